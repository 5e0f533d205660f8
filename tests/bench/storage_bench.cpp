#include "rules/systems/threed/character.h"
#include "services/encounterservice.h"
#include "services/historyservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"

#include <benchmark/benchmark.h>

#include <QTemporaryDir>

#include <memory>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

constexpr int kMany = 10000;

/// One campaign of 10,000 characters for all the measurements; made once.
CampaignFile& campaign()
{
    static const QTemporaryDir folder(QStringLiteral("/var/tmp/hitspread-bench-XXXXXX"));
    static const std::unique_ptr<CampaignFile> file = [] {
        auto fresh = CampaignFile::create(folder.filePath(QStringLiteral("many.hitspread")));
        fresh->atomically([&] {
            static constexpr std::array kFirst{"Ines", "Tomas", "Odile", "Brann", "Sable",
                                               "Jorg", "Vera",  "Milan", "Ruth",  "Pavel"};
            static constexpr std::array kLast{"Varga", "Reed", "Marsh",  "Hollow", "Quill",
                                              "Vane",  "Ash",  "Kettle", "Moor",   "Lind"};
            for (std::size_t i = 0; i < kMany; ++i) {
                StoredRecord record;
                record.system = "threed";
                record.record = AnyRecord(threed::characterRecord);
                auto& character = record.record.as<threed::Character>();
                character.name = std::string(kFirst[i % 10]) + " " + kLast[i / 10 % 10] + " " + std::to_string(i);
                character.species = "Human";
                character.skills.set("rifle", static_cast<int>(i % 9));
                character.skills.set("dodge", static_cast<int>(i % 7));
                (void)fresh->library().insert(record);
            }
        });
        return fresh;
    }();
    return *file;
}

void listFirstHundred(benchmark::State& state)
{
    campaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(campaign().library().list({}));
}
BENCHMARK(listFirstHundred)->Unit(benchmark::kMicrosecond);

void listTenThousand(benchmark::State& state)
{
    LibraryQuery query;
    query.limit = kMany;
    campaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(campaign().library().list(query));
}
BENCHMARK(listTenThousand)->Unit(benchmark::kMillisecond);

void searchOneKeyPress(benchmark::State& state)
{
    LibraryQuery query;
    static constexpr std::array kTyped{"var", "i", "kettle 7", "jorg m"};
    query.search = kTyped[static_cast<std::size_t>(state.range(0))];
    campaign();
    for (auto _ : state)
        benchmark::DoNotOptimize(campaign().library().list(query));
    state.SetLabel(query.search);
}
BENCHMARK(searchOneKeyPress)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

/// One value set by hand: a durable commit with its log entry.
void confirmOneAction(benchmark::State& state)
{
    support::FixedClock clock;
    EncounterService encounters(campaign(), clock);
    const RecordId fight = encounters.create("threed", "Bench", "recommended");
    const RecordId who = encounters.add(fight, campaign().library().list({}).front().id, "Ines", Side::Players);
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
