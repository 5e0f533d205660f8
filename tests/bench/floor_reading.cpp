// Floors: 10,000 characters read whole by bare QtSql, forward only; one search by the C API on the same full-text index.
#include "bench/manycampaign.h"

#include <benchmark/benchmark.h>

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <sqlite3.h>

#include <array>
#include <string>

using namespace hitspread::bench;

namespace {

void readAll(QSqlQuery& query, int columns, benchmark::State& state)
{
    while (query.next()) {
        for (int column = 0; column < columns; ++column)
            benchmark::DoNotOptimize(query.value(column).toString());
    }
    if (query.lastError().isValid())
        state.SkipWithError("cannot read");
}

void floorLoadTenThousand(benchmark::State& state)
{
    (void)manyCampaign();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("floor"));
        database.setDatabaseName(manyCampaignPath());
        if (!database.open())
            state.SkipWithError("cannot open");
        for (auto _ : state) {
            QSqlQuery people(database);
            people.setForwardOnly(true);
            people.exec(QStringLiteral("SELECT id, system, is_sample, data, extra FROM character ORDER BY id"));
            readAll(people, 5, state);
            QSqlQuery ranks(database);
            ranks.setForwardOnly(true);
            ranks.exec(QStringLiteral("SELECT character_id, field, position, name, rank FROM character_rank"));
            readAll(ranks, 5, state);
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("floor"));
}
BENCHMARK(floorLoadTenThousand)->Unit(benchmark::kMillisecond);

/// The first 100 by name of what a word finds.
void floorSearchOneKeyPress(benchmark::State& state)
{
    static constexpr std::array kTyped{"\"ank\"*", "\"i\"*", "\"crossing\" \"a\"*", "\"cyra\" \"m\"*"};
    (void)manyCampaign();
    sqlite3* database = nullptr;
    sqlite3_open(manyCampaignPath().toUtf8().constData(), &database);
    sqlite3_stmt* select = nullptr;
    sqlite3_prepare_v2(
        database,
        "SELECT character.id, character.name FROM search JOIN character ON character.id = search.rowid / 32 "
        "WHERE search MATCH ? ORDER BY character.name COLLATE NOCASE LIMIT 100",
        -1, &select, nullptr);
    const std::string word = kTyped[static_cast<std::size_t>(state.range(0))];
    for (auto _ : state) {
        sqlite3_bind_text(select, 1, word.c_str(), -1, SQLITE_STATIC);
        while (sqlite3_step(select) == SQLITE_ROW)
            benchmark::DoNotOptimize(sqlite3_column_text(select, 1));
        sqlite3_reset(select);
    }
    state.SetLabel(word);
    sqlite3_finalize(select);
    sqlite3_close(database);
}
BENCHMARK(floorSearchOneKeyPress)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

}  // namespace
