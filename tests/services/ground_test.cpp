#include "rules/core/dice/dice.h"
#include "rules/core/input.h"
#include "rules/core/time/lying.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "services/action/actionservice.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/libraryservice.h"
#include "services/library/possessions.h"
#include "services/turn/restservice.h"
#include "services/turn/turnservice.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace hitspread;
using support::codeOf;
using support::problemOf;

/// Grenades that lie about in a fight: who lets one lie, when it is due, and what becomes of it.
class GroundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fusesBurn_data();
    void fusesBurn();
    void someoneLetsOneLie();
    void oneOfTheLibraryLiesThere();
    void itIsMovedAndRemoved();
    void itIsTakenUp_data();
    void itIsTakenUp();
    void phasesBurnTheFuse();
    void hoursBurnTheFuse();
    void itGoesOffAndIsGone();
    void nobodyThrowsWhatLiesThere();
    void whoIsBoundLetsItGoOffAllTheSame();
    void diceThatWaitKeepIt();
    void noStepTakesItFromDiceThatWait();
    void noStepForwardTakesItEither();
    void noStepLeavesDiceOfWhoIsAway();
    void noStepCountsAnewWhatIsThrown();
    void anAmendedThrowLeavesItGone();
    void aDuplicateHasItsOwn();
    void whatIsRefusedChangesNothing();

private:
    RecordId library(const threed::Grenade& grenade, const char* system = "threed");
    void pass();
    GroundService ground() { return {*m_campaign, m_clock}; }
    std::vector<Possession> lying() { return m_campaign->encounters().lyingIn(m_fight); }
    std::int32_t left() { return m_campaign->load({RecordKind::ItemState, m_carried}).as<threed::ItemState>().count; }
    ActionRecord goingOff(RecordId lying);
    EntryId goOff(RecordId lying);
    /// Undoing what was done last gives `before`, redoing it what there is now.
    void goesBackAndForth(const std::string& before);
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, m_fight}; }

    std::unique_ptr<support::FakeCampaign> m_campaign;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_fight = 0;
    std::vector<RecordId> m_people;
    RecordId m_frag = 0;     ///< of the library
    RecordId m_carried = 0;  ///< two of them, that the first one has
};

void GroundTest::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    StoredRecord guard;
    guard.system = "threed";
    guard.record = AnyRecord(threed::characterRecord);
    auto& character = guard.record.as<threed::Character>();
    character.name = "Guard";
    character.bodyPlan = "human";
    for (std::int32_t* stat : {&character.str, &character.dex, &character.dia, &character.phys, &character.cool})
        *stat = 12;
    const RecordId id = LibraryService(*m_campaign, m_plans, m_clock).create(guard);
    EncounterService encounters(*m_campaign, m_clock);
    m_fight = encounters.create("threed", "Gate", "recommended");
    m_people = encounters.add(m_fight, Newcomers{id, "Guard", 3, Side::Opponents});
    threed::Grenade frag;
    frag.name = "Frag";
    m_frag = library(frag);
    Possession carried;
    carried.combatant = m_people[0];
    carried.kind = RecordKind::Grenade;
    carried.item = m_frag;
    carried.state = AnyRecord(threed::itemStateRecord);
    carried.state.as<threed::ItemState>().count = 2;
    m_carried = m_campaign->encounters().insert(carried);
}

namespace {
threed::Grenade groundCalled(const char* name)
{
    threed::Grenade grenade;
    grenade.name = name;
    return grenade;
}
}  // namespace

RecordId GroundTest::library(const threed::Grenade& grenade, const char* system)
{
    StoredRecord record;
    record.system = system;
    record.record = AnyRecord(threed::grenadeRecord, &grenade);
    return m_campaign->library().insert(record);
}

void GroundTest::pass()
{
    SeededAnswerer dice(7);
    const auto action = ActionService::resolved(TurnService(*m_campaign, m_plans, m_clock).prepare(m_fight), &dice);
    QVERIFY(!action.open);
    (void)ActionService(*m_campaign, m_plans, m_clock).apply({0, m_fight, action.action}, "passes");
}

ActionRecord GroundTest::goingOff(RecordId thing)
{
    ActionOrder order{.action = "grenade", .encounter = m_fight};
    order.actor = m_people[0];
    order.target = m_people[1];
    order.weapon = thing;
    return ActionService(*m_campaign, m_plans, m_clock).prepare(order);
}

EntryId GroundTest::goOff(RecordId thing)
{
    SeededAnswerer dice(11);
    const auto resolved = ActionService::resolved(goingOff(thing), &dice);
    return ActionService(*m_campaign, m_plans, m_clock).apply({0, m_fight, resolved.action}, "goes off");
}

void GroundTest::goesBackAndForth(const std::string& before)
{
    HistoryService history(*m_campaign, m_clock);
    const std::string after = m_campaign->dump();
    QVERIFY(before != after);
    history.undo(scope());
    QCOMPARE(m_campaign->dump(), before);
    history.redo(scope());
    QCOMPARE(m_campaign->dump(), after);
}

void GroundTest::fusesBurn_data()
{
    QTest::addColumn<int>("fuse");
    QTest::addColumn<bool>("ends");
    QTest::addColumn<bool>("starts");
    QTest::addColumn<int>("after");
    QTest::newRow("a phase ends") << 3 << true << true << 2;
    QTest::newRow("the fight ends with it") << 3 << true << false << 2;
    QTest::newRow("the first phase begins") << 3 << false << true << 3;
    QTest::newRow("the last one") << 1 << true << true << 0;
    QTest::newRow("it is due already") << 0 << true << true << 0;
    QTest::newRow("not by itself") << kNoEntry << true << true << kNoEntry;
}

void GroundTest::fusesBurn()
{
    QFETCH(int, fuse);
    QFETCH(bool, ends);
    QFETCH(bool, starts);
    QFETCH(int, after);
    const Lying gate{"at the gate", fuse};
    const Lying then = afterStep(gate, PhaseStep{ends, starts, 1, 1});
    QCOMPARE(then.fuse, after);
    QCOMPARE(then.where, gate.where);
    QCOMPARE(afterHours(gate, 0).fuse, fuse);
    QCOMPARE(afterHours(gate, 1).fuse, fuse == kNoEntry ? kNoEntry : 0);
}

void GroundTest::someoneLetsOneLie()
{
    const std::string before = m_campaign->dump();
    const RecordId id = ground().lay(m_carried, {"at the gate", 3});
    QCOMPARE(left(), 1);
    QCOMPARE(lying().size(), std::size_t{1});
    const Possession there = lying().front();
    QCOMPARE(there.id, id);
    QVERIFY(there.combatant == 0 && there.character == 0 && there.encounter == m_fight);
    QVERIFY(there.kind == RecordKind::Grenade && there.item == m_frag);
    QCOMPARE(there.state.as<Lying>().where, std::string("at the gate"));
    QCOMPARE(there.state.as<Lying>().fuse, 3);
    QCOMPARE(m_campaign->log().list({scope(), {}}).front().title, std::string("Guard 1: Frag: at the gate"));
    const auto views = EncounterService(*m_campaign, m_clock).lying(m_fight);
    QCOMPARE(views.size(), std::size_t{1});
    QCOMPARE(views.front().record.record.as<threed::Grenade>().name, std::string("Frag"));
    // It is no more among what he has.
    QCOMPARE(m_campaign->encounters().possessionsOfCombatant(m_people[0]).size(), std::size_t{1});
    goesBackAndForth(before);
}

void GroundTest::oneOfTheLibraryLiesThere()
{
    const std::string before = m_campaign->dump();
    const RecordId first = ground().place(m_fight, m_frag, {});
    QCOMPARE(m_campaign->log().list({scope(), {}}).front().title, std::string("Frag"));
    QCOMPARE(left(), 2);
    goesBackAndForth(before);
    const RecordId second = ground().place(m_fight, m_frag, {"on the stairs", kNoEntry});
    QCOMPARE(lying().at(0).id, first);
    QCOMPARE(lying().at(1).id, second);
    // It stays in use there until it is gone.
    const auto uses = m_campaign->library().usedBy({RecordKind::Grenade, m_frag});
    QCOMPARE(std::ranges::count(uses, RecordUse::How::Lies, &RecordUse::how), std::ptrdiff_t{2});
}

void GroundTest::itIsMovedAndRemoved()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 2});
    std::string before = m_campaign->dump();
    QCOMPARE(ground().set(id, {"at the gate", 2}), EntryId{0});
    QVERIFY(ground().set(id, {"under the cart", kNoEntry}) != 0);
    QCOMPARE(lying().front().state.as<Lying>().where, std::string("under the cart"));
    QCOMPARE(lying().front().state.as<Lying>().fuse, kNoEntry);
    goesBackAndForth(before);
    before = m_campaign->dump();
    QVERIFY(ground().remove(id) != 0);
    QVERIFY(lying().empty());
    goesBackAndForth(before);
}

void GroundTest::itIsTakenUp_data()
{
    QTest::addColumn<int>("who");
    QTest::addColumn<int>("has");
    QTest::newRow("who has more of them") << 0 << 3;
    QTest::newRow("who has none") << 2 << 1;
}

void GroundTest::itIsTakenUp()
{
    QFETCH(int, who);
    QFETCH(int, has);
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 2});
    const std::string before = m_campaign->dump();
    const RecordId person = m_people[static_cast<std::size_t>(who)];
    QVERIFY(ground().takeUp(id, person) != 0);
    QVERIFY(lying().empty());
    const auto his = m_campaign->encounters().possessionsOfCombatant(person);
    QCOMPARE(his.size(), std::size_t{1});
    QCOMPARE(his.front().encounter, RecordId{0});
    QCOMPARE(his.front().state.as<threed::ItemState>().count, has);
    goesBackAndForth(before);
}

void GroundTest::phasesBurnTheFuse()
{
    const RecordId two = ground().place(m_fight, m_frag, {"at the gate", 2});
    (void)ground().place(m_fight, m_frag, {"in the yard", kNoEntry});
    pass();  // round 1 begins, and no phase has ended
    TurnService turns(*m_campaign, m_plans, m_clock);
    const auto fuse = [&] { return m_campaign->load({RecordKind::Lying, two}).as<Lying>().fuse; };
    QCOMPARE(fuse(), 2);
    QVERIFY(turns.foreseen(m_fight).empty());
    std::string before = m_campaign->dump();
    pass();
    QCOMPARE(fuse(), 1);
    goesBackAndForth(before);
    // What is due with the phase is said before it ends.
    const auto foreseen = turns.foreseen(m_fight);
    QCOMPARE(foreseen.size(), std::size_t{1});
    QCOMPARE(foreseen.front().combatant, RecordId{0});
    QCOMPARE(foreseen.front().name, std::string("Frag"));
    QVERIFY(foreseen.front().change.record == (RecordRef{RecordKind::Lying, two}));
    QCOMPARE(foreseen.front().change.field, std::string("fuse"));
    before = m_campaign->dump();
    pass();
    QCOMPARE(fuse(), 0);
    goesBackAndForth(before);
    // It is due until somebody says so, and is not announced again.
    QVERIFY(turns.foreseen(m_fight).empty());
    pass();
    QCOMPARE(fuse(), 0);
    QCOMPARE(lying().size(), std::size_t{2});
}

void GroundTest::hoursBurnTheFuse()
{
    (void)ground().place(m_fight, m_frag, {"at the gate", 50});
    (void)ground().place(m_fight, m_frag, {"in the yard", kNoEntry});
    RestService rests(*m_campaign, m_plans, m_clock);
    QCOMPARE(rests.foreseen(m_fight, {.hours = 1}).back().combatant, RecordId{0});
    const std::string before = m_campaign->dump();
    QVERIFY(rests.pass(m_fight, {.hours = 1}, "an hour later") != 0);
    QCOMPARE(lying().at(0).state.as<Lying>().fuse, 0);
    QCOMPARE(lying().at(1).state.as<Lying>().fuse, kNoEntry);
    goesBackAndForth(before);
}

/// 3D-GREN-08: nobody throws it, and it spends nobody's Action.
void GroundTest::itGoesOffAndIsGone()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 0});
    pass();
    const ActionRecord prepared = goingOff(id);
    const auto& attack = prepared.request.input.get<threed::GrenadeAttack>();
    QVERIFY(attack.options.how == threed::Delivery::Floor);
    QCOMPARE(attack.options.floorPoint, (Hex{0, 40}));
    QCOMPARE(attack.grenade.name, std::string("Frag"));
    QCOMPARE(orderOf({0, m_fight, prepared}).weapon, id);
    const std::string before = m_campaign->dump();
    const auto actions = [&] {
        return m_campaign->load({RecordKind::Condition, m_people[0]}).as<threed::Condition>().actionsLeft;
    };
    const std::int32_t had = actions();
    const EntryId entry = goOff(id);
    QVERIFY(lying().empty());
    QCOMPARE(left(), 2);
    QCOMPARE(actions(), had);
    const std::vector<LoggedChange> changes = m_campaign->log().entry(entry).changes;
    QVERIFY(changes.back().record == (RecordRef{RecordKind::Possession, id}) && changes.back().field.empty());
    QVERIFY(
        std::ranges::none_of(changes, [](const LoggedChange& one) { return one.record.kind == RecordKind::Lying; }));
    goesBackAndForth(before);
    // What is gone goes off no more.
    QVERIFY(codeOf([&] { (void)goingOff(id); }) == ProblemCode::NotFound);
}

void GroundTest::nobodyThrowsWhatLiesThere()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 0});
    ActionRecord action = goingOff(id);
    action.request.input.get<threed::GrenadeAttack>().options.how = threed::Delivery::Thrown;
    SeededAnswerer dice(11);
    QVERIFY(codeOf([&] { (void)ActionService::resolved(action, &dice); }) == ProblemCode::BadInput);
    // Placed for each of them by hand is another way for it to lie there.
    action.request.input.get<threed::GrenadeAttack>().options.how = threed::Delivery::Placed;
    QVERIFY(!codeOf([&] { (void)ActionService::resolved(action, &dice); }));
    // No other action takes it, and what he carries himself is thrown as ever.
    ActionOrder order{.action = "melee", .encounter = m_fight};
    order.actor = m_people[0];
    order.target = m_people[1];
    order.weapon = id;
    QVERIFY(codeOf([&] { (void)ActionService(*m_campaign, m_plans, m_clock).prepare(order); }).has_value());
    const ActionRecord his = goingOff(m_carried);
    QVERIFY(his.request.input.get<threed::GrenadeAttack>().options.how == threed::Delivery::Thrown);
    QCOMPARE(his.request.input.get<threed::GrenadeAttack>().grenadeState.count, 2);
}

void GroundTest::whoIsBoundLetsItGoOffAllTheSame()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 0});
    threed::ConditionTemplate bound;
    bound.name = "Bound";
    bound.preventsActing = true;
    StoredRecord record;
    record.system = "threed";
    record.record = AnyRecord(threed::conditionTemplateRecord, &bound);
    const RecordId condition = LibraryService(*m_campaign, m_plans, m_clock).create(record);
    (void)ConditionService(*m_campaign, m_clock).put({m_people[0]}, condition, {});
    QVERIFY(goOff(id) != 0);
    QVERIFY(lying().empty());
}

void GroundTest::diceThatWaitKeepIt()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 0});
    SeededAnswerer dice(11);
    ActionService actions(*m_campaign, m_plans, m_clock);
    PendingAction pending{0, m_fight, ActionService::resolved(goingOff(id), &dice).action};
    pending.id = actions.keep(pending);
    const std::string before = m_campaign->dump();
    QVERIFY(codeOf([&] { (void)ground().remove(id); }) == ProblemCode::PendingExists);
    QVERIFY(codeOf([&] { (void)ground().takeUp(id, m_people[2]); }) == ProblemCode::PendingExists);
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(orderOf(*actions.pending(m_fight)).weapon, id);
    (void)actions.apply(*actions.pending(m_fight), "goes off");
    QVERIFY(lying().empty());
}

void GroundTest::noStepTakesItFromDiceThatWait()
{
    const EntryId start = m_campaign->log().head(scope());
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 3});
    const EntryId placed = m_campaign->log().head(scope());
    QVERIFY(ground().set(id, {"at the gate", 0}) != 0);
    SeededAnswerer dice(11);
    ActionService actions(*m_campaign, m_plans, m_clock);
    PendingAction pending{0, m_fight, ActionService::resolved(goingOff(id), &dice).action};
    pending.id = actions.keep(pending);
    HistoryService history(*m_campaign, m_clock);
    // Another fuse leaves it there.
    history.undo(scope());
    QCOMPARE(history.undoable(scope()), placed);
    const std::string before = m_campaign->dump();
    const auto moves = [&](const std::function<void()>& move, const std::string& gone) {
        const auto problem = problemOf(move);
        QVERIFY(problem && problem->code == ProblemCode::PendingExists);
        QCOMPARE(spelled(problem->where), std::string("Gate"));
        QCOMPARE(std::get<told::ActionName>(problem->causes.at(0).values.at(0)).system, std::string("threed"));
        QCOMPARE(spelled(problem->causes.at(0)), "RolledWith: grenade Frag, " + gone);
        QCOMPARE(m_campaign->dump(), before);
        QCOMPARE(history.undoable(scope()), placed);
    };
    moves([&] { history.undo(scope()); }, "Frag: at the gate");
    moves([&] { (void)history.moveTo(scope(), start); }, "Frag: at the gate");
    // Before anybody came, the first of those it is said of are gone, too.
    moves([&] { (void)history.moveTo(scope(), 0); }, "Guard 1");
    // Whose dice are gone is free again.
    (void)actions.drop(*actions.pending(m_fight), "goes off", "not now");
    history.undo(scope());
    QVERIFY(lying().empty());
}

/// What was undone takes things away when it is put in force again.
void GroundTest::noStepForwardTakesItEither()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 0});
    QVERIFY(ground().remove(id) != 0);
    HistoryService history(*m_campaign, m_clock);
    history.undo(scope());
    SeededAnswerer dice(11);
    ActionService actions(*m_campaign, m_plans, m_clock);
    (void)actions.keep({0, m_fight, ActionService::resolved(goingOff(id), &dice).action});
    QVERIFY(codeOf([&] { history.redo(scope()); }) == ProblemCode::PendingExists);
    (void)actions.apply(*actions.pending(m_fight), "goes off");
    QVERIFY(lying().empty());
}

void GroundTest::noStepLeavesDiceOfWhoIsAway()
{
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 0});
    (void)encounters.setAway({m_people[1]}, true);
    (void)encounters.setAway({m_people[1]}, false);
    SeededAnswerer dice(11);
    ActionService actions(*m_campaign, m_plans, m_clock);
    (void)actions.keep({0, m_fight, ActionService::resolved(goingOff(id), &dice).action});
    HistoryService history(*m_campaign, m_clock);
    const auto problem = problemOf([&] { history.undo(scope()); });
    QVERIFY(problem && problem->code == ProblemCode::PendingExists);
    QCOMPARE(std::get<told::Name>(problem->causes.at(0).values.back()).text, std::string("Guard 2"));
    QVERIFY(!m_campaign->encounters().combatant(m_people[1]).away);
    // Before he fled he was there: past both there is nothing against it.
    const EntryId back = m_campaign->log().head(scope());
    const EntryId fled = m_campaign->log().parent(back);
    (void)history.moveTo(scope(), m_campaign->log().parent(fled));
    QVERIFY(codeOf([&] { history.redo(scope()); }) == ProblemCode::PendingExists);
    (void)history.moveTo(scope(), back);
    (void)actions.apply(*actions.pending(m_fight), "goes off");
}

/// Of three grenades one is thrown: another number of them makes the dice wrong.
void GroundTest::noStepCountsAnewWhatIsThrown()
{
    (void)ground().lay(m_carried, {"at the gate", kNoEntry});
    HistoryService history(*m_campaign, m_clock);
    history.undo(scope());
    QCOMPARE(left(), 2);
    SeededAnswerer dice(11);
    ActionService actions(*m_campaign, m_plans, m_clock);
    (void)actions.keep({0, m_fight, ActionService::resolved(goingOff(m_carried), &dice).action});
    const auto problem = problemOf([&] { history.redo(scope()); });
    QVERIFY(problem && problem->code == ProblemCode::PendingExists);
    QCOMPARE(std::get<told::Name>(problem->causes.at(0).values.back()).text, std::string("Guard 1: Frag"));
    QCOMPARE(left(), 2);
    (void)actions.apply(*actions.pending(m_fight), "thrown");
    QCOMPARE(left(), 1);
}

void GroundTest::anAmendedThrowLeavesItGone()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 0});
    const EntryId entry = goOff(id);
    Amendment amendment;
    amendment.entry = entry;
    amendment.action = *m_campaign->log().entry(entry).action;
    amendment.action.request.answers = {};
    SeededAnswerer dice(4711);
    const auto answers = [&dice](EntryId) -> Answerer* { return &dice; };
    const Revision revision = AmendmentService(*m_campaign, m_clock).carriedOut(scope(), amendment, {}, answers);
    QCOMPARE(revision.entries.size(), std::size_t{1});
    QVERIFY(lying().empty());
    HistoryService(*m_campaign, m_clock).undo(scope());
    QCOMPARE(lying().size(), std::size_t{1});
    QCOMPARE(lying().front().id, id);
}

void GroundTest::aDuplicateHasItsOwn()
{
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 2});
    const RecordId copy = EncounterListService(*m_campaign, m_clock).duplicate(m_fight);
    const auto theirs = m_campaign->encounters().lyingIn(copy);
    QCOMPARE(theirs.size(), std::size_t{1});
    QVERIFY(theirs.front().id != id);
    QCOMPARE(theirs.front().state.as<Lying>().where, std::string("at the gate"));
    (void)ground().remove(id);
    QCOMPARE(m_campaign->encounters().lyingIn(copy).size(), std::size_t{1});
}

void GroundTest::whatIsRefusedChangesNothing()
{
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId other = encounters.create("threed", "Yard", "recommended");
    const RecordId stranger = encounters.add(other, Newcomers{.name = "Stranger"}).front();
    (void)encounters.setAway({m_people[1]}, true);
    const RecordId id = ground().place(m_fight, m_frag, {"at the gate", 2});
    const RecordId foreign = library(groundCalled("Foreign"), "percentile");
    const RecordId removed = library(groundCalled("Removed"));
    m_campaign->library().remove({RecordKind::Grenade, removed});
    (void)ground().lay(m_carried, {});
    (void)ground().lay(m_carried, {});
    QCOMPARE(left(), 0);
    const std::string before = m_campaign->dump();
    const std::size_t entries = m_campaign->log().list({scope(), {}}).size();
    const auto refused = [](const std::function<void()>& work) { return codeOf(work) == ProblemCode::BadInput; };
    QVERIFY(refused([&] { (void)ground().lay(m_carried, {}); }));
    QVERIFY(refused([&] { (void)ground().lay(id, {}); }));
    QVERIFY(refused([&] { (void)ground().place(m_fight, foreign, {}); }));
    QVERIFY(codeOf([&] { (void)ground().place(m_fight, removed, {}); }) == ProblemCode::NotFound);
    QVERIFY(codeOf([&] { (void)ground().place(m_fight, 999, {}); }) == ProblemCode::NotFound);
    QVERIFY(refused([&] { (void)ground().place(m_fight, m_frag, {std::string(201, 'x'), kNoEntry}); }));
    QVERIFY(refused([&] { (void)ground().set(id, {"at the gate", -1}); }));
    QVERIFY(refused([&] { (void)ground().set(m_carried, {}); }));
    QVERIFY(refused([&] { (void)ground().takeUp(id, stranger); }));
    QVERIFY(refused([&] { (void)ground().takeUp(id, m_people[1]); }));
    QVERIFY(refused([&] { (void)ground().remove(m_carried); }));
    QVERIFY(codeOf([&] { (void)ground().remove(999); }) == ProblemCode::NotFound);
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(m_campaign->log().list({scope(), {}}).size(), entries);
}

HITSPREAD_TEST(GroundTest)
#include "ground_test.moc"
