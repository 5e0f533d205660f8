#include "libraryfixture.h"
#include "rules/core/time/lying.h"
#include "rules/systems/threed/guns/shot.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/undo/logreader.h"
#include "services/undo/logwalk.h"
#include "services/undo/logwriter.h"
#include "support/edits.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/sourcepath.h"
#include "support/sqlitework.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

using namespace hitspread;
using support::codeOf;

/// The store of the log behind its port: what is listed, what may be taken back, pending actions and marks.
class LogStoreTest : public QObject, private LibraryFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFile(); }
    void theLogIsListedNewestFirst();
    void wordsThatNameAActionFindIt();
    void actionsAreFoundInAnyWriting_data();
    void actionsAreFoundInAnyWriting();
    void rowsKeptWholeSayWhatTheyAreOf();
    void aRowThatCannotBeReadHidesNoEntry();
    void whatWasRolledBackLeavesNoAction();
    void whatWasRolledBackLeavesNoChanges();
    void entriesComeInTheOrderAskedFor();
    void redoFollowsTheBranchInForceLast();
    void undoIsRefusedWhereOthersBuiltOnIt();
    void rewindingGrowsWithTheEntries();
    void onePendingActionPerEncounter();
    void marksNamePlacesOfOneLog();

private:
    [[nodiscard]] Encounter harbourGate() const { return m_file->encounters().encounters().at(0); }
};

void LogStoreTest::theLogIsListedNewestFirst()
{
    LibraryService library(*m_file, m_plans, m_clock);
    for (std::size_t n = 0; n < 5; ++n)
        (void)library.create(support::inventedCharacter(n));
    LogQuery query;
    query.limit = 2;
    const auto newest = m_file->log().list(query);
    QCOMPARE(newest.size(), std::size_t{2});
    QVERIFY(newest.at(0).id > newest.at(1).id);
    query.before = newest.at(1).id;
    query.limit = 200;
    QCOMPARE(m_file->log().list(query).size(), std::size_t{3});
    query = {};
    query.search = "ANKA";
    QCOMPARE(m_file->log().list(query).size(), std::size_t{1});
    query.search = "anka 7";  // every word, wherever it stands
    QVERIFY(m_file->log().list(query).empty());
    query.search = "%";
    QVERIFY(m_file->log().list(query).empty());
    QVERIFY(m_file->log().list({{ScopeKind::Encounter, 1}, {}, 200, 0}).empty());
}

void LogStoreTest::wordsThatNameAActionFindIt()
{
    const QString old = m_folder->filePath(QStringLiteral("old.hitspread"));
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-5.hitspread")), old));
    QFile(old).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const auto file = storage::CampaignFile::open(old);
    LogQuery query;
    query.scope = {ScopeKind::Encounter, 1};
    query.search = "salvo";
    QVERIFY(file->log().list(query).empty());
    query.actions = {{"salvo", {"duel", "shot"}}};
    const std::vector<LogEntry> found = file->log().list(query);
    QCOMPARE(found.size(), std::size_t{1});
    const EntryId shot = found.front().id;
    QCOMPARE(file->log().action(shot)->action, found.front().actionId);
    QVERIFY(!file->log().line(shot).action);
    QCOMPARE(file->log().line(shot).changes.size(), file->log().entry(shot).changes.size());
    QVERIFY(codeOf([&] { (void)file->log().action(9999); }) == ProblemCode::NotFound);
    QCOMPARE(found.front().title, std::string("Shot: Ines Varga → Sgt Holt"));
    QCOMPARE(found.front().actionId, std::string("shot"));
    query.search = "HOLT salvo";
    QCOMPARE(file->log().list(query).size(), std::size_t{1});
    query.search = "salvo odile";
    QVERIFY(file->log().list(query).empty());
}

/// Whatever the order and the spaces of an action's text, in a campaign from before actions had a column.
void LogStoreTest::actionsAreFoundInAnyWriting_data()
{
    QTest::addColumn<QString>("action");
    QTest::newRow("as it is written") << QStringLiteral(R"({"actor":1,"request":{"action":"salvo","parts":{}}})");
    QTest::newRow("with spaces") << QStringLiteral(R"({ "actor" : 1, "request" : { "action" : "salvo" } })");
    QTest::newRow("in another order") << QStringLiteral(
        R"({"request":{"parts":{"action":"shot"},"action":"salvo"},"action":"shot"})");
}

void LogStoreTest::actionsAreFoundInAnyWriting()
{
    QFETCH(QString, action);
    const QString old = m_folder->filePath(QStringLiteral("written.hitspread"));
    QFile::remove(old);
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-5.hitspread")), old));
    QFile(old).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    support::runRaw(old,
                    {QStringLiteral("INSERT INTO log_entry (encounter_id, kind, parent, target, title, reason, time, "
                                    "round, phase, action) SELECT 1, 'action', max(id), 0, 'written', '', '', 1, 1, "
                                    "'%1' FROM log_entry")
                         .arg(action)});
    const auto file = storage::CampaignFile::open(old);
    LogQuery query;
    query.scope = {ScopeKind::Encounter, 1};
    query.search = "volley";
    query.actions = {{"volley", {"salvo"}}};
    const std::vector<LogEntry> found = file->log().list(query);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().title, std::string("written"));
    QCOMPARE(found.front().actionId, std::string("salvo"));
}

void LogStoreTest::rowsKeptWholeSayWhatTheyAreOf()
{
    const Encounter gate = harbourGate();
    EncounterService encounters(*m_file, m_clock);
    const RecordId character = m_file->encounters().combatants(gate.id).front().character;
    const RecordId guest = encounters.add(gate.id, character, "Guest", Side::Others);
    LibraryQuery grenades;
    grenades.kind = RecordKind::Grenade;
    grenades.system = gate.system;
    const RecordId grenade = m_file->library().list(grenades).front().id;
    const RecordId lying = GroundService(*m_file, m_clock).place(gate.id, grenade, {"on the stairs", 3});
    encounters.remove(guest);
    const std::vector<LogEntry> log = m_file->log().list({{ScopeKind::Encounter, gate.id}, {}});
    // Newest first: he is gone, it lies there, he came.
    for (const std::size_t of : {0U, 2U}) {
        const LoggedChange& change = log.at(of).changes.front();
        QVERIFY(change.row);
        QCOMPARE(change.row->name, std::string("Guest"));
        QVERIFY(!change.row->thing);
    }
    const LoggedChange& laid = log.at(1).changes.front();
    QVERIFY(laid.row && laid.row->thing);
    QCOMPARE(laid.row->thing->id, lying);
    QCOMPARE(laid.row->thing->encounter, gate.id);
    QCOMPARE(laid.row->thing->kind, RecordKind::Grenade);
    QCOMPARE(laid.row->thing->item, grenade);
    QCOMPARE(laid.row->thing->state.as<Lying>().where, std::string("on the stairs"));
    QCOMPARE(laid.row->thing->state.as<Lying>().fuse, 3);
    // One by one as in a list; a value of a field is no row.
    QVERIFY(m_file->log().entry(log.at(1).id).changes.front().row);
    const LoggedChange hits{{RecordKind::Condition, guest}, "hits", 0, std::int64_t{0}, std::int64_t{1}};
    m_file->atomically([&] {
        LogEntry entry = entryOf({ScopeKind::Encounter, gate.id}, EntryKind::Edit, "hits");
        entry.changes = {hits};
        (void)m_file->log().append(entry);
    });
    QVERIFY(!m_file->log().list({{ScopeKind::Encounter, gate.id}, {}}).front().changes.front().row);
}

void LogStoreTest::aRowThatCannotBeReadHidesNoEntry()
{
    const QString old = m_folder->filePath(QStringLiteral("rows.hitspread"));
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-5.hitspread")), old));
    QFile(old).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const auto row = [](int ordinal, const char* text) {
        return QStringLiteral("INSERT INTO log_change SELECT max(id), %1, 'possession', 1, '', 0, 'null', "
                              "json_quote('%2'), -1 FROM log_entry WHERE encounter_id = 1")
            .arg(ordinal)
            .arg(QString::fromLatin1(text));
    };
    support::runRaw(old,
                    {row(90, "no JSON"), row(91, "{}"),
                     row(92, R"({"system":"threed","possession":{"id":1,"kind":"nonsense"}})"),
                     row(93, R"({"system":"none","possession":{"id":1,"kind":"weapon","hasState":true,"state":{}}})")});
    const auto file = storage::CampaignFile::open(old);
    const std::vector<LogEntry> log = file->log().list({{ScopeKind::Encounter, 1}, {}});
    const auto newest = std::ranges::max_element(log, {}, &LogEntry::id);
    QVERIFY(newest != log.end());
    QVERIFY(newest->changes.size() >= 4);
    for (const LoggedChange& change : std::span(newest->changes).last(4)) {
        QVERIFY(std::holds_alternative<std::string>(change.after));
        QVERIFY(!change.row);
    }
}

void LogStoreTest::whatWasRolledBackLeavesNoAction()
{
    const QString old = m_folder->filePath(QStringLiteral("rolled.hitspread"));
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-5.hitspread")), old));
    QFile(old).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const auto file = storage::CampaignFile::open(old);
    LogQuery query;
    query.scope = {ScopeKind::Encounter, 1};
    query.kinds = {EntryKind::Action};
    const LogEntry shot = file->log().list(query).front();
    QVERIFY(!shot.actionId.empty());
    LogEntry again = entryOf(query.scope, EntryKind::Action, "again");
    again.action = file->log().action(shot.id);
    EntryId gone = 0;
    QVERIFY(codeOf([&] {
                file->atomically([&] {
                    gone = file->log().append(again);
                    QCOMPARE(file->log().list(query).front().actionId, shot.actionId);
                    throw Failure(ProblemCode::NotFound, {SiteKind::LogEntry, gone});
                });
            })
            == ProblemCode::NotFound);
    LogEntry other = entryOf(query.scope, EntryKind::Action, "another");
    EntryId come = 0;
    file->atomically([&] { come = file->log().append(other); });
    QCOMPARE(come, gone);
    QCOMPARE(file->log().list(query).front().id, come);
    QCOMPARE(file->log().list(query).front().actionId, std::string());
}

/// An entry that was read before it was rolled back leaves its number to another one of the same time and title.
void LogStoreTest::whatWasRolledBackLeavesNoChanges()
{
    const RecordId fight = harbourGate().id;
    const Combatant who = m_file->encounters().combatants(fight).front();
    LogQuery query;
    query.scope = {ScopeKind::Encounter, fight};
    LogEntry entry;
    entry.scope = query.scope;
    entry.kind = EntryKind::Edit;
    entry.title = "colour";
    const auto newest = [](const std::vector<LogEntry>& entries) { return entries.front().changes.front().after; };
    EntryId before = 0;
    m_file->rehearse([&] {
        entry.changes = {rowvalue::colouring(who, 3)};
        before = LogWriter(*m_file, m_clock).enter(entry);
        QVERIFY(newest(m_file->log().list(query)) == entry.changes.front().after);
    });
    entry.changes = {rowvalue::colouring(who, 4)};
    EntryId after = 0;
    m_file->atomically([&] { after = LogWriter(*m_file, m_clock).enter(entry); });
    QCOMPARE(after, before);
    // Read once and once more, and one by one.
    for (int i = 0; i < 2; ++i)
        QVERIFY(newest(m_file->log().list(query)) == entry.changes.front().after);
    QVERIFY(newest(m_file->log().entries(std::array{after})) == entry.changes.front().after);
}

void LogStoreTest::entriesComeInTheOrderAskedFor()
{
    constexpr EntryId kMany = 600;  // read in several portions
    m_file->atomically([&] {
        LogWriter journal(*m_file, m_clock);
        for (EntryId n = 1; n <= kMany; ++n) {
            LogEntry entry = entryOf({ScopeKind::Library, 0}, EntryKind::Edit, "step " + std::to_string(n));
            const auto changes = static_cast<std::uint16_t>(n % 3);
            for (std::uint16_t element = 0; element < changes; ++element)
                entry.changes.push_back({{RecordKind::Character, n}, "hits", element, std::int64_t{0}, n});
            (void)journal.note(std::move(entry));
        }
    });
    std::vector<EntryId> order;
    for (EntryId n = kMany; n >= 1; n -= 1)
        order.push_back(n * 7 % 601);  // each once, none in its place
    LogReader reader(m_file->log(), order);
    for (const EntryId id : order) {
        const LogEntry read = reader.next();
        const LogEntry alone = m_file->log().entry(id);
        QCOMPARE(read.id, id);
        QCOMPARE(read.title, alone.title);
        QCOMPARE(read.changes.size(), static_cast<std::size_t>(id % 3));
        for (std::size_t i = 0; i < read.changes.size(); ++i) {
            QVERIFY(read.changes[i].record == (RecordRef{RecordKind::Character, id}));
            QCOMPARE(std::size_t{read.changes[i].element}, i);
            QVERIFY(read.changes[i].after == alone.changes[i].after);
        }
    }
    QCOMPARE(codeOf([&] { (void)m_file->log().entries(std::array<EntryId, 2>{1, kMany + 1}); }), ProblemCode::NotFound);
    QVERIFY(m_file->log().entries({}).empty());
}

void LogStoreTest::redoFollowsTheBranchInForceLast()
{
    LibraryService library(*m_file, m_plans, m_clock);
    HistoryService history(*m_file, m_clock);
    StoredRecord record = support::inventedCharacter(0);
    record.id = library.create(record);
    const auto setStrength = [&](int value) {
        record = library.load({RecordKind::Character, record.id});
        record.record.as<threed::Character>().str = value;
        return support::updated(library, record);
    };
    const EntryId first = setStrength(20);
    history.undo({});
    const EntryId second = setStrength(21);
    history.undo({});
    QCOMPARE(history.redoable({}), second);
    history.redo({});
    QCOMPARE(library.load({RecordKind::Character, record.id}).record.as<threed::Character>().str, 21);
    QVERIFY(first < second);
    QCOMPARE(m_file->log().entry(first).parent, m_file->log().entry(second).parent);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

void LogStoreTest::undoIsRefusedWhereOthersBuiltOnIt()
{
    LibraryService library(*m_file, m_plans, m_clock);
    HistoryService history(*m_file, m_clock);
    StoredRecord record = support::inventedCharacter(0);
    record.id = library.create(record);
    record.record = record.record.cloned();
    record.record.as<threed::Character>().str = 20;
    const EntryId edit = support::updated(library, record);

    // The same value once more, on behalf of an encounter.
    LogEntry later;
    later.scope = {ScopeKind::Encounter, harbourGate().id};
    later.title = "Strength drained";
    later.changes = m_file->log().entry(edit).changes;
    later.id = m_file->log().append(later);
    LogStore& log = m_file->log();
    QVERIFY(log.inForceElsewhere({}, edit).empty());
    log.setHead(later.scope, later.id);
    QCOMPARE(log.inForceElsewhere({}, edit), std::vector<EntryId>{later.id});
    QVERIFY(log.inForceElsewhere({}, later.id).empty());
    QVERIFY(log.inForceElsewhere(later.scope, edit).empty());  // the library's edit is not younger
    const LoggedChange drained = later.changes.at(0);
    const auto touches = log.touchesElsewhere({}, drained.record);
    QCOMPARE(touches.size(), std::size_t{1});
    QCOMPARE(touches.front().entry, later.id);
    QCOMPARE(touches.front().field, drained.field);
    QVERIFY(log.touchesElsewhere({}, {RecordKind::Weapon, drained.record.id}).empty());
    QVERIFY(codeOf([&] { history.undo({}); }) == ProblemCode::BuiltUpon);
    m_file->log().setHead(later.scope, 0);
    history.undo({});
}

/// Eight times the entries take eight times the work of SQLite's machine, not sixty-four, also when another fight was played since.
void LogStoreTest::rewindingGrowsWithTheEntries()
{
    const support::SqliteWork work;
    reopen();
    const auto edit = [&](const Combatant& who, RecordId fight, int times) {
        m_file->atomically([&] {
            LogEntry entry;
            entry.scope = {ScopeKind::Encounter, fight};
            entry.kind = EntryKind::Edit;
            entry.title = "step";
            for (int i = 0; i < times; ++i) {
                entry.changes = {rowvalue::colouring(m_file->encounters().combatant(who.id), i % 2 == 0 ? 3 : 4)};
                ChangeWriter(*m_file).write(entry.changes);
                (void)LogWriter(*m_file, m_clock).enter(entry);
            }
        });
    };
    const auto costOfRewinding = [&](int times) {
        const RecordId fight = EncounterListService(*m_file, m_clock).duplicate(harbourGate().id);
        const RecordId other = EncounterListService(*m_file, m_clock).duplicate(harbourGate().id);
        edit(m_file->encounters().combatants(fight).front(), fight, times);
        edit(m_file->encounters().combatants(other).front(), other, times);
        const std::int64_t before = work.steps();
        m_file->rehearse([&] { (void)LogWalk(*m_file, m_clock).to({ScopeKind::Encounter, fight}, 0); });
        return work.steps() - before;
    };
    const std::int64_t few = costOfRewinding(150);
    const std::int64_t many = costOfRewinding(1200);
    QCOMPARE_GT(few, 150);  // it is counted
    QVERIFY2(many < 9 * few, qPrintable(QStringLiteral("%1 and %2").arg(few).arg(many)));
}

void LogStoreTest::onePendingActionPerEncounter()
{
    PendingAction pending;
    pending.action.request.input = threed::Shot{};
    pending.encounter = harbourGate().id;
    pending.action.system = "threed";
    pending.action.action = "shot";
    pending.action.actor = 2;
    QVERIFY(!m_file->log().pending(pending.encounter).has_value());
    pending.id = m_file->log().savePending(pending);
    QVERIFY(pending.id != 0);
    pending.action.actor = 3;
    QCOMPARE(m_file->log().savePending(pending), pending.id);
    QCOMPARE(m_file->log().pending(pending.encounter)->action.actor, RecordId{3});
    PendingAction other = pending;
    other.id = 0;
    QVERIFY(codeOf([&] { (void)m_file->log().savePending(other); }) == ProblemCode::BadInput);
    m_file->log().removePending(pending.id);
    QVERIFY(!m_file->log().pending(pending.encounter).has_value());
    QVERIFY(codeOf([&] { (void)m_file->log().savePending(pending); }) == ProblemCode::NotFound);
}

void LogStoreTest::marksNamePlacesOfOneLog()
{
    const RecordId fight = harbourGate().id;
    const Scope scope{ScopeKind::Encounter, fight};
    EncounterService encounters(*m_file, m_clock);
    HistoryService history(*m_file, m_clock);
    const auto people = m_file->encounters().combatants(fight);
    const EntryId first = encounters.setSide({people[0].id}, Side::Others);
    const EntryId note = history.undo(scope);
    const EntryId second = encounters.setSide({people[1].id}, Side::Others);
    LogStore& log = m_file->log();
    QVERIFY(log.marks(fight).empty());

    LogMark bold{.encounter = fight, .entry = first, .name = "Bold"};
    bold.id = log.setMark(bold);
    const RecordId start = log.setMark({.encounter = fight, .entry = 0, .origin = second, .name = "Start"});
    bold.entry = second;
    bold.origin = first;
    QCOMPARE(log.setMark(bold), bold.id);
    const auto marks = log.marks(fight);
    QCOMPARE(marks.size(), std::size_t{2});
    QCOMPARE(marks[0].id, bold.id);
    QCOMPARE(marks[0].entry, second);
    QCOMPARE(marks[0].origin, first);
    QCOMPARE(marks[0].name, std::string("Bold"));
    QCOMPARE(marks[1].entry, EntryId{0});
    QCOMPARE(marks[1].origin, second);
    // Another fight has names of its own, and steps of its own.
    const RecordId other = encounters.create("threed", "Yard", "recommended");
    QVERIFY(log.setMark({.encounter = other, .name = "Bold"}) != 0);
    const auto refused = [&](const LogMark& mark) { return codeOf([&] { (void)log.setMark(mark); }); };
    QVERIFY(refused({.encounter = other, .entry = first, .name = "Theirs"}) == ProblemCode::BadInput);
    QVERIFY(refused({.encounter = fight, .entry = note, .name = "A note"}) == ProblemCode::BadInput);
    QVERIFY(refused({.encounter = fight, .entry = first, .origin = 4711, .name = "Nowhere"}) == ProblemCode::BadInput);
    QVERIFY(refused({.encounter = fight, .entry = first, .name = "Bold"}) == ProblemCode::BadInput);
    QVERIFY(refused({.encounter = fight, .entry = first, .name = ""}) == ProblemCode::BadInput);
    QVERIFY(refused({.id = 4711, .encounter = fight, .entry = first, .name = "Lost"}) == ProblemCode::NotFound);
    log.removeMark(bold.id);
    QCOMPARE(log.marks(fight).size(), std::size_t{1});
    QCOMPARE(log.marks(fight).front().id, start);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

HITSPREAD_TEST(LogStoreTest)
#include "logstore_test.moc"
