#include "reports/combatsheet.h"

#include "reports/sheetblocks.h"
#include "reports/sheetframe.h"
#include "reports/systems/twod6/combatblocks.h"
#include "text/echo.h"

namespace hitspread::twod6 {

const CombatSheet& combatSheet();

namespace {

using namespace sheet;
using paper::Canvas;
using paper::Overflow;

constexpr qreal kBodyBottom = 145.0;
constexpr qreal kMonitorBegin = 147.0;
constexpr qreal kBesideGap = 4.0;
constexpr qreal kLeastNotes = 14.0;

std::vector<paper::Page> pagesOf(const SheetSubject& subject, const SheetOptions& options)
{
    const SheetFacts facts(subject, options.blank);
    const SheetFrame frame(subject, options, frameWords(subject));
    return frame.pages([&](Canvas& canvas, Overflow& overflow) {
        const qreal left = frame.left();
        const qreal right = left + frame.width();
        const qreal bottom = frame.bottom() - 3.0;
        layStatColumn(canvas, overflow, facts, {left, SheetFrame::kTop}, kBodyBottom);
        layBody(canvas, overflow, facts, subject.plan, {left, 0.0});
        const qreal monitorEnd = layMonitor(canvas, facts, {left, kMonitorBegin});
        const bool isWide = options.setup.landscape;
        const qreal x = isWide ? left + paper::kContentWidth + kBesideGap : left;
        qreal y = layTurns(canvas, overflow, facts, {x, isWide ? SheetFrame::kTop : monitorEnd}, right - x);
        y = layArmour(canvas, overflow, facts, {x, y}, right - x);
        y = layWeapons(canvas, overflow, facts, {x, y}, right - x, bottom - kLeastNotes);
        layNotes(canvas, overflow, {facts.conditions.join(u"  ·  "_qs), text::visible(facts.character.notes)},
                 facts.isBlank, QRectF(QPointF(x, y + 2.0), QPointF(right, bottom)));
    });
}

}  // namespace

const CombatSheet& combatSheet()
{
    static constexpr CombatSheet kSheet{"twod6", pagesOf};
    return kSheet;
}

}  // namespace hitspread::twod6
