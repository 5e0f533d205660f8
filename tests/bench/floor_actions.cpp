// Floors: what an action leaves in a fight's file, written by the C API in one durable transaction (WAL, synchronous FULL) and shown by the
// reads of floor_fight.cpp. Which rows these are is taken from the program: it does the action once in a copy of the campaign, and the floor
// writes the same letters again, there and back. It rolls nothing, checks nothing and knows beforehand what to write.
#include "bench/floor_fight.h"
#include "bench/longevening.h"
#include "formats/bodyplans.h"
#include "rules/core/dice/dice.h"
#include "services/action/actionservice.h"
#include "services/turn/turnservice.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"

#include <QByteArray>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <vector>

namespace hitspread::bench {

namespace {

/// A statement that is prepared once; its values are bound by their places and must live until it has run.
class Statement {
public:
    Statement(sqlite3* database, const char* sql) : m_database(database)
    {
        sqlite3_prepare_v2(database, sql, -1, &m_statement, nullptr);
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(m_statement); }

    void bind(int place, sqlite3_int64 value) { sqlite3_bind_int64(m_statement, place, value); }
    void bind(int place, const QByteArray& text)
    {
        if (text.isNull())
            sqlite3_bind_null(m_statement, place);
        else
            sqlite3_bind_text(m_statement, place, text.constData(), static_cast<int>(text.size()), SQLITE_STATIC);
    }
    template <typename... Values>
    void run(benchmark::State& state, const Values&... values)
    {
        int place = 0;
        (bind(++place, values), ...);
        int result = SQLITE_ROW;
        while (result == SQLITE_ROW)
            result = sqlite3_step(m_statement);
        if (result != SQLITE_DONE)
            state.SkipWithError(sqlite3_errmsg(m_database));
        sqlite3_reset(m_statement);
    }

private:
    sqlite3* m_database;
    sqlite3_stmt* m_statement = nullptr;
};

/// One text of a row before and after the action.
struct Text {
    qlonglong id = 0;
    std::array<QByteArray, 2> letters;
};

struct Line {
    qlonglong ordinal = 0;
    QByteArray kind;
    qlonglong record = 0;
    QByteArray field;
    qlonglong element = 0;
    QByteArray before;
    QByteArray after;
    qlonglong step = 0;
};

/// The rows an action leaves otherwise or new.
struct Left {
    std::vector<Text> conditions;
    std::vector<Text> states;
    std::array<std::array<qlonglong, 2>, 2> clock{};  ///< round and phase, before and after
    QByteArray kind;
    qlonglong parent = 0;
    qlonglong target = 0;
    QByteArray title;
    QByteArray reason;
    QByteArray time;
    QByteArray action;
    QByteArray actionId;
    std::vector<Line> lines;
    std::array<qlonglong, 2> head{};  ///< before and after
};

QByteArray bytes(const QSqlQuery& query, int column)
{
    return query.isNull(column) ? QByteArray() : query.value(column).toString().toUtf8();
}

/// A copy of the long evening, opened as one that is written safely.
class Copy {
public:
    explicit Copy(const QString& name) : m_path(longEvening().path + u'-' + name), m_name(name)
    {
        QSqlDatabase source = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        source.setDatabaseName(longEvening().path);
        source.open();
        QSqlQuery copy(source);
        copy.prepare(QStringLiteral("VACUUM INTO ?"));
        copy.addBindValue(m_path);
        copy.exec();
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;
    ~Copy()
    {
        QSqlDatabase::removeDatabase(m_name);
        for (const char* suffix : {"", "-wal", "-shm"})
            QFile::remove(m_path + QLatin1String(suffix));
    }
    void doOnce(const std::function<void(storage::CampaignFile&)>& action) const
    {
        const auto campaign = storage::CampaignFile::open(m_path);
        action(*campaign);
    }
    [[nodiscard]] QSqlDatabase open() const
    {
        QSqlDatabase database = QSqlDatabase::database(m_name, false);
        database.close();
        database.setDatabaseName(m_path);
        database.open();
        QSqlQuery query(database);
        query.exec(QStringLiteral("PRAGMA journal_mode = WAL"));
        query.exec(QStringLiteral("PRAGMA synchronous = FULL"));
        return database;
    }

private:
    QString m_path;
    QString m_name;
};

using Texts = std::map<qlonglong, QByteArray>;

Texts textsOf(const QSqlDatabase& database, const char* sql)
{
    QSqlQuery query(database);
    query.prepare(QString::fromLatin1(sql));
    query.addBindValue(longEvening().fight);
    query.exec();
    Texts texts;
    while (query.next())
        texts[query.value(0).toLongLong()] = bytes(query, 1);
    return texts;
}

std::vector<Text> changed(const Texts& before, const Texts& after)
{
    std::vector<Text> all;
    for (const auto& [id, letters] : after) {
        if (before.at(id) != letters)
            all.push_back({id, {before.at(id), letters}});
    }
    return all;
}

/// What the program leaves of an action.
Left leftOf(const Copy& copy, const std::function<void(storage::CampaignFile&)>& deed)
{
    static constexpr auto kConditions = "SELECT id, condition FROM combatant WHERE encounter_id = ?";
    static constexpr auto kStates = "SELECT possession.id, state FROM possession JOIN combatant "
                                    "ON combatant.id = combatant_id WHERE combatant.encounter_id = ?";
    const auto clockAndHead = [](const QSqlDatabase& database, Left& left, std::size_t at) {
        QSqlQuery query(database);
        query.prepare(QStringLiteral("SELECT round, phase, entry_id FROM encounter JOIN log_head ON encounter_id = id "
                                     "WHERE id = ?"));
        query.addBindValue(longEvening().fight);
        query.exec();
        query.next();
        left.clock[at] = {query.value(0).toLongLong(), query.value(1).toLongLong()};
        left.head[at] = query.value(2).toLongLong();
    };
    Left left;
    QSqlDatabase database = copy.open();
    const Texts conditions = textsOf(database, kConditions);
    const Texts states = textsOf(database, kStates);
    clockAndHead(database, left, 0);
    database.close();
    copy.doOnce(deed);
    database = copy.open();
    left.conditions = changed(conditions, textsOf(database, kConditions));
    left.states = changed(states, textsOf(database, kStates));
    clockAndHead(database, left, 1);
    QSqlQuery entry(database);
    entry.exec(QStringLiteral("SELECT kind, parent, target, title, reason, time, action, deed, id FROM log_entry "
                              "ORDER BY id DESC LIMIT 1"));
    entry.next();
    left.kind = bytes(entry, 0);
    left.parent = entry.value(1).toLongLong();
    left.target = entry.value(2).toLongLong();
    left.title = bytes(entry, 3);
    left.reason = bytes(entry, 4);
    left.time = bytes(entry, 5);
    left.action = bytes(entry, 6);
    left.actionId = bytes(entry, 7);
    QSqlQuery lines(database);
    lines.prepare(QStringLiteral("SELECT ordinal, kind, record_id, field, element, before, after, step FROM log_change "
                                 "WHERE entry_id = ?"));
    lines.addBindValue(entry.value(8));
    lines.exec();
    while (lines.next())
        left.lines.push_back({lines.value(0).toLongLong(), bytes(lines, 1), lines.value(2).toLongLong(),
                              bytes(lines, 3), lines.value(4).toLongLong(), bytes(lines, 5), bytes(lines, 6),
                              lines.value(7).toLongLong()});
    return left;
}

/// What is taken back or put in force again has to be read before.
void readPassed(benchmark::State& state, const QSqlDatabase& database, qlonglong from)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT kind, record_id, field, element, before, after FROM log_change "
                                 "WHERE entry_id > ? ORDER BY entry_id, ordinal"));
    query.addBindValue(from);
    if (!query.exec())
        state.SkipWithError("cannot read");
    while (query.next()) {
        for (int column = 0; column < 6; ++column)
            benchmark::DoNotOptimize(query.value(column).toString());
    }
}

/// Writes an action again and again, every other time back to what was before; shows the fight each time.
void writeAndShow(benchmark::State& state, const QSqlDatabase& database, const Left& left)
{
    sqlite3* const handle = *static_cast<sqlite3* const*>(database.driver()->handle().constData());
    Statement begin(handle, "BEGIN IMMEDIATE");
    Statement condition(handle, "UPDATE combatant SET condition = ? WHERE id = ?");
    Statement thing(handle, "UPDATE possession SET state = ? WHERE id = ?");
    Statement clock(handle, "UPDATE encounter SET round = ?, phase = ? WHERE id = ?");
    Statement entry(handle,
                    "INSERT INTO log_entry (encounter_id, kind, parent, target, title, reason, time, round, phase, "
                    "action, deed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Statement change(handle,
                     "INSERT INTO log_change (entry_id, ordinal, kind, record_id, field, element, before, after, step) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Statement head(handle, "UPDATE log_head SET entry_id = ? WHERE encounter_id = ?");
    Statement commit(handle, "COMMIT");
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    Statement forgetLines(handle, "DELETE FROM log_change WHERE entry_id = ?");
    Statement forgetEntry(handle, "DELETE FROM log_entry WHERE id = ?");
    const qlonglong fight = longEvening().fight;
    std::size_t to = 0;
    for (auto _ : state) {
        begin.run(state);
        if (left.lines.empty())
            readPassed(state, database, std::min(left.head[0], left.head[1]));
        for (const Text& one : left.conditions)
            condition.run(state, one.letters[to], one.id);
        for (const Text& one : left.states)
            thing.run(state, one.letters[to], one.id);
        if (left.clock[0] != left.clock[1])
            clock.run(state, left.clock[to][0], left.clock[to][1], fight);
        entry.run(state, fight, left.kind, left.parent, left.target, left.title, left.reason, left.time,
                  left.clock[to][0], left.clock[to][1], left.action, left.actionId);
        const qlonglong id = sqlite3_last_insert_rowid(handle);
        for (const Line& line : left.lines)
            change.run(state, id, line.ordinal, line.kind, line.record, line.field, line.element, line.before,
                       line.after, line.step);
        head.run(state, left.lines.empty() ? left.head[to] : id, fight);
        commit.run(state);
        readFight(state, database, fight);
        to = 1 - to;
        // The log stays as long as it was: else each round would read more than the one before.
        state.PauseTiming();
        begin.run(state);
        forgetLines.run(state, id);
        forgetEntry.run(state, id);
        commit.run(state);
        state.ResumeTiming();
    }
    state.counters["rows"] = static_cast<double>(left.conditions.size() + left.states.size() + left.lines.size());
    state.counters["letters"] = static_cast<double>(left.action.size());
}

void floorNext(benchmark::State& state)
{
    const Copy copy(QStringLiteral("next"));
    const Left left = leftOf(copy, [](storage::CampaignFile& campaign) {
        const formats::ShippedBodyPlans plans;
        const support::FixedClock clock;
        SeededAnswerer dice(1);
        ActionService actions(campaign, plans, clock);
        const ActionService::Resolved next = ActionService::resolved(
            TurnService(campaign, plans, clock).prepare(longEvening().fight), &dice);
        actions.apply({0, longEvening().fight, next.action}, "phase");
    });
    writeAndShow(state, copy.open(), left);
}
BENCHMARK(floorNext)->Unit(benchmark::kMillisecond);

void floorRewind50(benchmark::State& state)
{
    const Copy copy(QStringLiteral("rewind"));
    const Left left = leftOf(copy, [](storage::CampaignFile& campaign) {
        const support::FixedClock clock;
        const Scope scope{ScopeKind::Encounter, longEvening().fight};
        HistoryService history(campaign, clock);
        history.moveTo(scope, history.inForce(scope).at(50));
    });
    writeAndShow(state, copy.open(), left);
}
BENCHMARK(floorRewind50)->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace hitspread::bench
