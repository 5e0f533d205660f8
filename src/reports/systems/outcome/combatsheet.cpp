#include "reports/combatsheet.h"

#include "reports/sheetframe.h"
#include "reports/systems/outcome/statcolumn.h"

namespace hitspread::outcome {

const CombatSheet& combatSheet();

namespace {

using namespace sheet;
using paper::Canvas;
using paper::Overflow;

constexpr qreal kColumnsBottom = 158.4;
constexpr qreal kWoundsBegin = 162.0;
constexpr qreal kTurnColumn = 128.0;
constexpr qreal kSheetBeside = 4.0;
constexpr qreal kLeastNotes = 10.0;

std::vector<paper::Page> pagesOf(const SheetSubject& subject, const SheetOptions& options)
{
    const SheetFacts facts(subject, options.blank);
    const SheetFrame frame(subject, options, frameWords(subject));
    return frame.pages([&](Canvas& canvas, Overflow& overflow) {
        const qreal left = frame.left();
        const qreal bottom = frame.bottom() - 3.0;
        layStatColumn(canvas, overflow, facts, {left, SheetFrame::kTop}, kColumnsBottom);
        layBody(canvas, overflow, facts, subject.plan, {left, 0.0});
        layTurnColumn(canvas, overflow, facts, {left + kTurnColumn, SheetFrame::kTop});
        const qreal woundsEnd = layWounds(canvas, overflow, facts, {left, kWoundsBegin});
        const bool isWide = options.setup.landscape;
        const qreal x = isWide ? left + paper::kContentWidth + kSheetBeside : left;
        const qreal top = isWide ? SheetFrame::kTop : woundsEnd;
        const qreal right = left + frame.width();
        const qreal end = layWeapons(canvas, overflow, facts, {x, top}, right - x, bottom - kLeastNotes);
        layNotes(canvas, overflow, facts, QRectF(QPointF(x, end + 2.0), QPointF(right, bottom)));
    });
}

}  // namespace

const CombatSheet& combatSheet()
{
    static constexpr CombatSheet kSheet{"outcome", pagesOf};
    return kSheet;
}

}  // namespace hitspread::outcome
