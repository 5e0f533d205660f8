#include "rules/systems/outcome/conditions.h"

#include "rules/systems/outcome/person.h"

namespace hitspread::outcome {

namespace {

constexpr std::size_t kKindsOfRolls = 4;  // attacks, defences, initiative, anything else

constexpr auto kConditionTemplateFields = declare::rollConditionFields(kMostModifier, {"OUT-02 OUT-07", "OUT-69", ""});
constexpr auto kModifierFields = declare::rollModifierFields(kMostModifier, kKindsOfRolls, "OUT-02 OUT-07 OUT-08");

}  // namespace

const RecordDeclaration conditionTemplateRecord = declare::record<RollCondition>(
    "conditionTemplate", RecordKind::ConditionTemplate, kConditionTemplateFields);
const RecordDeclaration modifierRecord = declare::record<RollModifier>("modifier", RecordKind::Modifier,
                                                                       kModifierFields);

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
