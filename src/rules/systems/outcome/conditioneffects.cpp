#include "rules/systems/outcome/conditioneffects.h"

#include "rules/systems/outcome/person.h"

namespace hitspread::outcome {

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
