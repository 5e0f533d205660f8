// Floors of an attack by opposed outcomes: the least code that comes to the same numbers, without questions, steps, changes or house rules.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace {

struct FateFloor {
    std::uint64_t state = 1;
    int outcome()
    {
        int sum = 0;
        for (int die = 0; die < 4; ++die) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            sum += static_cast<int>(state % 3) - 1;
        }
        return sum;
    }
};

/// Levels of damage: Melee +3 with a sword of +2, dodged with +2, in armour of 1; 0: no hit, or nothing is left.
int floorFateLevels(int attack, int defence)
{
    if (attack == -4)
        return 0;
    const int counts = defence == -4 ? 0 : std::max(defence + 2, 0);
    const int outcome = (attack == 4 ? 5 : attack) + 3 - counts;
    return outcome > 0 ? std::max(outcome + 2 - 1, 0) : 0;
}

void floorFateAttack(benchmark::State& state)
{
    FateFloor random;
    int levels = 0;
    for (auto _ : state) {
        const int attack = random.outcome();
        levels += floorFateLevels(attack, attack + 3 > 0 ? random.outcome() : 0);
        benchmark::DoNotOptimize(levels);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(floorFateAttack);

/// Chances of each level of damage, by the sums of both rolls.
void floorFateOdds(benchmark::State& state)
{
    constexpr std::array<int, 9> kWays{1, 4, 10, 16, 19, 16, 10, 4, 1};
    for (auto _ : state) {
        std::array<double, 12> levels{};
        for (int attack = -4; attack <= 4; ++attack) {
            for (int defence = -4; defence <= 4; ++defence)
                levels[static_cast<std::size_t>(floorFateLevels(attack, defence))] +=
                    kWays[static_cast<std::size_t>(attack + 4)] * kWays[static_cast<std::size_t>(defence + 4)] / 6561.0;
        }
        benchmark::DoNotOptimize(levels);
    }
}
BENCHMARK(floorFateOdds);

}  // namespace
