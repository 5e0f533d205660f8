// Floors of an attack of 3d6 roll-under: the least code that comes to the same numbers, without questions, steps, changes or house rules.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace {

constexpr int kSkill = 14;
constexpr int kLeastCritical = 4;
constexpr int kLeastFailure = 17;
constexpr int kHp = 12;
constexpr int kDr = 2;

struct DiceFloor {
    std::uint64_t state = 1;
    int die()
    {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return static_cast<int>(state % 6) + 1;
    }
    int three() { return die() + die() + die(); }
};

bool isCritical(int number, int sum)
{
    return sum <= kLeastCritical || (sum < kLeastFailure && number - sum >= 10);
}
bool succeeds(int number, int sum)
{
    return sum <= kLeastCritical || (sum < kLeastFailure && sum <= number);
}
/// HP lost: a cut of 1d6 + 2, one and a half times what passes the armour.
int lossOf(int die, int factor, int dr)
{
    const int through = std::max((die + 2) * factor - dr, 0);
    return through > 0 ? std::max(through * 3 / 2, 1) : 0;
}
/// What a critical hit does, by its roll: the factor of the damage, and what is left of the armour.
struct CriticalFloor {
    int factor;
    int dr;
};
CriticalFloor criticalOf(int sum)
{
    if (sum <= 4 || sum >= 17)
        return {3, kDr};
    if (sum <= 6 || (sum >= 15 && sum <= 16))
        return {2, kDr};
    return {1, sum <= 8 ? kDr / 2 : kDr};
}

void floorRollUnderAttack(benchmark::State& state)
{
    DiceFloor dice;
    int lost = 0;
    constexpr int kParry = 13 / 2 + 3 + 1;
    for (auto _ : state) {
        const int sum = dice.three();
        if (isCritical(kSkill, sum)) {
            const CriticalFloor effect = criticalOf(dice.three());
            lost += lossOf(dice.die(), effect.factor, effect.dr);
        } else if (succeeds(kSkill, sum) && !succeeds(kParry, dice.three())) {
            lost += lossOf(dice.die(), 1, kDr);
        }
        benchmark::DoNotOptimize(lost);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(floorRollUnderAttack);

/// Chances of each loss, by the sums of the rolls, for no defence, a dodge, a block, and a parry of either hand.
void floorRollUnderOdds(benchmark::State& state)
{
    constexpr std::array<int, 16> kWays{1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1};
    constexpr std::array<int, 5> kNumbers{0, 9, 9, 10, 10};
    for (auto _ : state) {
        std::array<std::array<double, kHp * 3>, 5> chances{};
        for (std::size_t defence = 0; defence < kNumbers.size(); ++defence) {
            double lands = 0;
            double critical = 0;
            for (int sum = 3; sum <= 18; ++sum) {
                const double chance = kWays[static_cast<std::size_t>(sum - 3)] / 216.0;
                if (isCritical(kSkill, sum)) {
                    critical += chance;
                    continue;
                }
                if (!succeeds(kSkill, sum))
                    continue;
                double fails = 0;
                for (int against = 3; against <= 18; ++against)
                    fails += defence > 0 && succeeds(kNumbers[defence], against)
                        ? 0
                        : kWays[static_cast<std::size_t>(against - 3)] / 216.0;
                lands += chance * fails;
            }
            for (int die = 1; die <= 6; ++die) {
                chances[defence][static_cast<std::size_t>(lossOf(die, 1, kDr))] += lands / 6;
                for (int row = 3; row <= 18; ++row) {
                    const CriticalFloor effect = criticalOf(row);
                    chances[defence][static_cast<std::size_t>(lossOf(die, effect.factor, effect.dr))] += critical
                        * kWays[static_cast<std::size_t>(row - 3)] / 216.0 / 6;
                }
            }
        }
        benchmark::DoNotOptimize(chances);
    }
}
BENCHMARK(floorRollUnderOdds);

}  // namespace
