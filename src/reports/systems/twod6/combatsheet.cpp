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

constexpr qreal kBodyBottom = 121.0;
constexpr qreal kMonitorBegin = 123.0;
constexpr qreal kBesideGap = 4.0;
constexpr qreal kLeastNotes = 14.0;
constexpr qreal kBlocksGap = 2.0;

std::vector<paper::Page> pagesOf(const SheetSubject& subject, const SheetOptions& options)
{
    const SheetFacts facts(subject, options.blank);
    const SheetFrame frame(subject, options, frameWords(subject));
    QStringList notes{facts.conditions.join(u"  ·  "_qs), text::visible(facts.character.notes)};
    notes.removeAll(QString());
    const bool hasNotes = facts.isBlank || !notes.isEmpty();
    return frame.pages([&](Canvas& canvas, Overflow& overflow) {
        const qreal left = frame.left();
        const qreal right = left + frame.width();
        const qreal bottom = frame.bottom() - 3.0;
        layStatColumn(canvas, overflow, facts, {left, SheetFrame::kTop}, kBodyBottom);
        layBody(canvas, overflow, facts, subject.plan, {left, 0.0});
        qreal y = layMonitor(canvas, facts, {left, kMonitorBegin});
        if (options.setup.landscape) {
            // What is used turn by turn stands at the right.
            const qreal x = left + paper::kContentWidth + kBesideGap;
            y = layArmour(canvas, overflow, facts, {left, y}, paper::kContentWidth);
            y = layModifiers(canvas, facts, {left, y}, paper::kContentWidth, bottom - (hasNotes ? kLeastNotes : 0.0));
            layNotes(canvas, overflow, notes, facts.isBlank,
                     QRectF(QPointF(left, y), QPointF(left + paper::kContentWidth, bottom)));
            const qreal turnsEnd = layTurns(canvas, overflow, facts, {x, SheetFrame::kTop}, right - x);
            static_cast<void>(layWeapons(canvas, overflow, facts, {x, turnsEnd}, right - x, bottom));
            return;
        }
        const qreal used = bottom - (hasNotes ? kLeastNotes : 0.0);
        y = layTurns(canvas, overflow, facts, {left, y}, right - left);
        y = layArmour(canvas, overflow, facts, {left, y}, right - left);
        y = layWeapons(canvas, overflow, facts, {left, y}, right - left, used) + kBlocksGap;
        y = layModifiers(canvas, facts, {left, y}, right - left, used);
        layNotes(canvas, overflow, notes, facts.isBlank, QRectF(QPointF(left, y), QPointF(right, bottom)));
    });
}

}  // namespace

const CombatSheet& combatSheet()
{
    static constexpr CombatSheet kSheet{"twod6", pagesOf};
    return kSheet;
}

}  // namespace hitspread::twod6
