#include <QTest>

#include "rules/core/dice/dice.h"
#include "rules/systems/threed/character.h"
#include "services/fight/encounterservice.h"
#include "services/library/recordname.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "support/fakestage.h"
#include "support/gatefight.h"
#include "support/interruptedcampaign.h"
#include "support/problemof.h"
#include "support/rollunderfights.h"
#include "support/testclass.h"
#include "support/twod6fights.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>

using namespace hitspread;
using support::codeOf;

/// Moving about in the log of a fight: places on several branches, notes, what is in force.
class HistoryTest : public QObject, private support::GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fiftyStepsBackAndForthGiveTheSameFight();
    void fiftyAttacksBackAndForth_data();
    void fiftyAttacksBackAndForth();
    void manyPeopleGoBackAndForth();
    void anActionIsReadByItself();
    void aPlaceOnAnotherBranchIsReached();
    void redoGoesToTheEndThatWasInForceLast();
    void aRefusedStepLeavesEveryStepUndone();
    void undoAndRedoLeaveWhatCameInBetween();
    void placesOfOtherScopesAndNotesAreNone();

private:
    EntryId act(std::uint64_t seed);
    /// A value set by hand: other than shots, as often as one likes.
    EntryId mark(int value);
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, m_encounter}; }
    [[nodiscard]] HistoryService history() { return {*m_campaign, m_clock}; }
};

void HistoryTest::init()
{
    begin();
    fight();
}

EntryId HistoryTest::act(std::uint64_t seed)
{
    const PendingAction shot = firedShot(seed);
    return ActionService(*m_campaign, m_plans, m_clock).apply(shot, "Shot " + std::to_string(seed));
}

EntryId HistoryTest::mark(int value)
{
    const std::int64_t before = m_campaign->load({RecordKind::Condition, m_target}).as<threed::Condition>().aims;
    LoggedChange change{{RecordKind::Condition, m_target}, "aims", 0, before, std::int64_t{value}};
    return EncounterService(*m_campaign, m_clock).setByHand(m_encounter, change, "counted");
}

void HistoryTest::fiftyStepsBackAndForthGiveTheSameFight()
{
    const EntryId start = history().undoable(scope());
    const std::string before = m_campaign->dump();
    std::vector<EntryId> entries;
    std::vector<std::string> states;
    for (std::uint64_t i = 1; i <= 50; ++i) {
        entries.push_back(i % 25 == 1 ? act(i) : mark(static_cast<int>(i % 2 + 1)));
        states.push_back(m_campaign->dump());
    }
    const auto lengthOfLog = [this] { return history().list({scope(), {}, 1000}).size(); };
    const std::size_t length = lengthOfLog();

    QVERIFY(history().moveTo(scope(), start) != 0);
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(lengthOfLog(), length + 1);  // one note, however many steps
    const std::vector<LogEntry> list = history().list({scope(), {}, 51});
    QVERIFY(list.front().kind == EntryKind::Undo);
    QCOMPARE(list.front().target, entries.front());
    QVERIFY(std::ranges::none_of(list, &LogEntry::inForce));
    QCOMPARE(history().newest(scope()), entries.back());

    QVERIFY(history().moveTo(scope(), entries[24]) != 0);
    QCOMPARE(m_campaign->dump(), states[24]);
    QVERIFY(history().moveTo(scope(), history().newest(scope())) != 0);
    QCOMPARE(m_campaign->dump(), states.back());
    QCOMPARE(history().moveTo(scope(), entries.back()), EntryId{0});  // it is there
    QCOMPARE(history().inForce(scope()).front(), entries.back());
    QCOMPARE(history().redoable(scope()), EntryId{0});

    QVERIFY(history().moveTo(scope(), 0) != 0);
    QVERIFY(m_campaign->encounters().combatants(m_encounter).empty());
    QVERIFY(history().inForce(scope()).empty());
    QVERIFY(history().moveTo(scope(), entries.back()) != 0);
    QCOMPARE(m_campaign->dump(), states.back());
}

void HistoryTest::fiftyAttacksBackAndForth_data()
{
    QTest::addColumn<std::function<void(Campaign&)>>("fill");
    QTest::addColumn<std::string>("weapon");
    QTest::newRow("3d6 roll-under") << std::function<void(Campaign&)>(support::fillWithRollUnderFights)
                                    << std::string();
    QTest::newRow("2d6") << std::function<void(Campaign&)>(support::fillWithTwoD6Fights) << std::string("Club");
}

/// By systems whose attacks change both fighters and what they hold: fifty of them.
void HistoryTest::fiftyAttacksBackAndForth()
{
    QFETCH(std::function<void(Campaign&)>, fill);
    QFETCH(std::string, weapon);
    support::FakeStage stage(fill);
    Campaign& campaign = stage.live();
    const RecordId fight = campaign.encounters().encounters().front().id;
    const Scope scope{ScopeKind::Encounter, fight};
    const std::vector<Combatant> people = campaign.encounters().combatants(fight);
    HistoryService history(campaign, m_clock);
    ActionService actions(campaign, m_plans, m_clock);
    const auto weaponOf = [&](RecordId who) {
        const std::vector<Possession> things = campaign.encounters().possessionsOfCombatant(who);
        const auto it = std::ranges::find_if(things, [&](const Possession& thing) {
            return recordName(campaign.load({thing.kind, thing.item})) == weapon;
        });
        return it == things.end() ? RecordId{0} : it->id;
    };
    const EntryId start = history.undoable(scope);
    std::vector<std::string> states{support::dumpOf(campaign)};
    std::vector<EntryId> entries{start};
    for (std::uint64_t seed = 1; entries.size() <= 50 && seed < 1000; ++seed) {
        ActionOrder order;
        order.action = "attack";
        order.encounter = fight;
        order.actor = people[seed % 2].id;
        order.target = people[1 - seed % 2].id;
        order.weapon = weaponOf(order.actor);
        SeededAnswerer answerer(seed);
        PendingAction now;
        now.encounter = fight;
        now.action = ActionService::resolved(actions.prepare(order), &answerer).action;
        try {
            entries.push_back(actions.apply(now, "attack"));
            states.push_back(support::dumpOf(campaign));
        } catch (const Failure&) {
            // Who is out attacks no more; the other one does.
        }
    }
    QCOMPARE(entries.size(), std::size_t{51});
    for (const std::size_t place :
         {std::size_t{0}, std::size_t{50}, std::size_t{25}, std::size_t{26}, std::size_t{50}}) {
        (void)history.moveTo(scope, entries[place]);
        QCOMPARE(support::dumpOf(campaign), states[place]);
    }
    for (std::size_t place = 50; place > 0; --place) {
        history.undo(scope);
        QCOMPARE(support::dumpOf(campaign), states[place - 1]);
    }
    for (std::size_t place = 1; place <= 50; ++place) {
        history.redo(scope);
        QCOMPARE(support::dumpOf(campaign), states[place]);
    }
}

/// Many are read at once, few one by one: both come to what was.
void HistoryTest::manyPeopleGoBackAndForth()
{
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId character = encounters.combatants(m_encounter).front().combatant.character;
    const std::vector<RecordId> extras = encounters.add(m_encounter, Newcomers{character, "Extra", 6, Side::Opponents});
    const EntryId start = history().undoable(scope());
    const std::string before = m_campaign->dump();
    for (const RecordId extra : extras)
        encounters.setByHand(m_encounter, {{RecordKind::Condition, extra}, "aims", 0, std::int64_t{0}, std::int64_t{2}},
                             "counted");
    const EntryId end = history().undoable(scope());
    const std::string after = m_campaign->dump();
    QVERIFY(before != after);
    (void)history().moveTo(scope(), start);
    QCOMPARE(m_campaign->dump(), before);
    (void)history().moveTo(scope(), end);
    QCOMPARE(m_campaign->dump(), after);
}

void HistoryTest::anActionIsReadByItself()
{
    const EntryId shot = act(1);
    const EntryId edit = mark(7);
    QVERIFY(history().action(shot));
    QCOMPARE(history().action(shot)->action, std::string("shot"));
    QVERIFY(!history().action(edit));
    QVERIFY(codeOf([&] { (void)history().action(999); }) == ProblemCode::NotFound);
}

void HistoryTest::aPlaceOnAnotherBranchIsReached()
{
    act(1);
    const EntryId fork = act(2);
    const EntryId left = act(3);
    const EntryId leftEnd = act(4);
    const std::string leftState = m_campaign->dump();
    (void)history().moveTo(scope(), fork);
    const EntryId right = act(5);
    const std::string rightState = m_campaign->dump();
    QCOMPARE(m_campaign->log().entry(right).parent, fork);

    (void)history().moveTo(scope(), leftEnd);
    QCOMPARE(m_campaign->dump(), leftState);
    std::vector<EntryId> standing = history().inForce(scope());
    QVERIFY(std::ranges::find(standing, left) != standing.end());
    QVERIFY(std::ranges::find(standing, right) == standing.end());
    for (const LogEntry& entry : history().list({scope(), {}}))
        QCOMPARE(entry.inForce, std::ranges::find(standing, entry.id) != standing.end());
    (void)history().moveTo(scope(), right);
    QCOMPARE(m_campaign->dump(), rightState);
}

void HistoryTest::redoGoesToTheEndThatWasInForceLast()
{
    const EntryId fork = act(1);
    const EntryId left = act(2);
    const EntryId leftEnd = act(3);
    (void)history().moveTo(scope(), fork);
    const EntryId right = act(4);
    QCOMPARE(history().newest(scope()), right);
    // Being put in force counts like being written, also for what it rests on.
    (void)history().moveTo(scope(), leftEnd);
    (void)history().moveTo(scope(), fork);
    QCOMPARE(history().redoable(scope()), left);
    QCOMPARE(history().newest(scope()), leftEnd);
    history().redo(scope());
    history().redo(scope());
    QCOMPARE(history().undoable(scope()), leftEnd);
    QVERIFY(codeOf([&] { history().redo(scope()); }) == ProblemCode::NothingToRedo);
}

void HistoryTest::aRefusedStepLeavesEveryStepUndone()
{
    const EntryId first = act(1);
    act(2);
    act(3);
    // Something of another scope rests on what the second shot changed.
    const LogEntry second = m_campaign->log().entry(first);
    const RecordId pier = EncounterService(*m_campaign, m_clock).create("threed", "Pier", "recommended");
    const std::array<std::pair<Scope, Reason>, 2> places{
        {{{ScopeKind::Library, 0}, Reason::LaterInLibrary}, {{ScopeKind::Encounter, pier}, Reason::LaterInFight}}};
    for (const auto& [place, reason] : places) {
        LogEntry later;
        later.scope = place;
        later.title = "Elsewhere";
        later.changes = {second.changes.front()};
        m_campaign->log().setHead(later.scope, m_campaign->log().append(later));
        const std::string before = m_campaign->dump();
        const EntryId head = history().undoable(scope());
        const std::optional<Problem> refused = support::problemOf([&] { history().moveTo(scope(), 0); });
        QVERIFY(refused && refused->code == ProblemCode::BuiltUpon);
        // Where it stands is said: this history does not list it.
        QCOMPARE(refused->causes.size(), std::size_t(1));
        QVERIFY(refused->causes.front().reason == reason);
        QCOMPARE(m_campaign->dump(), before);
        QCOMPARE(history().undoable(scope()), head);
        m_campaign->log().setHead(later.scope, 0);
    }
}

/// Another program writes after this one has looked: undo takes back one entry, the newest, and redo no more leads on from there.
void HistoryTest::undoAndRedoLeaveWhatCameInBetween()
{
    const EntryId first = mark(1);
    const EntryId second = mark(2);
    support::InterruptedCampaign campaign(*m_campaign);
    HistoryService mine(campaign, m_clock);

    EntryId others = 0;
    campaign.interruptWith([&] { others = mark(3); });
    const EntryId undone = mine.undo(scope());
    QCOMPARE(m_campaign->log().entry(undone).target, others);
    QCOMPARE(history().undoable(scope()), second);

    QCOMPARE(m_campaign->log().entry(mine.undo(scope())).target, second);
    QCOMPARE(history().undoable(scope()), first);
    campaign.interruptWith([&] { others = mark(4); });
    QCOMPARE(codeOf([&] { (void)mine.redo(scope()); }), ProblemCode::NothingToRedo);
    QCOMPARE(history().undoable(scope()), others);
}

void HistoryTest::placesOfOtherScopesAndNotesAreNone()
{
    act(1);
    const EntryId note = history().undo(scope());
    QVERIFY(codeOf([&] { history().moveTo(scope(), note); }) == ProblemCode::NotFound);
    QVERIFY(codeOf([&] { history().moveTo({ScopeKind::Library, 0}, note - 1); }) == ProblemCode::NotFound);
    QVERIFY(codeOf([&] { history().moveTo(scope(), 999); }) == ProblemCode::NotFound);
}

HITSPREAD_TEST(HistoryTest)
#include "history_test.moc"
