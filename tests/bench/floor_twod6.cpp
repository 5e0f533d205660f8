// Floors of an attack of 2d6 personal combat: the least code that comes to the same numbers, without questions, steps, changes or house rules.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace {

constexpr int kNumber = 4;
constexpr int kBuild = 5;
constexpr int kLine = 2 * kBuild;
constexpr int kBoxes = 3 * kLine;
constexpr int kBonus = 3;
constexpr int kTorso = 1;
constexpr std::size_t kLocations = 6;

struct DiceFloor {
    std::uint64_t state = 1;
    int die()
    {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return static_cast<int>(state % 6) + 1;
    }
    int two() { return die() + die(); }
};

/// Where two dice strike, row by row: head, torso, left and right arm, left and right leg.
constexpr std::array<int, 36> kPlaces{2, 2, 2, 2, 5, 5, 5, 5, 5, 0, 0, 0, 0, 2, 1, 1, 1, 1,
                                      1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4};
constexpr std::array<int, 3> kSaves{3, 5, 7};
constexpr std::array<int, 11> kWays{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

/// Points that pass: a critical hit doubles, half of what strikes the torso is stopped.
int takenBy(int dice, int place, bool isCritical)
{
    const int damage = (dice + kBonus) * (isCritical ? 2 : 1);
    return place == kTorso ? damage / 2 : damage;
}
/// What staying conscious is rolled against with so many boxes filled; none left: beyond the dice.
int saveAt(int filled)
{
    return filled < kBoxes ? kSaves[static_cast<std::size_t>(filled / kLine)] : 13;
}

void floorTwod6Attack(benchmark::State& state)
{
    DiceFloor dice;
    int filled = 0;
    int out = 0;
    for (auto _ : state) {
        if (dice.two() >= kNumber) {
            const int row = dice.die();
            const int column = dice.die();
            const int place = kPlaces[static_cast<std::size_t>(6 * (row - 1) + column - 1)];
            filled = std::min(takenBy(dice.two(), place, row == column), kBoxes);
            out += dice.two() < saveAt(filled) ? 1 : 0;
        }
        benchmark::DoNotOptimize(filled);
        benchmark::DoNotOptimize(out);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(floorTwod6Attack);

/// Chances of each number of points, and of being out, by the places and the sums of the rolls.
void floorTwod6Odds(benchmark::State& state)
{
    for (auto _ : state) {
        std::array<double, static_cast<std::size_t>(kBoxes) + 1> points{};
        std::array<double, kLocations> out{};
        double hits = 0;
        for (int sum = kNumber; sum <= 12; ++sum)
            hits += kWays[static_cast<std::size_t>(sum - 2)] / 36.0;
        std::array<std::array<double, 2>, kLocations> places{};
        for (std::size_t cell = 0; cell < kPlaces.size(); ++cell)
            places[static_cast<std::size_t>(kPlaces[cell])][cell % 7 == 0 ? 1 : 0] += hits / 36;
        for (std::size_t place = 0; place < kLocations; ++place) {
            for (const bool isCritical : {false, true}) {
                for (int sum = 2; sum <= 12; ++sum) {
                    const double chance = places[place][isCritical ? 1 : 0] * kWays[static_cast<std::size_t>(sum - 2)]
                        / 36.0;
                    const int taken = takenBy(sum, static_cast<int>(place), isCritical);
                    points[static_cast<std::size_t>(std::min(taken, kBoxes))] += chance;
                    double stays = 0;
                    for (int save = saveAt(taken); save <= 12; ++save)
                        stays += kWays[static_cast<std::size_t>(save - 2)] / 36.0;
                    out[place] += chance * (1 - stays);
                }
            }
        }
        benchmark::DoNotOptimize(points);
        benchmark::DoNotOptimize(out);
    }
}
BENCHMARK(floorTwod6Odds);

}  // namespace
