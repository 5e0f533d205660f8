#include "rules/systems/threed/guns/rollodds.h"

#include "rules/core/trace/derivation.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace hitspread::threed {

namespace {

/// The least sum of three dice.
constexpr std::int32_t kLeastSum = 3;
constexpr std::size_t kFaces = 6;
/// A hit's points lie within the die's five and the excess' fifteen of the least.
constexpr std::size_t kHitBins = 21;
static_assert(kHitBins + kSums * kFaces <= kMostResults);

/// Ways of the other two dice to such a sum, by the face of the Aiming die; 0 where there are none.
using WaysByFace = std::array<std::uint8_t, kFaces>;
constexpr std::array<WaysByFace, kSums> kWays = [] {
    std::array<WaysByFace, kSums> ways{};
    for (std::size_t a = 0; a < kFaces; ++a) {
        for (std::size_t b = 0; b < kFaces; ++b) {
            for (std::size_t success = 0; success < kFaces; ++success)
                ++ways[success + a + b][success];
        }
    }
    return ways;
}();

std::int32_t hexesLeft(const RollResult& result, std::int32_t spread, DriftRules rules)
{
    const Values values;
    Term hexes = spread;
    if (!result.hit)
        hexes = missedSpread(values, hexes, result.margin);
    std::int32_t spent = 0;
    if (hasPoints(rules, result.hit))
        spent = std::max(0, mostSpent(result.points, hexes.value, rules.recoil, rules.cancels));
    return distanceLeft(values, hexes, spent).value;
}

}  // namespace

RollOdds::RollOdds(const AttackInput& attack, const AimInput& aim, const DriftRules& rules, std::bitset<kSums> jams)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const Running numbers = attackNumbers(silent, attack, 0);
    const std::int32_t bonus = withAimBonus(silent, 0, aim).value;
    const Values values;
    const auto add = [&](bool hit, std::int32_t margin, std::int32_t value, std::int32_t ways) {
        m_results[m_count++] = {hit, margin, hasPoints(rules, hit) ? value + bonus : 0, ways,
                                static_cast<double>(ways) / kWaysInAll};
    };

    const auto judgedAt = [&](std::size_t i) {
        const std::int32_t sum = kLeastSum + static_cast<std::int32_t>(i);
        return judged(values, {numbers.total.value + sum, numbers.target.value}, {});
    };
    std::size_t hits = 0;  // the lowest sum that hits; so do all above it
    while (hits < kSums && !judgedAt(hits).hit.holds())
        ++hits;

    // A hit's value without the die, which is a summand: faces stand one beside the other from there.
    std::array<std::uint8_t, kHitBins> ways{};
    std::array<std::uint8_t, kSums> firstBin{};
    const std::int32_t least = hits < kSums ? dieValue(values, judgedAt(hits)).value : 0;
    for (std::size_t i = hits; i < kSums; ++i) {
        firstBin[i] = static_cast<std::uint8_t>(dieValue(values, judgedAt(i)).value - least);
        for (std::size_t face = 0; face < kFaces && !jams[i]; ++face)
            ways[firstBin[i] + face] += kWays[i][face];
    }
    std::array<std::uint8_t, kHitBins> places{};
    for (std::size_t bin = 0; bin < kHitBins; ++bin) {
        places[bin] = static_cast<std::uint8_t>(m_count);
        if (ways[bin] > 0)
            add(true, 0, least + static_cast<std::int32_t>(bin) + 1, ways[bin]);
    }

    m_index.fill(kMostResults);
    for (std::size_t i = hits; i < kSums; ++i) {
        if (!jams[i])
            std::copy_n(&places[firstBin[i]], kFaces, &m_index[i * kFaces]);
    }
    for (std::size_t i = hits; i-- > 0;) {
        if (jams[i])
            continue;
        const std::int32_t margin = judgedAt(i).margin.value;
        if (!rules.pointsOnMiss) {
            std::fill_n(&m_index[i * kFaces], kFaces, static_cast<std::uint8_t>(m_count));
            add(false, margin, 0, std::accumulate(kWays[i].begin(), kWays[i].end(), 0));
            continue;
        }
        for (std::size_t face = 0; face < kFaces; ++face) {
            m_index[i * kFaces + face] = static_cast<std::uint8_t>(m_count);
            if (kWays[i][face] > 0)
                add(false, margin, static_cast<std::int32_t>(face) + 1, kWays[i][face]);
        }
    }
}

double RollOdds::success() const
{
    std::int32_t ways = 0;
    for (const RollResult& result : results())
        ways += result.hit ? result.ways : 0;
    return static_cast<double>(ways) / kWaysInAll;
}

RingOdds::RingOdds(const RollOdds& roll, std::int32_t spread, DriftRules rules)
{
    std::size_t count = 0;
    std::int32_t at = -1;
    double chance = 0;
    const auto close = [&] {
        m_rings[count] = Ring::of(at, chance);
        count += at >= 0 ? 1 : 0;
    };
    for (const RollResult& result : roll.results()) {
        if (!deviates(rules, result.hit))
            continue;
        const std::int32_t distance = hexesLeft(result, spread, rules);
        if (distance != at) {
            close();
            at = distance;
            chance = 0;
        }
        chance += result.chance;
    }
    close();
    m_count = count;
}

std::int32_t distanceOf(const RollResult& result, std::int32_t spread, DriftRules rules)
{
    return hexesLeft(result, spread, rules);
}

}  // namespace hitspread::threed
