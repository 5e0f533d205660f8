#include <QTest>

#include "rules/systems/percentile/records.h"
#include "services/encounterservice.h"
#include "services/historyservice.h"
#include "services/libraryservice.h"
#include "services/problem.h"
#include "storage/campaignfile.h"
#include "storage/samplecampaign.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"

#include "support/problemof.h"
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::storage;
using support::codeOf;

namespace {

std::vector<std::string> namesIn(CampaignFile& file, const std::string& search, RecordKind kind = RecordKind::Character)
{
    LibraryQuery query;
    query.kind = kind;
    query.search = search;
    std::vector<std::string> names;
    for (const LibraryRow& row : file.library().list(query))
        names.push_back(row.name);
    return names;
}

}  // namespace

/// The three stores behind their ports: each function, its constraints, and what must not be left behind.
class StoresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rankListsKeepTheirOrderThroughUndo();
    void searchReachesNotesAndFollowsChanges();
    void listsArePagedAndOrdered();
    void tenThousandAreFoundToTheLast();
    void anInsertThatFailsLeavesNothing_data();
    void anInsertThatFailsLeavesNothing();
    void possessionsBelongToOneOwner();
    void aCombatantComesBackWhole();
    void whatALoweredCountCutsOffComesBack();
    void encountersAreUpdated();
    void theLogIsListedNewestFirst();
    void redoFollowsTheBranchInForceLast();
    void undoIsRefusedWhereOthersBuiltOnIt();
    void onePendingActionPerEncounter();
    void marksNamePlacesOfOneLog();
    void coloursAndAbsenceAreKept();
    void whatIsMissingIsNamed_data();
    void whatIsMissingIsNamed();
    void transactionsDoNotNest();

private:
    [[nodiscard]] Encounter harbourGate() const { return m_file->encounters().encounters().at(0); }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CampaignFile> m_file;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
};

void StoresTest::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = SampleCampaign::create(m_folder->filePath(QStringLiteral("campaign.hitspread")));
}

void StoresTest::rankListsKeepTheirOrderThroughUndo()
{
    LibraryService library(*m_file, m_plans, m_clock);
    HistoryService history(*m_file, m_clock);
    StoredRecord record = support::inventedCharacter(1);
    auto& character = record.record.as<threed::Character>();
    character.skills.entries = {{"zeal", 3}, {"anger", 2}, {"mirth", 1}};
    character.stats.entries = {{"luck", 9}, {"edge", 4}};
    const threed::Character first = character;
    record.id = library.create(record);
    record.record = record.record.cloned();
    record.record.as<threed::Character>().stats.entries = {{"wit", 1}, {"edge", 4}, {"luck", 9}};
    library.update(record);
    const RecordRef reference{RecordKind::Character, record.id};
    library.remove(reference);

    history.undo({});
    QVERIFY(library.load(reference).record.as<threed::Character>().stats
            == record.record.as<threed::Character>().stats);
    history.undo({});
    QVERIFY(library.load(reference).record.as<threed::Character>().stats == first.stats);
    QVERIFY(library.load(reference).record.as<threed::Character>().skills == first.skills);
}

void StoresTest::searchReachesNotesAndFollowsChanges()
{
    StoredRecord record = support::inventedCharacter(9);
    record.record.as<threed::Character>().name = "Jörg Überwald";
    record.record.as<threed::Character>().notes = "Owes the ferryman eleven coins.";
    record.id = m_file->library().insert(record);
    for (const char* found : {"jorg", "Jör", "über", "uberwald jo", "ferrym", "ÜBERWALD", "eleven c"})
        QVERIFY2(namesIn(*m_file, found) == std::vector<std::string>{"Jörg Überwald"}, found);
    QVERIFY(namesIn(*m_file, "erwald").empty());
    QVERIFY(namesIn(*m_file, "jorg", RecordKind::Weapon).empty());
    QVERIFY(namesIn(*m_file, "\"jorg* OR ines").empty());

    record.record.as<threed::Character>().name = "Jan";
    m_file->library().update(record);
    QVERIFY(namesIn(*m_file, "jorg").empty());
    QCOMPARE(namesIn(*m_file, "jan").size(), std::size_t{1});
    m_file->library().remove({RecordKind::Character, record.id});
    QVERIFY(namesIn(*m_file, "jan").empty());
}

void StoresTest::listsArePagedAndOrdered()
{
    LibraryQuery query;
    query.kind = RecordKind::Weapon;
    const auto all = m_file->library().list(query);
    QVERIFY(all.size() >= 12);
    QCOMPARE(m_file->library().count(query), all.size());
    QVERIFY(std::ranges::is_sorted(all, [](const LibraryRow& a, const LibraryRow& b) {
        return QString::fromStdString(a.name).compare(QString::fromStdString(b.name), Qt::CaseInsensitive) < 0;
    }));
    query.offset = 5;
    query.limit = 3;
    const auto page = m_file->library().list(query);
    QCOMPARE(page.size(), std::size_t{3});
    QCOMPARE(page.at(0).id, all.at(5).id);
    query = {};
    query.kind = RecordKind::Weapon;
    query.system = "percentile";
    for (const LibraryRow& row : m_file->library().list(query))
        QCOMPARE(row.system, std::string("percentile"));
    QVERIFY(m_file->library().count(query) < all.size());
}

void StoresTest::tenThousandAreFoundToTheLast()
{
    LibraryQuery query;
    const std::size_t before = m_file->library().count(query);
    support::addInventedCharacters(*m_file, 10000);
    QCOMPARE(m_file->library().count(query), before + 10000);
    query.search = "cell-h";
    QCOMPARE(m_file->library().count(query), std::size_t{3333 + 1});  // and one of the sample
    QCOMPARE(m_file->library().list(query).size(), query.limit);
}

void StoresTest::anInsertThatFailsLeavesNothing_data()
{
    QTest::addColumn<QString>("fault");
    for (const char* fault : {"no system", "extra is no JSON", "a skill twice", "a skill without name"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void StoresTest::anInsertThatFailsLeavesNothing()
{
    QFETCH(QString, fault);
    StoredRecord record = support::inventedCharacter(3);
    auto& skills = record.record.as<threed::Character>().skills.entries;
    if (fault == QStringLiteral("no system"))
        record.system.clear();
    else if (fault == QStringLiteral("extra is no JSON"))
        record.extra = "{";
    else if (fault == QStringLiteral("a skill twice"))
        skills.push_back(skills.front());
    else
        skills.emplace_back("", 1);
    const std::size_t before = m_file->library().count({});
    QVERIFY(codeOf([&] { (void)m_file->library().insert(record); }) == ProblemCode::BadInput);
    QCOMPARE(m_file->library().count({}), before);
    QCOMPARE(m_file->faults(), QStringList());
}

void StoresTest::possessionsBelongToOneOwner()
{
    EncounterStore& store = m_file->encounters();
    const Combatant combatant = store.combatants(harbourGate().id).at(0);
    const auto kit = store.possessionsOfCombatant(combatant.id);
    const auto weapon = std::ranges::find(kit, RecordKind::Weapon, &Possession::kind);
    const auto armour = std::ranges::find(kit, RecordKind::Armour, &Possession::kind);
    QVERIFY(weapon != kit.end() && armour != kit.end());
    QVERIFY(weapon->ammunition != 0);
    QVERIFY(std::ranges::any_of(kit, [&](const Possession& item) {
        return item.kind == RecordKind::Accessory && item.mountedOn == weapon->id;
    }));

    const auto isRefused = [&](Possession item) {
        return codeOf([&] { (void)store.insert(item); }) == ProblemCode::BadInput;
    };
    Possession item = *weapon;
    item.id = 0;
    Possession bad = item;
    bad.character = combatant.character;
    QVERIFY(isRefused(bad));  // two owners
    bad.character = bad.combatant = 0;
    QVERIFY(isRefused(bad));  // none
    bad = item;
    bad.item = 99999;
    QVERIFY(isRefused(bad));
    bad = item;
    bad.mountedOn = armour->id;
    QVERIFY(isRefused(bad));  // only accessories are mounted
    bad = *armour;
    bad.id = 0;
    bad.ammunition = item.ammunition;
    QVERIFY(isRefused(bad));  // only weapons are loaded
    QCOMPARE(store.possessionsOfCombatant(combatant.id).size(), kit.size());

    item.state = item.state.cloned();
    item.state.as<threed::WeaponState>().rounds = 3;
    item.id = store.insert(item);
    QCOMPARE(store.possession(item.id).state.as<threed::WeaponState>().rounds, 3);
    item.state.as<threed::WeaponState>().rounds = 2;
    store.update(item);
    QCOMPARE(m_file->load({RecordKind::WeaponState, item.id}).as<threed::WeaponState>().rounds, 2);
    store.removePossession(item.id);
    QVERIFY(codeOf([&] { (void)store.possession(item.id); }) == ProblemCode::NotFound);
    m_file->library().remove({RecordKind::Weapon, weapon->item});
    QCOMPARE(store.possessionsOfCombatant(combatant.id).size(), kit.size());
}

void StoresTest::aCombatantComesBackWhole()
{
    EncounterService service(*m_file, m_clock);
    HistoryService history(*m_file, m_clock);
    EncounterStore& store = m_file->encounters();
    const auto before = store.combatants(harbourGate().id);
    const Combatant leaving = before.at(1);
    const auto kit = store.possessionsOfCombatant(leaving.id);
    const auto metres = store.distance(leaving.id, before.at(0).id);
    QVERIFY(metres.has_value());
    QCOMPARE(store.distance(before.at(0).id, leaving.id), metres);
    const std::string whole = m_file->snapshot({RecordKind::Condition, leaving.id});

    service.remove(leaving.id);
    QCOMPARE(store.combatants(harbourGate().id).size(), before.size() - 1);
    QVERIFY(store.possessionsOfCombatant(leaving.id).empty());
    QVERIFY(!store.distance(leaving.id, before.at(0).id).has_value());
    history.undo({ScopeKind::Encounter, harbourGate().id});
    QCOMPARE(m_file->snapshot({RecordKind::Condition, leaving.id}), whole);
    QCOMPARE(store.possessionsOfCombatant(leaving.id).size(), kit.size());
    QCOMPARE(store.distance(leaving.id, before.at(0).id), metres);
    QCOMPARE(m_file->faults(), QStringList());

    QVERIFY(codeOf([&] { store.setDistance(leaving.id, leaving.id, 5); }) == ProblemCode::BadInput);
    QVERIFY(codeOf([&] { store.setDistance(leaving.id, before.at(0).id, -1); }) == ProblemCode::BadInput);
    store.setDistance(leaving.id, before.at(0).id, 7);
    QCOMPARE(store.distance(before.at(0).id, leaving.id), std::optional<int>(7));
}

void StoresTest::whatALoweredCountCutsOffComesBack()
{
    EncounterService service(*m_file, m_clock);
    HistoryService history(*m_file, m_clock);
    const RecordId who = m_file->encounters().combatants(harbourGate().id).at(0).id;
    const RecordRef condition{RecordKind::Condition, who};
    const auto set = [&](const char* field, std::uint16_t element, std::int64_t value) {
        const AnyRecord now = m_file->load(condition);
        LoggedChange change;
        change.record = condition;
        change.field = field;
        change.element = element;
        change.before = std::int64_t{now.declaration().find(field)->number(now.data(), element)};
        change.after = value;
        return service.setByHand(harbourGate().id, change, "bandaged");
    };
    set("woundCount", 0, 3);
    set("woundRounds", 2, 7);
    const std::string hurt = m_file->snapshot(condition);
    const EntryId healed = set("woundCount", 0, 1);
    QCOMPARE(m_file->log().entry(healed).changes.size(), std::size_t{2});
    QVERIFY(codeOf([&] { set("woundRounds", 2, 5); }) == ProblemCode::BadInput);
    history.undo({ScopeKind::Encounter, harbourGate().id});
    QCOMPARE(m_file->snapshot(condition), hurt);
}

void StoresTest::encountersAreUpdated()
{
    EncounterStore& store = m_file->encounters();
    Encounter encounter = harbourGate();
    encounter.round = 9;
    encounter.switches = encounter.switches.cloned();
    encounter.switches.as<threed::Switches>().layering = true;
    store.update(encounter);
    QCOMPARE(harbourGate().round, 9);
    QVERIFY(m_file->load({RecordKind::Switches, encounter.id}).as<threed::Switches>().layering);
    encounter.name.clear();
    QVERIFY(codeOf([&] { store.update(encounter); }) == ProblemCode::BadInput);
    QVERIFY(!harbourGate().name.empty());
    Combatant combatant = store.combatants(encounter.id).at(0);
    combatant.side = Side::Others;
    combatant.badge = "??";
    store.update(combatant);
    QCOMPARE(store.combatant(combatant.id).badge, std::string("??"));
    QVERIFY(store.combatant(combatant.id).side == Side::Others);
}

void StoresTest::theLogIsListedNewestFirst()
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

void StoresTest::redoFollowsTheBranchInForceLast()
{
    LibraryService library(*m_file, m_plans, m_clock);
    HistoryService history(*m_file, m_clock);
    StoredRecord record = support::inventedCharacter(0);
    record.id = library.create(record);
    const auto setStrength = [&](int value) {
        record = library.load({RecordKind::Character, record.id});
        record.record.as<threed::Character>().str = value;
        return library.update(record);
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
    QCOMPARE(m_file->faults(), QStringList());
}

void StoresTest::undoIsRefusedWhereOthersBuiltOnIt()
{
    LibraryService library(*m_file, m_plans, m_clock);
    HistoryService history(*m_file, m_clock);
    StoredRecord record = support::inventedCharacter(0);
    record.id = library.create(record);
    record.record = record.record.cloned();
    record.record.as<threed::Character>().str = 20;
    const EntryId edit = library.update(record);

    // The same value once more, on behalf of an encounter.
    LogEntry later;
    later.scope = {ScopeKind::Encounter, harbourGate().id};
    later.title = "Strength drained";
    later.changes = m_file->log().entry(edit).changes;
    later.id = m_file->log().append(later);
    QCOMPARE(m_file->log().laterChange(later.changes.at(0), edit), EntryId{0});  // not in force
    m_file->log().setHead(later.scope, later.id);
    QCOMPARE(m_file->log().laterChange(later.changes.at(0), edit), later.id);
    LoggedChange whole = later.changes.at(0);
    whole.field.clear();
    QCOMPARE(m_file->log().laterChange(whole, edit), later.id);
    whole.record.kind = RecordKind::Weapon;
    QCOMPARE(m_file->log().laterChange(whole, edit), EntryId{0});
    QVERIFY(codeOf([&] { history.undo({}); }) == ProblemCode::BuiltUpon);
    m_file->log().setHead(later.scope, 0);
    history.undo({});
}

void StoresTest::onePendingActionPerEncounter()
{
    PendingAction pending;
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

void StoresTest::marksNamePlacesOfOneLog()
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
    QCOMPARE(m_file->faults(), QStringList());
}

void StoresTest::coloursAndAbsenceAreKept()
{
    Encounter fight = harbourGate();
    Combatant one = m_file->encounters().combatants(fight.id).front();
    QCOMPARE(one.colour, 0);
    QVERIFY(!one.away && !fight.archived);
    one.colour = kCombatantColours;
    one.away = true;
    m_file->encounters().update(one);
    fight.archived = true;
    m_file->encounters().update(fight);
    const Combatant kept = m_file->encounters().combatant(one.id);
    QCOMPARE(kept.colour, kCombatantColours);
    QVERIFY(kept.away);
    QVERIFY(harbourGate().archived);
    // Who is taken out and comes back is as he was.
    EncounterService encounters(*m_file, m_clock);
    HistoryService history(*m_file, m_clock);
    (void)encounters.remove(one.id);
    history.undo({ScopeKind::Encounter, fight.id});
    QCOMPARE(m_file->encounters().combatant(one.id).colour, kCombatantColours);
    QVERIFY(m_file->encounters().combatant(one.id).away);
    one.colour = 16;
    QVERIFY(codeOf([&] { m_file->encounters().update(one); }) == ProblemCode::BadInput);
}

void StoresTest::whatIsMissingIsNamed_data()
{
    QTest::addColumn<int>("which");
    const char* names[]{"character", "removed twice", "encounter", "combatant", "possession", "log entry", "updated"};
    for (int i = 0; i < 7; ++i)
        QTest::newRow(names[i]) << i;
}

void StoresTest::whatIsMissingIsNamed()
{
    QFETCH(int, which);
    StoredRecord stranger = support::inventedCharacter(0);
    stranger.id = 77777;
    const std::array<std::function<void()>, 7> calls{
        [&] {
            (void)m_file->library().load({RecordKind::Character, 77777});
        },
        [&] {
            m_file->library().remove({RecordKind::Armour, 77777});
        },
        [&] { (void)m_file->encounters().encounter(77777); },
        [&] { (void)m_file->encounters().combatant(77777); },
        [&] { (void)m_file->encounters().possession(77777); },
        [&] { (void)m_file->log().entry(77777); },
        [&] { m_file->library().update(stranger); },
    };
    QVERIFY(codeOf(calls.at(static_cast<std::size_t>(which))) == ProblemCode::NotFound);
}

void StoresTest::transactionsDoNotNest()
{
    const std::size_t before = m_file->library().count({});
    QVERIFY(codeOf([&] {
                m_file->atomically([&] {
                    (void)m_file->library().insert(support::inventedCharacter(0));
                    m_file->atomically([] {});
                });
            })
            == ProblemCode::StorageFault);
    QCOMPARE(m_file->library().count({}), before);
    m_file->atomically([&] { (void)m_file->library().insert(support::inventedCharacter(0)); });
    QCOMPARE(m_file->library().count({}), before + 1);
}

QTEST_GUILESS_MAIN(StoresTest)
#include "stores_test.moc"
