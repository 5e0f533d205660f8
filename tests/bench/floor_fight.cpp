// Floor: what a fight shows, read by bare QtSql forward only: combatants, what they carry, the newest 200 entries with their changes.
#include "bench/floor_fight.h"

#include "bench/longevening.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <array>

namespace hitspread::bench {

void readFight(benchmark::State& state, const QSqlDatabase& database, qlonglong fight)
{
    static constexpr std::array kReads{
        "SELECT * FROM combatant JOIN character ON character.id = character_id WHERE encounter_id = ? ORDER BY position",
        "SELECT possession.* FROM possession JOIN combatant ON combatant.id = combatant_id WHERE combatant.encounter_id = ?",
        "SELECT id, kind, parent, target, title, reason, time, round, phase FROM log_entry WHERE encounter_id = ? "
        "ORDER BY id DESC LIMIT 200",
        "SELECT * FROM log_change WHERE entry_id IN (SELECT id FROM log_entry WHERE encounter_id = ? ORDER BY id DESC "
        "LIMIT 200)"};
    for (const char* read : kReads) {
        QSqlQuery query(database);
        query.setForwardOnly(true);
        query.prepare(QString::fromLatin1(read));
        query.addBindValue(fight);
        if (!query.exec())
            state.SkipWithError(qPrintable(query.lastError().text()));
        while (query.next()) {
            for (int column = 0; column < 9; ++column)
                benchmark::DoNotOptimize(query.value(column).toString());
        }
    }
}

namespace {

void floorReloadSixty(benchmark::State& state)
{
    const LongEvening& evening = longEvening();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("floor"));
        database.setDatabaseName(evening.path);
        if (!database.open())
            state.SkipWithError("cannot open");
        for (auto _ : state)
            readFight(state, database, evening.fight);
    }
    QSqlDatabase::removeDatabase(QStringLiteral("floor"));
}
BENCHMARK(floorReloadSixty)->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace hitspread::bench
