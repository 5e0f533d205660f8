#include <QTest>

#include "rules/core/dice/dice.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/vocabulary.h"
#include "services/action/actionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/testclass.h"
#include "support/wounds.h"

#include <rapidcheck.h>

#include <map>

using namespace hitspread;

namespace {

/// Initiative dice by the combatant's place in the list; everything else shows threes.
class DiceOf final : public Answerer {
public:
    explicit DiceOf(std::map<int, std::array<std::uint8_t, 3>> dice) : m_dice(std::move(dice)) {}
    bool answer(const Question& question, Answer& answer) override
    {
        std::vector<std::uint8_t> faces(question.dice, 3);
        const auto found = m_dice.find(question.key.index);
        if (static_cast<threed::Query>(question.key.name) == threed::Query::InitiativeDice && found != m_dice.end())
            faces.assign(found->second.begin(), found->second.end());
        answer = question.kind == QuestionKind::Choice ? Answer::ofChoice(question.key, question.preset, Origin::Preset)
                                                       : Answer::ofFaces(question.key, faces, Origin::Given);
        return true;
    }

private:
    std::map<int, std::array<std::uint8_t, 3>> m_dice;
};

QStringList names(const std::vector<TurnPlace>& places)
{
    QStringList list;
    for (const TurnPlace& place : places)
        list << QString::fromStdString(place.name);
    return list;
}

}  // namespace

/// The round run for everybody in a fight, on a campaign in memory.
class TurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aRoundBeginsWithInitiative();
    void theListStandsInTheOrderOfInitiative();
    void severalActionsRunInPasses();
    void theRoundEndsAndTheNextBegins();
    void undoneAndPassedAgainNobodyRollsTwice();
    void whoHoldsComesWhenHeLikes();
    void aHealingChangedAsItEnds();
    void aHealingBeyondTheCountIsRefused();
    void theLowestDeclaresFirst();
    void anEmptyFightHasNoTurn();
    void roundsAreCountedOn();
    void undoingAWholeRoundGivesTheStateBefore();

private:
    RecordId join(const std::string& name, int dia, int phys, int cool, int dex);
    EntryId pass(Answerer& answerer);
    threed::Condition conditionOf(RecordId combatant);
    void setCondition(RecordId combatant, const threed::Condition& condition);
    TurnService turns() { return {*m_campaign, m_plans, m_clock}; }

    std::unique_ptr<support::FakeCampaign> m_campaign;
    support::FixedClock m_clock;
    support::HumanPlans m_plans;
    RecordId m_fight = 0;
};

void TurnTest::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    m_fight = EncounterService(*m_campaign, m_clock).create("threed", "Gate", "recommended");
}

RecordId TurnTest::join(const std::string& name, int dia, int phys, int cool, int dex)
{
    StoredRecord record;
    record.system = "threed";
    record.record = AnyRecord(threed::characterRecord);
    auto& character = record.record.as<threed::Character>();
    character.name = name;
    character.bodyPlan = "human";
    character.dia = dia;
    character.phys = phys;
    character.cool = cool;
    character.dex = dex;
    const RecordId id = LibraryService(*m_campaign, m_plans, m_clock).create(record);
    return EncounterService(*m_campaign, m_clock).add(m_fight, id, name, Side::Players);
}

EntryId TurnTest::pass(Answerer& answerer)
{
    ActionService::Resolved resolved = ActionService::resolved(turns().prepare(m_fight), &answerer);
    if (resolved.open)
        qFatal("a question stayed open");
    return ActionService(*m_campaign, m_plans, m_clock).apply({0, m_fight, resolved.action}, "phase");
}

threed::Condition TurnTest::conditionOf(RecordId combatant)
{
    return m_campaign->encounters().combatant(combatant).condition.as<threed::Condition>();
}

void TurnTest::setCondition(RecordId combatant, const threed::Condition& condition)
{
    Combatant changed = m_campaign->encounters().combatant(combatant);
    changed.condition = AnyRecord(threed::conditionRecord, &condition);
    m_campaign->encounters().update(changed);
}

/// 3D-TURN-07, A-018: Ines INI 16 + 10 = 26, Bo INI 15 + 12 = 27, Cid 26 as well: equal INI, equal DEX, roll-off 3 and 3 …
/// so by the list. Each has 2 Actions: one in phase 1.
void TurnTest::aRoundBeginsWithInitiative()
{
    const RecordId ines = join("Ines", 8, 8, 8, 8);
    (void)join("Bo", 8, 8, 8, 6);
    (void)join("Cid", 8, 8, 8, 8);
    QVERIFY(!turns().view(m_fight).isRunning);
    DiceOf dice({{0, {4, 3, 3}}, {1, {4, 4, 4}}, {2, {3, 3, 4}}});
    const EntryId entry = pass(dice);
    const TurnView view = turns().view(m_fight);
    QVERIFY(view.isRunning);
    QCOMPARE(view.round, 1);
    QCOMPARE(view.phase, 1);
    QCOMPARE(names(view.acting), (QStringList{u"Bo"_qs, u"Ines"_qs, u"Cid"_qs}));
    QCOMPARE(conditionOf(ines).initiative, 26);
    QCOMPARE(conditionOf(ines).rollOff, 3333);
    QCOMPARE(conditionOf(ines).actionsLeft, 1);
    QCOMPARE(HistoryService(*m_campaign, m_clock).undoable({ScopeKind::Encounter, m_fight}), entry);
}

/// 3D-TURN-07: the list is the order Next goes by, 27 before 26 and 26 and, rolled off alike, by the list; then who joined since;
/// who is away keeps his place. Before anybody has rolled: as they joined.
void TurnTest::theListStandsInTheOrderOfInitiative()
{
    (void)join("Ines", 8, 8, 8, 8);
    const RecordId bo = join("Bo", 8, 8, 8, 6);
    (void)join("Cid", 8, 8, 8, 8);
    const auto listed = [this] {
        std::vector<CombatantView> views = EncounterService(*m_campaign, m_clock).combatants(m_fight);
        putInOrder(Encounter(), *findSystem("threed"), views);
        QStringList all;
        for (const CombatantView& view : views)
            all << QString::fromStdString(view.combatant.name);
        return all;
    };
    QCOMPARE(listed(), (QStringList{u"Ines"_qs, u"Bo"_qs, u"Cid"_qs}));
    DiceOf dice({{0, {4, 3, 3}}, {1, {4, 4, 4}}, {2, {3, 3, 4}}});
    (void)pass(dice);
    QCOMPARE(listed(), (QStringList{u"Bo"_qs, u"Ines"_qs, u"Cid"_qs}));
    QCOMPARE(listed(), names(turns().view(m_fight).acting));
    // Whoever has acted keeps his place; who is swept off his feet goes behind the others (3D-KNOCK-03).
    threed::Condition condition = conditionOf(bo);
    condition.actionsLeft = 0;
    setCondition(bo, condition);
    QCOMPARE(listed().front(), u"Bo"_qs);
    condition.initiativeLoss = threed::InitiativeLoss::Phase;
    setCondition(bo, condition);
    (void)join("Dee", 12, 12, 12, 12);
    QCOMPARE(listed(), (QStringList{u"Ines"_qs, u"Cid"_qs, u"Bo"_qs, u"Dee"_qs}));
    (void)EncounterService(*m_campaign, m_clock).setAway({bo}, true);
    QCOMPARE(listed(), (QStringList{u"Ines"_qs, u"Cid"_qs, u"Bo"_qs, u"Dee"_qs}));
}

/// Ines has 5 Actions, two of them in phase 1; Bo with one and a lower total comes between them.
void TurnTest::severalActionsRunInPasses()
{
    const RecordId ines = join("Ines", 18, 18, 18, 8);
    (void)join("Bo", 8, 8, 8, 8);
    DiceOf dice({});
    (void)pass(dice);
    QCOMPARE(names(turns().view(m_fight).acting), (QStringList{u"Ines"_qs, u"Bo"_qs}));
    threed::Condition condition = conditionOf(ines);
    QCOMPARE(condition.actionsLeft, 2);
    condition.actionsLeft = 1;
    setCondition(ines, condition);
    QCOMPARE(names(turns().view(m_fight).acting), (QStringList{u"Bo"_qs, u"Ines"_qs}));
}

/// 3D-TURN-01, 3D-WND-05: after phase 3 round 2 begins, and five wounds have taken a Hit.
void TurnTest::theRoundEndsAndTheNextBegins()
{
    const RecordId ines = join("Ines", 8, 8, 8, 8);
    threed::Condition condition;
    condition.bleedingRound = 1;
    condition.bleedingCounter = 1;
    condition.wounds = support::alike(5, {threed::Location::LeftArm, 0, true});
    setCondition(ines, condition);
    DiceOf dice({{0, {4, 3, 3}}});
    (void)pass(dice);
    (void)pass(dice);
    QCOMPARE(turns().view(m_fight).phase, 2);
    QVERIFY(turns().view(m_fight).acting.empty());
    (void)pass(dice);
    QCOMPARE(turns().view(m_fight).phase, 3);
    QCOMPARE(conditionOf(ines).initiative, 26);
    QCOMPARE(conditionOf(ines).standardTotal, 0);
    DiceOf others({{0, {1, 1, 1}}});
    (void)pass(others);
    const TurnView view = turns().view(m_fight);
    QCOMPARE(view.round, 2);
    QCOMPARE(view.phase, 1);
    QCOMPARE(conditionOf(ines).initiative, 19);
    QCOMPARE(int{conditionOf(ines).damage[threed::at(threed::Location::LeftArm)]}, 1);
    QCOMPARE(conditionOf(ines).standardTotal, 1);
}

void TurnTest::undoneAndPassedAgainNobodyRollsTwice()
{
    const RecordId ines = join("Ines", 8, 8, 8, 8);
    const std::string before = m_campaign->dump();
    SeededAnswerer first(1);
    (void)pass(first);
    const std::string begun = m_campaign->dump();
    const int rolled = conditionOf(ines).initiative;
    HistoryService history(*m_campaign, m_clock);
    history.undo({ScopeKind::Encounter, m_fight});
    QCOMPARE(m_campaign->dump(), before);
    SeededAnswerer second(2);
    (void)pass(second);
    QCOMPARE(conditionOf(ines).initiative, rolled);
    QCOMPARE(m_campaign->dump(), begun);
    history.undo({ScopeKind::Encounter, m_fight});
    history.redo({ScopeKind::Encounter, m_fight});
    QCOMPARE(m_campaign->dump(), begun);
    // Somebody new makes it another moment.
    history.undo({ScopeKind::Encounter, m_fight});
    (void)join("Bo", 8, 8, 8, 8);
    QVERIFY(turns().prepare(m_fight).request.answers.isEmpty());
}

/// 3D-TURN-08: who holds is out of the order and among those who may act at any moment.
void TurnTest::whoHoldsComesWhenHeLikes()
{
    const RecordId ines = join("Ines", 8, 8, 8, 8);
    (void)join("Bo", 8, 8, 8, 8);
    DiceOf dice({{0, {6, 6, 6}}});
    (void)pass(dice);
    ActionService actions(*m_campaign, m_plans, m_clock);
    const auto act = [&](threed::OpportunityStep what) {
        ActionRecord action = actions.prepare({.action = "opportunity", .encounter = m_fight, .actor = ines});
        action.request.input.get<threed::Opportunity>().options.what = what;
        (void)actions.apply({0, m_fight, ActionService::resolved(std::move(action)).action}, "hold");
    };
    act(threed::OpportunityStep::Hold);
    QCOMPARE(names(turns().view(m_fight).acting), QStringList{u"Bo"_qs});
    QCOMPARE(names(turns().view(m_fight).holding), QStringList{u"Ines"_qs});
    QCOMPARE(names(turns().view(m_fight).losing()), QStringList{u"Ines"_qs});
    act(threed::OpportunityStep::Take);
    QCOMPARE(names(turns().view(m_fight).acting), (QStringList{u"Ines"_qs, u"Bo"_qs}));
}

/// 3D-HEAL-01: the game master raises a healing that takes effect as the phase passes. It counts as raised, and is gone; undoing
/// brings it back as it was.
void TurnTest::aHealingChangedAsItEnds()
{
    const RecordId ines = join("Ines", 8, 8, 8, 8);
    SeededAnswerer dice(1);
    (void)pass(dice);
    threed::Condition condition = conditionOf(ines);
    condition.bruisingTotal = 9;
    condition.healings = {{threed::Healed::Bruising, 4, threed::Location::Head, 1}};
    setCondition(ines, condition);
    const std::string before = m_campaign->dump();

    ActionRecord action = turns().prepare(m_fight);
    const auto parts = declarationOf(action).parts;
    const auto part = std::ranges::find(parts, "members.condition", &PartDeclaration::id);
    QVERIFY(part != parts.end());
    const std::uint16_t amounts = *threed::conditionRecord.indexOf("healingAmount");
    adjust(action, static_cast<std::size_t>(part - parts.begin()), 0, amounts, 0, 6);
    const auto resolved = ActionService::resolved(std::move(action), &dice);
    QVERIFY(!resolved.open);
    ActionService(*m_campaign, m_plans, m_clock).apply({0, m_fight, resolved.action}, "phase");
    QCOMPARE(conditionOf(ines).bruisingTotal, 3);
    QVERIFY(conditionOf(ines).healings.isEmpty());
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, m_fight});
    QCOMPARE(m_campaign->dump(), before);
}

/// Of what was never there the count is raised first.
void TurnTest::aHealingBeyondTheCountIsRefused()
{
    const RecordId ines = join("Ines", 8, 8, 8, 8);
    LoggedChange change{{RecordKind::Condition, ines}, "healingAmount", 2, std::int64_t{0}, std::int64_t{5}};
    QVERIFY_EXCEPTION_THROWN(EncounterService(*m_campaign, m_clock).setByHand(m_fight, change, "by hand"), Failure);
}

/// OUT-68, OUT-69: results 1, 4 and 5 declare in that order; then they act from the highest down, and nobody declares any more.
void TurnTest::theLowestDeclaresFirst()
{
    const System& system = *findSystem("outcome");
    const auto place = [](RecordId who, int result) {
        TurnPlace one{who, std::to_string(who), {}};
        one.standing = {.hasStarted = true, .left = 1, .hasDeclared = false, .keys = {result, 0, 0, 0, 0}};
        return one;
    };
    std::vector<TurnPlace> places{place(1, 5), place(2, 4), place(3, 1)};
    TurnView view = turnOf({}, system, places);
    QCOMPARE(names(view.undeclared), (QStringList{QStringLiteral("3"), QStringLiteral("2"), QStringLiteral("1")}));
    QCOMPARE(declaringAfter(view, 0), RecordId{3});
    QCOMPARE(followingIn(view, 3), RecordId{2});
    places[1].standing.hasDeclared = true;
    view = turnOf({}, system, places);
    QCOMPARE(followingIn(view, 3), RecordId{1});
    // The last one leads on to the first who acts, who may be the same.
    QCOMPARE(declaringAfter(view, 1), RecordId{0});
    QCOMPARE(followingIn(view, 1), RecordId{1});
    places[0].standing.hasActed = true;
    view = turnOf({}, system, places);
    QVERIFY(view.undeclared.empty());
    QCOMPARE(followingIn(view, 1), RecordId{2});
    // Where all is said as the round begins nobody is led to.
    for (TurnPlace& one : places)
        one.standing = {.hasStarted = true, .left = 1, .keys = one.standing.keys};
    QVERIFY(turnOf({}, system, places).undeclared.empty());
}

void TurnTest::anEmptyFightHasNoTurn()
{
    QVERIFY_EXCEPTION_THROWN((void)turns().prepare(m_fight), std::exception);
    QVERIFY(turns().view(m_fight).acting.empty());
}

/// What a system does that says nothing of time: rounds are counted, and undone.
void TurnTest::roundsAreCountedOn()
{
    const RecordId fight = EncounterService(*m_campaign, m_clock).create("percentile", "Noon", "");
    (void)turns().count(fight, "next");
    QCOMPARE(turns().view(fight).round, 2);
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, fight});
    QCOMPARE(turns().view(fight).round, 1);
}

void TurnTest::undoingAWholeRoundGivesTheStateBefore()
{
    QVERIFY(rc::check([this] {
        init();
        for (const char* name : {"Ines", "Bo", "Cid"}) {
            const RecordId id = join(name, *rc::gen::inRange(1, 20), *rc::gen::inRange(1, 20), 8, 8);
            threed::Condition condition;
            for (int wounds = *rc::gen::inRange(0, 8); wounds > 0; --wounds)
                condition.wounds.add({static_cast<threed::Location>(*rc::gen::inRange(0, 7)), 0, true});
            condition.bleedingCounter = *rc::gen::inRange(0, 5);
            condition.phasesLost = *rc::gen::inRange(0, 4);
            condition.shooters = *rc::gen::inRange(0, 3);
            setCondition(id, condition);
        }
        const std::string before = m_campaign->dump();
        const Scope scope{ScopeKind::Encounter, m_fight};
        SeededAnswerer dice(*rc::gen::arbitrary<std::uint32_t>());
        std::vector<std::string> states{before};
        for (int i = 0; i < 4; ++i) {
            (void)pass(dice);
            states.push_back(m_campaign->dump());
        }
        RC_ASSERT(turns().view(m_fight).round == 2);
        HistoryService history(*m_campaign, m_clock);
        for (std::size_t i = 4; i > 0; --i) {
            history.undo(scope);
            RC_ASSERT(m_campaign->dump() == states[i - 1]);
        }
        for (int i = 0; i < 4; ++i)
            history.redo(scope);
        RC_ASSERT(m_campaign->dump() == states.back());
    }));
}

HITSPREAD_TEST(TurnTest)
#include "turn_test.moc"
