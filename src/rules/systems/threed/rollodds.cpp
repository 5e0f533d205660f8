#include "rules/systems/threed/rollodds.h"

#include "rules/core/derivation.h"

#include <algorithm>
#include <cstdlib>

namespace hitspread::threed {

namespace {

/// The least sum of three dice.
constexpr std::int32_t kLeastSum = 3;
/// A hit's points lie within the die's five and the excess' fifteen of the least.
constexpr std::size_t kHitBins = 21;
constexpr std::size_t kMissBins = kSums * 6;
static_assert(kHitBins + kMissBins <= kMostResults);

/// Ways two dice add up to this, 0 where they cannot.
constexpr std::int32_t waysOfTwo(std::int32_t sum)
{
    return std::max(0, 6 - (sum > 7 ? sum - 7 : 7 - sum));
}

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

    std::array<RollResult, kHitBins + kMissBins> bins;
    for (RollResult& bin : bins)
        bin.ways = 0;
    std::array<std::uint8_t, kSums * 6> binOf;
    binOf.fill(kMostResults);
    std::int32_t least = 0;  // points of the first bin, found with the first hit: sums rise, and points with them
    for (std::size_t i = 0; i < kSums; ++i) {
        if (jams[i])
            continue;
        const std::int32_t sum = kLeastSum + static_cast<std::int32_t>(i);
        Attack judgement = judged(values, {numbers.total.value + sum, numbers.target.value}, {});
        const bool hit = judgement.hit.holds();
        if (hit && least == 0)
            least = judgement.excess.value + 1;
        for (std::int32_t die = std::max(1, sum - 12); die <= std::min(6, sum - 2); ++die) {
            judgement.faces.success = die;
            const std::int32_t value = dieValue(values, judgement).value;
            const auto face = static_cast<std::size_t>(die - 1);
            const std::size_t miss = kHitBins + (kSums - 1 - i) * 6 + (rules.pointsOnMiss ? face : 0);
            const std::size_t bin = hit ? static_cast<std::size_t>(value - least) : miss;
            bins[bin].hit = hit;
            bins[bin].margin = hit ? 0 : judgement.margin.value;
            bins[bin].points = hasPoints(rules, hit) ? value + bonus : 0;
            bins[bin].ways += waysOfTwo(sum - die);
            binOf[i * 6 + face] = static_cast<std::uint8_t>(bin);
        }
    }

    std::array<std::uint8_t, kMostResults + 1> place;
    place[kMostResults] = kMostResults;
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        place[bin] = static_cast<std::uint8_t>(m_count);
        if (bins[bin].ways == 0)
            continue;
        bins[bin].chance = static_cast<double>(bins[bin].ways) / kWaysInAll;
        m_results[m_count++] = bins[bin];
    }
    std::ranges::transform(binOf, m_index.begin(), [&](std::uint8_t bin) { return place[bin]; });
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
