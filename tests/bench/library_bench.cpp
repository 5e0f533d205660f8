// What a library window asks of 10,000 characters: lists in every order, filters, searches over every kind, group edits.
#include "bench/manycampaign.h"
#include "rules/systems/threed/character.h"
#include "services/library/libraryservice.h"
#include "services/undo/historyservice.h"
#include "support/edits.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"

#include <benchmark/benchmark.h>

#include <array>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

void listSorted(benchmark::State& state)
{
    static const std::array<LibraryField, 5> kOrders{
        {{"detail", ""}, {"str", ""}, {"hitsMax", "torso"}, {"mainHand", ""}, {"skills", "rifle"}}};
    LibraryQuery query;
    query.sortBy = kOrders[static_cast<std::size_t>(state.range(0))];
    (void)manyCampaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(manyCampaign().library().list(query));
    state.SetLabel(query.sortBy.field);
}
BENCHMARK(listSorted)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

void listFiltered(benchmark::State& state)
{
    LibraryQuery query;
    query.filters = {{{"str", ""}, Comparison::AtLeast, std::int64_t{12}},
                     {{"skills", "rifle"}, Comparison::AtLeast, std::int64_t{6}}};
    (void)manyCampaign();
    for (auto _ : state) {
        benchmark::DoNotOptimize(manyCampaign().library().list(query));
        benchmark::DoNotOptimize(manyCampaign().library().count(query));
    }
}
BENCHMARK(listFiltered)->Unit(benchmark::kMillisecond);

void pageOfAHundred(benchmark::State& state)
{
    (void)manyCampaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(manyCampaign().library().page({}));
}
BENCHMARK(pageOfAHundred)->Unit(benchmark::kMillisecond);

void searchEveryKind(benchmark::State& state)
{
    static constexpr std::array kTyped{"ank", "i", "crossing a"};
    const std::string typed = kTyped[static_cast<std::size_t>(state.range(0))];
    (void)manyCampaign();
    for (auto _ : state) {
        benchmark::DoNotOptimize(manyCampaign().library().hits(typed, {}));
        benchmark::DoNotOptimize(manyCampaign().library().find(typed, {}, 50));
    }
    state.SetLabel(typed);
}
BENCHMARK(searchEveryKind)->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

void suggestAWord(benchmark::State& state)
{
    LibraryQuery query;
    query.search = "kapsar";
    (void)manyCampaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(manyCampaign().library().suggestion(query));
}
BENCHMARK(suggestAWord)->Unit(benchmark::kMillisecond);

/// Edits a thousand at once and takes it back.
void editAThousand(benchmark::State& state)
{
    support::HumanPlans plans;
    support::FixedClock clock;
    LibraryService library(manyCampaign(), plans, clock);
    LibraryQuery query;
    query.limit = 1000;
    auto records = library.page(query);
    for (StoredRecord& record : records)
        record.record.as<threed::Character>().additionalActions = 1;
    for (auto _ : state) {
        benchmark::DoNotOptimize(support::allUpdated(library, records));
        HistoryService(manyCampaign(), clock).undo({});
    }
}
BENCHMARK(editAThousand)->Unit(benchmark::kMillisecond)->Iterations(2);

}  // namespace
