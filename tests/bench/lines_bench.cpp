#include "bench/linesamples.h"

#include <benchmark/benchmark.h>

using namespace hitspread::bench;

namespace {

/// A thousand shots as `resolve --lines` takes them: read, checked, resolved, written with every step; beside floorLines.
void resolveLines(benchmark::State& state)
{
    (void)thousandShots();
    for (auto _ : state)
        benchmark::DoNotOptimize(resolvedShots());
    state.SetItemsProcessed(state.iterations() * kShots);
}
BENCHMARK(resolveLines)->Unit(benchmark::kMillisecond);

}  // namespace
