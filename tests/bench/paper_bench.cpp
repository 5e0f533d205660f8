#include "bench/floor_pdf.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>

using namespace hitspread;

namespace {

void floorPages(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(bench::barePdf(static_cast<int>(state.range(0))));
}
BENCHMARK(floorPages)->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
