// Floor: the least code for the exact joint distribution of hit and success die value, from all 216 rolls of 3d6 + skill.
#include <benchmark/benchmark.h>

#include <array>

namespace {

void floorJoint(benchmark::State& state)
{
    int skill = 7;
    for (auto _ : state) {
        benchmark::DoNotOptimize(skill);
        std::array<int, 64> hitsByValue{};
        int misses = 0;
        for (int sd = 1; sd <= 6; ++sd) {
            for (int pd = 1; pd <= 6; ++pd) {
                for (int dd = 1; dd <= 6; ++dd) {
                    const int total = sd + pd + dd + skill;
                    if (total < 13)
                        ++misses;
                    else
                        ++hitsByValue[static_cast<std::size_t>(sd + (total > 18 ? total - 18 : 0))];
                }
            }
        }
        benchmark::DoNotOptimize(hitsByValue);
        benchmark::DoNotOptimize(misses);
    }
}
BENCHMARK(floorJoint);

}  // namespace
