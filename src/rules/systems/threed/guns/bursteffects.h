#pragma once

#include "rules/core/odds/odds.h"
#include "rules/systems/threed/guns/pattern.h"

#include <array>
#include <map>

namespace hitspread::threed {

/// Faces of a Penetration and a Damage die as one number, 0..35.
inline constexpr std::int32_t kTwoDice = 36;
[[nodiscard]] constexpr std::int32_t penetrationFace(std::int32_t faces)
{
    return faces / 6 + 1;
}
[[nodiscard]] constexpr std::int32_t damageFace(std::int32_t faces)
{
    return faces % 6 + 1;
}

/// Chance of each hex (packed) to be where the first bullet lands, by its two dice.
using BurstStart = std::map<std::int32_t, std::array<double, kTwoDice>>;

/// What all bullets of a burst have in common.
struct BurstCourse {
    const BodyPlan& plan;
    const Load& load;
    const Victim& target;   ///< as the first bullet finds him
    std::int32_t step = 0;  ///< hexes from one bullet to the next (3D-AUTO-06)
};

/// What bursts, by their number of bullets, do to the target as a whole: adds it to the odds. False: too many courses to walk through,
/// and nothing is known of it.
[[nodiscard]] bool judgeBursts(const BurstCourse& course, const std::map<std::int32_t, BurstStart>& starts,
                               AttackOdds& odds);

}  // namespace hitspread::threed
