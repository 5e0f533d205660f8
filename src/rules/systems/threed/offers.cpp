#include "rules/systems/threed/offers.h"

#include <array>

namespace hitspread::threed {

std::optional<FieldOffer> offerFor(const Split& split, std::string_view field)
{
    const Ranks& skills = split.character.skills;
    if (field == "primary" || field == "secondary")
        return FieldOffer{.names = skills.entries};
    if (field != "share")
        return std::nullopt;
    const std::int32_t least = split.switches.splitMinShare;
    const std::int32_t most = mostShare(skills.rank(split.options.primary), skills.rank(split.options.secondary),
                                        least);
    // With too low a rank there is nothing to give away.
    return most >= least ? FieldOffer{.range = std::pair(least, most)} : FieldOffer{};
}

std::optional<FieldOffer> offerFor(const Check& check, std::string_view field)
{
    constexpr std::array<std::string_view, 6> kStats{"str", "dex", "dia", "conc", "phys", "cool"};
    if (field != "name")
        return std::nullopt;
    if (check.options.kind == TestKind::Skill)
        return FieldOffer{.names = check.character.skills.entries};
    FieldOffer offer;
    for (const std::string_view stat : kStats)
        offer.names.emplace_back(stat, statOf(check.character, stat).value_or(0));
    const auto& further = check.character.stats.entries;
    offer.names.insert(offer.names.end(), further.begin(), further.end());
    return offer;
}

}  // namespace hitspread::threed
