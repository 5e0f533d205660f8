#pragma once

#include "rules/core/trace/values.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"

#include <algorithm>

namespace hitspread::threed {

/// How a shot is aimed: with at least one aim, without any, or without any by somebody with Rapid Fire.
enum class ShotType : std::uint8_t { Aimed, Wild, Snap };

inline constexpr int kBeyondRange = 4;

/// Range band of a distance in metres: 0 Optimum, 1 Medium, 2 Long, 3 Extreme, kBeyondRange farther out (3D-RNG-01, A-029).
[[nodiscard]] constexpr int bandOf(std::int32_t distance, std::int32_t range)
{
    if (distance <= range)
        return 0;
    if (distance <= 2 * range)
        return 1;
    if (distance <= 4 * range)
        return 2;
    return distance <= 8 * range ? 3 : kBeyondRange;
}

/// Metres to the far end of a range band, 0 to 3 (3D-RNG-01).
[[nodiscard]] constexpr std::int32_t bandReach(int band, std::int32_t range)
{
    return range << band;
}

/// Aimed, wild or snap (3D-DEV-05, 3D-AIM-03).
[[nodiscard]] constexpr ShotType shotType(std::int32_t aims, bool rapidFire)
{
    if (aims >= 1)
        return ShotType::Aimed;
    return rapidFire ? ShotType::Snap : ShotType::Wild;
}

/// Aims that count, line by line: from the fifth on they need a stance, from the sixth on a rest, too (3D-AIM-05, 3D-AIM-06,
///
template <typename D>
Term aimsThatCount(D& derivation, Quantity quantity, Rule rule, std::int32_t aims, bool stance, bool rest,
                   MaxAimsRule most)
{
    Term counted = derivation.derive(quantity, rule, Operation::Take, aims);
    if (!stance)
        counted = atMost(derivation, quantity, Rule::Aim05, counted, 4);
    if (!rest)
        counted = atMost(derivation, quantity, Rule::Aim06, counted, 5);
    return most == MaxAimsRule::Six ? atMost(derivation, quantity, Rule::Aim06, counted, 6) : counted;
}
/// The same as a number.
[[nodiscard]] inline std::int32_t aimsThatCount(std::int32_t aims, bool stance, bool rest, MaxAimsRule most)
{
    const Values values;
    return aimsThatCount(values, Quantity::ShotAims, Rule::Aim05, aims, stance, rest, most).value;
}

/// Bonus on the Aiming die, line by line: each aim beyond the first, at most the rank in Marksman (3D-AIM-07, 3D-AIM-09).
template <typename D>
Term aimBonus(D& derivation, Term aims, std::int32_t marksman)
{
    const Term beyondFirst = positiveDifference(derivation, Quantity::AimBonus, Rule::Aim09, aims, 1);
    return atMost(derivation, Quantity::AimBonus, Rule::Aim07, beyondFirst, marksman);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t aimBonus(std::int32_t aims, std::int32_t marksman)
{
    const Values values;
    return aimBonus(values, Term(aims), marksman).value;
}

/// Hexes an unaimed shot spreads wider at Optimum range (3D-AIM-02, 3D-AIM-03).
[[nodiscard]] constexpr std::int32_t unaimedSpread(ShotType type)
{
    if (type == ShotType::Wild)
        return 3;
    return type == ShotType::Snap ? 2 : 0;
}

/// Hexes for not having aimed: at Optimum always, beyond it only by the switch wild.addBase (3D-AIM-02, A-037).
[[nodiscard]] constexpr std::int32_t shotTypeSpread(ShotType type, int band, bool addBase)
{
    return band == 0 || addBase ? unaimedSpread(type) : 0;
}

/// Hexes for the range band of an aimed shot: 0, 3, 6, 9 (3D-RNG-03).
[[nodiscard]] constexpr std::int32_t bandSpread(int band)
{
    return 3 * band;
}

/// Hexes for the range band: unaimed shots multiply by 2.5 (wild) or 2 (snap), rounded down (3D-AIM-04, A-037).
[[nodiscard]] constexpr std::int32_t rangeSpread(ShotType type, int band)
{
    switch (type) {
    case ShotType::Aimed: return bandSpread(band);
    case ShotType::Wild: return bandSpread(band) * 5 / 2;
    case ShotType::Snap: return bandSpread(band) * 2;
    }
    return 0;
}

/// Whether the accuracy of the weapon counts for this shot.
[[nodiscard]] constexpr bool accuracyCounts(ShotType type, AccuracyScopeRule scope)
{
    return scope == AccuracyScopeRule::AllShots || type == ShotType::Aimed;
}

/// What decides the hit spread of a shot.
struct SpreadInput {
    std::int32_t recoil = 0;  ///< RCLe
    ShotType type = ShotType::Aimed;
    int band = 0;
    std::int32_t accuracy = 0;  ///< WAF, 0 where it does not count
    bool addBase = false;
};

/// The same of a weapon, by the switches; `recoil` is RCLe (3D-AIM-10, A-035, A-037).
[[nodiscard]] inline SpreadInput spreadInput(const Weapon& weapon, ShotType type, int band, std::int32_t recoil,
                                             const Switches& switches)
{
    const std::int32_t accuracy = accuracyCounts(type, switches.accuracyScope) ? weapon.accuracy : 0;
    return {recoil, type, band, accuracy, switches.wildAddBase};
}

/// Hit spread of a shot whose roll succeeds, in hexes (3D-DEV-03, A-031).
[[nodiscard]] constexpr std::int32_t hitSpread(const SpreadInput& in)
{
    return std::max(
        0, in.recoil + shotTypeSpread(in.type, in.band, in.addBase) + rangeSpread(in.type, in.band) - in.accuracy);
}

/// The same line by line; `recoil` is the step of RCLe (3D-DEV-03, 3D-RNG-03, 3D-AIM-02 to 3D-AIM-04, 3D-AIM-10, A-031).
Term hitSpread(Derivation& derivation, const SpreadInput& in, Term recoil);

/// Hexes by which a missed shot may go astray: the spread of the same shot and the points it missed by, which the margin
/// counts below 0 (3D-MISS-02, A-042).
template <typename D>
Term missedSpread(D& derivation, Term spread, Term margin)
{
    return derivation.derive(Quantity::DeviationMissed, Rule::Miss02, Operation::Subtract, spread, margin);
}

/// Best bonus a scope set to one band gives at another, when no table says it.
[[nodiscard]] std::int32_t scopeBonus(const Accessory& scope, std::int32_t setting, int band);

}  // namespace hitspread::threed
