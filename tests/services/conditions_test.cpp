#include "rules/core/dice/dice.h"
#include "rules/core/input.h"
#include "rules/core/time/conditionfacet.h"
#include "rules/core/time/round.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/turn/preparation.h"
#include "services/action/actionservice.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/newcombatants.h"
#include "services/library/libraryservice.h"
#include "services/library/possessions.h"
#include "services/turn/turnorder.h"
#include "services/turn/turnservice.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>

using namespace hitspread;
using support::codeOf;

namespace {

threed::ConditionTemplate called(const char* name)
{
    threed::ConditionTemplate condition;
    condition.name = name;
    return condition;
}

}  // namespace

/// Conditions people have in a fight: who has them, how long, and what they change.
class ConditionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void severalGetItAsOneStep();
    void onTheSpotItStaysInTheLibrary();
    void timeRunsOut_data();
    void timeRunsOut();
    void roundsEndAtTheSamePoint_data();
    void roundsEndAtTheSamePoint();
    void thoseOfOldGoOnToTheEndOfARound();
    void minutesRunOut_data();
    void minutesRunOut();
    void whatIsUsedUpAsOneEndsIsGone();
    void anotherUnitBeginsAnew();
    void moreThanAPhaseTakesAreStillShown();
    void whoIsAwayCountsForNobody();
    void itIsChangedAndLifted();
    void rollsAndStatsBearIt();
    void actionsOfARoundBearIt();
    void whoIsBoundDoesNothing();
    void whoIsShakenDoesNotAim();
    void aDuplicateCountsItsOwnPhases();
    void whatIsRefusedChangesNothing();

private:
    RecordId library(const threed::ConditionTemplate& condition);
    void pass();
    std::vector<Possession> had(RecordId combatant) { return conditionsOf(m_campaign->encounters(), combatant); }
    ActionRecord prepared(const std::string& action);
    ConditionService conditions() { return {*m_campaign, m_clock}; }

    std::unique_ptr<support::FakeCampaign> m_campaign;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_fight = 0;
    std::vector<RecordId> m_people;
};

void ConditionsTest::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    StoredRecord guard;
    guard.system = "threed";
    guard.record = AnyRecord(threed::characterRecord);
    auto& character = guard.record.as<threed::Character>();
    character.name = "Guard";
    for (std::int32_t* stat : {&character.str, &character.dex, &character.dia, &character.phys, &character.cool})
        *stat = 12;
    const RecordId id = LibraryService(*m_campaign, m_plans, m_clock).create(guard);
    EncounterService encounters(*m_campaign, m_clock);
    m_fight = encounters.create("threed", "Gate", "recommended");
    m_people = encounters.add(m_fight, Newcomers{id, "Guard", 3, Side::Opponents});
}

RecordId ConditionsTest::library(const threed::ConditionTemplate& condition)
{
    StoredRecord record;
    record.system = "threed";
    record.record = AnyRecord(threed::conditionTemplateRecord, &condition);
    return LibraryService(*m_campaign, m_plans, m_clock).create(record);
}

void ConditionsTest::pass()
{
    SeededAnswerer dice(7);
    const auto action = ActionService::resolved(TurnService(*m_campaign, m_plans, m_clock).prepare(m_fight), &dice);
    QVERIFY(!action.open);
    (void)ActionService(*m_campaign, m_plans, m_clock).apply({0, m_fight, action.action}, "passes");
}

ActionRecord ConditionsTest::prepared(const std::string& action)
{
    ActionOrder order{.action = action, .encounter = m_fight};
    order.actor = m_people[0];
    order.target = m_people[1];
    return ActionService(*m_campaign, m_plans, m_clock).prepare(order);
}

void ConditionsTest::severalGetItAsOneStep()
{
    threed::ConditionTemplate twoRounds = called("Dazed");
    twoRounds.duration = 2;
    twoRounds.durationUnit = threed::DurationUnit::Rounds;
    const RecordId dazed = library(twoRounds);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    LogQuery ofFight;
    ofFight.scope = scope;
    const std::string before = m_campaign->dump();
    const Lasting lasting = conditions().usual(dazed);
    QCOMPARE(lasting.left, 2);
    QVERIFY(lasting.unit == TimeUnit::Rounds && lasting.moment == PhaseMoment::End && lasting.anchor == 0);
    const auto ids = conditions().put({m_people[0], m_people[2]}, dazed, lasting);
    QCOMPARE(ids.size(), std::size_t{2});
    QCOMPARE(history.list(ofFight).size(), std::size_t{2});
    QCOMPARE(history.list(ofFight).front().title, std::string("Guard 1, Guard 3: Dazed"));
    QCOMPARE(had(m_people[0]).size(), std::size_t{1});
    QCOMPARE(had(m_people[1]).size(), std::size_t{0});
    QCOMPARE(EncounterService(*m_campaign, m_clock).view(m_people[2]).conditions.size(), std::size_t{1});
    QVERIFY(EncounterService(*m_campaign, m_clock).view(m_people[2]).others.empty());
    const std::string with = m_campaign->dump();
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    history.redo(scope);
    QCOMPARE(m_campaign->dump(), with);
    QVERIFY(conditions().put({}, dazed, lasting).empty());
}

void ConditionsTest::onTheSpotItStaysInTheLibrary()
{
    const std::string before = m_campaign->dump();
    const auto ids = conditions().put(m_people, std::string("  On fire "), Lasting{.left = 1});
    QCOMPARE(ids.size(), std::size_t{3});
    const auto rows = m_campaign->library().list(LibraryQuery{.kind = RecordKind::ConditionTemplate});
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows.front().name, std::string("On fire"));
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, m_fight});
    QCOMPARE(m_campaign->dump(), before);
}

void ConditionsTest::timeRunsOut_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("moment");
    QTest::addColumn<int>("lasts");  // moments between phases it is still there after, of eight
    const int phases = static_cast<int>(TimeUnit::Phases);
    const int rounds = static_cast<int>(TimeUnit::Rounds);
    const int start = static_cast<int>(PhaseMoment::Start);
    const int end = static_cast<int>(PhaseMoment::End);
    // Put on in phase 1 of round 1, which ends with the first moment; the third one ends the round.
    QTest::newRow("one phase, to its end") << 1 << phases << end << 0;
    QTest::newRow("two phases, to their end") << 2 << phases << end << 1;
    QTest::newRow("one phase, to the start of the next") << 1 << phases << start << 0;
    QTest::newRow("three phases, to the start of the next") << 3 << phases << start << 2;
    QTest::newRow("one round, to its end") << 1 << rounds << end << 2;
    QTest::newRow("two rounds, to their end") << 2 << rounds << end << 5;
    QTest::newRow("two rounds, to the start of the next") << 2 << rounds << start << 5;
    QTest::newRow("a minute is longer than eight phases of a second")
        << 1 << static_cast<int>(TimeUnit::Minutes) << end << 8;
    QTest::newRow("until it is lifted") << kNoEntry << phases << end << 8;
}

void ConditionsTest::timeRunsOut()
{
    QFETCH(int, left);
    QFETCH(int, unit);
    QFETCH(int, moment);
    QFETCH(int, lasts);
    pass();  // round 1 begins
    const Lasting lasting{left, static_cast<TimeUnit>(unit), static_cast<PhaseMoment>(moment), 0};
    (void)conditions().put({m_people[0]}, std::string("Marked"), lasting);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const EntryId place = m_campaign->log().head(scope);
    const std::string before = m_campaign->dump();
    for (int passed = 1; passed <= 8; ++passed) {
        pass();
        QCOMPARE(had(m_people[0]).empty(), passed > lasts);
    }
    // Back and forth nothing counts twice.
    const std::string after = m_campaign->dump();
    const EntryId newest = m_campaign->log().head(scope);
    (void)history.moveTo(scope, place);
    QCOMPARE(m_campaign->dump(), before);
    (void)history.moveTo(scope, newest);
    QCOMPARE(m_campaign->dump(), after);
}

/// PCT-D42: what is put on in a phase for some rounds ends as that phase begins so many rounds later, and is said to before.
void ConditionsTest::roundsEndAtTheSamePoint_data()
{
    QTest::addColumn<int>("phase");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("moment");
    for (const int moment : {static_cast<int>(PhaseMoment::Start), static_cast<int>(PhaseMoment::End)}) {
        for (int phase = 1; phase <= 3; ++phase) {
            for (const int left : {1, 2}) {
                const std::string name = "PCT-D42 phase " + std::to_string(phase) + ", rounds " + std::to_string(left)
                    + (moment == 0 ? ", start" : ", end");
                QTest::newRow(name.c_str()) << phase << left << moment;
            }
        }
    }
}

void ConditionsTest::roundsEndAtTheSamePoint()
{
    QFETCH(int, phase);
    QFETCH(int, left);
    QFETCH(int, moment);
    for (int passed = 0; passed < phase; ++passed)
        pass();
    const auto now = [this] { return m_campaign->encounters().encounter(m_fight); };
    QCOMPARE(now().phase, phase);
    (void)conditions().put({m_people[0]}, std::string("Marked"),
                           Lasting{.left = left, .unit = TimeUnit::Rounds, .moment = static_cast<PhaseMoment>(moment)});
    const std::array said{now().round + left, phase};
    QCOMPARE(overAt(now(), had(m_people[0]).front().state.as<Lasting>()), std::optional(said));
    while (std::array{now().round, now().phase} != said) {
        QCOMPARE(had(m_people[0]).size(), std::size_t{1});
        // Whenever one asks, it is the same.
        QCOMPARE(overAt(now(), had(m_people[0]).front().state.as<Lasting>()), std::optional(said));
        pass();
    }
    QVERIFY(had(m_people[0]).empty());
}

/// Those of before are counted at the end of a round, as they were.
void ConditionsTest::thoseOfOldGoOnToTheEndOfARound()
{
    for (int passed = 0; passed < 3; ++passed)
        pass();
    const auto ids = conditions().put({m_people[0]}, std::string("Marked"),
                                      Lasting{.left = 1, .unit = TimeUnit::Rounds});
    Possession old = m_campaign->encounters().possession(ids[0]);
    old.state.as<Lasting>().phase = 1;
    m_campaign->encounters().update(old);
    QCOMPARE(overAt(m_campaign->encounters().encounter(m_fight), old.state.as<Lasting>()),
             std::optional(std::array{2, 1}));
    pass();
    QVERIFY(had(m_people[0]).empty());
}

/// a phase lasts turn.secondsPerPhase.
void ConditionsTest::minutesRunOut_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("moment");
    QTest::addColumn<int>("seconds");       // of a phase
    QTest::addColumn<QList<int>>("after");  // what is left after each phase; 0: over
    const int minutes = static_cast<int>(TimeUnit::Minutes);
    const int hours = static_cast<int>(TimeUnit::Hours);
    const int days = static_cast<int>(TimeUnit::Days);
    const int start = static_cast<int>(PhaseMoment::Start);
    const int end = static_cast<int>(PhaseMoment::End);
    QTest::newRow("two minutes of 20 s") << 2 << minutes << end << 20 << QList<int>{2, 2, 1, 1, 1, 0};
    // 25, 50, 75, 100, 125 s: what is over of a minute counts for the next.
    QTest::newRow("two minutes of 25 s") << 2 << minutes << end << 25 << QList<int>{2, 2, 1, 1, 0};
    QTest::newRow("two minutes to the start of a phase") << 2 << minutes << start << 25 << QList<int>{2, 2, 1, 1, 0};
    QTest::newRow("several minutes in a phase") << 5 << minutes << end << 150 << QList<int>{3, 0};
    QTest::newRow("a phase longer than all of it") << 1 << minutes << end << 3600 << QList<int>{0};
    QTest::newRow("an hour") << 1 << hours << end << 1800 << QList<int>{1, 0};
    QTest::newRow("days stand nearly still") << 2 << days << end << 3600 << QList<int>{2, 2};
    QTest::newRow("until it is lifted") << kNoEntry << minutes << end << 60 << QList<int>{kNoEntry, kNoEntry};
}

void ConditionsTest::minutesRunOut()
{
    QFETCH(int, left);
    QFETCH(int, unit);
    QFETCH(int, moment);
    QFETCH(int, seconds);
    QFETCH(QList<int>, after);
    EncounterService(*m_campaign, m_clock)
        .setByHand(
            m_fight,
            LoggedChange{
                {RecordKind::Switches, m_fight}, "turn.secondsPerPhase", 0, std::int64_t{1}, std::int64_t{seconds}},
            "slow rounds");
    const Lasting lasting{
        .left = left, .unit = static_cast<TimeUnit>(unit), .moment = static_cast<PhaseMoment>(moment)};
    (void)conditions().put({m_people[0]}, std::string("Drugged"), lasting);
    const auto leftNow = [this] {
        const auto all = had(m_people[0]);
        return all.empty() ? 0 : static_cast<int>(all.front().state.as<Lasting>().left);
    };
    // The beginning of the first phase is no time.
    pass();
    QCOMPARE(leftNow(), left);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const EntryId place = m_campaign->log().head(scope);
    const std::string before = m_campaign->dump();
    for (const int wanted : after) {
        // What ends with the phase is said before.
        const bool isSaid = wanted == 0 && moment == static_cast<int>(PhaseMoment::End);
        QCOMPARE(TurnService(*m_campaign, m_plans, m_clock).foreseen(m_fight).size(), std::size_t{isSaid ? 1U : 0U});
        const Encounter fight = m_campaign->encounters().encounter(m_fight);
        const auto all = had(m_people[0]);
        const auto over = all.empty() ? std::nullopt : overAt(fight, all.front().state.as<Lasting>());
        pass();
        const Encounter then = m_campaign->encounters().encounter(m_fight);
        QCOMPARE(over == std::optional(std::array{then.round, then.phase}), wanted == 0);
        QCOMPARE(leftNow(), wanted);
    }
    const std::string then = m_campaign->dump();
    const EntryId newest = m_campaign->log().head(scope);
    (void)history.moveTo(scope, place);
    QCOMPARE(m_campaign->dump(), before);
    (void)history.moveTo(scope, newest);
    QCOMPARE(m_campaign->dump(), then);
}

/// What is over of a minute is no part of an hour, and one minute more is a whole one.
/// A condition ends with the round, and in it somebody's penalty on the next roll is used up by the initiative (PCT-D20).
void ConditionsTest::whatIsUsedUpAsOneEndsIsGone()
{
    StoredRecord gunhand;
    gunhand.system = "percentile";
    gunhand.record = AnyRecord(percentile::characterRecord);
    gunhand.record.as<percentile::Character>().name = "Gunhand";
    const RecordId id = LibraryService(*m_campaign, m_plans, m_clock).create(gunhand);
    EncounterService encounters(*m_campaign, m_clock);
    m_fight = encounters.create("percentile", "Ferry", "recommended");
    m_people = encounters.add(m_fight, Newcomers{id, "Gunhand", 2, Side::Opponents});
    pass();
    Combatant jarred = m_campaign->encounters().combatant(m_people[1]);
    jarred.condition.as<percentile::Condition>().penalties.add({-10, 0, percentile::PenaltyCause::LossOfCombat});
    m_campaign->encounters().update(jarred);
    (void)conditions().put({m_people[0]}, "Gasping", {1, TimeUnit::Rounds, PhaseMoment::End, 0});
    const std::string before = m_campaign->dump();
    pass();
    QCOMPARE(had(m_people[0]).size(), std::size_t{0});
    const auto penalties = [this] {
        return m_campaign->encounters().combatant(m_people[1]).condition.as<percentile::Condition>().penalties;
    };
    QCOMPARE(penalties().size(), std::size_t{0});
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::string after = m_campaign->dump();
    HistoryService(*m_campaign, m_clock).undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(penalties()[0].modifier, -10);
    HistoryService(*m_campaign, m_clock).redo(scope);
    QCOMPARE(m_campaign->dump(), after);
}

void ConditionsTest::anotherUnitBeginsAnew()
{
    pass();
    const auto ids = conditions().put({m_people[0]}, std::string("Drugged"),
                                      Lasting{.left = 2, .unit = TimeUnit::Minutes});
    pass();
    const auto now = [this] { return had(m_people[0]).front().state.as<Lasting>(); };
    QCOMPARE(now().elapsed, 1);
    Lasting longer = now();
    longer.left = 3;
    QVERIFY(conditions().set(ids[0], longer) != 0);
    QCOMPARE(now().elapsed, 1);
    longer.unit = TimeUnit::Hours;
    QVERIFY(conditions().set(ids[0], longer) != 0);
    QCOMPARE(now().elapsed, 0);
    // Until it is lifted no minute runs, and what follows is whole again.
    pass();
    QCOMPARE(now().elapsed, 1);
    Lasting ever = now();
    ever.left = kNoEntry;
    QVERIFY(conditions().set(ids[0], ever) != 0);
    QCOMPARE(now().elapsed, 0);
}

void ConditionsTest::moreThanAPhaseTakesAreStillShown()
{
    pass();
    (void)conditions().put({m_people[0]}, std::string("Dazed"), Lasting{.left = 1});
    TurnService turns(*m_campaign, m_plans, m_clock);
    QCOMPARE(turns.foreseen(m_fight).size(), std::size_t{1});
    // Nobody comes in beyond that; a campaign of before may hold them.
    Combatant crowd = m_campaign->encounters().combatant(m_people[0]);
    crowd.id = 0;
    for (std::size_t i = 0; i < kMostInAFight; ++i) {
        crowd.name = "Crowd " + std::to_string(i);
        (void)m_campaign->encounters().insert(crowd);
    }
    QVERIFY(codeOf([&] { (void)turns.prepare(m_fight); }) == ProblemCode::BadInput);
    // Who is dazed and until when does not hang on the others.
    QCOMPARE(turns.foreseen(m_fight).size(), std::size_t{1});
}

void ConditionsTest::whoIsAwayCountsForNobody()
{
    pass();
    const Lasting hisOwn{.left = 2};
    const Lasting another{.left = 2, .anchor = static_cast<std::int32_t>(m_people[2])};
    (void)conditions().put({m_people[0]}, std::string("Cursed"), another);
    (void)conditions().put({m_people[0]}, std::string("Dazed"), hisOwn);
    EncounterService encounters(*m_campaign, m_clock);
    (void)encounters.setAway({m_people[2]}, true);
    pass();
    pass();
    QCOMPARE(had(m_people[0]).size(), std::size_t{1});
    QCOMPARE(had(m_people[0]).front().state.as<Lasting>().left, 2);
    (void)encounters.setAway({m_people[2]}, false);
    pass();
    QCOMPARE(had(m_people[0]).front().state.as<Lasting>().left, 1);
}

void ConditionsTest::itIsChangedAndLifted()
{
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const auto ids = conditions().put({m_people[0], m_people[1]}, std::string("Dazed"), Lasting{.left = 2});
    const std::string before = m_campaign->dump();
    QCOMPARE(conditions().set(ids[0], Lasting{.left = 2}), EntryId{0});
    QVERIFY(conditions().set(ids[0], Lasting{.left = 5, .unit = TimeUnit::Rounds}) != 0);
    QCOMPARE(had(m_people[0]).front().state.as<Lasting>().left, 5);
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    QVERIFY(conditions().lift(ids) != 0);
    QVERIFY(had(m_people[0]).empty() && had(m_people[1]).empty());
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
}

void ConditionsTest::rollsAndStatsBearIt()
{
    threed::ConditionTemplate drunk = called("Drunk");
    drunk.statChange[1] = -4;
    drunk.attackRolls = -3;
    drunk.skillRolls = -2;
    drunk.statRolls = -1;
    drunk.initiative = -5;
    (void)conditions().put({m_people[0]}, library(drunk), {});
    const ActionRecord blow = prepared("melee");
    const auto& melee = blow.request.input.get<threed::Melee>();
    QCOMPARE(melee.attacker.dex, 8);
    QCOMPARE(melee.options.rollModifiers.rank("Drunk"), -3);
    // Skill or stat, that is said later.
    const auto rolls = [this] { return prepared("check").request.input.get<threed::Check>().options; };
    QCOMPARE(rolls().skillModifiers.rank("Drunk"), -2);
    QCOMPARE(rolls().statModifiers.rank("Drunk"), -1);
    QVERIFY(rolls().rollModifiers.entries.empty());
    // His record in the library is what it was, and others roll as ever.
    QCOMPARE(m_campaign->load({RecordKind::Character, 1}).as<threed::Character>().dex, 12);
    const ActionRecord passing = TurnService(*m_campaign, m_plans, m_clock).prepare(m_fight);
    const auto& change = passing.request.input.get<threed::PhaseChange>();
    QCOMPARE(change.initiatives.at(0).modifier, -5);
    QCOMPARE(change.initiatives.at(1).modifier, 0);
    QCOMPARE(change.members.at(0).character.dex, 8);
    QCOMPARE(change.members.at(1).character.dex, 12);
    // Twice the same adds up.
    (void)conditions().put({m_people[0]}, library(drunk), {});
    QCOMPARE(rolls().skillModifiers.rank("Drunk"), -4);
    QCOMPARE(rolls().statModifiers.rank("Drunk"), -2);
}

/// 3D-TURN-02, 3D-TURN-04: 36 / 10 Actions, one in each phase; with one less in phases 1 and 3.
void ConditionsTest::actionsOfARoundBearIt()
{
    threed::ConditionTemplate slowed = called("Slowed");
    slowed.actions = -1;
    threed::ConditionTemplate stunned = called("Stunned");
    stunned.actions = -9;
    const auto figures = [this](std::size_t who) {
        const AnyRecord record = m_campaign->encounters().combatant(m_people[who]).condition;
        const auto& now = record.as<threed::Condition>();
        return QList<int>{now.actionsThisRound, now.actionsPlaced, now.actionsLeft, now.freeParriesLeft};
    };
    const auto ids = conditions().put({m_people[1]}, library(slowed), {});
    (void)conditions().put({m_people[2]}, library(stunned), {});
    pass();
    QCOMPARE(figures(0), (QList<int>{3, 1, 1, 1}));
    QCOMPARE(figures(1), (QList<int>{2, 1, 1, 1}));
    QCOMPARE(figures(2), (QList<int>{0, 0, 0, 0}));
    pass();
    QCOMPARE(figures(0).mid(0, 3), (QList<int>{3, 1, 1}));
    QCOMPARE(figures(1).mid(0, 3), (QList<int>{2, 0, 0}));
    // Lifted in the middle of a round, it counts for the next.
    (void)conditions().lift(ids);
    pass();
    QCOMPARE(figures(1).mid(0, 3), (QList<int>{2, 1, 1}));
    pass();
    QCOMPARE(figures(1), (QList<int>{3, 1, 1, 1}));
    QCOMPARE(figures(2), (QList<int>{0, 0, 0, 0}));
}

void ConditionsTest::whoIsBoundDoesNothing()
{
    pass();
    TurnService turns(*m_campaign, m_plans, m_clock);
    const auto acts = [&] {
        const TurnView view = turns.view(m_fight);
        return std::ranges::find(view.acting, m_people[0], &TurnPlace::combatant) != view.acting.end();
    };
    QVERIFY(acts());
    threed::ConditionTemplate bound = called("Bound");
    bound.preventsActing = true;
    const auto ids = conditions().put({m_people[0]}, this->library(bound), {});
    QVERIFY(!acts());
    RecordCache library(m_campaign->library());
    QCOMPARE(keptFromActing(library, m_campaign->encounters().conditionsIn(m_fight)), std::set{m_people[0]});
    ActionService actions(*m_campaign, m_plans, m_clock);
    const std::string before = m_campaign->dump();
    const ActionOrder order{.action = "check", .encounter = m_fight, .actor = m_people[0], .target = m_people[1]};
    QCOMPARE(codeOf([&] { (void)actions.preparedAnew(order, prepared("check")); }), ProblemCode::BadInput);
    QCOMPARE(m_campaign->dump(), before);
    (void)conditions().lift(ids);
    QVERIFY(acts());
    QVERIFY(!codeOf([&] { (void)actions.preparedAnew(order, prepared("check")); }));
}

void ConditionsTest::whoIsShakenDoesNotAim()
{
    threed::ConditionTemplate shaken = called("Shaken");
    shaken.preventsAiming = true;
    const AnyRecord record(threed::conditionTemplateRecord, &shaken);
    const System& system = *findSystem("threed");
    Input input = threed::Preparation{};
    auto& preparation = input.get<threed::Preparation>();
    preparation.options.what = threed::Preparing::Aim;
    QVERIFY(system.conditions()->prevents(input, record));
    preparation.options.what = threed::Preparing::Draw;
    QVERIFY(!system.conditions()->prevents(input, record));
    QVERIFY(!system.conditions()->preventsActing(record));
}

void ConditionsTest::aDuplicateCountsItsOwnPhases()
{
    (void)conditions().put({m_people[0]}, std::string("Cursed"),
                           Lasting{.left = 2, .anchor = static_cast<std::int32_t>(m_people[2])});
    const RecordId copy = EncounterListService(*m_campaign, m_clock).duplicate(m_fight);
    const auto people = m_campaign->encounters().combatants(copy);
    QCOMPARE(RecordId{had(people[0].id).front().state.as<Lasting>().anchor}, people[2].id);
    QCOMPARE(RecordId{had(m_people[0]).front().state.as<Lasting>().anchor}, m_people[2]);
}

void ConditionsTest::whatIsRefusedChangesNothing()
{
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId other = encounters.create("threed", "Yard", "recommended");
    const RecordId stranger = encounters.add(other, Newcomers{.name = "Stranger"}).front();
    const RecordId dazed = library(called("Dazed"));
    const std::string before = m_campaign->dump();
    const auto refused = [&](const std::function<void()>& work) { return codeOf(work) == ProblemCode::BadInput; };
    QVERIFY(refused([&] { (void)conditions().put({m_people[0], stranger}, dazed, {}); }));
    QVERIFY(refused([&] { (void)conditions().put({m_people[0]}, std::string(" "), {}); }));
    QVERIFY(refused([&] { (void)conditions().put({m_people[0]}, dazed, {.left = 0}); }));
    QVERIFY(refused(
        [&] { (void)conditions().put({m_people[0]}, dazed, {.anchor = static_cast<std::int32_t>(stranger)}); }));
    QVERIFY(codeOf([&] { (void)conditions().put({m_people[0]}, 999, {}); }) == ProblemCode::NotFound);
    QVERIFY(codeOf([&] { (void)conditions().lift({999}); }) == ProblemCode::NotFound);
    QCOMPARE(m_campaign->dump(), before);
}

HITSPREAD_TEST(ConditionsTest)
#include "conditions_test.moc"
