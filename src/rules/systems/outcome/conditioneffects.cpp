#include "rules/systems/outcome/conditioneffects.h"

#include "rules/core/input.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/sheet.h"

namespace hitspread::outcome {

namespace {

/// Of an action of two: the list of who acts, or of the other.
template <typename Action>
bool enterBoth(Input& input, bool acts, const RollCondition& condition)
{
    auto* action = input.as<Action>();
    if (action)
        addTo(acts ? action->options.rollModifiers : action->options.defenceModifiers, condition, kMostModifier);
    return action != nullptr;
}

template <typename Action>
bool enterAlone(Input& input, const RollCondition& condition)
{
    auto* action = input.as<Action>();
    if (action)
        addTo(action->options.checkModifiers, condition, kMostModifier);
    return action != nullptr;
}

}  // namespace

void OutcomeConditions::enter(Input& input, Participation who, const AnyRecord& record) const
{
    const auto& condition = record.as<RollCondition>();
    const bool acts = who.role == Role::Actor;
    if (enterBoth<Attack>(input, acts, condition) || enterBoth<Grapple>(input, acts, condition)
        || enterBoth<BreakHold>(input, acts, condition) || enterBoth<Feint>(input, acts, condition)
        || (acts && (enterAlone<Move>(input, condition) || enterAlone<Test>(input, condition))))
        return;
    if (auto* sheet = input.as<Sheet>())
        return addTo(sheet->options.rollModifiers, condition, kMostModifier);
    if (auto* change = input.as<RoundChange>(); change && !acts) {
        if (change->initiatives.size() <= who.place)
            change->initiatives.resize(who.place + 1);
        addTo(change->initiatives[who.place].modifiers, condition, kMostModifier);
    }
}

/// A hold ends with either of the two, aim with whom it is at (OUT-50, OUT-51, OUT-D13).
void OutcomeConditions::untie(AnyRecord& state, std::int32_t gone) const
{
    auto& condition = state.as<Condition>();
    Ledger ledger(condition);
    if (ledger->holding == gone)
        ledger.letGo({});
    if (ledger->heldBy == gone)
        ledger.comeFree({});
    if (ledger->aimAt == gone)
        ledger.loseAim({});
    if (ledger->shieldAgainst == gone)
        ledger.set<&Condition::shieldAgainst>(0, {});
    condition = *ledger;
}

}  // namespace hitspread::outcome
