#include "reports/combatsheet.h"

#include "reports/paper/overflow.h"
#include "reports/paper/typeset.h"
#include "reports/sheetframe.h"
#include "reports/systems/threed/footblocks.h"
#include "reports/systems/threed/framewords.h"
#include "reports/systems/threed/locationblock.h"
#include "reports/systems/threed/statcolumn.h"
#include "reports/systems/threed/trackblock.h"
#include "reports/systems/threed/weaponblock.h"
#include "rules/systems/threed/system.h"

#include <algorithm>

namespace hitspread::threed {

const CombatSheet& combatSheet();

namespace {

using namespace sheet;
using paper::Canvas;
using paper::Overflow;

constexpr qreal kColumnBottom = 158.4;
constexpr qreal kTracksTop = 164.0;
constexpr qreal kSheetFootGap = 2.6;
constexpr qreal kGutter = 4.0;  ///< between the body and the weapons beside it

/// The sheet of one character, page by page.
class Layout {
public:
    Layout(const SheetSubject& subject, const SheetOptions& options)
        : m_subject(subject),
          m_options(options),
          m_facts(subject, options.blank),
          m_frame(subject, options, frameWords(m_facts)),
          m_left(m_frame.left()),
          m_bottom(m_frame.bottom()),
          m_width(m_frame.width())
    {}

    std::vector<paper::Page> pages()
    {
        return m_frame.pages([this](Canvas& canvas, Overflow& overflow) { layFirst(canvas, overflow); });
    }

private:
    void layFirst(Canvas& canvas, Overflow& overflow)
    {
        layStatColumn(canvas, overflow, m_facts, {m_left, SheetFrame::kTop}, kColumnBottom);
        const std::vector<bool> named = layBody(canvas, overflow, m_facts, m_subject.plan, {m_left, 0.0});
        canvas.rule({m_left, kTracksTop - 1.8}, {m_left + paper::kContentWidth, kTracksTop - 1.8}, 0.25);
        const qreal tracksEnd = layTracks(canvas, overflow, m_facts, {m_left, kTracksTop});
        const qreal footLimit = m_bottom - 3.0;
        const OtherWords others = otherWords(m_facts, named);
        if (m_options.setup.landscape) {
            const qreal room = m_width - paper::kContentWidth - kGutter;
            const QPointF corner(m_left + m_width - room, SheetFrame::kTop);
            // What is written by hand has no other page to go to.
            const qreal comfort = m_facts.isBlank() ? footHeightBeside(m_facts) + kSheetFootGap : 0.0;
            const qreal weaponsEnd = layWeapons(canvas, overflow, m_facts, corner, footLimit, room, comfort);
            layFootBeside(
                canvas, overflow, m_facts, others,
                QRectF(QPointF(m_left, tracksEnd + kSheetFootGap), QPointF(m_left + paper::kContentWidth, footLimit)),
                QRectF(QPointF(corner.x(), weaponsEnd + kSheetFootGap), QPointF(m_left + m_width, footLimit)));
        } else {
            layBelow(canvas, overflow, others, tracksEnd, footLimit);
        }
    }

    /// Portrait: weapons, modifiers and notes below the tracks.
    void layBelow(Canvas& canvas, Overflow& overflow, const OtherWords& others, qreal tracksEnd, qreal footLimit)
    {
        const qreal least = m_facts.isBlank() ? kLeastBlankFoot : kLeastFoot;
        const qreal weaponsEnd = layWeapons(canvas, overflow, m_facts, {m_left, tracksEnd + 3.0},
                                            footLimit - least - kSheetFootGap, 0.0,
                                            std::max(0.0, footHeight(m_facts) - least));
        layFoot(canvas, overflow, m_facts, others, {m_left, weaponsEnd + kSheetFootGap}, footLimit);
    }

    const SheetSubject& m_subject;
    const SheetOptions& m_options;
    CombatFacts m_facts;
    SheetFrame m_frame;
    qreal m_left;
    qreal m_bottom;
    qreal m_width;  ///< of the whole content
};

std::vector<paper::Page> pagesOf(const SheetSubject& subject, const SheetOptions& options)
{
    return Layout(subject, options).pages();
}

}  // namespace

const CombatSheet& combatSheet()
{
    static constexpr CombatSheet kSheet{"threed", pagesOf};
    return kSheet;
}

}  // namespace hitspread::threed
