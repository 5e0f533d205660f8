// Floors of a d100 attack: the least code that comes to the same numbers, without questions, steps, changes or house rules.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>

namespace {

struct FloorRandom {
    std::uint64_t state = 1;
    int die(int sides)
    {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return static_cast<int>(state % static_cast<std::uint64_t>(sides)) + 1;
    }
};

constexpr std::array<int, 7> kFloorUpTo{10, 36, 52, 64, 76, 88, 100};
constexpr std::array<int, 7> kFloorHalves{4, 2, 2, 1, 1, 1, 1};

int floorLevel(int margin)
{
    return margin < 10 ? 1 : margin < 25 ? 2 : margin < 45 ? 3 : margin < 70 ? 4 : 5;
}

/// A blow of 60, parried with 55, DEX 50 on both sides, on a place for d10.
void floorHundredAttack(benchmark::State& state)
{
    FloorRandom random;
    int sum = 0;
    for (auto _ : state) {
        const int roll = random.die(100);
        if (roll > 60 || roll > 98)
            continue;
        const int parry = random.die(100);
        const bool succeeds = roll != 1 && parry <= 55;
        if (succeeds && 55 - parry > 60 - roll)
            continue;
        std::size_t place = 0;
        for (const int face = random.die(100); kFloorUpTo[place] < face;)
            ++place;
        const int quarters = random.die(10) * (roll == 1 ? 2 : 1) * kFloorHalves[place] * (succeeds ? 1 : 2);
        sum += (quarters + 2) / 4 + (floorLevel(60 - roll) + (succeeds ? 1 : 0)) / (succeeds ? 2 : 1);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(floorHundredAttack);

/// Chances of each point of damage and each level of the same, face by face of both dice, place by place, point by point.
void floorHundredOdds(benchmark::State& state)
{
    int rating = 60;
    for (auto _ : state) {
        benchmark::DoNotOptimize(rating);
        std::array<double, 48> damage{};
        std::array<double, 6> levels{};
        std::array<double, 3> kinds{};
        for (int roll = 1; roll <= rating; ++roll) {
            for (int parry = 1; parry <= 100; ++parry) {
                const bool succeeds = roll != 1 && parry <= 55;
                if (succeeds && 55 - parry > rating - roll)
                    continue;
                kinds[roll == 1 ? 2 : succeeds ? 1 : 0] += 0.0001;
                const int level = floorLevel(rating - roll);
                levels[static_cast<std::size_t>(succeeds ? (level + 1) / 2 : level)] += 0.0001;
            }
        }
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            int from = 0;
            for (std::size_t place = 0; place < kFloorUpTo.size(); ++place) {
                const double chance = kinds[kind] * (kFloorUpTo[place] - from) / 1000.0;
                from = kFloorUpTo[place];
                for (int points = 1; points <= 10; ++points) {
                    const int quarters = points * (kind == 2 ? 2 : 1) * kFloorHalves[place] * (kind == 1 ? 1 : 2);
                    damage[static_cast<std::size_t>((quarters + 2) / 4)] += chance;
                }
            }
        }
        benchmark::DoNotOptimize(damage);
        benchmark::DoNotOptimize(levels);
    }
}
BENCHMARK(floorHundredOdds)->Unit(benchmark::kMicrosecond);

}  // namespace
