#include "rules/systems/outcome/modifiers.h"

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

}  // namespace hitspread::outcome
