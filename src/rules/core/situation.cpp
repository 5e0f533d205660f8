#include "rules/core/situation.h"

#include <algorithm>

namespace hitspread {

Lasting usualDuration(const RollCondition& condition)
{
    Lasting lasting;
    if (condition.durationUnit == RollCondition::Unit::UntilRemoved || condition.duration < 1)
        return lasting;
    lasting.left = condition.duration;
    // The units follow one another as they do there, behind phases.
    lasting.unit = static_cast<TimeUnit>(static_cast<int>(condition.durationUnit));
    return lasting;
}

void addTo(Ranks& modifiers, const RollCondition& condition, std::int32_t most)
{
    if (condition.rolls != 0)
        modifiers.set(condition.name, std::clamp(modifiers.rank(condition.name) + condition.rolls, -most, most));
}

std::optional<std::int32_t> situationFor(const RollModifier& modifier, std::string_view list,
                                         std::span<const AffectedList> lists)
{
    const bool suits = std::ranges::any_of(
        lists, [&](const AffectedList& one) { return one.id == list && one.rolls == modifier.appliesTo; });
    return suits ? std::optional(modifier.value) : std::nullopt;
}

}  // namespace hitspread
