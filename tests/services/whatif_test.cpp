#include <QTest>

#include "rules/systems/threed/character.h"
#include "services/fight/encounterservice.h"
#include "services/undo/historyservice.h"
#include "services/undo/whatifservice.h"
#include "support/gatefight.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <algorithm>

using namespace hitspread;
using support::codeOf;

/// Trying something out from a place of the fight, comparing, keeping it or going back.
class WhatIfTest : public QObject, private support::GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void droppingGoesBackToTheFightAsItWas();
    void keepingGoesOnAsTried();
    void differencesAreWhatIsOtherNow();
    void whoeverJoinedIsOneDifference();
    void oneMayTryWithinATry();
    void whatCannotBeTriedIsRefused();

private:
    EntryId aims(int value);
    [[nodiscard]] int aims() const
    {
        return m_campaign->encounters().combatant(m_target).condition.as<threed::Condition>().aims;
    }
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, m_encounter}; }
    [[nodiscard]] HistoryService history() { return {*m_campaign, m_clock}; }
    [[nodiscard]] WhatIfService trying() { return {*m_campaign, m_clock}; }
};

void WhatIfTest::init()
{
    begin();
    fight();
}

EntryId WhatIfTest::aims(int value)
{
    const std::int64_t before = aims();
    const LoggedChange change{{RecordKind::Condition, m_target}, "aims", 0, before, std::int64_t{value}};
    return EncounterService(*m_campaign, m_clock).setByHand(m_encounter, change, "said so");
}

void WhatIfTest::droppingGoesBackToTheFightAsItWas()
{
    const EntryId first = aims(1);
    aims(2);
    const EntryId real = history().undoable(scope());
    const RecordId mark = trying().begin(m_encounter, first, "as played");
    QCOMPARE(aims(), 1);
    aims(7);
    aims(8);
    const std::vector<WhatIf> running = trying().running(m_encounter);
    QCOMPARE(running.size(), std::size_t{1});
    QCOMPARE(running.front().mark.name, std::string("as played"));
    QCOMPARE(running.front().mark.entry, real);
    QCOMPARE(running.front().steps, std::size_t{2});
    trying().drop(m_encounter, mark);
    QCOMPARE(aims(), 2);
    QCOMPARE(history().undoable(scope()), real);
    QVERIFY(trying().running(m_encounter).empty());
}

void WhatIfTest::keepingGoesOnAsTried()
{
    const EntryId first = aims(1);
    aims(2);
    const RecordId mark = trying().begin(m_encounter, first, "as played");
    const EntryId tried = aims(7);
    trying().keep(m_encounter, mark);
    QCOMPARE(aims(), 7);
    QCOMPARE(history().undoable(scope()), tried);
    QVERIFY(trying().running(m_encounter).empty());
    // The name is free again, and the old branch is there still.
    (void)history().moveTo(scope(), history().newest(scope()));
    (void)trying().begin(m_encounter, first, "as played");
}

void WhatIfTest::differencesAreWhatIsOtherNow()
{
    const EntryId first = aims(1);
    aims(2);
    const RecordId mark = trying().begin(m_encounter, first, "as played");
    auto found = trying().differences(m_encounter, mark);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().field, std::string("aims"));
    QCOMPARE(std::get<std::int64_t>(found.front().before), 2);
    QCOMPARE(std::get<std::int64_t>(found.front().after), 1);
    aims(5);
    aims(9);
    found = trying().differences(m_encounter, mark);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(std::get<std::int64_t>(found.front().before), 2);
    QCOMPARE(std::get<std::int64_t>(found.front().after), 9);
    // By another way to the same value: nothing differs.
    aims(2);
    QVERIFY(trying().differences(m_encounter, mark).empty());
}

void WhatIfTest::whoeverJoinedIsOneDifference()
{
    const EntryId first = aims(1);
    const RecordId mark = trying().begin(m_encounter, first, "as played");
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId guest = encounters.add(m_encounter, m_campaign->encounters().combatant(m_target).character, "Guest",
                                          Side::Others);
    const LoggedChange change{{RecordKind::Condition, guest}, "aims", 0, std::int64_t{0}, std::int64_t{3}};
    (void)encounters.setByHand(m_encounter, change, "said so");
    const auto found = trying().differences(m_encounter, mark);
    const auto isGuest = [guest](const LoggedChange& one) {
        return one.record.kind == RecordKind::Condition && one.record.id == guest;
    };
    // A row that is new says it all.
    QCOMPARE(std::ranges::count_if(found, isGuest), 1);
    QVERIFY(std::ranges::find_if(found, isGuest)->field.empty());
    trying().drop(m_encounter, mark);
    QCOMPARE(m_campaign->encounters().combatants(m_encounter).size(), std::size_t{2});
}

void WhatIfTest::oneMayTryWithinATry()
{
    const EntryId first = aims(1);
    const RecordId outer = trying().begin(m_encounter, first, "as played");
    const EntryId tried = aims(5);
    const RecordId inner = trying().begin(m_encounter, tried, "first idea");
    aims(6);
    QCOMPARE(trying().running(m_encounter).size(), std::size_t{2});
    trying().drop(m_encounter, inner);
    QCOMPARE(aims(), 5);
    const RecordId again = trying().begin(m_encounter, tried, "first idea");
    Q_UNUSED(again)
    aims(4);
    // Giving up the outer one gives up what is tried within.
    trying().drop(m_encounter, outer);
    QCOMPARE(aims(), 1);
    QVERIFY(trying().running(m_encounter).empty());
}

void WhatIfTest::whatCannotBeTriedIsRefused()
{
    const EntryId first = aims(1);
    aims(2);
    const std::string before = m_campaign->dump();
    QCOMPARE(codeOf([&] { (void)trying().begin(m_encounter, first, ""); }), ProblemCode::BadInput);
    QCOMPARE(codeOf([&] { (void)trying().begin(m_encounter, 4711, "far"); }), ProblemCode::NotFound);
    QCOMPARE(codeOf([&] { trying().keep(m_encounter, 99); }), ProblemCode::NotFound);
    QCOMPARE(m_campaign->dump(), before);
    const RecordId mark = trying().begin(m_encounter, first, "as played");
    QCOMPARE(codeOf([&] { (void)trying().begin(m_encounter, first, "as played"); }), ProblemCode::BadInput);
    ActionService actions(*m_campaign, m_plans, m_clock);
    (void)actions.keep(firedShot());
    QCOMPARE(codeOf([&] { (void)trying().begin(m_encounter, first, "other"); }), ProblemCode::PendingExists);
    QCOMPARE(codeOf([&] { trying().drop(m_encounter, mark); }), ProblemCode::PendingExists);
}

HITSPREAD_TEST(WhatIfTest)
#include "whatif_test.moc"
