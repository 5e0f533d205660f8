#include "encounterfixture.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using support::problemOf;

/// The fights of a campaign: copies of them, their names, and which are put away.
class EncounterListTest : public QObject, private EncounterFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFight(); }
    void aDuplicateGoesItsOwnWay();
    void copiesAreCounted_data();
    void copiesAreCounted();
    void whoComesInHasANameOfItsOwn();
    void namesAndArchiveAreStepsOfTheLibrary();
};

void EncounterListTest::aDuplicateGoesItsOwnWay()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const auto ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Opponents});
    encounters.setDistances({{ids[0], ids[2], 12}, {ids[1], ids[2], 3}});
    encounters.setColour({ids[1]}, 2);
    encounters.setAway({ids[2]}, true);
    Encounter first = m_campaign->encounters().encounter(m_fight);
    first.round = 4;
    first.phase = 2;
    first.archived = true;
    m_campaign->encounters().update(first);

    EncounterListService list(*m_campaign, m_clock);
    const RecordId copy = list.duplicate(m_fight);
    const Encounter second = m_campaign->encounters().encounter(copy);
    QCOMPARE(second.name, std::string("Gate (2)"));
    QCOMPARE(second.round, 4);
    QCOMPARE(second.phase, 2);
    QCOMPARE(second.profile, first.profile);
    QVERIFY(!second.archived);
    const auto people = m_campaign->encounters().combatants(copy);
    QCOMPARE(people.size(), std::size_t{3});
    for (std::size_t i = 0; i < people.size(); ++i) {
        const Combatant was = m_campaign->encounters().combatant(ids[i]);
        QCOMPARE(people[i].name, was.name);
        QCOMPARE(people[i].colour, was.colour);
        QCOMPARE(people[i].away, was.away);
        QCOMPARE(people[i].character, was.character);
    }
    QCOMPARE(m_campaign->encounters().distance(people[0].id, people[2].id), std::optional(12));
    QCOMPARE(m_campaign->encounters().distance(people[2].id, people[1].id), std::optional(3));
    QVERIFY(!m_campaign->encounters().distance(people[0].id, people[1].id));
    // Its history is its own, and empty.
    QCOMPARE(history.undoable({ScopeKind::Encounter, copy}), EntryId{0});
    encounters.remove(people[0].id);
    QCOMPARE(names().size(), std::size_t{3});
    QVERIFY(problemOf([&] { (void)list.duplicate(999); }));
}

void EncounterListTest::copiesAreCounted_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("copy");
    QTest::newRow("first") << u"Pier"_qs << u"Pier (2)"_qs;
    QTest::newRow("a copy") << u"Pier (2)"_qs << u"Pier (3)"_qs;
    QTest::newRow("no number") << u"Pier (night)"_qs << u"Pier (night) (2)"_qs;
    QTest::newRow("nothing inside") << u"Pier ()"_qs << u"Pier () (2)"_qs;
    QTest::newRow("as long as it may be") << QString(200, QChar(0x04D6)) << QString(196, QChar(0x04D6)) + u" (2)"_qs;
}

void EncounterListTest::copiesAreCounted()
{
    QFETCH(QString, name);
    QFETCH(QString, copy);
    EncounterListService list(*m_campaign, m_clock);
    const RecordId made = EncounterService(*m_campaign, m_clock).create("threed", name.toStdString(), "recommended");
    QCOMPARE(QString::fromStdString(m_campaign->encounters().encounter(list.duplicate(made)).name), copy);
}

void EncounterListTest::whoComesInHasANameOfItsOwn()
{
    EncounterListService list(*m_campaign, m_clock);
    const auto present = [this] { return m_campaign->encounters().encounters(); };
    QCOMPARE(nameOfFightCopy("Gate", present()), std::string("Gate (2)"));
    const RecordId second = EncounterService(*m_campaign, m_clock).create("threed", "Gate (2)", "recommended");
    // Those put aside have their names as well.
    QVERIFY(list.setArchived(second, true) != 0);
    QCOMPARE(nameOfFightCopy("Gate (2)", present()), std::string("Gate (3)"));
    QCOMPARE(nameOfFightCopy("Gate", present()), std::string("Gate (3)"));
}

void EncounterListTest::namesAndArchiveAreStepsOfTheLibrary()
{
    EncounterService encounters(*m_campaign, m_clock);
    EncounterListService list(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope fight{ScopeKind::Encounter, m_fight};
    (void)encounters.add(m_fight, m_guard, "Guard", Side::Players);
    history.undo(fight);
    const EntryId redoable = history.redoable(fight);
    const std::string before = m_campaign->dump();
    QVERIFY(list.rename(m_fight, " Gate at night ") != 0);
    QCOMPARE(m_campaign->encounters().encounter(m_fight).name, std::string("Gate at night"));
    QCOMPARE(list.rename(m_fight, "Gate at night"), EntryId{0});
    QVERIFY(list.setArchived(m_fight, true) != 0);
    QCOMPARE(list.setArchived(m_fight, true), EntryId{0});
    QVERIFY(m_campaign->encounters().encounter(m_fight).archived);
    // What the fight could redo it still can.
    QCOMPARE(history.redoable(fight), redoable);
    history.undo({});
    QVERIFY(!m_campaign->encounters().encounter(m_fight).archived);
    history.undo({});
    QCOMPARE(m_campaign->dump(), before);
    history.redo({});
    QCOMPARE(m_campaign->encounters().encounter(m_fight).name, std::string("Gate at night"));
    QVERIFY(problemOf([&] { list.rename(m_fight, "\t "); })->code == ProblemCode::BadInput);
    QVERIFY(problemOf([&] { (void)encounters.create("threed", " ", "recommended"); })->code == ProblemCode::BadInput);
}

HITSPREAD_TEST(EncounterListTest)
#include "encounterlist_test.moc"
