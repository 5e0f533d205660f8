// Floor: the same bytes by Qt's JSON alone: a thousand requests parsed, a thousand results written.
#include "bench/linesamples.h"

#include <benchmark/benchmark.h>

#include <QJsonDocument>
#include <QList>

using namespace hitspread::bench;

namespace {

void floorLines(benchmark::State& state)
{
    QList<QJsonDocument> results;
    for (const QByteArray& line : resolvedShots())
        results.append(QJsonDocument::fromJson(line));
    if (results.size() != kShots || results.first().isNull())
        state.SkipWithError("no results");
    for (auto _ : state) {
        for (int i = 0; i < kShots; ++i) {
            benchmark::DoNotOptimize(QJsonDocument::fromJson(thousandShots()[i]));
            benchmark::DoNotOptimize(results[i].toJson(QJsonDocument::Compact));
        }
    }
    state.SetItemsProcessed(state.iterations() * kShots);
}
BENCHMARK(floorLines)->Unit(benchmark::kMillisecond);

}  // namespace
