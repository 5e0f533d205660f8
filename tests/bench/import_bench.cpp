// Taking 10,000 characters into a library: the preview, the import with its entry of the log, its undo, and beside it the same records put in
// one after the other with the index of the search kept along. Its floors are in floor_import.cpp.
#include "bench/manycampaign.h"
#include "formats/foreign/sourcereader.h"
#include "formats/table/tablewriter.h"
#include "models/exchange/recordcolumns.h"
#include "models/exchange/tableguess.h"
#include "rules/systems/registry.h"
#include "services/exchange/importservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"

#include <benchmark/benchmark.h>

#include <QTemporaryDir>

#include <algorithm>
#include <span>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

std::vector<ImportedRow> rowsOfMany()
{
    std::vector<ImportedRow> rows;
    rows.reserve(kMany);
    for (std::size_t i = 0; i < kMany; ++i) {
        const StoredRecord invented = support::inventedCharacter(i);
        ImportedRow& row = rows.emplace_back();
        row.line = i + 2;
        row.system = invented.system;
        row.declaration = &invented.record.declaration();
        for (std::size_t field = 0; field < row.declaration->fields.size(); ++field) {
            const FieldDeclaration& declared = row.declaration->fields[field];
            for (std::size_t element = 0; element < declared.extent; ++element)
                row.values.push_back({static_cast<std::uint16_t>(field), static_cast<std::uint16_t>(element),
                                      valueOf(declared, invented.record.data(), element)});
        }
    }
    return rows;
}

/// An empty campaign of its own for each round.
class FreshCampaign {
public:
    FreshCampaign()
        : m_folder(QStringLiteral("/var/tmp/hitspread-bench-XXXXXX")),
          m_file(storage::CampaignFile::create(m_folder.filePath(QStringLiteral("fresh.hitspread"))))
    {}
    [[nodiscard]] storage::CampaignFile& file() { return *m_file; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<storage::CampaignFile> m_file;
};

void planTenThousand(benchmark::State& state)
{
    const std::vector<ImportedRow> rows = rowsOfMany();
    support::HumanPlans plans;
    support::FixedClock clock;
    FreshCampaign campaign;
    for (auto _ : state)
        benchmark::DoNotOptimize(ImportService(campaign.file(), plans, clock).plan(rows));
}
BENCHMARK(planTenThousand)->Unit(benchmark::kMillisecond);

/// What the window does with a table before it shows it: read, told what it is of, its columns found, its rows planned.
void previewTenThousand(benchmark::State& state)
{
    support::HumanPlans plans;
    support::FixedClock clock;
    std::vector<StoredRecord> records;
    records.reserve(kMany);
    for (std::size_t i = 0; i < kMany; ++i)
        records.push_back(support::inventedCharacter(i));
    const System& system = *findSystem("threed");
    const RecordColumns known(system, *system.record(RecordKind::Character));
    const QByteArray bytes = formats::csvOf(known.table(records));
    FreshCampaign campaign;
    for (auto _ : state) {
        const ImportSource table = formats::readImportSource(bytes, QStringLiteral("people.csv"));
        const TableMeaning meaning = guessedMeaning(table, {.system = "threed", .kind = RecordKind::Weapon});
        const RecordColumns columns(system, *system.record(meaning.kind));
        const auto matched = columns.matched(table.table.front().cells, {});
        const std::vector<ImportedRow> rows = columns.rows(matched, std::span(table.table).subspan(1));
        benchmark::DoNotOptimize(ImportService(campaign.file(), plans, clock).plan(rows));
    }
}
BENCHMARK(previewTenThousand)->Unit(benchmark::kMillisecond);

void importTenThousand(benchmark::State& state)
{
    const std::vector<ImportedRow> rows = rowsOfMany();
    support::HumanPlans plans;
    support::FixedClock clock;
    for (auto _ : state) {
        state.PauseTiming();
        FreshCampaign campaign;
        ImportService service(campaign.file(), plans, clock);
        const ImportPlan plan = service.plan(rows);
        state.ResumeTiming();
        benchmark::DoNotOptimize(service.apply(plan));
    }
}
BENCHMARK(importTenThousand)->Unit(benchmark::kMillisecond)->Iterations(5);

/// An import taken back, and done again.
void undoTenThousand(benchmark::State& state)
{
    const std::vector<ImportedRow> rows = rowsOfMany();
    support::HumanPlans plans;
    support::FixedClock clock;
    const bool isRedo = state.range(0) != 0;
    for (auto _ : state) {
        state.PauseTiming();
        FreshCampaign campaign;
        ImportService service(campaign.file(), plans, clock);
        service.apply(service.plan(rows));
        HistoryService history(campaign.file(), clock);
        if (isRedo)
            benchmark::DoNotOptimize(history.undo({}));
        state.ResumeTiming();
        benchmark::DoNotOptimize(isRedo ? history.redo({}) : history.undo({}));
    }
    state.SetLabel(isRedo ? "redo" : "undo");
}
BENCHMARK(undoTenThousand)->DenseRange(0, 1)->Unit(benchmark::kMillisecond)->Iterations(3);

/// The same table once more, with another strength for everybody.
void changeTenThousand(benchmark::State& state)
{
    std::vector<ImportedRow> rows = rowsOfMany();
    support::HumanPlans plans;
    support::FixedClock clock;
    const std::uint16_t strength = *rows.front().declaration->indexOf("str");
    for (auto _ : state) {
        state.PauseTiming();
        FreshCampaign campaign;
        ImportService service(campaign.file(), plans, clock);
        service.apply(service.plan(rows));
        std::vector<ImportedRow> others = rows;
        for (ImportedRow& row : others)
            std::ranges::find(row.values, strength, &GivenValue::field)->value = std::int64_t{20};
        const ImportPlan plan = service.plan(others);
        state.ResumeTiming();
        benchmark::DoNotOptimize(service.apply(plan));
    }
}
BENCHMARK(changeTenThousand)->Unit(benchmark::kMillisecond)->Iterations(2);

void createTenThousand(benchmark::State& state)
{
    support::HumanPlans plans;
    support::FixedClock clock;
    for (auto _ : state) {
        state.PauseTiming();
        FreshCampaign campaign;
        LibraryService library(campaign.file(), plans, clock);
        state.ResumeTiming();
        for (std::size_t i = 0; i < kMany; ++i)
            benchmark::DoNotOptimize(library.create(support::inventedCharacter(i)));
    }
}
BENCHMARK(createTenThousand)->Unit(benchmark::kMillisecond)->Iterations(2);

void insertTenThousand(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        FreshCampaign campaign;
        state.ResumeTiming();
        campaign.file().atomically([&] {
            for (std::size_t i = 0; i < kMany; ++i)
                benchmark::DoNotOptimize(campaign.file().library().insert(support::inventedCharacter(i)));
        });
    }
}
BENCHMARK(insertTenThousand)->Unit(benchmark::kMillisecond)->Iterations(5);

}  // namespace
