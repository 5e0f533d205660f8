#include "bench/manycampaign.h"
#include "services/fight/encounterservice.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"

#include <benchmark/benchmark.h>

#include <QFile>

#include <array>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

void listFirstHundred(benchmark::State& state)
{
    (void)manyCampaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(manyCampaign().library().list({}));
}
BENCHMARK(listFirstHundred)->Unit(benchmark::kMicrosecond);

void listTenThousand(benchmark::State& state)
{
    LibraryQuery query;
    query.limit = kMany;
    (void)manyCampaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(manyCampaign().library().list(query));
}
BENCHMARK(listTenThousand)->Unit(benchmark::kMillisecond);

void loadTenThousand(benchmark::State& state)
{
    LibraryQuery query;
    query.limit = kMany;
    const auto rows = manyCampaign().library().list(query);
    for (auto _ : state) {
        for (const LibraryRow& row : rows)
            benchmark::DoNotOptimize(manyCampaign().library().load({RecordKind::Character, row.id}));
    }
}
BENCHMARK(loadTenThousand)->Unit(benchmark::kMillisecond);

/// The same by one query, as tables read their rows.
void pageTenThousand(benchmark::State& state)
{
    LibraryQuery query;
    query.limit = kMany;
    (void)manyCampaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(manyCampaign().library().page(query));
}
BENCHMARK(pageTenThousand)->Unit(benchmark::kMillisecond);

void searchOneKeyPress(benchmark::State& state)
{
    LibraryQuery query;
    static constexpr std::array kTyped{"ank", "i", "crossing a", "cyra m"};
    query.search = kTyped[static_cast<std::size_t>(state.range(0))];
    (void)manyCampaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(manyCampaign().library().list(query));
    state.SetLabel(query.search);
}
BENCHMARK(searchOneKeyPress)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

/// A new file with nothing in it, until it is open.
void createCampaign(benchmark::State& state)
{
    const QString path = manyCampaignPath() + QStringLiteral("-new");
    for (auto _ : state) {
        static_cast<void>(storage::CampaignFile::create(path));
        state.PauseTiming();
        QFile::remove(path);
        state.ResumeTiming();
    }
}
BENCHMARK(createCampaign)->Unit(benchmark::kMillisecond);

/// One value set by hand: a durable commit with its log entry.
void confirmOneAction(benchmark::State& state)
{
    support::FixedClock clock;
    EncounterService encounters(manyCampaign(), clock);
    const RecordId fight = encounters.create("threed", "Bench", "recommended");
    const RecordId who = encounters.add(fight, manyCampaign().library().list({}).front().id, "Ines", Side::Players);
    LoggedChange change;
    change.record = {RecordKind::Condition, who};
    change.field = "standardTotal";
    std::int64_t value = 0;
    for (auto _ : state) {
        change.before = value;
        value = (value + 1) % 1000;
        change.after = value;
        benchmark::DoNotOptimize(encounters.setByHand(fight, change, "bench"));
    }
}
BENCHMARK(confirmOneAction)->Unit(benchmark::kMicrosecond);

}  // namespace
