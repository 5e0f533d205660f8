#include "rules/core/dice/dice.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/vocabulary.h"
#include "services/action/actionservice.h"
#include "services/action/groupaction.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/libraryservice.h"
#include "services/turn/restservice.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace hitspread;
using support::codeOf;

/// Time after a fight, for everybody at once.
class RestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everybodyRestsAsOneStep();
    void theEntryKeepsItsDerivation();
    void hospitalGivesHitsBack();
    void roundsAddUpToHours();
    void theDeadAreNoHindrance();
    void whoIsAwayStaysAsHeIs();
    void whatLiesAboutIsDue();
    void conditionsAreOver_data();
    void conditionsAreOver();
    void hoursAddUpToDays();
    void whatIsRefusedChangesNothing();

private:
    threed::Condition conditionOf(RecordId combatant) const;
    void set(RecordId combatant, const char* field, std::uint16_t element, int value);
    RestService rests() { return {*m_campaign, m_plans, m_clock}; }

    std::unique_ptr<support::FakeCampaign> m_campaign;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_fight = 0;
    std::vector<RecordId> m_people;
};

void RestTest::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    StoredRecord guard;
    guard.system = "threed";
    guard.record = AnyRecord(threed::characterRecord);
    guard.record.as<threed::Character>().name = "Guard";
    const RecordId id = LibraryService(*m_campaign, m_plans, m_clock).create(guard);
    EncounterService encounters(*m_campaign, m_clock);
    m_fight = encounters.create("threed", "Gate", "recommended");
    m_people = encounters.add(m_fight, Newcomers{id, "Guard", 3, Side::Opponents});
}

threed::Condition RestTest::conditionOf(RecordId combatant) const
{
    return m_campaign->encounters().combatant(combatant).condition.as<threed::Condition>();
}

void RestTest::set(RecordId combatant, const char* field, std::uint16_t element, int value)
{
    const AnyRecord condition = m_campaign->encounters().combatant(combatant).condition;
    const std::int32_t before = condition.declaration().find(field)->number(condition.data(), element);
    EncounterService(*m_campaign, m_clock)
        .setByHand(
            m_fight,
            LoggedChange{{RecordKind::Condition, combatant}, field, element, std::int64_t{before}, std::int64_t{value}},
            "test");
}

void RestTest::everybodyRestsAsOneStep()
{
    // 3D-BRUISE-05: bruising goes with the hours; location 2, the abdomen, of two of them.
    set(m_people[0], "bruises", 2, 3);
    set(m_people[2], "bruises", 2, 2);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::string before = m_campaign->dump();
    const auto foreseen = rests().foreseen(m_fight, {.hours = 999});
    QCOMPARE(foreseen.size(), std::size_t{3});
    QVERIFY(!foreseen[0].changes.empty() && foreseen[1].changes.empty() && !foreseen[2].changes.empty());
    QCOMPARE(m_campaign->dump(), before);
    QVERIFY(rests().pass(m_fight, {.hours = 999}, "Weeks later") != 0);
    QCOMPARE(conditionOf(m_people[0]).bruises[2], 0);
    QCOMPARE(conditionOf(m_people[2]).bruises[2], 0);
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(rests().pass(m_fight, {}, "No time"), EntryId{0});
}

/// 3D-BRUISE-05: the entry is an action with a step for each, from which its changes follow once more.
void RestTest::theEntryKeepsItsDerivation()
{
    set(m_people[0], "bruisingTotal", 0, 9);
    set(m_people[2], "bruisingTotal", 0, 2);
    const EntryId id = rests().pass(m_fight, {.hours = 3, .days = 0, .hospital = true}, "3 hours later");
    const LogEntry entry = m_campaign->log().entry(id);
    QVERIFY(entry.kind == EntryKind::Action);
    QVERIFY(entry.action);
    QCOMPARE(entry.action->action, std::string("rest"));
    QCOMPARE(entry.action->actor, RecordId{0});
    QCOMPARE(entry.action->target, RecordId{0});
    const auto rest = restOf(*entry.action);
    QVERIFY(rest && rest->hours == 3 && rest->days == 0 && rest->hospital);
    QVERIFY(isForEverybody(*entry.action));
    // A difference that is not allowed below 0 has two lines; the last is what is left.
    std::map<std::uint16_t, int> left;
    for (const Step& step : entry.action->findings.steps) {
        if (step.key.quantity == static_cast<std::uint16_t>(threed::Quantity::HealingBruising))
            left[step.key.index] = step.value;
    }
    QCOMPARE(left, (std::map<std::uint16_t, int>{{0, 6}, {1, 0}, {2, 0}}));
    QCOMPARE(entry.changes.size(), std::size_t{2});
    for (const LoggedChange& change : entry.changes) {
        QCOMPARE(change.field, std::string("bruisingTotal"));
        QVERIFY(change.step >= 0);
    }
    QCOMPARE(conditionOf(m_people[0]).bruisingTotal, 6);
    QCOMPARE(conditionOf(m_people[2]).bruisingTotal, 0);
    const ActionService::Resolved again = ActionService::resolved(*entry.action);
    QVERIFY(!again.open && again.action.findings.steps == entry.action->findings.steps);
    QVERIFY(again.action.findings.changes == entry.action->findings.changes);
}

/// 3D-TURN-01, A-021: three phases of a second each; hours are what is whole of them.
void RestTest::roundsAddUpToHours()
{
    set(m_people[0], "bruisingTotal", 0, 9);
    QCOMPARE(rests().pass(m_fight, {.rounds = 1199}, "1199 rounds later"), EntryId{0});
    const EntryId id = rests().pass(m_fight, {.hours = 1, .rounds = 2400}, "1 hour, 2400 rounds later");
    QCOMPARE(conditionOf(m_people[0]).bruisingTotal, 6);
    const auto rest = restOf(*m_campaign->log().entry(id).action);
    QVERIFY(rest && rest->hours == 1 && rest->rounds == 2400 && rest->hoursOfRounds == 2 && rest->allHours() == 3);
    QVERIFY(codeOf([&] { (void)rests().pass(m_fight, {.rounds = 100000}, "x"); }) == ProblemCode::BadInput);
}

/// 3D-DAM-07: nobody else waits for the dead.
void RestTest::theDeadAreNoHindrance()
{
    for (const RecordId who : m_people)
        set(who, "bruisingTotal", 0, 4);
    set(m_people[1], "dead", 0, static_cast<int>(threed::Dead::Location));
    QVERIFY(rests().pass(m_fight, {.hours = 1}, "later") != 0);
    QCOMPARE(conditionOf(m_people[0]).bruisingTotal, 3);
    QCOMPARE(conditionOf(m_people[1]).bruisingTotal, 4);
    QCOMPARE(conditionOf(m_people[2]).bruisingTotal, 3);
}

void RestTest::whoIsAwayStaysAsHeIs()
{
    set(m_people[0], "bruisingTotal", 0, 4);
    set(m_people[2], "bruisingTotal", 0, 4);
    const Lasting hours{.left = 5, .unit = TimeUnit::Hours};
    (void)ConditionService(*m_campaign, m_clock).put({m_people[0], m_people[2]}, std::string("Drugged"), hours);
    EncounterService encounters(*m_campaign, m_clock);
    (void)encounters.setAway({m_people[2]}, true);
    QCOMPARE(rests().foreseen(m_fight, {.hours = 2}).size(), std::size_t{2});
    QVERIFY(rests().pass(m_fight, {.hours = 2}, "later") != 0);
    QCOMPARE(conditionOf(m_people[0]).bruisingTotal, 2);
    QCOMPARE(conditionOf(m_people[2]).bruisingTotal, 4);
    const auto left = [&](RecordId who) {
        return encounters.view(who).conditions.front().possession.state.as<Lasting>().left;
    };
    QCOMPARE(left(m_people[0]), 3);
    QCOMPARE(left(m_people[2]), 5);
    // With nobody there no time passes.
    (void)encounters.setAway({m_people[0], m_people[1]}, true);
    QVERIFY(rests().foreseen(m_fight, {.hours = 2}).empty());
    QVERIFY(codeOf([&] { (void)rests().pass(m_fight, {.hours = 2}, "x"); }) == ProblemCode::BadInput);
}

/// No fuse burns for hours: it is nobody's, and in the same entry.
void RestTest::whatLiesAboutIsDue()
{
    StoredRecord grenade;
    grenade.system = "threed";
    grenade.record = AnyRecord(threed::grenadeRecord);
    grenade.record.as<threed::Grenade>().name = "Frag";
    const RecordId frag = LibraryService(*m_campaign, m_plans, m_clock).create(grenade);
    const Lying burning{.where = "at the gate", .fuse = 3};
    const RecordId there = GroundService(*m_campaign, m_clock).place(m_fight, frag, burning);
    const auto fuse = [&] { return m_campaign->encounters().possession(there).state.as<Lying>().fuse; };
    const std::vector<Rested> foreseen = rests().foreseen(m_fight, {.hours = 1});
    QCOMPARE(foreseen.size(), m_people.size() + 1);
    QCOMPARE(foreseen.back().combatant, RecordId{0});
    QCOMPARE(foreseen.back().changes.size(), std::size_t{1});
    QVERIFY(rests().pass(m_fight, {.hours = 1}, "an hour later") != 0);
    QCOMPARE(fuse(), 0);
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, m_fight});
    QCOMPARE(fuse(), 3);
}

void RestTest::hospitalGivesHitsBack()
{
    // 3D-HEAL-04: two weeks in hospital give a location that is not broken all its Hits again.
    set(m_people[0], "damage", 1, 1);
    QCOMPARE(rests().pass(m_fight, {.days = 14}, "At home"), EntryId{0});
    QCOMPARE(conditionOf(m_people[0]).damage[1], 1);
    (void)rests().pass(m_fight, {.days = 13, .hospital = true}, "In hospital");
    QCOMPARE(conditionOf(m_people[0]).damage[1], 1);
    (void)rests().pass(m_fight, {.days = 1, .hospital = true}, "In hospital");
    QCOMPARE(conditionOf(m_people[0]).damage[1], 0);
}

void RestTest::conditionsAreOver_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("hours");
    QTest::addColumn<int>("after");  // 0: over
    const auto unit = [](TimeUnit one) { return static_cast<int>(one); };
    QTest::newRow("rounds") << 20 << unit(TimeUnit::Rounds) << 1 << 0;
    QTest::newRow("minutes") << 45 << unit(TimeUnit::Minutes) << 1 << 0;
    QTest::newRow("minutes left") << 90 << unit(TimeUnit::Minutes) << 1 << 30;
    QTest::newRow("hours left") << 5 << unit(TimeUnit::Hours) << 3 << 2;
    QTest::newRow("the last hour") << 3 << unit(TimeUnit::Hours) << 3 << 0;
    QTest::newRow("a day that has begun") << 2 << unit(TimeUnit::Days) << 47 << 1;
    QTest::newRow("both days") << 2 << unit(TimeUnit::Days) << 48 << 0;
    QTest::newRow("until it is lifted") << kNoEntry << unit(TimeUnit::Hours) << 99 << kNoEntry;
}

void RestTest::conditionsAreOver()
{
    QFETCH(int, left);
    QFETCH(int, unit);
    QFETCH(int, hours);
    QFETCH(int, after);
    (void)ConditionService(*m_campaign, m_clock)
        .put({m_people[1]}, std::string("Drugged"), Lasting{.left = left, .unit = static_cast<TimeUnit>(unit)});
    (void)rests().pass(m_fight, {.hours = hours}, "later");
    const auto view = EncounterService(*m_campaign, m_clock).view(m_people[1]);
    QCOMPARE(view.conditions.empty(), after == 0);
    if (after != 0)
        QCOMPARE(view.conditions.front().possession.state.as<Lasting>().left, after);
}

void RestTest::hoursAddUpToDays()
{
    (void)ConditionService(*m_campaign, m_clock)
        .put({m_people[1]}, std::string("Drugged"), Lasting{.left = 2, .unit = TimeUnit::Days});
    const auto left = [this] {
        const auto view = EncounterService(*m_campaign, m_clock).view(m_people[1]);
        return view.conditions.empty() ? 0 : view.conditions.front().possession.state.as<Lasting>().left;
    };
    for (const int wanted : {2, 1, 1, 0}) {
        QVERIFY(rests().pass(m_fight, {.hours = 12}, "half a day") != 0);
        QCOMPARE(left(), wanted);
    }
    QCOMPARE(rests().pass(m_fight, {.hours = 12}, "half a day"), EntryId{0});
}

void RestTest::whatIsRefusedChangesNothing()
{
    set(m_people[0], "bruises", 2, 3);
    const std::string before = m_campaign->dump();
    QVERIFY(codeOf([&] { (void)rests().pass(m_fight, {.hours = -1}, "x"); }) == ProblemCode::BadInput);
    QVERIFY(codeOf([&] { (void)rests().foreseen(m_fight, {.days = 1000}); }) == ProblemCode::BadInput);
    QCOMPARE(m_campaign->dump(), before);
    PendingAction pending;
    pending.encounter = m_fight;
    (void)m_campaign->log().savePending(pending);
    QVERIFY(codeOf([&] { (void)rests().pass(m_fight, {.hours = 9}, "x"); }) == ProblemCode::PendingExists);
    QCOMPARE(conditionOf(m_people[0]).bruises[2], 3);
}

HITSPREAD_TEST(RestTest)
#include "rest_test.moc"
