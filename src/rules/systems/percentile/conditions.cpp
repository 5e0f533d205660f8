#include "rules/systems/percentile/conditions.h"

#include "rules/core/input.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/sheet.h"

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

namespace {

/// As one penalty more; who is full of them bears it with the last.
void bear(Condition& condition, std::int32_t modifier)
{
    if (modifier != 0 && condition.penalties.isFull())
        condition.penalties[condition.penalties.size() - 1].modifier += modifier;
    else if (modifier != 0)
        condition.penalties.add({modifier, 0, PenaltyCause::GameMaster});
}

}  // namespace

void PercentileConditions::enter(Input& input, Participation who, const AnyRecord& record) const
{
    if (auto* sheet = input.as<Sheet>())
        return bear(sheet->condition, record.as<RollCondition>().rolls);
    RollConditions::enter(input, who, record);
}

bool PercentileConditions::acts(const Input& input, Role role) const
{
    return role == Role::Target && input.isOneOf<Clash, Duel>();
}

}  // namespace hitspread::percentile
