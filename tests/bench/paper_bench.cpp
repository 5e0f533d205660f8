#include "bench/floor_pdf.h"
#include "reports/combatsheet.h"
#include "support/sheetsubject.h"

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

/// The combat sheet of somebody in a fight from his records to the bytes of the PDF.
void sheetPages(benchmark::State& state)
{
    const std::vector<SheetSubject> subjects(static_cast<std::size_t>(state.range(0)),
                                             support::SheetBuilder().subject());
    SheetOptions options;
    options.date = QDate(2026, 11, 21);
    for (auto _ : state)
        benchmark::DoNotOptimize(paper::pdfOf(combatSheet(subjects, options)));
}
BENCHMARK(sheetPages)->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);

/// The part of it that works out and lays out.
void sheetLayout(benchmark::State& state)
{
    const std::vector<SheetSubject> subjects(1, support::SheetBuilder().subject());
    for (auto _ : state)
        benchmark::DoNotOptimize(combatSheet(subjects, {}).pages.size());
}
BENCHMARK(sheetLayout)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
