#include "rules/systems/outcome/modifiers.h"

#include <array>

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

std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list)
{
    using Affected = RollModifier::Affected;
    constexpr std::array<AffectedList, 4> kLists{{{"rollModifiers", Affected::Attack},
                                                  {"defenceModifiers", Affected::Defence},
                                                  {"modifiers", Affected::Initiative},
                                                  {"checkModifiers", Affected::Check}}};
    return hitspread::situationFor(modifier.as<RollModifier>(), list, kLists);
}

}  // namespace hitspread::outcome
