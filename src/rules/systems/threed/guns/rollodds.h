#pragma once

#include "rules/systems/threed/guns/attackroll.h"
#include "rules/systems/threed/guns/deviation.h"

#include <array>
#include <bitset>
#include <span>

namespace hitspread::threed {

inline constexpr std::size_t kSums = 16;  ///< sums of three dice, from 3
inline constexpr std::int32_t kWaysInAll = 216;
inline constexpr std::size_t kMostResults = 128;

/// One thing an attack roll can come to.
struct RollResult {
    bool hit;
    std::int32_t margin;  ///< total less target number; 0 of a hit, whose margin decides nothing
    std::int32_t points;  ///< aiming points; 0 where there are none
    std::int32_t ways;    ///< out of 216
    double chance;        ///< the same as a probability
};

/// Everything one attack roll can come to: joint distribution of hit and success die value (3D-CMB-01, 3D-CMB-04,
/// 3D-CMB-05, 3D-AIM-09). Rolls that jam the gun are no results.
class RollOdds {
public:
    /// Runs the rules of the roll once per sum. `jams`: sums (less 3) at which no bullet leaves.
    RollOdds(const AttackInput& attack, const AimInput& aim, const DriftRules& rules, std::bitset<kSums> jams = {});

    /// Hits by rising points, then misses by falling margin.
    [[nodiscard]] std::span<const RollResult> results() const { return {m_results.data(), m_count}; }
    /// Index of the result of three faces, or kMostResults for a jam.
    [[nodiscard]] std::size_t resultOf(std::int32_t sum, std::int32_t success) const
    {
        return m_index[static_cast<std::size_t>(sum - 3) * 6 + static_cast<std::size_t>(success - 1)];
    }
    /// Chance that the roll succeeds.
    [[nodiscard]] double success() const;

private:
    std::array<RollResult, kMostResults> m_results;  // uninitialised beyond m_count
    std::size_t m_count = 0;
    std::array<std::uint8_t, kSums * 6> m_index;
};

/// A number of hexes from the start, each direction alike: six hexes, or the start itself.
struct Ring {
    std::int32_t distance;  ///< 0: the start itself
    double perHex;          ///< chance to land on any one of these hexes

    [[nodiscard]] static constexpr Ring of(std::int32_t distance, double chance)
    {
        return {distance, distance == 0 ? chance : chance * (1.0 / kDirections)};
    }
    /// Number of hexes.
    [[nodiscard]] constexpr int hexes() const { return distance == 0 ? 1 : kDirections; }
    /// Chance to land on the ring.
    [[nodiscard]] constexpr double chance() const { return perHex * hexes(); }
};

/// Distances a bullet may land from its aim with a hit spread, one ring per result of the roll or fewer.
class RingOdds {
public:
    /// 3D-DEV-04, 3D-MISS-01 to 3D-MISS-03, A-033, A-034, A-042 to A-044.
    RingOdds(const RollOdds& roll, std::int32_t spread, DriftRules rules);

    [[nodiscard]] std::span<const Ring> rings() const { return {m_rings.data(), m_count}; }

private:
    std::array<Ring, kMostResults> m_rings;  // uninitialised beyond m_count
    std::size_t m_count = 0;
};

/// Hexes a bullet with this result lands from its aim when every useful point is spent. Precondition: deviates().
[[nodiscard]] std::int32_t distanceOf(const RollResult& result, std::int32_t spread, DriftRules rules);

}  // namespace hitspread::threed
