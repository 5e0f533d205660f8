#include "rules/core/situation.h"

#include <algorithm>
#include <iterator>

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

std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list)
{
    using Affected = RollModifier::Affected;
    struct AffectedList {
        std::string_view id;
        Affected rolls;
    };
    static constexpr AffectedList kLists[]{{"rollModifiers", Affected::Attack},
                                           {"targetModifiers", Affected::Attack},
                                           {"defenceModifiers", Affected::Defence},
                                           {"modifiers", Affected::Initiative},
                                           {"checkModifiers", Affected::Check}};
    const auto& line = modifier.as<RollModifier>();
    const auto* found = std::ranges::find(kLists, list, &AffectedList::id);
    return found != std::end(kLists) && found->rolls == line.appliesTo ? std::optional(line.value) : std::nullopt;
}

}  // namespace hitspread
