#include "reports/combatsheet.h"

#include "reports/paper/overflow.h"
#include "reports/paper/typeset.h"
#include "reports/systems/threed/footblocks.h"
#include "reports/systems/threed/locationblock.h"
#include "reports/systems/threed/sheetwords.h"
#include "reports/systems/threed/statcolumn.h"
#include "reports/systems/threed/trackblock.h"
#include "reports/systems/threed/weaponblock.h"
#include "rules/systems/threed/system.h"
#include "text/labels.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace hitspread::threed {

const CombatSheet& combatSheet();

namespace {

using namespace sheet;
using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr std::array kNames{Style{20.0, true}, Style{18.0, true}, Style{16.0, true}, Style{14.0, true},
                            Style{12.0, true}};
constexpr Style kNameInLines{11.0, true};
constexpr std::array kLaterNames{Style{12.0, true}, Style{10.0, true}, Style{8.5, true}, Style{7.5, true}};
constexpr Style kSubtitle{8.0, false, Token::Muted};
constexpr Style kSheetTitle{9.0, true};
constexpr Style kRemark{7.0, false, Token::Muted};
constexpr Style kFoot{6.5, false, Token::Muted};
constexpr qreal kSheetTitleWidth = 66.0;
constexpr qreal kHeaderRule = 23.2;
constexpr qreal kColumnTop = 26.0;
constexpr qreal kColumnBottom = 158.4;
constexpr qreal kTracksTop = 164.0;
constexpr qreal kSheetFootGap = 2.6;
constexpr qreal kGutter = 4.0;       ///< between the body and the weapons beside it
constexpr qreal kFootHeight = 12.0;  ///< from the lower edge of the paper
constexpr qreal kLaterTop = 24.0;    ///< of the pages after the first
constexpr qreal kLaterRule = 19.0;

/// The sheet of one character, page by page.
class Layout {
public:
    Layout(const SheetSubject& subject, const SheetOptions& options)
        : m_subject(subject),
          m_options(options),
          m_facts(subject, options.blank),
          m_left(paper::leftOf(options.setup)),
          m_bottom(paper::sizeOf(options.setup).height() - kFootHeight),
          m_width(paper::contentWidthOf(options.setup))
    {}

    std::vector<paper::Page> pages()
    {
        std::vector<paper::Page> all(1);
        Overflow overflow(m_width);
        layFirst(all.front(), overflow);
        if (!overflow.isEmpty()) {
            for (paper::Page& page : overflow.pages(all.front(), m_left, kLaterTop, m_bottom - 3.0)) {
                layLaterHeader(page);
                all.push_back(std::move(page));
            }
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            layFooter(all[i], i + 1, all.size());
        return all;
    }

private:
    void layFirst(paper::Page& page, Overflow& overflow)
    {
        Canvas canvas(page);
        layHeader(canvas, overflow);
        layStatColumn(canvas, overflow, m_facts, {m_left, kColumnTop}, kColumnBottom);
        const std::vector<bool> named = layBody(canvas, overflow, m_facts, m_subject.plan, {m_left, 0.0});
        canvas.rule({m_left, kTracksTop - 1.8}, {m_left + paper::kContentWidth, kTracksTop - 1.8}, 0.25);
        const qreal tracksEnd = layTracks(canvas, overflow, m_facts, {m_left, kTracksTop});
        const qreal footLimit = m_bottom - 3.0;
        const OtherWords others = otherWords(m_facts, named);
        if (m_options.setup.landscape) {
            const qreal room = m_width - paper::kContentWidth - kGutter;
            const QPointF corner(m_left + m_width - room, kColumnTop);
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

    [[nodiscard]] QString name() const { return m_facts.isBlank() ? QString() : words(m_facts.character().name); }

    [[nodiscard]] QString subtitle() const
    {
        QStringList parts;
        if (m_facts.isBlank())
            return {};
        if (const auto& encounter = m_facts.encounter())
            parts.append(SheetText::tr("%1, round %2, phase %3")
                             .arg(words(encounter->name))
                             .arg(encounter->round)
                             .arg(encounter->phase));
        if (!m_facts.character().player.empty())
            parts.append(SheetText::tr("player %1").arg(words(m_facts.character().player)));
        parts.append(words(m_facts.character().species));
        parts.removeAll(QString());
        return parts.join(u"  ·  "_qs);
    }

    [[nodiscard]] QString remark() const
    {
        QStringList parts;
        if (!m_facts.isBlank() && !m_subject.profile.empty())
            parts.append(SheetText::tr("%1 rules").arg(text::inSentence(text::fromId(m_subject.profile))));
        if (!m_facts.isBlank() && m_subject.sample)
            parts.append(SheetText::tr("sample data"));
        if (m_options.date.isValid() && !m_facts.isBlank())
            parts.append(QLocale().toString(m_options.date, SheetText::tr("d MMMM yyyy", "a date as Qt writes it")));
        return parts.join(u" · "_qs);
    }

    void layHeader(Canvas& canvas, Overflow& overflow)
    {
        const qreal width = m_width - kSheetTitleWidth;
        const qreal right = m_left + width;
        if (m_facts.isBlank())
            layBlankName(canvas);
        layName(canvas, overflow, QRectF(m_left, 8.0, width - 4.0, 9.4));
        canvas.fitted(QRectF(m_left, 17.8, width - 4.0, 4.2), subtitle(), kSubtitle, overflow, SheetText::tr("Who"));
        canvas.text(QRectF(right, 9.0, kSheetTitleWidth, 4.4), SheetText::tr("Combat sheet, 3D System"), kSheetTitle,
                    Qt::AlignRight);
        canvas.fitted(QRectF(right, 13.6, kSheetTitleWidth, 3.8), remark(), kRemark, overflow, SheetText::tr("Made"),
                      Qt::AlignRight);
        canvas.rule({m_left, kHeaderRule}, {m_left + m_width, kHeaderRule}, 0.7);
    }

    /// The first of some styles in which the name fits.
    [[nodiscard]] auto fitting(const auto& styles, qreal width) const
    {
        return std::ranges::find_if(styles, [&](const Style& style) { return paper::widthOf(name(), style) <= width; });
    }

    /// In full: a long name is set smaller, and then in two lines.
    void layName(Canvas& canvas, Overflow& overflow, const QRectF& frame)
    {
        if (const auto style = fitting(kNames, frame.width()); style != kNames.end())
            return canvas.text(frame, name(), *style);
        const QStringList lines = paper::wrapped(name(), kNameInLines, frame.width());
        if (!canvas.lines(frame, lines, kNameInLines).isEmpty())
            overflow.tell(SheetText::tr("Name"), name());
    }

    void layBlankName(Canvas& canvas)
    {
        canvas.rule({m_left, 16.4}, {m_left + 108.0, 16.4}, 0.18);
        canvas.text(QRectF(m_left, 17.2, 36.0, 3.6), SheetText::tr("Name"), kRemark);
        canvas.text(QRectF(m_left + 54.0, 17.2, 36.0, 3.6), SheetText::tr("Player"), kRemark);
    }

    void layLaterHeader(paper::Page& page)
    {
        Canvas canvas(page);
        Overflow none;  // the first page tells a long name in full
        const qreal width = m_width - kSheetTitleWidth;
        const QRectF frame(m_left, 10.0, width - 4.0, 6.4);
        if (const auto style = fitting(kLaterNames, frame.width()); style != kLaterNames.end())
            canvas.text(frame, name(), *style);
        else
            canvas.fitted(frame, name(), kLaterNames.back(), none, {});
        canvas.text(QRectF(m_left + width, 11.0, kSheetTitleWidth, 4.4), SheetText::tr("Combat sheet, continued"),
                    kSheetTitle, Qt::AlignRight);
        canvas.rule({m_left, kLaterRule}, {m_left + m_width, kLaterRule}, 0.7);
    }

    void layFooter(paper::Page& page, std::size_t number, std::size_t count)
    {
        Canvas canvas(page);
        const qreal y = m_bottom + 0.4;
        canvas.rule({m_left, y - 1.0}, {m_left + m_width, y - 1.0}, 0.25);
        QString source = SheetText::tr("Hitspread · boxes crossed are already lost");
        if (m_facts.isBlank())
            source = SheetText::tr("Hitspread · cross boxes from their end, stroke bruising from the beginning");
        else if (m_facts.isLive())
            source = SheetText::tr("Hitspread · printed from the running fight · boxes crossed are already lost");
        canvas.text(QRectF(m_left, y, 110.0, 3.4), source, kFoot);
        const QString pages = SheetText::tr("page %1 of %2").arg(number).arg(count);
        const qreal width = m_width - 110.0;
        const qreal nameRoom = width - paper::widthOf(pages, kFoot) - 4.0;
        const QString who = paper::elided(name(), kFoot, nameRoom);
        canvas.text(QRectF(m_left + 110.0, y, width, 3.4), who.isEmpty() ? pages : u"%1 · %2"_qs.arg(who, pages), kFoot,
                    Qt::AlignRight);
    }

    const SheetSubject& m_subject;
    const SheetOptions& m_options;
    CombatFacts m_facts;
    qreal m_left;
    qreal m_bottom;
    qreal m_width;  ///< of the whole content
};

class ThreedCombatSheet final : public CombatSheet {
public:
    std::string_view system() const override { return "threed"; }
    std::vector<paper::Page> pages(const SheetSubject& subject, const SheetOptions& options) const override
    {
        return Layout(subject, options).pages();
    }
};

}  // namespace

const CombatSheet& combatSheet()
{
    static const ThreedCombatSheet sheet;
    return sheet;
}

}  // namespace hitspread::threed
