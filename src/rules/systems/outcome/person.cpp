#include "rules/systems/outcome/person.h"

#include <algorithm>
#include <numeric>

namespace hitspread::outcome {

namespace {

StillAble stillAble(const Condition& condition, const Switches& switches)
{
    return static_cast<StillAble>(woundFor(switches, condition.levels).cells[woundcolumn::kActs]);
}

}  // namespace

bool canAct(const Condition& condition, const Switches& switches)
{
    return !condition.dead && stillAble(condition, switches) == StillAble::Acts;
}

bool canWalk(const Condition& condition, const Switches& switches)
{
    return canAct(condition, switches) && woundFor(switches, condition.levels).cells[woundcolumn::kWalks] != 0;
}

std::int32_t woundPenalty(const Character& who, const Condition& condition, const Switches& switches)
{
    return who.painTolerance ? 0 : woundFor(switches, condition.levels).cells[woundcolumn::kPenalty];
}

std::int32_t actionsOf(const Condition& condition)
{
    return std::accumulate(condition.plan.begin(), condition.plan.end(), condition.actionsAdded,
                           [](std::int32_t sum, const Planned& line) { return sum + line.count; });
}

bool mayWhileHeld(const Condition& condition, const Doing& doing)
{
    switch (doing.plan) {
    case Plan::BreakHold: return true;
    case Plan::Strike:
    case Plan::Shoot:
    case Plan::Automatic:
    case Plan::Grapple: return !condition.pinned && doing.whom == condition.heldBy;
    default: return false;
    }
}

std::optional<std::size_t> lineFor(const Condition& condition, const Doing& doing)
{
    const auto find = [&](std::int32_t whom) {
        return std::ranges::find_if(condition.plan, [&](const Planned& line) {
            return line.plan == doing.plan && line.whom == whom && line.done < line.count;
        });
    };
    const auto placeOf = [&](const Planned* line) { return static_cast<std::size_t>(line - condition.plan.begin()); };
    if (const Planned* line = find(doing.whom); line != condition.plan.end())
        return placeOf(line);
    const Planned* line = find(0);
    return line == condition.plan.end() ? std::nullopt : std::optional(placeOf(line));
}

std::int32_t actionsLeft(const Condition& condition)
{
    if (condition.inTurn && condition.plan.isEmpty())
        return 1;
    return std::accumulate(condition.plan.begin(), condition.plan.end(), 0, [](std::int32_t sum, const Planned& line) {
        return sum + (isDefence(line.plan) ? 0 : std::max(line.count - line.done, 0));
    });
}

std::int32_t actionsTaken(const Condition& condition)
{
    return std::accumulate(condition.plan.begin(), condition.plan.end(), 0,
                           [](std::int32_t sum, const Planned& line) { return sum + line.done; });
}

bool isFooled(const Condition& condition, std::int32_t turn)
{
    return std::ranges::any_of(condition.tokens, [turn](const Token& token) { return token.until >= turn; });
}

void Ledger::take(const Doing& doing, Term because)
{
    const Condition& now = **this;
    if (const auto line = lineFor(now, doing))
        return set<&Condition::plan, &Planned::done>(*line, now.plan[*line].done + 1, because);
    if (!now.inTurn || !now.plan.isEmpty())
        return;
    if (const auto line = addRow<&Condition::plan>(because))
        setRow<&Condition::plan>(*line, {doing.plan, doing.whom, 1, 1}, because);
}

void Ledger::loseAim(Term because)
{
    set<&Condition::aimAt>(0, because);
    set<&Condition::aimTurns>(0, because);
}

void Ledger::addAction(Term because)
{
    set<&Condition::actionsAdded>((**this).actionsAdded + 1, because);
}

void Ledger::letGo(Term because)
{
    set<&Condition::holding>(0, because);
    set<&Condition::garrote>(kNoEntry, because);
    set<&Condition::keeps>(false, because);
}

void Ledger::comeFree(Term because)
{
    set<&Condition::heldBy>(0, because);
    set<&Condition::pinned>(false, because);
}

void Ledger::addToken(std::int32_t until, Term because)
{
    if (const auto row = addRow<&Condition::tokens>(because))
        setRow<&Condition::tokens>(*row, {until}, because);
}

void Ledger::spendToken(std::int32_t turn, Term because)
{
    const auto all = (**this).tokens;
    const Token* first = all.end();
    for (const Token& token : all) {
        if (token.until >= turn && (first == all.end() || token.until < first->until))
            first = &token;
    }
    if (first == all.end())
        return;
    for (auto row = static_cast<std::size_t>(first - all.begin()); row + 1 < all.size(); ++row)
        setRow<&Condition::tokens>(row, all[row + 1], because);
    keepRows<&Condition::tokens>(all.size() - 1, because);
}

void refuseDoing(Refusals& refusals, const Condition& condition, const Switches& switches, const Doing& doing,
                 std::string_view part)
{
    const bool isOut = !canAct(condition, switches);
    refusals.when(isOut, RefusalCode::ActorOut, Rule::Rule74, part, "levels");
    const bool isBarred = condition.heldBy != 0 && !mayWhileHeld(condition, doing);
    refusals.when(isBarred && condition.pinned, RefusalCode::ActorPinned, Rule::Rule54, part, "pinned");
    refusals.when(isBarred && !condition.pinned, RefusalCode::ActorHeld, Rule::Rule50, part, "heldBy");
    if (isOut || condition.plan.isEmpty() || lineFor(condition, doing))
        return;
    // Whoever has acted and has nothing left is through with his turn, whatever else he might do.
    const bool isThrough = actionsLeft(condition) == 0 && actionsTaken(condition) > 0;
    const bool isDone = isThrough || std::ranges::any_of(condition.plan, [&](const Planned& line) {
                            return line.plan == doing.plan && (line.whom == 0 || line.whom == doing.whom);
                        });
    refusals.when(isDone, RefusalCode::NoActionLeft, Rule::Rule12, part, "planDone");
    // Of what he cannot do it does not matter whether he declared it.
    refusals.when(!isDone && !isBarred, RefusalCode::NotDeclared, Rule::Rule68, part, "plan",
                  static_cast<std::int32_t>(doing.plan), doing.whom);
}

}  // namespace hitspread::outcome
