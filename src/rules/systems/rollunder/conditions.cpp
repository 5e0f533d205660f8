#include "rules/systems/rollunder/conditions.h"

#include "rules/core/input.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/sheet.h"

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

namespace {

/// Of an action of two: the list of who acts, or of the other.
template <typename Action>
bool enterBoth(Input& input, bool acts, const RollCondition& condition)
{
    auto* action = input.as<Action>();
    if (action)
        addTo(acts ? action->options.rollModifiers : action->options.defenceModifiers, condition, kMostModifier);
    return action != nullptr;
}

}  // namespace

void RollUnderConditions::enter(Input& input, Participation who, const AnyRecord& record) const
{
    const auto& condition = record.as<RollCondition>();
    const bool acts = who.role == Role::Actor;
    if (enterBoth<Attack>(input, acts, condition) || enterBoth<Feint>(input, acts, condition))
        return;
    if (auto* sheet = input.as<Sheet>())
        addTo(sheet->options.rollModifiers, condition, kMostModifier);
}

/// Nobody aims at, evaluates or waits for who is gone, and his feints count no more.
void RollUnderConditions::untie(AnyRecord& state, std::int32_t gone) const
{
    auto& condition = state.as<Condition>();
    Ledger ledger(condition);
    if (ledger->aimAt == gone)
        ledger.loseAim({});
    if (ledger->evaluateAt == gone)
        ledger.loseEvaluate({});
    ledger.spendFeints(gone, {});
    if (ledger->waitFor == gone)
        ledger.set<&Condition::waitFor>(0, Term{});
    if (ledger->retreatedFrom == gone)
        ledger.set<&Condition::retreatedFrom>(0, Term{});
    if (ledger->struckAt == gone)
        ledger.set<&Condition::struckAt>(0, Term{});
    condition = *ledger;
}

}  // namespace hitspread::rollunder
