#include "rules/systems/threed/guns/pattern.h"

#include "rules/core/trace/derivation.h"

namespace hitspread::threed {

namespace {

/// One hex: the location it belongs to.
Pattern single(Derivation& derivation, const Victim& victim, Term hex, Term location)
{
    Pattern pattern;
    if (location.value < 0 || location.value >= static_cast<std::int32_t>(kLocations))
        return pattern;
    bool covered = victim.covers(unpack(hex.value), location.value);
    if (victim.hasCover())
        covered = derivation.derive(Quantity::DeviationCovered, Rule::Loc02, Operation::Take, covered ? 1 : 0).holds();
    pattern.parts[pattern.count++] = {static_cast<std::size_t>(location.value), 1, covered};
    pattern.hexes = 1;
    return pattern;
}

/// Hexes of each location within the template; those behind a cover nothing gets through do not count.
Pattern counted(const BodyPlan& plan, const Victim& victim, Hex centre, int size)
{
    std::array<std::int32_t, kLocations> open{};
    std::array<std::int32_t, kLocations> covered{};
    for (const Hex hex : disc(centre, size - 1)) {
        const int location = plan.locationAt(hex);
        if (location >= 0 && location < static_cast<int>(kLocations))
            ++(victim.covers(hex, location) ? covered : open)[static_cast<std::size_t>(location)];
    }
    const bool passable = victim.coverCanBePassed();
    Pattern pattern;
    for (std::size_t location = 0; location < kLocations; ++location) {
        const std::int32_t hexes = open[location] + (passable ? covered[location] : 0);
        if (hexes == 0)
            continue;
        pattern.parts[pattern.count++] = {location, hexes, open[location] == 0};
        pattern.hexes += hexes;
    }
    return pattern;
}

}  // namespace

Pattern patternAt(Derivation& derivation, const Load& load, const Victim& victim, Term hex, int bullet)
{
    const Derivation::Element element(derivation, bullet, victim.subject().shot(bullet));
    const Term location = derivation.derive(Quantity::DeviationLocation, Rule::Loc02, Operation::Locate, hex);
    const int size = templateSize(load);
    if (size == 1 || !derivation.plan()) {
        stateLanding(derivation, hex, location);
        return single(derivation, victim, hex, location);
    }
    const Rule rule = load.barrels > 1 ? Rule::Rot01 : Rule::Shot04;
    const Term chosen = derivation.derive(Quantity::PatternSize, rule, Operation::Take, size);
    Pattern pattern = counted(*derivation.plan(), victim, unpack(hex.value), std::clamp(chosen.value, 1, 4));
    const Term count = derivation.derive(Quantity::PatternLocations, rule, Operation::Take,
                                         static_cast<std::int32_t>(pattern.count));
    const bool isOn = location.value >= 0 && location.value < static_cast<std::int32_t>(kLocations);
    derivation.stateAt(hex, EventKind::Landed,
                       isOn ? derivation.subject().location(location.value) : derivation.subject());
    if (pattern.isEmpty())
        derivation.state(isOn ? EventKind::CoverHeld : EventKind::Passed, causedBy(count));
    for (std::size_t i = 0; i < pattern.count; ++i) {
        const Subject subject = derivation.subject().location(static_cast<int>(pattern.parts[i].location));
        const Derivation::Element part(derivation, bullet + kMostBullets * static_cast<int>(i), subject);
        derivation.derive(Quantity::PatternLocation, rule, Operation::Take,
                          static_cast<std::int32_t>(pattern.parts[i].location));
        const Term hexes = derivation.derive(Quantity::PatternHexes, rule, Operation::Take, pattern.parts[i].hexes);
        derivation.state(EventKind::Reached, causedBy(hexes));
    }
    return pattern;
}

Share shareOf(const Pattern& pattern, std::size_t part, const Load& load, const Switches& switches)
{
    Share share;
    share.rule = load.barrels > 1 ? Rule::Rot04 : Rule::Shot04;
    share.armourTimes = load.barrels;
    share.damageTimes = switches.rotaryMultiplies == RotaryMultipliesRule::RatingAndDie ? load.barrels : 1;
    if (switches.templateSplit == TemplateSplitRule::EqualParts) {
        share.of = static_cast<std::int32_t>(pattern.count);
    } else if (switches.templateSplit == TemplateSplitRule::ByHexes) {
        share.part = pattern.parts[part].hexes;
        share.of = pattern.hexes;
    }
    return share;
}

}  // namespace hitspread::threed
