#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "support/testclass.h"
#include "support/twod6people.h"
#include "twod6/played.h"

#include <QTest>

#include <map>
#include <string>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;
using support::Mirel;
using support::Orsk;
using support::Pell;
using support::Quist;
using support::Rook;
using support::Sable;
using support::Tarn;
using support::Ulf;
using support::Vane;

namespace {

using Otherwise = std::pair<std::size_t, std::string>;

/// The state everybody should be in: a row of the paper says who is otherwise than in the row before.
class Paper {
public:
    explicit Paper(Played& fight) : m_fight(fight) {}
    /// Nothing, or who is otherwise than the paper says.
    [[nodiscard]] QString wrongAfter(const std::vector<Otherwise>& changes = {})
    {
        for (const auto& [who, state] : changes)
            m_states[who] = state;
        QString wrong;
        for (const auto& [who, state] : m_states) {
            if (const std::string is = m_fight.stateOf(who); is != state)
                wrong += QString::fromStdString(m_fight[who].character.name + ": " + is + " instead of " + state
                                                + '\n');
        }
        return wrong;
    }

private:
    Played& m_fight;
    std::map<std::size_t, std::string> m_states;
};

/// The number of an attack, of whomever it is on.
int numberIn(const Resolution& resolution)
{
    const Step* step = lastStepOf(resolution.findings.steps, static_cast<std::uint16_t>(Quantity::AttackNumber));
    return step ? step->value : kNoValue;
}

/// How an attack is declared.
using Declaring = std::function<void(AttackOptions&)>;
Declaring at(std::int32_t metres, Mode mode = Mode::None, std::int32_t moved = 0)
{
    return [=](AttackOptions& options) {
        options.distance = metres;
        options.mode = mode;
        options.metres = moved;
    };
}
Declaring aimed(Location location, std::int32_t metres)
{
    return [=](AttackOptions& options) {
        options.called = calledAt(location);
        options.distance = metres;
    };
}
/// The same in partial darkness.
Declaring dark(const Declaring& declare)
{
    return [=](AttackOptions& options) {
        declare(options);
        options.light = Light::PartialDarkness;
    };
}
/// Somebody in close proximity draws the shot as well (TD-49).
Declaring drawn(const Declaring& declare)
{
    return [=](AttackOptions& options) {
        declare(options);
        options.drawn = true;
    };
}

/// What the game master says of somebody.
Resolution says(Played& fight, std::size_t who, const StatusOptions& options)
{
    Status status{options, {fight[who]}, fight.switches, fight.boundBut({who})};
    status.options.who = static_cast<std::int32_t>(who);
    return fight.run(std::move(status), {}, [&](const Status& done) {
        fight[who] = done.character[0];
        fight.keepBound(done.bound, {who});
    });
}
Resolution seize(Played& fight, std::size_t who, std::size_t whom)
{
    return fight.between<Seize>(who, whom);
}
Resolution escape(Played& fight, std::size_t who, std::size_t holder, std::string_view dice)
{
    return fight.between<Escape>(who, holder,
                                 {choice(Query::EscapeSkill, WrestlingSkill::Unarmed), lie(Query::EscapeDice, dice)});
}
Resolution rest(Played& fight, const RestOptions& time, const AllDice& answers = {})
{
    GroupRest rest;
    rest.members = fight.people;
    for (std::size_t i = 0; i < fight.people.size(); ++i)
        rest.memberOptions.push_back({static_cast<std::int32_t>(i) + 1, {}});
    rest.options = time;
    rest.switches = fight.switches;
    return fight.run(std::move(rest), answers, [&](const GroupRest& done) { fight.people = done.members; });
}

Played fightOf(std::vector<Fighter> people)
{
    Played fight;
    fight.people = std::move(people);
    return fight;
}

}  // namespace

/// The two fights of the book of 2d6 fights and what comes after the second, line by line.
class TwoD6FightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void customsShed();
    void salvageYard();
    void threeWeeksAfter();
    void elevationAlone_data();
    void elevationAlone();
    void reopeningAlone();

private:
    void shedRoundOne(Played& fight, Paper& paper);
    void shedRoundTwo(Played& fight, Paper& paper);
    void shedRoundThree(Played& fight, Paper& paper);
    void shedRoundFour(Played& fight, Paper& paper);
    void shedRoundFive(Played& fight, Paper& paper);
    void yardRoundOne(Played& fight, Paper& paper);
    void yardRoundTwo(Played& fight, Paper& paper);
    void yardRoundThree(Played& fight, Paper& paper);
    void yardRoundFour(Played& fight, Paper& paper);
    void minutesAfter(Played& fight, Paper& paper);
    void surgeryAfter(Played& fight, Paper& paper);
    void weeksAfter(Played& fight, Paper& paper);
};

/// The paper agrees: nobody is otherwise.
#define AGREES(...) QCOMPARE(paper.wrongAfter(__VA_ARGS__), QString())
/// A part of a fight, none where one before has failed.
#define PLAY(part)                                                                                                     \
    part(fight, paper);                                                                                                \
    if (QTest::currentTestFailed())                                                                                    \
    return

void TwoD6FightsTest::customsShed()
{
    Played fight = fightOf(support::customsShed());
    Paper paper(fight);
    PLAY(shedRoundOne);
    PLAY(shedRoundTwo);
    PLAY(shedRoundThree);
    PLAY(shedRoundFour);
    PLAY(shedRoundFive);
}

void TwoD6FightsTest::shedRoundOne(Played& fight, Paper& paper)
{
    fight.nextRound({lie(Query::InitiativeDice, "35", 0), lie(Query::InitiativeDice, "42", 1),
                     lie(Query::InitiativeDice, "21", 2), lie(Query::InitiativeDice, "51", 3),
                     lie(Query::InitiativeDice, "63", 4)});
    says(fight, Quist, {.surprised = Flip::On});
    QCOMPARE(fight.order(), std::string("Orsk Pell Mirel Vane"));
    seize(fight, Mirel, Orsk);
    seize(fight, Vane, Mirel);
    QCOMPARE(fight.order(), std::string("Vane Mirel Orsk Pell"));
    // 1.1
    fight.handle(Vane, 0, ReadyOptions{});
    Resolution done = fight.attack(Vane, 0, Orsk,
                                   {lie(Query::AttackDice, "43"), lie(Query::Place, "33"), lie(Query::Damage, "52"),
                                    lie(Query::ConsciousnessDice, "42")},
                                   at(8));
    QCOMPARE(numberIn(done), 6);
    QCOMPARE(fight.shots(Vane), 5);
    AGREES({{Vane, "L0 F0 GOOD WF0"},
            {Mirel, "L0 F0 GOOD WF0"},
            {Orsk, "L1 F1 GOOD WF1 (plate pool 0)"},
            {Pell, "L0 F0 GOOD WF0"},
            {Quist, "L0 F0 GOOD WF0"}});
    QCOMPARE(fight.order(), std::string("Mirel Orsk Pell"));
    // 1.2
    done = fight.attack(Mirel, 0, Pell,
                        {lie(Query::AttackDice, "33"), lie(Query::Place, "53"), lie(Query::Damage, "43"),
                         lie(Query::ConsciousnessDice, "32"), lie(Query::BystanderDamage, "4", 1),
                         lie(Query::Place, "25", 1), lie(Query::ConsciousnessDice, "43", 1)},
                        [](AttackOptions& options) {
                            at(20, Mode::Walk, 10)(options);
                            options.burst = true;
                        },
                        {{Quist, {.metres = 4}}, {Orsk, {.metres = 9}}});
    QCOMPARE(numberIn(done), 6);
    QCOMPARE(fight.shots(Mirel), 6);
    AGREES({{Pell, "L8 F8 GOOD WF1"}, {Quist, "L4 F4 GOOD WF1"}});
    // 1.3
    done = fight.attack(Orsk, 0, Vane, {lie(Query::AttackDice, "22")}, at(8));
    QCOMPARE(numberIn(done), 5);
    QCOMPARE(fight.shots(Orsk), 4);
    AGREES();
    // 1.4
    fight.action(Pell, EvadeOptions{});
    AGREES({{Pell, "L8 F8 GOOD WF1 (evading)"}});
    // An attack alone has left him room.
    QCOMPARE(fight.order(), std::string("Orsk"));
    fight.action(Orsk, PassOptions{});
    QCOMPARE(fight.order(), std::string());
}

void TwoD6FightsTest::shedRoundTwo(Played& fight, Paper& paper)
{
    fight.nextRound();
    QCOMPARE(fight.order(), std::string("Orsk Pell Mirel Vane Quist"));
    // 2.1
    fight.aim(Orsk, 0, Mirel);
    AGREES({{Orsk, "L1 F1 GOOD WF1 (careful aim 1 (Mirel); plate pool 0)"}, {Pell, "L8 F8 GOOD WF1"}});
    // 2.2
    Resolution done = fight.attack(Pell, 0, Mirel, {lie(Query::AttackDice, "54")}, at(12, Mode::Walk, 10));
    QCOMPARE(numberIn(done), 10);
    QCOMPARE(fight.shots(Pell), 7);
    AGREES();
    // 2.3
    done = fight.attack(Mirel, 0, Pell,
                        {lie(Query::AttackDice, "66"), lie(Query::Damage, "32"), lie(Query::ConsciousnessDice, "31")},
                        aimed(Location::Head, 12));
    QCOMPARE(numberIn(done), 12);
    QCOMPARE(fight.shots(Mirel), 5);
    AGREES({{Pell, "L14 F14 FAIR WF2 UNCONSCIOUS (prone)"}});
    // 2.4
    done = fight.attack(Vane, 0, Orsk,
                        {lie(Query::AttackDice, "43"), lie(Query::Place, "42"), lie(Query::Damage, "33"),
                         lie(Query::ConsciousnessDice, "53")},
                        at(20, Mode::Walk, 15));
    QCOMPARE(numberIn(done), 7);
    says(fight, Vane, {.cover = CoverChange::Partial});
    QCOMPARE(fight.shots(Vane), 4);
    AGREES({{Orsk, "L10 F10 GOOD WF1 (plate pool 0)"}, {Vane, "L0 F0 GOOD WF0 (partial cover (legs))"}});
    // 2.5
    fight.handle(Quist, 0, ReadyOptions{});
    done = fight.attack(Quist, 0, Vane,
                        {lie(Query::AttackDice, "55"), lie(Query::Place, "63"), lie(Query::PlaceAgain, "16"),
                         lie(Query::Damage, "12"), lie(Query::ConsciousnessDice, "54")},
                        at(9));
    QCOMPARE(numberIn(done), 9);
    QCOMPARE(fight.shots(Quist), 7);
    AGREES({{Vane, "L3 F3 GOOD WF1 (partial cover (legs))"}});
}

void TwoD6FightsTest::shedRoundThree(Played& fight, Paper& paper)
{
    fight.nextRound();
    // 3.1
    Resolution done = fight.attack(Orsk, 0, Vane, {lie(Query::AttackDice, "15")}, at(20));
    QCOMPARE(numberIn(done), 7);
    QCOMPARE(fight.shots(Orsk), 3);
    AGREES();
    // 3.3
    fight.handle(Mirel, 0, ReloadOptions{});
    QCOMPARE(fight.shots(Mirel), 9);
    // 3.4
    done = fight.attack(
        Vane, 0, Orsk,
        {lie(Query::AttackDice, "64"), lie(Query::Damage, "64"), lie(Query::ConsciousnessDice, "34"), confirms()},
        aimed(Location::RightArm, 20));
    QCOMPARE(numberIn(done), 10);
    QCOMPARE(fight.shots(Vane), 3);
    AGREES({{Orsk, "L23 F23 FAIR WF2 (R Arm Incapacitated; plate pool 0)"}});
    // 3.5: behind his crate no more
    done = fight.grapple(Quist, Vane,
                         {lie(Query::AttackDice, "54"), lie(Query::Damage, "4"),
                          choice(Query::FallSkill, WrestlingSkill::Unarmed), lie(Query::FallDice, "22")},
                         [](GrappleOptions& options) {
                             options.mode = Mode::Run;
                             options.metres = 9;
                         });
    QCOMPARE(numberIn(done), 8);
    QCOMPARE(valueOf(done, Quantity::FallNumber), 5);
    says(fight, Vane, {.cover = CoverChange::None});
    AGREES({{Vane, "L3 F7 GOOD WF1 (held by Quist; prone)"}, {Quist, "L4 F9 FAIR WF1 (holds Vane; prone)"}});
}

void TwoD6FightsTest::shedRoundFour(Played& fight, Paper& paper)
{
    fight.nextRound();
    // 4.1
    Resolution done = fight.attack(
        Orsk, 0, Vane, {one(Query::DrawnTarget, 2), lie(Query::AttackDice, "45"), lie(Query::AttackDice, "45", 1)},
        drawn(at(20)), {{Quist, {.metres = 1, .close = true}}});
    QCOMPARE(numberIn(done), 10);
    QCOMPARE(fight.shots(Orsk), 2);
    AGREES({{Orsk, "L23 F24 POOR WF2 (R Arm Incapacitated; plate pool 0)"}});
    // 4.3
    done = fight.attack(Mirel, 0, Orsk,
                        {lie(Query::AttackDice, "34"), lie(Query::Place, "55"), lie(Query::Damage, "23"),
                         lie(Query::ConsciousnessDice, "33"), declines()},
                        at(30));
    QCOMPARE(numberIn(done), 7);
    QCOMPARE(fight.shots(Mirel), 8);
    AGREES({{Orsk, "L35 F35 POOR WF3 UNCONSCIOUS (R Arm Incapacitated; plate pool 0; prone)"}});
    // 4.4
    done = escape(fight, Vane, Quist, "43");
    QCOMPARE(valueOf(done, Quantity::EscapeNumber), 7);
    AGREES({{Vane, "L3 F7 GOOD WF1 (prone)"}, {Quist, "L4 F9 FAIR WF1 (prone)"}});
    // 4.5
    fight.action(Quist, StandUpOptions{});
    done = fight.attack(Quist, 0, Vane, {lie(Query::AttackDice, "32")}, at(1));
    QCOMPARE(numberIn(done), 6);
    QCOMPARE(fight.shots(Quist), 6);
    AGREES({{Quist, "L4 F9 FAIR WF1"}});
}

void TwoD6FightsTest::shedRoundFive(Played& fight, Paper& paper)
{
    fight.nextRound();
    // 5.2
    const Resolution done = fight.attack(
        Mirel, 0, Quist,
        {one(Query::DrawnTarget, 1), lie(Query::AttackDice, "51"), lie(Query::Place, "44"), lie(Query::Damage, "44"),
         lie(Query::ConsciousnessDice, "53"), confirms(), lie(Query::BystanderDamage, "2", 1),
         lie(Query::Place, "11", 1), lie(Query::ConsciousnessDice, "21", 1)},
        [](AttackOptions& options) {
            drawn(at(22))(options);
            options.burst = true;
        },
        {{Vane, {.metres = 1, .close = true}}});
    QCOMPARE(numberIn(done), 5);
    QCOMPARE(fight.shots(Mirel), 5);
    AGREES({{Quist, "L22 F22 POOR WF3 UNCONSCIOUS (Torso Incapacitated; prone)"}, {Vane, "L5 F7 GOOD WF1 (prone)"}});
    // 5.3
    fight.action(Vane, StandUpOptions{});
    fight.action(Vane, OtherOptions{.category = Category::Simple, .kind = ActionKind::Handling});
    AGREES({{Vane, "L5 F7 GOOD WF1"}});
    // The first saves: at the start of round 7, Vane's of round 8 (TD-D63).
    QCOMPARE(fight.condition(Orsk).saveIn, 2);
    QCOMPARE(fight.condition(Pell).saveIn, 2);
    QCOMPARE(fight.condition(Quist).saveIn, 2);
    QCOMPARE(fight.condition(Vane).saveIn, 3);
    const auto save = [&fight](std::size_t who) {
        return buildSave(fight[who].character, fight.switches)
            + woundFactor(monitorOf(fight.condition(who)), fight[who].character.bld);
    };
    QCOMPARE(save(Orsk), 9);
    QCOMPARE(save(Pell), 9);
    QCOMPARE(save(Quist), 11);
    QCOMPARE(save(Vane), 8);
}

void TwoD6FightsTest::salvageYard()
{
    Played fight = fightOf(support::salvageYard());
    Paper paper(fight);
    PLAY(yardRoundOne);
    PLAY(yardRoundTwo);
    PLAY(yardRoundThree);
    PLAY(yardRoundFour);
}

void TwoD6FightsTest::yardRoundOne(Played& fight, Paper& paper)
{
    fight.nextRound({lie(Query::InitiativeDice, "23", 0), lie(Query::InitiativeDice, "31", 1),
                     lie(Query::InitiativeDice, "44", 2), lie(Query::InitiativeDice, "64", 3)});
    QCOMPARE(fight.order(), std::string("Tarn Sable Rook Ulf"));
    seize(fight, Sable, Tarn);
    QCOMPARE(fight.order(), std::string("Sable Tarn Rook Ulf"));
    // 1.1: it lands 5 m before the place and 8.7 m to the right of it; Ulf stands 4 m from there.
    AreaFire fire;
    fire.character.push_back(fight[Sable]);
    fire.weapon = fight[Sable].weapons[0];
    fire.weaponState = fight[Sable].weaponStates[0];
    fire.near = {fight[Tarn], fight[Ulf]};
    fire.nearOptions = {{.number = Tarn, .ahead = 0, .right = 0}, {.number = Ulf, .ahead = -5, .right = 13}};
    fire.switches = fight.switches;
    fire.options.distance = 30;
    fire.options.light = Light::PartialDarkness;
    fire.options.with = 1;
    fire.options.who = Sable;
    Resolution done = fight.run(std::move(fire),
                                {lie(Query::AttackDice, "45"), lie(Query::Scatter, "32"), lie(Query::Place, "24", 1),
                                 lie(Query::Damage, "214", 1), lie(Query::ConsciousnessDice, "33", 1), declines(1)},
                                [&](const AreaFire& after) {
                                    fight[Sable] = after.character[0];
                                    fight[Sable].weaponStates[0].shotsLeft = after.weaponState.shotsLeft;
                                    fight[Tarn] = after.near[0];
                                    fight[Ulf] = after.near[1];
                                });
    QCOMPARE(numberIn(done), 11);
    QCOMPARE(valueOf(done, Quantity::ScatterDegrees), 120);
    QCOMPARE(valueOf(done, Quantity::ScatterDistance), 10);
    QCOMPARE(valueOf(done, Quantity::BlastWithin, 0), 0);
    QCOMPARE(valueOf(done, Quantity::BlastWithin, 1), 1);
    QCOMPARE(fight.shots(Sable), 2);
    AGREES({{Tarn, "L0 F0 GOOD WF0"}, {Sable, "L0 F0 GOOD WF0"}, {Rook, "L0 F0 GOOD WF0"}, {Ulf, "L7 F7 FAIR WF2"}});
    // 1.2
    fight.action(Tarn, EvadeOptions{});
    AGREES({{Tarn, "L0 F0 GOOD WF0 (evading)"}});
    // 1.3: the paper counts no darkness between two who touch.
    done = fight.grapple(Rook, Tarn,
                         {lie(Query::AttackDice, "56"), lie(Query::Damage, "3"),
                          choice(Query::FallSkill, WrestlingSkill::Unarmed), lie(Query::FallDice, "35")},
                         [](GrappleOptions& options) {
                             options.mode = Mode::Run;
                             options.metres = 25;
                         });
    QCOMPARE(numberIn(done), 10);
    QCOMPARE(valueOf(done, Quantity::FallNumber), 7);
    AGREES({{Tarn, "L0 F8 GOOD WF0 (evading; held by Rook)"}, {Rook, "L0 F5 GOOD WF0 (holds Tarn)"}});
    QVERIFY(!fight.condition(Tarn).evadeOpen);
    // 1.4
    fight.handle(Ulf, 0, ReadyOptions{});
    done = fight.attack(Ulf, 0, Sable, {lie(Query::AttackDice, "34")}, dark(at(18)));
    QCOMPARE(numberIn(done), 11);
    QCOMPARE(fight.shots(Ulf), 7);
    AGREES();
}

void TwoD6FightsTest::yardRoundTwo(Played& fight, Paper& paper)
{
    fight.nextRound();
    QCOMPARE(fight.order(), std::string("Tarn Sable Rook Ulf"));
    // 2.1
    Resolution done = escape(fight, Tarn, Rook, "24");
    QCOMPARE(valueOf(done, Quantity::EscapeNumber), 7);
    AGREES({{Tarn, "L0 F8 GOOD WF0 (held by Rook)"}});
    // 2.2
    fight.handle(Sable, 1, ReadyOptions{});
    fight.aim(Sable, 1, Ulf);
    AGREES({{Sable, "L0 F0 GOOD WF0 (careful aim 1 (Ulf))"}});
    // 2.3
    fight.between<Release>(Rook, Tarn);
    fight.handle(Rook, 0, ReadyOptions{});
    done = fight.attack(Rook, 0, Tarn,
                        {lie(Query::AttackDice, "44"), lie(Query::Place, "26"), lie(Query::Damage, "5"),
                         lie(Query::ConsciousnessDice, "32")},
                        dark([](AttackOptions& options) { options.allOut = true; }));
    QCOMPARE(numberIn(done), 5);
    AGREES({{Tarn, "L0 F15 FAIR WF0"}, {Rook, "L0 F5 GOOD WF0 (all-out)"}});
    // 2.4
    done = fight.attack(Ulf, 0, Rook,
                        {one(Query::DrawnTarget, 1), lie(Query::AttackDice, "65"), lie(Query::Place, "46"),
                         lie(Query::Damage, "54"), lie(Query::ConsciousnessDice, "43")},
                        dark(drawn(at(14, Mode::Walk, 5))), {{Tarn, {.metres = 1, .close = true}}});
    QCOMPARE(numberIn(done), 10);
    QCOMPARE(fight.shots(Ulf), 6);
    AGREES({{Rook, "L9 F9 GOOD WF1 (all-out)"}});
}

void TwoD6FightsTest::yardRoundThree(Played& fight, Paper& paper)
{
    fight.nextRound();
    // 3.1
    fight.handle(Tarn, 0, ReadyOptions{});
    Resolution done = fight.attack(Tarn, 0, Rook,
                                   {lie(Query::AttackDice, "23"), lie(Query::Place, "13"), lie(Query::Damage, "4"),
                                    lie(Query::ConsciousnessDice, "42")},
                                   dark([](AttackOptions& options) { options.allOut = true; }));
    QCOMPARE(numberIn(done), 4);
    AGREES({{Tarn, "L0 F15 FAIR WF0 (all-out)"}, {Rook, "L15 F15 FAIR WF2 (all-out)"}});
    // 3.2
    done = fight.attack(
        Sable, 1, Ulf,
        {lie(Query::AttackDice, "65"), lie(Query::Damage, "44"), lie(Query::ConsciousnessDice, "43"), declines()},
        dark(aimed(Location::Torso, 15)));
    QCOMPARE(numberIn(done), 11);
    QCOMPARE(fight.shots(Sable, 1), 7);
    AGREES({{Sable, "L0 F0 GOOD WF0"}, {Ulf, "L15 F15 POOR WF3"}});
    // 3.3
    done = fight.attack(Rook, 0, Tarn,
                        {lie(Query::AttackDice, "64"), lie(Query::Place, "22"), lie(Query::Damage, "3"), confirms()},
                        dark([](AttackOptions&) {}));
    QCOMPARE(numberIn(done), 3);
    AGREES({{Tarn, "L0 F25 POOR WF0 (R Leg Incapacitated; all-out)"}, {Rook, "L15 F15 FAIR WF2"}});
    // 3.4: his friend is drawn.
    done = fight.attack(Ulf, 0, Rook,
                        {one(Query::DrawnTarget, 2), lie(Query::AttackDice, "45"), lie(Query::AttackDice, "45", 1),
                         lie(Query::Place, "41", 1), lie(Query::Damage, "33", 1),
                         lie(Query::ConsciousnessDice, "42", 1)},
                        dark(drawn(at(14))), {{Tarn, {.metres = 1, .close = true}}});
    QCOMPARE(numberIn(done), 9);
    QCOMPARE(fight.shots(Ulf), 5);
    AGREES({{Tarn, "L4 F25 POOR WF1 UNCONSCIOUS (R Leg Incapacitated; prone)"}});
}

void TwoD6FightsTest::yardRoundFour(Played& fight, Paper& paper)
{
    fight.nextRound();
    // 4.2
    fight.action(Sable, OtherOptions{.note = "calls a warning"});
    Resolution done = fight.attack(Sable, 1, Ulf, {lie(Query::AttackDice, "23")}, dark(at(8, Mode::Walk, 10)));
    QCOMPARE(numberIn(done), 8);
    QCOMPARE(fight.shots(Sable, 1), 6);
    AGREES();
    // 4.3
    done = fight.attack(Rook, 0, Ulf, {lie(Query::AttackDice, "55"), lie(Query::Damage, "6")},
                        dark([](AttackOptions& options) {
                            options.cosh = true;
                            options.from = From::Rear;
                            options.called = calledAt(Location::Head);
                            options.mode = Mode::Walk;
                            options.metres = 14;
                        }));
    QCOMPARE(numberIn(done), 10);
    AGREES({{Ulf, "L16 F18 FULL WF3 UNCONSCIOUS (prone)"}});
}

namespace {

/// A round of six in which Sable treats somebody; the last rolls.
Resolution treat(Played& fight, std::size_t whom, const AllDice& answers = {}, bool wholeMinute = false)
{
    return fight.between<Treat>(Sable, whom, answers,
                                [wholeMinute](Treat& treat) { treat.options.wholeMinute = wholeMinute; });
}

Resolution operate(Played& fight, std::size_t whom, Location location, const AllDice& answers)
{
    Surgery surgery;
    surgery.character = fight[Sable].character;
    surgery.condition = fight.condition(Sable);
    surgery.patient.push_back(fight[whom]);
    surgery.options.location = location;
    surgery.options.who = Sable;
    surgery.options.whom = static_cast<std::int32_t>(whom);
    surgery.switches = fight.switches;
    return fight.run(std::move(surgery), answers, [&](const Surgery& done) {
        fight.condition(Sable) = done.condition;
        fight[whom] = done.patient[0];
    });
}

/// The daily roll in a good makeshift hospital.
Resolution care(Played& fight, std::size_t whom, std::string_view dice)
{
    return fight.between<Care>(Sable, whom, {lie(Query::MedtechDice, dice)},
                               [](Care& care) { care.options.facility = Facility::GoodMakeshift; });
}

}  // namespace

void TwoD6FightsTest::threeWeeksAfter()
{
    Played fight = fightOf(support::salvageYard());
    Paper paper(fight);
    PLAY(yardRoundOne);
    PLAY(yardRoundTwo);
    PLAY(yardRoundThree);
    PLAY(yardRoundFour);
    PLAY(minutesAfter);
    PLAY(surgeryAfter);
    PLAY(weeksAfter);
}

void TwoD6FightsTest::minutesAfter(Played& fight, Paper& paper)
{
    fight.nextRound();
    treat(fight, Rook);
    AGREES({{Sable, "L0 F0 GOOD WF0 (Medtech on Rook round 1 of 6)"}});
    fight.nextRound();
    treat(fight, Rook);
    // Saves a minute after each first Lethal damage: rounds 7, 8 and 9.
    Resolution done = fight.nextRound({lie(Query::SaveDice, "34", 3)});
    QCOMPARE(valueOf(done, Quantity::SaveNumber, 3), 12);
    AGREES({{Sable, "L0 F0 GOOD WF0 (Medtech on Rook round 2 of 6)"}, {Ulf, "L18 F18 FULL WF3 DEAD"}});
    treat(fight, Rook);
    done = fight.nextRound({lie(Query::SaveDice, "45", 2)});
    QCOMPARE(valueOf(done, Quantity::SaveNumber, 2), 8);
    treat(fight, Rook);
    AGREES({{Sable, "L0 F0 GOOD WF0 (Medtech on Rook round 4 of 6)"}});
    done = fight.nextRound({lie(Query::SaveDice, "23", 0)});
    QCOMPARE(valueOf(done, Quantity::SaveNumber, 0), 8);
    AGREES({{Tarn, "L7 F25 POOR WF1 UNCONSCIOUS (R Leg Incapacitated; prone)"}});
    treat(fight, Rook);
    fight.nextRound();
    done = treat(fight, Rook, {lie(Query::MedtechDice, "35")});
    QCOMPARE(fight.round, 10);
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 6);
    AGREES({{Sable, "L0 F0 GOOD WF0"}, {Rook, "L15 F15 FAIR WF2 (stabilised)"}});
    for (int round = 11; round <= 14; ++round) {
        fight.nextRound();
        treat(fight, Tarn);
    }
    done = fight.nextRound({lie(Query::SaveDice, "46", 0), lie(Query::WakeDice, "34", 0)});
    QCOMPARE(fight.round, 15);
    QCOMPARE(valueOf(done, Quantity::SaveNumber, 0), 8);
    QCOMPARE(valueOf(done, Quantity::WakeNumber, 0), 7);
    fight.tellsProne = false;  // the paper tells it no more
    AGREES({{Tarn, "L7 F25 POOR WF1 (R Leg Incapacitated)"}, {Sable, "L0 F0 GOOD WF0 (Medtech on Tarn round 4 of 6)"}});
    treat(fight, Tarn);
    fight.nextRound();
    done = treat(fight, Tarn, {lie(Query::MedtechDice, "24")});
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 5);
    AGREES({{Tarn, "L7 F25 POOR WF1 (R Leg Incapacitated; stabilised)"}, {Sable, "L0 F0 GOOD WF0"}});
}

void TwoD6FightsTest::surgeryAfter(Played& fight, Paper& paper)
{
    // Hours end the round that runs.
    rest(fight, {.hours = 4});
    QVERIFY(!fight.condition(Sable).inRound && !fight.condition(Sable).complexTaken);
    AGREES({{Tarn, "L7 F7 GOOD WF1 (R Leg Incapacitated; stabilised)"}});
    Resolution done = operate(fight, Tarn, Location::RightLeg,
                              {lie(Query::MedtechDice, "23"), lie(Query::SaveDice, "42"), lie(Query::SurgeryHarm, "23"),
                               lie(Query::ConsciousnessDice, "44")});
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 6);
    QCOMPARE(valueOf(done, Quantity::SaveNumber), 7);
    QCOMPARE(valueOf(done, Quantity::ConsciousnessNumber), 5);
    AGREES({{Tarn, "L13 F13 FAIR WF2 (R Leg Incapacitated)"}});
    done = treat(fight, Tarn, {lie(Query::MedtechDice, "34")}, true);
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 6);
    AGREES({{Tarn, "L13 F13 FAIR WF2 (R Leg Incapacitated; stabilised)"}});
    rest(fight, {.days = 1});
    done = operate(fight, Tarn, Location::RightLeg, {lie(Query::MedtechDice, "45"), lie(Query::RecoveryDice, "34")});
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 7);
    AGREES({{Tarn, "L13 F13 FAIR WF2 (R Leg Incapacitated, surgery done, 7 days left; stabilised)"}});
}

void TwoD6FightsTest::weeksAfter(Played& fight, Paper& paper)
{
    // Days two, three and four under care: the roll, then the end of the day.
    Resolution done = care(fight, Tarn, "33");
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 3);
    rest(fight, {.days = 1});
    AGREES({{Tarn, "L8 F8 GOOD WF1 (R Leg Incapacitated, surgery done, 7 days left; stabilised)"}});
    done = care(fight, Tarn, "14");
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 2);
    rest(fight, {.days = 1});
    AGREES({{Tarn, "L3 F3 GOOD WF1 (R Leg Incapacitated, surgery done, 6 days left; stabilised)"}});
    done = care(fight, Tarn, "52");
    QCOMPARE(valueOf(done, Quantity::MedtechNumber), 2);
    rest(fight, {.days = 1});
    AGREES({{Tarn, "L0 F0 GOOD WF0 (R Leg Incapacitated, surgery done, 5 days left; stabilised)"}});
    rest(fight, {.days = 3});
    AGREES({{Tarn, "L0 F0 GOOD WF0 (R Leg Incapacitated, surgery done, 2 days left; stabilised)"},
            {Rook, "L3 F3 GOOD WF1 (stabilised)"}});
    rest(fight, {.days = 2});
    AGREES({{Tarn, "L0 F0 GOOD WF0 (stabilised)"}});
    rest(fight, {.days = 5});
    AGREES({{Rook, "L0 F0 GOOD WF0 (stabilised)"}});
}

void TwoD6FightsTest::elevationAlone_data()
{
    QTest::addColumn<std::int32_t>("his");
    QTest::addColumn<std::int32_t>("others");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("number");
    QTest::newRow("TD-63e: down from a stair") << 1 << 0 << 5 << 2;
    QTest::newRow("TD-62c: up to it") << 0 << 1 << 6 << 7;
}

void TwoD6FightsTest::elevationAlone()
{
    QFETCH(std::int32_t, his);
    QFETCH(std::int32_t, others);
    QFETCH(int, level);
    QFETCH(int, number);
    Attack attack = attackWith(club(), level);
    attack.character[0].condition.elevation = his;
    attack.target[0].condition.elevation = others;
    QCOMPARE(numberOf(attack), number);
}

/// BLD 5 runs on a leg that recovers: save 7 without penalty, 6 fails (TD-130, TD-D66).
void TwoD6FightsTest::reopeningAlone()
{
    Recover recover;
    recover.character.bld = 5;
    hurt(recover.condition, Location::RightLeg, Wound::Incapacitated);
    recover.condition.daysLeft[static_cast<std::size_t>(Location::RightLeg)] = 3;
    recover.condition.operated = bitOf(Location::RightLeg);
    recover.condition.lethal = recover.condition.filled = 13;
    recover.options.what = Recovering::Reopen;
    recover.options.location = Location::RightLeg;
    const Resolution done = resolved(recover, {lie(Query::ReopenDice, "42"), lie(Query::RecoveryDice, "56")});
    QCOMPARE(valueOf(done, Quantity::ReopenNumber), 7);
    QCOMPARE(valueOf(done, Quantity::ReopenSuccess), 0);
    QCOMPARE(changed(done, recover, "character.condition", "daysLeft", 0, static_cast<std::size_t>(Location::RightLeg)),
             11);
}

HITSPREAD_TEST(TwoD6FightsTest)

#include "twod6fights_test.moc"
