#include "rules/systems/twod6/conditioneffects.h"

#include "rules/systems/twod6/person.h"

namespace hitspread::twod6 {

/// A hold ends with either of the two, aim and treatment with whom they are on (TD-48, TD-D54, TD-D62).
void TwoD6Conditions::untie(AnyRecord& state, std::int32_t gone) const
{
    auto& condition = state.as<Condition>();
    Ledger ledger(condition);
    if (ledger->holding == gone)
        ledger.letGo({});
    ledger.release(gone, {});
    if (ledger->aimAt == gone)
        ledger.loseAim({});
    if (ledger->treats == gone)
        ledger.loseTreatment({});
    condition = *ledger;
}

}  // namespace hitspread::twod6
