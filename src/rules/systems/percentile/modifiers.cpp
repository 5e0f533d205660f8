#include "rules/systems/percentile/modifiers.h"

namespace hitspread::percentile {

namespace {

constexpr std::size_t kKindsOfRolls = 3;  // attacks, defences, initiative

constexpr auto kConditionTemplateFields = declare::rollConditionFields(kMostModifier,
                                                                       {"PCT-03 PCT-07 PCT-21", "PCT-02", "PCT-01"});
constexpr auto kModifierFields = declare::rollModifierFields(kMostModifier, kKindsOfRolls, "PCT-07 PCT-21");

}  // namespace

const RecordDeclaration conditionTemplateRecord = declare::record<RollCondition>(
    "conditionTemplate", RecordKind::ConditionTemplate, kConditionTemplateFields);
const RecordDeclaration modifierRecord = declare::record<RollModifier>("modifier", RecordKind::Modifier,
                                                                       kModifierFields);

}  // namespace hitspread::percentile
