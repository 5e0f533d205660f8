#include "rules/systems/twod6/simpleactions.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr int kMayMove = -1;

/// TD-V02: BLD 5, REF 5, Running 6.
Character runner()
{
    Character who = somebody().character;
    who.skills.set(std::string(kRunningSkill), 6);
    return who;
}

int allowed(const Character& who, Mode mode, const Condition& condition = {}, const Switches& switches = {},
            int shortened = 0)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    return allowedMove(silent, who, condition, switches, {mode, 0, shortened}).value;
}

Condition withLeg(Wound wound)
{
    Condition condition;
    condition.inRound = true;
    hurt(condition, Location::LeftLeg, wound);
    return condition;
}

Condition onGround()
{
    Condition condition;
    condition.inRound = true;
    condition.prone = true;
    return condition;
}

/// BLD 5, REF 5, Running 6 moves so in his turn.
Move moving(Mode mode, int metres, const Condition& condition = {})
{
    Move move;
    Fighter& who = move.character.emplace_back();
    who.character = runner();
    who.condition = condition;
    who.condition.inRound = true;
    move.options.mode = mode;
    move.options.metres = metres;
    return move;
}

Condition moved(const Move& move)
{
    return after(move, resolved(move, {})).character[0].condition;
}

template <typename Action>
Action actionOf(const Condition& condition)
{
    Action action;
    action.character = runner();
    action.condition = condition;
    return action;
}

template <typename Action>
Condition done(const Action& action)
{
    return after(action, resolved(action, {})).condition;
}

/// He evades, and somebody has rolled against him.
Condition evading()
{
    Condition condition;
    condition.inRound = true;
    condition = done(actionOf<Evade>(condition));
    condition.rolledAgainst = true;
    return condition;
}

EvadeMove evadeMove(const Condition& condition, int metres)
{
    auto action = actionOf<EvadeMove>(condition);
    action.options.metres = metres;
    return action;
}

}  // namespace

/// How far and how one moves (TD-20 to TD-28).
class TwoD6MovementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distances_data();
    void distances();
    void states_data();
    void states();
    void refused_data();
    void refused();
    void withTheAttack_data() { onlyRow("TD-19 TD-D49 TD-D16"); }
    void withTheAttack();
    void limping_data() { onlyRow("TD-106 TD-D60 TD-D71"); }
    void limping();
    void halfway_data();
    void halfway();
    void rising_data() { onlyRow("TD-14 TD-D52"); }
    void rising();
    void risingRefused_data();
    void risingRefused();
    void falling_data() { onlyRow("TD-13 TD-D52"); }
    void falling();
    void evade_data() { onlyRow("TD-26 TD-27"); }
    void evade();
    void evadeMoves_data();
    void evadeMoves();
    void evadeLost_data();
    void evadeLost();
    void evadeRefused_data();
    void evadeRefused();
};

void TwoD6MovementTest::distances_data()
{
    QTest::addColumn<int>("metres");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, int metres, int expected) { QTest::newRow(name) << metres << expected; };
    row("TD-22 TD-V02 walking", allowed(runner(), Mode::Walk), 25);
    row("TD-23 TD-V02 running", allowed(runner(), Mode::Run), 70);
    row("TD-24 TD-V02 sprinting", allowed(runner(), Mode::Sprint), 95);
    row("TD-D04 nobody taught him to run", allowed(somebody().character, Mode::Run), 50);
    Character best = runner();
    best.skills.set(std::string(kRunningSkill), 5);
    row("TD-D02 a good athlete sprints 100 m", allowed(best, Mode::Sprint), 100);
    Character worst = runner();
    worst.skills.set(std::string(kRunningSkill), 12);
    row("TD-D02 no less than 0", allowed(worst, Mode::Run), 50);
    Character typed = runner();
    typed.runningBonus = 7;
    row("TD-D02 another bonus by the game master", allowed(typed, Mode::Run), 85);
    Switches asLevel;
    asLevel.running = Running::Level;
    row("TD-D02 the level as printed", allowed(runner(), Mode::Run, {}, asLevel), 80);
    row("TD-21 obstructions", allowed(runner(), Mode::Walk, {}, {}, 10), 15);
    row("TD-21 no less than 0", allowed(runner(), Mode::Walk, {}, {}, 40), 0);
    row("TD-D52 TD-D70 crawling: half a walk, rounded down", allowed(runner(), Mode::Crawl, onGround()), 12);
    Switches whole;
    whole.crawlingHalf = false;
    row("TD-D52 crawling as far as walking", allowed(runner(), Mode::Crawl, onGround(), whole), 25);
    row("TD-106 TD-D60 a leg Incapacitated: half", allowed(runner(), Mode::Walk, withLeg(Wound::Incapacitated)), 12);
    row("TD-20 no movement", allowed(runner(), Mode::None), 0);
}

void TwoD6MovementTest::distances()
{
    QFETCH(int, metres);
    QTEST(metres, "expected");
}

void TwoD6MovementTest::states_data()
{
    QTest::addColumn<Move>("move");
    QTest::addColumn<Movement>("movement");
    QTest::addColumn<bool>("whole");
    QTest::newRow("TD-20 walked") << moving(Mode::Walk, 25) << Movement::Walked << false;
    QTest::newRow("TD-20 ran") << moving(Mode::Run, 70) << Movement::Ran << false;
    QTest::newRow("TD-15 TD-20 sprinted") << moving(Mode::Sprint, 95) << Movement::Sprinted << true;
    QTest::newRow("TD-D52 crawled") << moving(Mode::Crawl, 12, onGround()) << Movement::Walked << false;
}

void TwoD6MovementTest::states()
{
    QFETCH(Move, move);
    QVERIFY(isFree(move));
    const Condition now = moved(move);
    QTEST(now.movement, "movement");
    QTEST(now.complexTaken, "whole");
    QCOMPARE(now.metres, move.options.metres);
    QCOMPARE(now.kinds, bitOf(ActionKind::Movement));
    QCOMPARE(now.filled, 0);
}

void TwoD6MovementTest::refused_data()
{
    QTest::addColumn<Move>("move");
    QTest::addColumn<RefusalCode>("expected");
    const auto row = [](const char* name, const Move& move, RefusalCode expected) {
        QTest::newRow(name) << move << expected;
    };
    row("TD-22 too far to walk", moving(Mode::Walk, 26), RefusalCode::MovesTooFar);
    row("TD-23 too far to run", moving(Mode::Run, 71), RefusalCode::MovesTooFar);
    row("TD-24 too far to sprint", moving(Mode::Sprint, 96), RefusalCode::MovesTooFar);
    Move shortened = moving(Mode::Walk, 16);
    shortened.options.shortened = 10;
    row("TD-21 too far for what is in the way", shortened, RefusalCode::MovesTooFar);
    row("TD-D52 who lies does not walk", moving(Mode::Walk, 1, onGround()), RefusalCode::ActorProne);
    row("TD-D70 who stands does not crawl", moving(Mode::Crawl, 1), RefusalCode::CrawlStanding);
    row("TD-D60 no running on a hurt leg", moving(Mode::Run, 1, withLeg(Wound::Incapacitated)), RefusalCode::MoveLeg);
    row("TD-D60 no sprinting on it", moving(Mode::Sprint, 1, withLeg(Wound::Incapacitated)), RefusalCode::MoveLeg);
    row("TD-107 TD-D60 a Disabled leg", moving(Mode::Walk, 1, withLeg(Wound::Disabled)), RefusalCode::MoveLegDisabled);
    Condition holder;
    holder.holding = 4;
    row("TD-D54 a holder does not move", moving(Mode::Walk, 1, holder), RefusalCode::ActorHolds);
    Condition held;
    held.heldBy.add({4});
    row("TD-77 nor whom he holds", moving(Mode::Walk, 1, held), RefusalCode::ActorHeld);
    row("TD-20 a mode is chosen", moving(Mode::None, 0), RefusalCode::NothingChanges);
    row("TD-17 not two moves", moving(Mode::Walk, 1, moved(moving(Mode::Walk, 1))), RefusalCode::KindSpent);
}

void TwoD6MovementTest::refused()
{
    QFETCH(Move, move);
    QFETCH(RefusalCode, expected);
    QVERIFY(isRefusedAs(move, expected));
}

/// TD-19, TD-D49: mode and metres are declared with the attack. Careful aim is none, but ends (TD-D16).
void TwoD6MovementTest::withTheAttack()
{
    Condition attacked;
    attacked.inRound = attacked.begun = true;
    attacked.simple = 1;
    attacked.kinds = bitOf(ActionKind::Combat);
    QVERIFY(isRefusedAs(moving(Mode::Walk, 5, attacked), RefusalCode::MoveAfterAttack));
    Condition aimed = attacked;
    aimed.aimAt = 7;
    aimed.aimRounds = 2;
    const Move move = moving(Mode::Walk, 5, aimed);
    QVERIFY(isFree(move));
    QCOMPARE(moved(move).aimRounds, 0);
    QCOMPARE(moved(move).aimAt, 0);
}

/// TD-106, TD-D60, TD-D71: one Bruise for each movement on an Incapacitated leg, walking or crawling.
void TwoD6MovementTest::limping()
{
    const Move walk = moving(Mode::Walk, 12, withLeg(Wound::Incapacitated));
    QVERIFY(isFree(walk));
    QCOMPARE(moved(walk).filled, 1);
    QCOMPARE(moved(walk).lethal, 0);
    Condition lying = withLeg(Wound::Incapacitated);
    lying.prone = true;
    QCOMPARE(moved(moving(Mode::Crawl, 3, lying)).filled, 1);
    Move dear = walk;
    dear.switches.limbBruise = 3;
    QCOMPARE(moved(dear).filled, 3);
    // The 30th box of BLD 5 takes his senses (TD-97).
    Move last = walk;
    last.character[0].condition.filled = 29;
    QVERIFY(moved(last).unconscious);
}

void TwoD6MovementTest::halfway_data()
{
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<int>("metres");
    QTest::addColumn<int>("shortened");
    QTest::addColumn<bool>("half");
    QTest::newRow("TD-39 TD-D13 standing still") << Mode::None << 0 << 0 << true;
    QTest::newRow("TD-39 12 of 25 m") << Mode::Walk << 12 << 0 << true;
    QTest::newRow("TD-39 13 of 25 m") << Mode::Walk << 13 << 0 << false;
    QTest::newRow("TD-39 35 of 70 m") << Mode::Run << 35 << 0 << true;
    QTest::newRow("TD-39 36 of 70 m") << Mode::Run << 36 << 0 << false;
    QTest::newRow("TD-D49 10 of 20 m after obstructions") << Mode::Walk << 10 << 5 << true;
    QTest::newRow("TD-D49 11 of 20 m after obstructions") << Mode::Walk << 11 << 5 << false;
}

void TwoD6MovementTest::halfway()
{
    QFETCH(Mode, mode);
    QFETCH(int, metres);
    QFETCH(int, shortened);
    Condition condition;
    condition.movement = movementOf(mode);
    QTEST(metres <= halfMove(runner(), condition, {}, {mode, metres, shortened}), "half");
}

/// TD-14, TD-D52: a movement with no row of its own.
void TwoD6MovementTest::rising()
{
    const auto rise = actionOf<StandUp>(onGround());
    QVERIFY(isFree(rise));
    const Condition now = done(rise);
    QVERIFY(!now.prone);
    QCOMPARE(now.movement, Movement::Stationary);
    QCOMPARE(now.simple, 1);
    QCOMPARE(now.kinds, bitOf(ActionKind::Movement));
    QVERIFY(isRefusedAs(moving(Mode::Walk, 1, now), RefusalCode::KindSpent));
}

void TwoD6MovementTest::risingRefused_data()
{
    QTest::addColumn<Condition>("who");
    QTest::addColumn<RefusalCode>("expected");
    QTest::newRow("TD-14 he stands") << Condition{} << RefusalCode::StandsAlready;
    Condition disabled = withLeg(Wound::Disabled);
    disabled.prone = true;
    QTest::newRow("TD-D70 a Disabled leg") << disabled << RefusalCode::MoveLegDisabled;
    Condition holder = onGround();
    holder.holding = 4;
    QTest::newRow("TD-D54 TD-D70 a holder") << holder << RefusalCode::ActorHolds;
    Condition held = onGround();
    held.heldBy.add({4});
    QTest::newRow("TD-77 who is held") << held << RefusalCode::ActorHeld;
}

void TwoD6MovementTest::risingRefused()
{
    QFETCH(Condition, who);
    QFETCH(RefusalCode, expected);
    QVERIFY(isRefusedAs(actionOf<StandUp>(who), expected));
}

/// TD-13, TD-D52: falling prone is Incidental and no movement.
void TwoD6MovementTest::falling()
{
    Condition who;
    who.inRound = true;
    const Condition now = done(actionOf<FallProne>(who));
    QVERIFY(now.prone);
    QCOMPARE(now.simple, 0);
    QCOMPARE(now.kinds, 0);
    QVERIFY(isRefusedAs(actionOf<FallProne>(now), RefusalCode::LiesAlready));
}

/// TD-26, TD-27: Complex, instead of moving; whoever attacks from now on has +3.
void TwoD6MovementTest::evade()
{
    Condition who;
    who.inRound = true;
    const Condition now = done(actionOf<Evade>(who));
    QCOMPARE(now.movement, Movement::Evaded);
    QVERIFY(now.evadeOpen && now.complexTaken && now.acted);
    QVERIFY(isRefusedAs(moving(Mode::Walk, 1, now), RefusalCode::ComplexTaken));
    QVERIFY(meleeRowOf(now) == MeleeRow::Evading);
    QVERIFY(rangedRowOf(now) == RangedRow::Evading);
}

void TwoD6MovementTest::evadeMoves_data()
{
    QTest::addColumn<EvadeMove>("move");
    QTest::addColumn<int>("expected");
    QTest::newRow("TD-25 TD-28 as far as REF x 5 m") << evadeMove(evading(), 25) << kMayMove;
    QTest::newRow("TD-25 no further") << evadeMove(evading(), 26) << static_cast<int>(RefusalCode::MovesTooFar);
    EvadeMove quick = evadeMove(evading(), 30);
    quick.character.ref = 6;
    QTest::newRow("TD-25 REF 6: 30 m, whatever his BLD") << quick << kMayMove;
    quick.options.metres = 31;
    QTest::newRow("TD-25 REF 6: not 31 m") << quick << static_cast<int>(RefusalCode::MovesTooFar);
    Condition early = evading();
    early.rolledAgainst = false;
    QTest::newRow("TD-28 TD-D48 not before the first roll against him")
        << evadeMove(early, 1) << static_cast<int>(RefusalCode::EvadeTooEarly);
    QTest::newRow("TD-28 TD-D48 once") << evadeMove(done(evadeMove(evading(), 5)), 1)
                                       << static_cast<int>(RefusalCode::EvadeNotOpen);
}

void TwoD6MovementTest::evadeMoves()
{
    QFETCH(EvadeMove, move);
    QFETCH(int, expected);
    if (expected != kMayMove) {
        QVERIFY(isRefusedAs(move, static_cast<RefusalCode>(expected)));
        return;
    }
    QVERIFY(isFree(move));
    const Condition now = done(move);
    QCOMPARE(now.metres, move.options.metres);
    QCOMPARE(now.movement, Movement::Evaded);
    QVERIFY(!now.evadeOpen);
}

void TwoD6MovementTest::evadeLost_data()
{
    QTest::addColumn<Condition>("now");
    const auto changed = [](auto change) {
        const Condition before = evading();
        Ledger ledger(before);
        change(ledger);
        return *ledger;
    };
    QTest::newRow("TD-D48 held") << changed([](Ledger& ledger) { ledger.holdBy(4, {}); });
    QTest::newRow("TD-D48 prone") << changed([](Ledger& ledger) { ledger.fall({}); });
    QTest::newRow("TD-D48 unconscious") << changed([](Ledger& ledger) { ledger.passOut(6, {}); });
}

void TwoD6MovementTest::evadeLost()
{
    QFETCH(Condition, now);
    QVERIFY(isRefusedAs(evadeMove(now, 1), RefusalCode::EvadeNotOpen));
}

void TwoD6MovementTest::evadeRefused_data()
{
    QTest::addColumn<Condition>("who");
    QTest::addColumn<RefusalCode>("expected");
    QTest::newRow("TD-D52 who lies") << onGround() << RefusalCode::ActorProne;
    Condition holder;
    holder.holding = 4;
    QTest::newRow("TD-D54 a holder") << holder << RefusalCode::ActorHolds;
    QTest::newRow("TD-D60 a leg Incapacitated") << withLeg(Wound::Incapacitated) << RefusalCode::MoveLeg;
    QTest::newRow("TD-107 a leg Disabled") << withLeg(Wound::Disabled) << RefusalCode::MoveLegDisabled;
    QTest::newRow("TD-26 not beside a movement") << moved(moving(Mode::Walk, 1)) << RefusalCode::ComplexTooLate;
}

void TwoD6MovementTest::evadeRefused()
{
    QFETCH(Condition, who);
    QFETCH(RefusalCode, expected);
    QVERIFY(isRefusedAs(actionOf<Evade>(who), expected));
}

HITSPREAD_TEST(TwoD6MovementTest)

#include "twod6movement_test.moc"
