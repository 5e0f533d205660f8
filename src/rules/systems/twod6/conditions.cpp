#include "rules/systems/twod6/conditions.h"

#include "rules/core/situation.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/person.h"
#include "rules/systems/twod6/round.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr std::size_t kKindsOfRolls = 4;  // attacks, defences, initiative, anything else

constexpr auto kConditionTemplateFields = declare::rollConditionFields(kMostModifier,
                                                                       {"TD-42 TD-46", "TD-104", "TD-02"});
constexpr auto kModifierFields = declare::rollModifierFields(kMostModifier, kKindsOfRolls, "TD-42");

}  // namespace

const RecordDeclaration conditionTemplateRecord = declare::record<RollCondition>(
    "conditionTemplate", RecordKind::ConditionTemplate, kConditionTemplateFields);
const RecordDeclaration modifierRecord = declare::record<RollModifier>("modifier", RecordKind::Modifier,
                                                                       kModifierFields);

void TwoD6Conditions::enter(Input& input, Participation who, const AnyRecord& condition) const
{
    const bool isScored = std::ranges::any_of(
        input.action().parts, [](const PartDeclaration& part) { return part.record == &memberOptionsRecord; });
    if (isScored)
        return;
    // Who is held defends himself, although he acts; whoever holds him rolls nothing (TD-78).
    if (!input.isOneOf<Escape>())
        return RollConditions::enter(input, who, condition);
    if (who.role == Role::Actor)
        addTo(input.get<Escape>().options.defenceModifiers, condition.as<RollCondition>(), kMostModifier);
}

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
