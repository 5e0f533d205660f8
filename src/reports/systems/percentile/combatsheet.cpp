#include "reports/combatsheet.h"

#include "reports/sheetframe.h"
#include "reports/systems/percentile/combatblocks.h"

namespace hitspread::percentile {

const CombatSheet& combatSheet();

namespace {

using namespace sheet;
using paper::Canvas;
using paper::Overflow;

constexpr qreal kBodyBottom = 158.4;
constexpr qreal kTracksBegin = 162.0;
constexpr qreal kBesideGap = 4.0;
constexpr qreal kLeastNotes = 10.0;

std::vector<paper::Page> pagesOf(const SheetSubject& subject, const SheetOptions& options)
{
    const SheetFacts facts(subject, options.blank);
    const SheetFrame frame(subject, options, frameWords(subject));
    return frame.pages([&](Canvas& canvas, Overflow& overflow) {
        const qreal left = frame.left();
        const qreal bottom = frame.bottom() - 3.0;
        layStatColumn(canvas, overflow, facts, {left, SheetFrame::kTop}, kBodyBottom);
        layBody(canvas, overflow, facts, subject.plan, {left, 0.0});
        if (options.setup.landscape) {
            const qreal x = left + paper::kContentWidth + kBesideGap;
            const qreal width = frame.width() - paper::kContentWidth - kBesideGap;
            static_cast<void>(layHarm(canvas, overflow, facts, {left, kTracksBegin}));
            const qreal lossEnd = layLoss(canvas, overflow, facts, {x, SheetFrame::kTop}, width);
            const qreal end = layWeapons(canvas, overflow, facts, {x, lossEnd}, width, bottom - kLeastNotes);
            layNotes(canvas, overflow, facts, QRectF(QPointF(x, end + 2.0), QPointF(x + width, bottom)));
            return;
        }
        const qreal harmEnd = layHarm(canvas, overflow, facts, {left, kTracksBegin});
        const qreal lossEnd = layLoss(canvas, overflow, facts, {left, harmEnd}, frame.width());
        const qreal end = layWeapons(canvas, overflow, facts, {left, lossEnd}, frame.width(), bottom);
        layNotes(canvas, overflow, facts, QRectF(QPointF(left, end + 2.0), QPointF(left + frame.width(), bottom)));
    });
}

}  // namespace

const CombatSheet& combatSheet()
{
    static constexpr CombatSheet kSheet{"percentile", pagesOf};
    return kSheet;
}

}  // namespace hitspread::percentile
