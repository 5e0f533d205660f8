#include <QTest>

#include "formats/bodyplans.h"
#include "rules/core/dice/dice.h"
#include "rules/core/time/lying.h"
#include "services/action/actionservice.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/possessions.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "support/testclass.h"

#include <QTemporaryDir>

#include <algorithm>
#include <iterator>

using namespace hitspread;
using namespace hitspread::storage;
using support::codeOf;

/// What is read for a whole fight at once is what its people have one by one.
class EncounterReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void conditionsComeInTheOrderOfTheList();
    void whatLiesAboutSurvivesClosing();
    void theFileKeepsOthersOffTheGround();
    void distancesAreThoseOfOneFight();
    void aRecordIsItsReadersOwn();
    void aRecordIsReadAsItStandsNow();

private:
    [[nodiscard]] Encounter fight(std::size_t place) { return m_file->encounters().encounters().at(place); }
    [[nodiscard]] std::vector<RecordId> peopleIn(RecordId encounter);

    /// A value of somebody's condition, as it is read.
    [[nodiscard]] std::int32_t aims(RecordId combatant) { return aimsIn(m_file->encounters().combatant(combatant)); }
    [[nodiscard]] static std::int32_t aimsIn(const Combatant& combatant)
    {
        return combatant.condition.declaration().find("aims")->number(combatant.condition.data(), 0);
    }
    static void setAims(Combatant& combatant, std::int32_t aims)
    {
        combatant.condition.declaration().find("aims")->setNumber(combatant.condition.data(), 0, aims);
    }

    QTemporaryDir m_folder;
    int m_count = 0;
    std::unique_ptr<CampaignFile> m_file;
    support::FixedClock m_clock;
};

void EncounterReadingTest::init()
{
    QVERIFY(m_folder.isValid());
    m_file = support::openSample(m_folder.filePath(QStringLiteral("%1.hitspread").arg(++m_count)));
}

std::vector<RecordId> EncounterReadingTest::peopleIn(RecordId encounter)
{
    std::vector<RecordId> ids;
    std::ranges::transform(m_file->encounters().combatants(encounter), std::back_inserter(ids), &Combatant::id);
    return ids;
}

void EncounterReadingTest::conditionsComeInTheOrderOfTheList()
{
    const RecordId here = fight(0).id;
    const std::vector<RecordId> people = peopleIn(here);
    QVERIFY(people.size() >= 3);
    EncounterStore& store = m_file->encounters();
    QVERIFY(store.conditionsIn(here).empty());
    ConditionService service(*m_file, m_clock);
    // Not in the order of the list, and somebody has two.
    const Lasting three{.left = 3};
    const auto last = service.put({people.back(), people.front()}, std::string("Dazed"), three);
    const auto second = service.put({people.front()}, std::string("Afraid"), three);
    std::vector<RecordId> apart;
    for (const RecordId who : people)
        std::ranges::transform(conditionsOf(store, who), std::back_inserter(apart), &Possession::id);
    QCOMPARE(apart, (std::vector{last.at(1), second.at(0), last.at(0)}));
    std::vector<RecordId> together;
    for (const Possession& condition : store.conditionsIn(here)) {
        together.push_back(condition.id);
        QVERIFY(condition.kind == RecordKind::ConditionTemplate);
        QCOMPARE(condition.state.as<Lasting>().left, 3);
    }
    QCOMPARE(together, apart);
    QVERIFY(store.conditionsIn(fight(1).id).empty());
}

void EncounterReadingTest::whatLiesAboutSurvivesClosing()
{
    const RecordId here = fight(0).id;
    LibraryQuery query;
    query.kind = RecordKind::Grenade;
    query.system = "threed";
    const RecordId grenade = m_file->library().list(query).at(0).id;
    GroundService ground(*m_file, m_clock);
    const RecordId gate = ground.place(here, grenade, {"at the gate", 3});
    const RecordId yard = ground.place(here, grenade, {"in the yard", kNoEntry});
    const std::vector<RecordId> people = peopleIn(here);
    const formats::ShippedBodyPlans plans;
    ActionOrder order{.action = "grenade", .encounter = here};
    order.actor = people.at(0);
    order.target = people.at(1);
    order.weapon = gate;
    SeededAnswerer dice(5);
    ActionService actions(*m_file, plans, m_clock);
    (void)actions.keep({0, here, ActionService::resolved(actions.prepare(order), &dice).action});
    const QString path = QString::fromStdString(m_file->path());
    m_file.reset();
    m_file = CampaignFile::open(path);
    const auto there = m_file->encounters().lyingIn(here);
    QCOMPARE(there.size(), std::size_t{2});
    QVERIFY(there.at(0).id == gate && there.at(1).id == yard);
    QVERIFY(there.at(0).encounter == here && there.at(0).combatant == 0);
    QCOMPARE(there.at(0).state.as<Lying>().fuse, 3);
    QCOMPARE(there.at(1).state.as<Lying>().fuse, kNoEntry);
    QVERIFY(m_file->encounters().lyingIn(fight(1).id).empty());
    // Where it is in use is said, with nobody who has it.
    const auto uses = m_file->library().usedBy({RecordKind::Grenade, grenade});
    const auto lies = std::ranges::find(uses, RecordUse::How::Lies, &RecordUse::how);
    QVERIFY(lies != uses.end());
    QCOMPARE(lies->encounter, here);
    QVERIFY(lies->who.empty());
    // What waits still knows which one it is.
    ActionService again(*m_file, plans, m_clock);
    const PendingAction pending = again.pending(here).value();
    QCOMPARE(orderOf(pending).weapon, gate);
    (void)again.apply(pending, "Goes off");
    QCOMPARE(m_file->encounters().lyingIn(here).size(), std::size_t{1});
    HistoryService(*m_file, m_clock).undo({ScopeKind::Encounter, here});
    QCOMPARE(m_file->encounters().lyingIn(here).front().id, gate);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
}

/// Only grenades lie about, and what lies about is nobody's.
void EncounterReadingTest::theFileKeepsOthersOffTheGround()
{
    const RecordId here = fight(0).id;
    EncounterStore& store = m_file->encounters();
    const std::vector<RecordId> people = peopleIn(here);
    Possession carried = store.possessionsOfCombatant(people.at(0)).at(0);
    QVERIFY(carried.kind == RecordKind::Weapon);
    carried.id = 0;
    carried.encounter = here;
    QVERIFY(codeOf([&] { (void)store.insert(carried); }).has_value());
    carried.combatant = 0;
    QVERIFY(codeOf([&] { (void)store.insert(carried); }).has_value());
    QVERIFY(store.lyingIn(here).empty());
}

void EncounterReadingTest::distancesAreThoseOfOneFight()
{
    EncounterStore& store = m_file->encounters();
    const RecordId here = fight(0).id;
    const std::vector<RecordId> people = peopleIn(here);
    store.setDistance(people.at(2), people.at(0), 17);
    store.setDistance(people.at(1), people.at(0), std::nullopt);
    std::map<std::pair<RecordId, RecordId>, int> apart;
    for (const RecordId a : people) {
        for (const RecordId b : people) {
            if (const auto metres = a < b ? store.distance(a, b) : std::nullopt)
                apart[{a, b}] = *metres;
        }
    }
    QCOMPARE(apart.at({people.at(0), people.at(2)}), 17);
    QVERIFY(store.distances(here) == apart);
    const std::vector<RecordId> others = peopleIn(fight(1).id);
    store.setDistance(others.at(0), others.at(1), 4);
    QVERIFY(store.distances(here) == apart);
}

void EncounterReadingTest::aRecordIsItsReadersOwn()
{
    const RecordId who = peopleIn(fight(0).id).front();
    const std::int32_t before = aims(who);
    for (int time = 1; time <= 3; ++time) {
        Combatant mine = m_file->encounters().combatant(who);
        QCOMPARE(aimsIn(mine), before);
        setAims(mine, before + time);
        QCOMPARE(aimsIn(mine), before + time);
    }
    QCOMPARE(aims(who), before);
}

void EncounterReadingTest::aRecordIsReadAsItStandsNow()
{
    const RecordId who = peopleIn(fight(0).id).front();
    const std::int32_t before = aims(who);
    Combatant fresh = m_file->encounters().combatant(who);
    setAims(fresh, before + 7);
    // Taken back with its transaction, and in the same one.
    m_file->rehearse([&] {
        m_file->encounters().update(fresh);
        QCOMPARE(aims(who), before + 7);
    });
    QCOMPARE(aims(who), before);
    m_file->encounters().update(fresh);
    QCOMPARE(aims(who), before + 7);
    // What another program writes counts as well.
    const QString path = QString::fromStdString(m_file->path());
    support::runRaw(
        path, {QStringLiteral("UPDATE combatant SET condition = json_set(condition, '$.aims', %1)").arg(before + 3)});
    QCOMPARE(aims(who), before + 3);
}

HITSPREAD_TEST(EncounterReadingTest)
#include "encounterreading_test.moc"
