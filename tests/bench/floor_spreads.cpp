// Floor: the least code for exact odds of one shot onto hexes, for ten spreads, skill 7 and all points spent.
#include <benchmark/benchmark.h>

#include <array>

namespace {

void floorTenSpreads(benchmark::State& state)
{
    // Ways by success die and whether 3d6 + 7 >= 13, excess over 18 added to the die: 6 + 7 at most.
    std::array<int, 14> byPoints{};
    int misses = 0;
    for (int sd = 1; sd <= 6; ++sd) {
        for (int pd = 1; pd <= 6; ++pd) {
            for (int dd = 1; dd <= 6; ++dd) {
                const int total = sd + pd + dd + 7;
                if (total < 13)
                    ++misses;
                else
                    ++byPoints[static_cast<std::size_t>(sd + (total > 18 ? total - 18 : 0))];
            }
        }
    }
    for (auto _ : state) {
        std::array<std::array<double, 16>, 10> odds{};
        for (std::size_t spread = 0; spread < odds.size(); ++spread) {
            for (std::size_t points = 0; points < byPoints.size(); ++points) {
                const std::size_t left = spread > points ? spread - points : 0;
                odds[spread][left] += byPoints[points] / 216.0 / (left == 0 ? 1.0 : 6.0);
            }
        }
        benchmark::DoNotOptimize(odds);
        benchmark::DoNotOptimize(misses);
    }
}
BENCHMARK(floorTenSpreads);

}  // namespace
