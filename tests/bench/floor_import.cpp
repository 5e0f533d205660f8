// Floors of taking in 10,000 characters: the least code that puts the same rows into the same schema by the C API alone, in one transaction,
// from texts that are there already. The index of the search is filled by a trigger, row after row; once with nothing else, once with the
// entry of the log that an import writes.
#include "bench/manycampaign.h"
#include "formats/json/jsontext.h"

#include <benchmark/benchmark.h>

#include <QFile>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <cstdlib>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace hitspread;
using namespace hitspread::bench;

namespace {

constexpr const char* kFloorPrepare =
    "PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8192; PRAGMA journal_mode = WAL; "
    "PRAGMA synchronous = FULL; CREATE TEMP TRIGGER searched AFTER INSERT ON main.character BEGIN "
    "INSERT INTO search (rowid, name, detail, notes, tags) VALUES (NEW.id * 32, NEW.name, NEW.detail, "
    "json_extract(NEW.data, '$.notes'), ''); END";

struct FloorRank {
    std::string_view field;
    int position = 0;
    std::string_view name;
    int rank = 0;
};

/// A row as it is bound.
struct FloorPerson {
    std::string_view name;
    std::string_view detail;
    std::string_view data;
    std::string_view snapshot;  ///< as the log keeps it
    std::size_t firstRank = 0;
    std::size_t ranks = 0;
};

/// Everybody, in one piece of memory each for texts, ranks and people: ten thousand small ones would leave a heap full of holes, in which
/// SQLite looks for room a third longer.
struct FloorPeople {
    FloorPeople()
    {
        constexpr std::size_t kRoom = std::size_t{64} * 1024 * 1024;
        texts.reserve(kRoom);
        ranks.reserve(std::size_t{20} * kMany);
        people.reserve(kMany);
    }
    [[nodiscard]] std::string_view kept(std::string_view text)
    {
        const std::size_t from = texts.size();
        if (from + text.size() > texts.capacity())
            std::abort();
        texts += text;
        return std::string_view(texts).substr(from);
    }

    std::string texts;
    std::vector<FloorRank> ranks;
    std::vector<FloorPerson> people;
};

struct FloorClose {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using FloorDatabase = std::unique_ptr<sqlite3, FloorClose>;
using FloorStatement = std::unique_ptr<sqlite3_stmt, FloorClose>;

void floorRequire(bool isWell)
{
    if (!isWell)
        std::abort();
}

FloorDatabase floorOpened(const QString& path)
{
    sqlite3* database = nullptr;
    floorRequire(sqlite3_open(QFile::encodeName(path).constData(), &database) == SQLITE_OK);
    return FloorDatabase(database);
}

void floorExecute(sqlite3* database, const char* sql)
{
    floorRequire(sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
}

FloorStatement floorPrepared(sqlite3* database, const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    floorRequire(sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) == SQLITE_OK);
    return FloorStatement(statement);
}

std::string_view floorText(sqlite3_stmt* row, int column)
{
    return reinterpret_cast<const char*>(sqlite3_column_text(row, column));
}

void floorBind(sqlite3_stmt* statement, int place, std::string_view text)
{
    sqlite3_bind_text(statement, place, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
}

void floorRun(sqlite3_stmt* statement)
{
    floorRequire(sqlite3_step(statement) == SQLITE_DONE);
    sqlite3_reset(statement);
}

/// Everybody of the large campaign.
const FloorPeople& floorPeople()
{
    static const FloorPeople all = [] {
        storage::CampaignFile& many = manyCampaign();
        FloorPeople made;
        const FloorDatabase database = floorOpened(manyCampaignPath());
        const FloorStatement rows = floorPrepared(database.get(),
                                                  "SELECT id, name, detail, data FROM character ORDER BY id");
        const FloorStatement ranks = floorPrepared(
            database.get(),
            "SELECT field, position, name, rank FROM character_rank WHERE character_id = ? ORDER BY 1, 2");
        while (sqlite3_step(rows.get()) == SQLITE_ROW) {
            FloorPerson& one = made.people.emplace_back();
            one.name = made.kept(floorText(rows.get(), 1));
            one.detail = made.kept(floorText(rows.get(), 2));
            one.data = made.kept(floorText(rows.get(), 3));
            one.firstRank = made.ranks.size();
            const sqlite3_int64 id = sqlite3_column_int64(rows.get(), 0);
            sqlite3_bind_int64(ranks.get(), 1, id);
            while (sqlite3_step(ranks.get()) == SQLITE_ROW)
                made.ranks.push_back({made.kept(floorText(ranks.get(), 0)), sqlite3_column_int(ranks.get(), 1),
                                      made.kept(floorText(ranks.get(), 2)), sqlite3_column_int(ranks.get(), 3)});
            sqlite3_reset(ranks.get());
            one.ranks = made.ranks.size() - one.firstRank;
            std::string snapshot;
            formats::appendQuoted(many.snapshot({RecordKind::Character, id}), snapshot);
            one.snapshot = made.kept(snapshot);
        }
        floorRequire(made.people.size() == kMany);
        return made;
    }();
    return all;
}

void floorInsert(sqlite3* database, const FloorPeople& all)
{
    const FloorStatement row = floorPrepared(
        database,
        "INSERT INTO character (id, system, name, detail, is_sample, data, extra, tags, portrait) VALUES (NULL, "
        "'threed', ?, ?, 0, ?, '{}', '[]', NULL)");
    const FloorStatement rank = floorPrepared(
        database, "INSERT INTO character_rank (character_id, field, position, name, rank) VALUES (?, ?, ?, ?, ?)");
    for (const FloorPerson& one : all.people) {
        floorBind(row.get(), 1, one.name);
        floorBind(row.get(), 2, one.detail);
        floorBind(row.get(), 3, one.data);
        floorRun(row.get());
        const sqlite3_int64 id = sqlite3_last_insert_rowid(database);
        for (const FloorRank& of : std::span(all.ranks).subspan(one.firstRank, one.ranks)) {
            sqlite3_bind_int64(rank.get(), 1, id);
            floorBind(rank.get(), 2, of.field);
            sqlite3_bind_int(rank.get(), 3, of.position);
            floorBind(rank.get(), 4, of.name);
            sqlite3_bind_int(rank.get(), 5, of.rank);
            floorRun(rank.get());
        }
    }
}

void floorLog(sqlite3* database, const FloorPeople& all)
{
    floorExecute(
        database,
        "INSERT INTO log_entry (id, encounter_id, kind, parent, target, title, reason, time, round, phase) VALUES "
        "(1, 0, 'create', 0, 0, 'many', '', '2026-01-01T00:00:00Z', 0, 0)");
    const FloorStatement change = floorPrepared(
        database,
        "INSERT INTO log_change (entry_id, ordinal, kind, record_id, field, element, before, after, step) VALUES (1, "
        "?1 - 1, 'character', ?1, '', 0, 'null', ?2, -1)");
    for (std::size_t i = 0; i < all.people.size(); ++i) {
        sqlite3_bind_int64(change.get(), 1, static_cast<sqlite3_int64>(i + 1));
        floorBind(change.get(), 2, all.people[i].snapshot);
        floorRun(change.get());
    }
    floorExecute(database, "INSERT INTO log_head (encounter_id, entry_id) VALUES (0, 1)");
}

void floorTakeIn(benchmark::State& state, bool isLogged)
{
    const FloorPeople& people = floorPeople();
    const QTemporaryDir folder(QStringLiteral("/var/tmp/hitspread-bench-XXXXXX"));
    int round = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const QString path = folder.filePath(QStringLiteral("floor%1.hitspread").arg(++round));
        storage::CampaignFile::create(path).reset();
        const FloorDatabase database = floorOpened(path);
        floorExecute(database.get(), kFloorPrepare);
        state.ResumeTiming();
        floorExecute(database.get(), "BEGIN IMMEDIATE");
        floorInsert(database.get(), people);
        if (isLogged)
            floorLog(database.get(), people);
        floorExecute(database.get(), "COMMIT");
        state.PauseTiming();
        const FloorStatement found = floorPrepared(database.get(),
                                                   "SELECT count(*) FROM search WHERE search MATCH 'crossing'");
        floorRequire(sqlite3_step(found.get()) == SQLITE_ROW && sqlite3_column_int(found.get(), 0) == kMany);
        state.ResumeTiming();
    }
}

void floorInsertTenThousand(benchmark::State& state)
{
    floorTakeIn(state, false);
}
BENCHMARK(floorInsertTenThousand)->Unit(benchmark::kMillisecond)->Iterations(5);

void floorImportTenThousand(benchmark::State& state)
{
    floorTakeIn(state, true);
}
BENCHMARK(floorImportTenThousand)->Unit(benchmark::kMillisecond)->Iterations(5);

}  // namespace
