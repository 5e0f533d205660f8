#include "rules/systems/percentile/conditioneffects.h"

#include "rules/core/input.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/modifiers.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/percentile/sheet.h"

namespace hitspread::percentile {

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
    const auto& condition = record.as<RollCondition>();
    const bool acts = who.role == Role::Actor;
    if (auto* attack = input.as<Attack>()) {
        addTo(acts ? attack->options.rollModifiers : attack->options.defenceModifiers, condition, kMostModifier);
    } else if (auto* clash = input.as<Clash>()) {
        addTo(acts ? clash->options.rollModifiers : clash->options.targetModifiers, condition, kMostModifier);
    } else if (auto* sheet = input.as<Sheet>()) {
        bear(sheet->condition, condition.rolls);
    } else if (auto* change = input.as<RoundChange>(); change && !acts) {
        if (change->declarations.size() <= who.place)
            change->declarations.resize(who.place + 1);
        addTo(change->declarations[who.place].modifiers, condition, kMostModifier);
    }
}

bool PercentileConditions::acts(const Input& input, Role role) const
{
    return role == Role::Target && input.isOneOf<Clash, Duel>();
}

}  // namespace hitspread::percentile
