#include "rules/systems/rollunder/modifiers.h"

namespace hitspread::rollunder {

namespace {

constexpr std::size_t kKindsOfRolls = 4;  // attacks, defences, the order, anything else

constexpr auto kConditionTemplateFields = declare::rollConditionFields(kMostModifier,
                                                                       {"R3-03 R3-08", "R3-69", "R3-69"});
constexpr auto kModifierFields = declare::rollModifierFields(kMostModifier, kKindsOfRolls, "R3-03 R3-08");

}  // namespace

const RecordDeclaration conditionTemplateRecord = declare::record<RollCondition>(
    "conditionTemplate", RecordKind::ConditionTemplate, kConditionTemplateFields);
const RecordDeclaration modifierRecord = declare::record<RollModifier>("modifier", RecordKind::Modifier,
                                                                       kModifierFields);

}  // namespace hitspread::rollunder
