#include "rules/systems/twod6/modifiers.h"

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

}  // namespace hitspread::twod6
