#include "rules/systems/percentile/conditioneffects.h"

#include "rules/core/input.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/round.h"

#include <algorithm>

namespace hitspread::percentile {

namespace {

/// Several conditions of one name add up.
void addTo(Ranks& modifiers, const ConditionTemplate& condition)
{
    constexpr std::int32_t kMost = 200;
    if (condition.rolls != 0)
        modifiers.set(condition.name, std::clamp(modifiers.rank(condition.name) + condition.rolls, -kMost, kMost));
}

}  // namespace

Lasting usualDuration(const ConditionTemplate& condition)
{
    Lasting lasting;
    if (condition.durationUnit == DurationUnit::UntilRemoved || condition.duration < 1)
        return lasting;
    lasting.left = condition.duration;
    // The units follow one another as they do there, behind phases.
    lasting.unit = static_cast<TimeUnit>(static_cast<int>(condition.durationUnit));
    return lasting;
}

void PercentileConditions::enter(Input& input, Participation who, const AnyRecord& record) const
{
    const auto& condition = record.as<ConditionTemplate>();
    const bool acts = who.role == Role::Actor;
    if (auto* attack = input.as<Attack>()) {
        addTo(acts ? attack->options.rollModifiers : attack->options.defenceModifiers, condition);
    } else if (auto* clash = input.as<Clash>()) {
        addTo(acts ? clash->options.rollModifiers : clash->options.targetModifiers, condition);
    } else if (auto* change = input.as<RoundChange>(); change && !acts) {
        if (change->declarations.size() <= who.place)
            change->declarations.resize(who.place + 1);
        addTo(change->declarations[who.place].modifiers, condition);
    }
}

bool PercentileConditions::acts(const Input& input, Role role) const
{
    return role == Role::Target && input.isOneOf<Clash, Duel>();
}

bool PercentileConditions::preventsActing(const AnyRecord& condition) const
{
    return condition.as<ConditionTemplate>().preventsActing;
}

}  // namespace hitspread::percentile
