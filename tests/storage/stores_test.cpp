#include <QTest>

#include "rules/systems/percentile/records.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/edits.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include "support/samplefile.h"
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

/// The stores of library and encounters behind their ports: each function, its constraints, and what must not be left behind.
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
    m_file = support::openSample(m_folder->filePath(QStringLiteral("campaign.hitspread")));
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
    support::updated(library, record);
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
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
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
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());

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

HITSPREAD_TEST(StoresTest)
#include "stores_test.moc"
