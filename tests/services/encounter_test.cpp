#include "rules/systems/threed/character.h"
#include "services/combatantnames.h"
#include "services/encounterservice.h"
#include "services/historyservice.h"
#include "services/libraryservice.h"
#include "services/problem.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/problemof.h"

#include <QTest>

#include <set>

using namespace hitspread;
using support::problemOf;

/// Who comes into a fight and who leaves it.
class EncounterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void namesAreNumbered_data();
    void namesAreNumbered();
    void badges_data();
    void badges();
    void severalComeAndGoAsOneStep();
    void distancesAreOneStep();
    void newcomersStandAtTheEnd();
    void whatIsRefusedChangesNothing();
    void nobodyLeavesWhileHisDiceWait();

private:
    std::vector<std::string> names();

    std::unique_ptr<support::FakeCampaign> m_campaign;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_guard = 0;
    RecordId m_fight = 0;
};

void EncounterTest::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    StoredRecord guard;
    guard.system = "threed";
    guard.record = AnyRecord(threed::characterRecord);
    guard.record.as<threed::Character>().name = "Guard";
    m_guard = LibraryService(*m_campaign, m_plans, m_clock).create(guard);
    m_fight = EncounterService(*m_campaign, m_clock).create("threed", "Gate", "recommended");
}

std::vector<std::string> EncounterTest::names()
{
    std::vector<std::string> all;
    for (const Combatant& combatant : m_campaign->encounters().combatants(m_fight))
        all.push_back(combatant.name);
    return all;
}

void EncounterTest::namesAreNumbered_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("present");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("alone") << 1 << u"Ines"_qs << u"Guard"_qs;
    QTest::newRow("several") << 2 << u"Ines"_qs << u"Guard 1,Guard 2"_qs;
    QTest::newRow("one more") << 1 << u"Guard 1,Guard 2"_qs << u"Guard 3"_qs;
    QTest::newRow("beside one without a number") << 1 << u"Guard"_qs << u"Guard 2"_qs;
    QTest::newRow("no gap is filled") << 2 << u"Guard 7"_qs << u"Guard 8,Guard 9"_qs;
    QTest::newRow("another's number") << 1 << u"Guard Dog 4,Guard 2b,Guards 3"_qs << u"Guard"_qs;
}

void EncounterTest::namesAreNumbered()
{
    QFETCH(int, count);
    QFETCH(QString, present);
    QFETCH(QString, wanted);
    std::vector<std::string> there;
    for (const QString& name : present.split(u','))
        there.push_back(name.toStdString());
    QStringList got;
    for (const std::string& name : namesOfNewcomers("Guard", count, there))
        got << QString::fromStdString(name);
    QCOMPARE(got.join(u','), wanted);
}

void EncounterTest::badges_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("badge");
    QTest::newRow("two words") << u"Ines Varga"_qs << u"IV"_qs;
    QTest::newRow("three words") << u"Old Man Morrow"_qs << u"OM"_qs;
    QTest::newRow("one word") << u"Rex"_qs << u"R"_qs;
    QTest::newRow("numbered") << u"Gate Guard 12"_qs << u"G12"_qs;
    QTest::newRow("a year is no number") << u"Model 1911"_qs << u"M1"_qs;
    QTest::newRow("beyond A to Z") << u"Élodie Ångström"_qs << u"ÉÅ"_qs;
    QTest::newRow("spaces") << u"  Two  Spaces "_qs << u"TS"_qs;
    QTest::newRow("nothing") << u""_qs << u""_qs;
}

void EncounterTest::badges()
{
    QFETCH(QString, name);
    QFETCH(QString, badge);
    QCOMPARE(QString::fromStdString(badgeOf(name.toStdString())), badge);
}

void EncounterTest::severalComeAndGoAsOneStep()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::string empty = m_campaign->dump();
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Others});
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Guard 2", "Guard 3"}));
    QCOMPARE(history.entry(history.undoable(scope)).title, std::string("Guard 1, Guard 2, Guard 3"));
    QCOMPARE(m_campaign->encounters().combatant(ids.back()).badge, std::string("G3"));
    QCOMPARE(m_campaign->encounters().combatant(ids.back()).side, Side::Others);
    encounters.setDistance(ids[0], ids[1], 7);
    const std::string full = m_campaign->dump();
    encounters.remove({ids[0], ids[1]});
    QCOMPARE(names(), (std::vector<std::string>{"Guard 3"}));
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), full);
    QCOMPARE(m_campaign->encounters().distance(ids[0], ids[1]).value_or(0), 7);
    history.redo(scope);
    history.undo(scope);
    history.undo(scope);
    QVERIFY(!m_campaign->encounters().distance(ids[0], ids[1]));
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), empty);
    history.redo(scope);
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Guard 2", "Guard 3"}));
}

void EncounterTest::distancesAreOneStep()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Others});
    const std::string before = m_campaign->dump();
    QVERIFY(encounters.setDistances({{ids[0], ids[1], 7}, {ids[2], ids[0], 25}}) != 0);
    QCOMPARE(m_campaign->encounters().distance(ids[1], ids[0]), std::optional(7));
    QCOMPARE(m_campaign->encounters().distance(ids[0], ids[2]), std::optional(25));
    QCOMPARE(history.entry(history.undoable(scope)).title,
             std::string("Guard 1 – Guard 2: 7 m, Guard 3 – Guard 1: 25 m"));
    const std::string apart = m_campaign->dump();
    QCOMPARE(encounters.setDistances({{ids[1], ids[0], 7}}), EntryId{0});
    QVERIFY(encounters.setDistances({{ids[0], ids[1], std::nullopt}}) != 0);
    QVERIFY(!m_campaign->encounters().distance(ids[0], ids[1]));
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), apart);
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    for (const int metres : {-1, 100000})
        QVERIFY(problemOf([&] { encounters.setDistance(ids[0], ids[1], metres); })->code == ProblemCode::BadInput);
    QVERIFY(problemOf([&] { encounters.setDistance(ids[0], ids[0], 5); })->code == ProblemCode::BadInput);
    const RecordId elsewhere = encounters.create("threed", "Elsewhere", "recommended");
    const RecordId stranger = encounters.add(elsewhere, m_guard, "Stranger", Side::Others);
    QVERIFY(problemOf([&] { encounters.setDistance(ids[0], stranger, 5); })->code == ProblemCode::BadInput);
    QVERIFY(m_campaign->dump().starts_with(before.substr(0, before.find("encounter"))));
    QVERIFY(!m_campaign->encounters().distance(ids[0], stranger));
}

void EncounterTest::newcomersStandAtTheEnd()
{
    EncounterService encounters(*m_campaign, m_clock);
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Opponents});
    encounters.remove(ids[1]);
    (void)encounters.add(m_fight, Newcomers{m_guard, "Guard", 1, Side::Opponents});
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Guard 3", "Guard 4"}));
    std::set<int> positions;
    for (const Combatant& combatant : m_campaign->encounters().combatants(m_fight))
        positions.insert(combatant.position);
    QCOMPARE(positions.size(), std::size_t{3});
}

void EncounterTest::whatIsRefusedChangesNothing()
{
    EncounterService encounters(*m_campaign, m_clock);
    const std::string before = m_campaign->dump();
    for (const int count : {0, -1, 100}) {
        const auto problem = problemOf([&] {
            (void)encounters.add(m_fight, Newcomers{m_guard, "Guard", count, Side::Players});
        });
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
    }
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, Newcomers{999, "Guard", 1, Side::Players}); }));
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, Newcomers{m_guard, "", 1, Side::Players}); }));
    QCOMPARE(m_campaign->dump(), before);
    const RecordId other = encounters.create("threed", "Pier", "recommended");
    const RecordId elsewhere = encounters.add(other, m_guard, "Guard", Side::Players);
    const RecordId here = encounters.add(m_fight, m_guard, "Guard", Side::Players);
    const auto both = problemOf([&] { encounters.remove({here, elsewhere}); });
    QVERIFY(both && both->code == ProblemCode::BadInput);
    QCOMPARE(encounters.combatants(m_fight).size() + encounters.combatants(other).size(), std::size_t{2});
}

void EncounterTest::nobodyLeavesWhileHisDiceWait()
{
    EncounterService encounters(*m_campaign, m_clock);
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Opponents});
    PendingAction pending;
    pending.encounter = m_fight;
    pending.action.actor = ids[0];
    pending.action.target = ids[1];
    (void)m_campaign->log().savePending(pending);
    for (const RecordId concerned : {ids[0], ids[1]}) {
        const auto problem = problemOf([&] { encounters.remove(concerned); });
        QVERIFY(problem && problem->code == ProblemCode::PendingExists);
    }
    encounters.remove(ids[2]);
    QCOMPARE(names().size(), std::size_t{2});
}

QTEST_GUILESS_MAIN(EncounterTest)
#include "encounter_test.moc"
