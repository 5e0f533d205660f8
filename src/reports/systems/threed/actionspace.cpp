#include "reports/systems/threed/actionspace.h"

#include "reports/systems/threed/sheetwords.h"
#include "rules/systems/threed/declaredtarget.h"
#include "rules/systems/threed/turn/turn.h"

#include <algorithm>
#include <array>

namespace hitspread::threed::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::PencilMark;
using paper::Style;

constexpr int kActionRounds = 8;
constexpr qreal kActionRow = 5.1;
constexpr qreal kBox = 3.8;
constexpr qreal kBoxPitch = 4.1;
constexpr qreal kActionCircle = 3.6;
constexpr qreal kCirclePitch = 3.9;
constexpr qreal kRoundWidth = 6.0;
constexpr qreal kLeastInitiative = 7.0;
constexpr qreal kActionGap = 1.3;
constexpr Style kRound{7.5, true};
constexpr Style kActionHint{6.8, false, Token::Muted};
constexpr Style kInitiative{9.0, true};

struct Budget {
    std::array<int, kPhases> phases{};
    int additional = 0;
    int parries = 0;
    std::size_t running = kPhases;  ///< the phase that runs, where more is left in it than the round gives it
    int extra = 0;                  ///< so many more, by hand or by what was gained

    [[nodiscard]] qreal width() const
    {
        qreal boxes = extra * kBoxPitch;
        for (const int count : phases)
            boxes += std::max(1, count) * kBoxPitch + kActionGap;
        return boxes + (additional > 0 ? additional * kBoxPitch + 3.0 : 0.0) + parries * kCirclePitch + 3.0;
    }
};

Budget budgetOf(const CombatFacts& facts)
{
    Budget budget;
    if (facts.isBlank()) {
        budget.phases.fill(1);
        budget.parries = 1;
        return budget;
    }
    for (std::size_t phase = 0; phase < budget.phases.size(); ++phase)
        budget.phases[phase] = facts.value(Quantity::SheetPhaseActions, phase);
    budget.additional = facts.value(Quantity::SheetAdditionalActions);
    budget.parries = facts.value(Quantity::SheetFreeParries);
    if (facts.isLive() && facts.encounter()->phase >= 1 && facts.encounter()->phase <= kPhases) {
        const auto now = static_cast<std::size_t>(facts.encounter()->phase) - 1;
        const std::int32_t left = facts.condition().actionsLeft;
        if (left != kNoEntry && left > budget.phases[now]) {
            budget.running = now;
            // A phase without an Action has room for one box already.
            budget.extra = left - std::max(1, budget.phases[now]);
        }
    }
    return budget;
}

/// Actions of a phase that are used up: all of an earlier one, of the present one those that are not left.
int usedIn(const CombatFacts& facts, int round, int phase, int actions)
{
    if (!facts.isLive() || round != facts.encounter()->round)
        return 0;
    if (phase != facts.encounter()->phase)
        return phase < facts.encounter()->phase ? actions : 0;
    const std::int32_t left = facts.condition().actionsLeft;
    return left == kNoEntry ? 0 : std::clamp(actions - left, 0, actions);
}

void layRound(Canvas& canvas, const CombatFacts& facts, const Budget& budget, QPointF at, qreal width, int index)
{
    const int first = facts.isLive() ? facts.encounter()->round : 1;
    const int round = first + index;
    if (facts.isBlank())
        canvas.rule(at + QPointF(0.0, kActionRow - 0.6), at + QPointF(kRoundWidth - 1.0, kActionRow - 0.6), 0.18);
    else
        canvas.text(QRectF(at, QSizeF(kRoundWidth, kActionRow)), QString::number(round), kRound);
    qreal x = at.x() + width - budget.width();
    const QRectF initiative(at.x() + kRoundWidth, at.y(), x - kActionGap - at.x() - kRoundWidth, kActionRow - 0.6);
    canvas.rule(initiative.bottomLeft(), initiative.bottomRight(), 0.18);
    if (facts.isLive() && index == 0 && facts.condition().initiative != kNoEntry)
        canvas.text(initiative, plain(facts.condition().initiative), kInitiative, Qt::AlignHCenter);
    const qreal top = at.y() + (kActionRow - kBox) / 2.0;
    const auto boxes = [&](int count, int used) {
        for (int i = 0; i < count; ++i, x += kBoxPitch)
            canvas.box(QRectF(x, top, kBox, kBox), 0.25, i < used ? PencilMark::Cross : PencilMark::None);
    };
    for (int phase = 1; phase <= kPhases; ++phase) {
        const auto place = static_cast<std::size_t>(phase) - 1;
        const bool isMore = place == budget.running;
        const bool isMoreNow = isMore && index == 0;
        const int count = isMoreNow ? facts.condition().actionsLeft : budget.phases[place];
        boxes(count, usedIn(facts, round, phase, count));
        if (count == 0) {
            canvas.rule({x + 1.0, top + kBox / 2.0}, {x + kBox - 1.0, top + kBox / 2.0}, 0.18);
            x += kBoxPitch;
        }
        if (isMore && !isMoreNow)
            x += budget.extra * kBoxPitch;
        x += kActionGap;
    }
    if (budget.additional > 0) {
        canvas.text(QRectF(x - 0.6, at.y(), 3.0, kActionRow), u"+"_qs, kActionHint, Qt::AlignHCenter);
        x += 2.6;
        boxes(budget.additional, 0);
    }
    canvas.text(QRectF(x - 0.4, at.y(), 2.8, kActionRow), budget.parries > 0 ? SheetText::tr("P") : QString(),
                kActionHint, Qt::AlignHCenter);
    x = at.x() + width - budget.parries * kCirclePitch + (kCirclePitch - kActionCircle);
    for (int i = 0; i < budget.parries; ++i, x += kCirclePitch)
        canvas.circle(QRectF(x, at.y() + (kActionRow - kActionCircle) / 2.0, kActionCircle, kActionCircle), 0.2);
}

/// Whether all of a round stands beside a line for the Initiative Total.
bool fits(const Budget& budget, qreal width)
{
    return budget.width() <= width - kRoundWidth - kLeastInitiative;
}

/// The rounds of one column below each other, those of the next beside them.
void moveOn(Overflow& overflow, const CombatFacts& facts, const Budget& budget)
{
    const qreal least = kRoundWidth + kLeastInitiative + budget.width();
    const bool two = 2.0 * least + Overflow::kColumnGap <= overflow.width();
    const int rows = two ? kActionRounds / 2 : kActionRounds;
    const qreal width = std::min(least + 2.0 * kLeastInitiative,
                                 two ? (overflow.width() - Overflow::kColumnGap) / 2.0 : overflow.width());
    const qreal pitch = width + Overflow::kColumnGap;
    for (int row = 0; row < rows; ++row) {
        overflow.strip(SheetText::tr("Actions"), kActionRow, [=](Canvas& later, QPointF corner) {
            for (int round = row; round < kActionRounds; round += rows, corner.rx() += pitch)
                layRound(later, facts, budget, corner, width, round);
        });
    }
}

}  // namespace

qreal actionSpaceHeight(const CombatFacts& facts, qreal width)
{
    return fits(budgetOf(facts), width) ? fullActionSpaceHeight() : paper::kHeadingHeight - 0.6;
}

qreal fullActionSpaceHeight()
{
    return paper::kHeadingHeight - 0.6 + kActionRounds * kActionRow;
}

void layActionSpace(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal width)
{
    const Budget budget = budgetOf(facts);
    if (!fits(budget, width)) {
        overflow.pointer(SheetText::tr("Actions"),
                         canvas.heading(at, width, SheetText::tr("Actions"), {}, Overflow::pointerSize().width()));
        moveOn(overflow, facts, budget);
        return;
    }
    canvas.heading(at, width, SheetText::tr("Actions"), SheetText::tr("INI, phase 1 2 3, P free parry"));
    for (int i = 0; i < kActionRounds; ++i)
        layRound(canvas, facts, budget, at + QPointF(0.0, paper::kHeadingHeight - 0.6 + i * kActionRow), width, i);
}

}  // namespace hitspread::threed::sheet
