#include "rollunder/fighters.h"
#include "rules/core/declare/fieldname.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/round.h"
#include "rules/systems/rollunder/sheet.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::rollunder;
using namespace hitspread::rollunder::test;

namespace {

constexpr std::string_view kHis = "character.condition";

int allowed(std::int32_t move, Posture posture, Distance distance, std::int32_t hpLost = 0)
{
    Character who;
    who.move = move;
    Condition condition;
    condition.posture = posture;
    condition.hpLost = hpLost;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    return allowedMove(silent, who, condition, {}, distance).value;
}

Turn turnOf(std::int32_t hpLost)
{
    Turn turn;
    Fighter& who = turn.character.emplace_back();
    arm(who, sword());
    who.condition.hpLost = hpLost;
    who.condition.inTurn = true;
    return turn;
}

/// Skill 13 against a sword at 13.
Feint feint()
{
    const Attack attack = blow(13);
    Feint feint;
    feint.attacker = attack.attacker;
    feint.weapon = attack.weapon;
    feint.target = attack.target;
    return feint;
}

int penaltyOf(const Feint& feint, int his, int others)
{
    return valueOf(resolved(feint, {three(Query::FeintDice, his), three(Query::AgainstDice, others)}),
                   Quantity::FeintPenalty);
}

Member member(std::int32_t speed, std::int32_t dx)
{
    Member one;
    one.character.basicSpeed = speed;
    one.character.dx = dx;
    return one;
}

/// What an action leaves of a condition.
template <typename Action>
Condition after(const Action& action, std::string_view part, const std::vector<Given>& answers = {})
{
    const Input input = action;
    const Resolution resolution = resolved(input, answers);
    Input copy = input;
    for (const Change& change : resolution.findings.changes) {
        const PartDeclaration& declared = input.action().parts[change.part];
        declared.record->fields[change.field].setNumber(declared.at(copy.data(), change.element), change.index,
                                                        change.after);
    }
    return *static_cast<const Condition*>(input.action().find(part)->peek(copy.data(), 0));
}

}  // namespace

/// Turns, maneuvers and all that is no attack (R3-52 to R3-55, R3-69, R3-70).
class RollUnderTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movement_data();
    void movement();
    void maneuverTable_data();
    void maneuverTable();
    void start_data();
    void start();
    void startIsRefused();
    void maneuvers_data();
    void maneuvers();
    void postures_data();
    void postures();
    void ready_data();
    void ready();
    void feints_data();
    void feints();
    void feintsCount();
    void order_data();
    void order();
    void ties();
    void sortedAnew();
    void turns();
    void units_data();
    void units();
    void waits_data();
    void waits();
    void status_data();
    void status();
    void sheet();
};

void RollUnderTurnTest::movement_data()
{
    QTest::addColumn<int>("yards");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, int yards, int expected) { QTest::newRow(name) << yards << expected; };
    using enum Posture;
    row("R3-69 V22 All-Out Attack: 3", allowed(5, Standing, Distance::HalfMove), 3);
    row("R3-70 V22 kneeling: 1", allowed(5, Kneeling, Distance::Move), 1);
    row("R3-70 V22 lying: 1", allowed(5, Lying, Distance::Move), 1);
    row("R3-70 V22 sitting: 0", allowed(5, Sitting, Distance::Move), 0);
    row("R3-70 crawling with Move 7: 2", allowed(7, Crawling, Distance::Move), 2);
    row("R3-70 R3-D37 kneeling with Move 2: 1", allowed(2, Kneeling, Distance::Move), 1);
    row("R3-70 standing: all", allowed(5, Standing, Distance::Move), 5);
    row("R3-69 R3-D37 a step with Move 5", allowed(5, Standing, Distance::Step), 1);
    row("R3-69 R3-D37 a step with Move 11", allowed(11, Standing, Distance::Step), 2);
    row("R3-D37 no longer than the posture allows", allowed(5, Sitting, Distance::Step), 0);
    row("R3-D37 Move 0 gives 0", allowed(0, Lying, Distance::Move), 0);
    row("R3-52 V19 R3-D18 a third of the HP: half, rounded up", allowed(5, Standing, Distance::Move, 7), 3);
    row("R3-52 R3-D37 HP first, then the maneuver", allowed(5, Standing, Distance::HalfMove, 7), 2);
    row("R3-69 none", allowed(5, Standing, Distance::None), 0);
}

void RollUnderTurnTest::movement()
{
    QFETCH(int, yards);
    QTEST(yards, "expected");
}

void RollUnderTurnTest::maneuverTable_data()
{
    QTest::addColumn<Maneuver>("maneuver");
    QTest::addColumn<Distance>("distance");
    QTest::addColumn<Open>("open");
    const auto row = [](Maneuver maneuver, Distance distance, Open open) {
        QTest::addRow("R3-69 %s", kManeuvers[static_cast<std::size_t>(maneuver)].data())
            << maneuver << distance << open;
    };
    using enum Maneuver;
    row(DoNothing, Distance::None, Open::All);
    row(Move, Distance::Move, Open::All);
    row(ChangePosture, Distance::None, Open::All);
    row(Aim, Distance::Step, Open::All);
    row(Evaluate, Distance::Step, Open::All);
    row(Attack, Distance::Step, Open::All);
    row(Feint, Distance::Step, Open::All);
    row(AllOutAttack, Distance::HalfMove, Open::None);
    row(MoveAndAttack, Distance::Move, Open::NoParry);
    row(AllOutDefense, Distance::Step, Open::All);
    row(Concentrate, Distance::Step, Open::All);
    row(Ready, Distance::Step, Open::All);
    row(Wait, Distance::Varies, Open::Varies);
}

void RollUnderTurnTest::maneuverTable()
{
    QFETCH(Maneuver, maneuver);
    const Switches switches;
    QTEST(distanceIn(switches, maneuver), "distance");
    QTEST(openIn(switches, maneuver), "open");
}

void RollUnderTurnTest::start_data()
{
    QTest::addColumn<Turn>("turn");
    QTest::addColumn<int>("sum");
    QTest::addColumn<bool>("asked");
    QTest::addColumn<bool>("out");
    QTest::newRow("R3-15 R3-16 R3-55 with 1 HP nothing is asked") << turnOf(9) << 18 << false << false;
    QTest::newRow("R3-55 at 0 HP: 10 against HT 10") << turnOf(10) << 10 << true << false;
    QTest::newRow("R3-55 11 against HT 10") << turnOf(10) << 11 << true << true;
    QTest::newRow("R3-55 R3-D02 a natural 17") << turnOf(14) << 17 << true << true;
    Turn helped = turnOf(10);
    helped.options.htModifier = 1;
    QTest::newRow("R3-55 R3-D30 the game master's modifier") << helped << 11 << true << false;
}

void RollUnderTurnTest::start()
{
    QFETCH(Turn, turn);
    QFETCH(int, sum);
    QFETCH(bool, asked);
    QFETCH(bool, out);
    QVERIFY(isFree(turn));
    QCOMPARE(!resolved(turn, {}).isFinished(), asked);
    Fighter& who = turn.character[0];
    giveShield(who, 1);
    who.condition.lost = 7;
    who.condition.offBalance = true;
    who.condition.parries = 2;
    who.condition.blocks = 1;
    who.condition.retreats = 1;
    who.condition.acrobatic = true;
    who.condition.posturePast = Posture::Lying;
    who.condition.aimTurns = 1;
    who.condition.evaluateTurns = 1;
    who.condition.waiting = true;
    const std::vector<Given> answers{three(Query::HtDice, sum)};
    const Condition now = after(turn, kHis, answers);
    QCOMPARE(now.unconscious, out);
    QCOMPARE(now.shock, out ? 0 : 4);  // R3-16 V15; it ends with the turn (R3-D68)
    QCOMPARE(now.lost, 0);
    QVERIFY(now.begun && !now.offBalance && !now.acrobatic && !now.waiting);
    QCOMPARE(now.parries + now.blocks + now.retreats, 0);  // R3-27, R3-32, R3-D22, R3-D27
    QCOMPARE(now.posturePast, Posture::Standing);
    // R3-D62: prone, drops what is held, no Aim, no Evaluate.
    QCOMPARE(now.posture, out ? Posture::Lying : Posture::Standing);
    QCOMPARE(now.aimTurns, out ? 0 : 1);
    QCOMPARE(now.evaluateTurns, out ? 0 : 1);
    const Resolution resolution = resolved(turn, answers);
    QCOMPARE(changed(resolution, turn, "character.weapons.state", "dropped"), out ? 1 : kNoValue);
    QCOMPARE(changed(resolution, turn, "character.worn.state", "dropped"), out ? 1 : kNoValue);
    who.condition.lost = 3;
    QCOMPARE(after(turn, kHis, answers).shock, out ? 0 : 3);  // R3-15 V15
}

void RollUnderTurnTest::startIsRefused()
{
    Turn turn = turnOf(0);
    turn.character[0].condition.begun = true;
    QVERIFY(isRefusedAs(turn, RefusalCode::TurnBegun));
    turn.character[0].condition = {};
    QVERIFY(isRefusedAs(turn, RefusalCode::NoTurn));
    turn.character[0].condition.unconscious = true;  // R3-D63: he is not asked each turn
    QVERIFY(isRefusedAs(turn, RefusalCode::ActorOut));
}

void RollUnderTurnTest::maneuvers_data()
{
    QTest::addColumn<Condition>("was");
    QTest::addColumn<Condition>("expected");
    const auto row = [](const char* name, const Condition& was, const Condition& expected) {
        QTest::newRow(name) << was << expected;
    };
    const auto with = [](const auto& set) {
        Condition condition;
        set(condition);
        return condition;
    };
    Evaluate evaluate;
    row("R3-69 R3-D34 R3-D43 Evaluate", after(evaluate, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::Evaluate);
            c.evaluateAt = kUsualTarget;
            c.evaluateTurns = 1;
        }));
    evaluate.condition.evaluateAt = kUsualTarget;
    evaluate.condition.evaluateTurns = 1;
    row("R3-D34 a second turn of it", after(evaluate, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::Evaluate);
            c.evaluateAt = kUsualTarget;
            c.evaluateTurns = 2;
        }));
    Move move;
    move.condition = evaluate.condition;
    move.condition.aimTurns = 2;
    move.options.yards = 4;
    row("R3-D43 R3-D53 R3-D60 Move ends both", after(move, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::Move);
            c.moved = 4;
        }));
    Aim aim;
    aim.weapon = pistol();
    aim.options.with = 3;
    row("R3-61 R3-D34 Aim", after(aim, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::Aim);
            c.aimAt = kUsualTarget;
            c.aimWith = 3;
            c.aimTurns = 1;
        }));
    aim.condition.aimAt = kUsualTarget;
    aim.condition.aimWith = 3;
    aim.condition.aimTurns = 1;
    row("R3-D34 a second turn of it", after(aim, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::Aim);
            c.aimAt = kUsualTarget;
            c.aimWith = 3;
            c.aimTurns = 2;
        }));
    aim.condition.aimWith = 4;
    row("R3-D53 another weapon begins anew", after(aim, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::Aim);
            c.aimAt = kUsualTarget;
            c.aimWith = 3;
            c.aimTurns = 1;
        }));
    AllOutDefense defense;
    defense.options.defence = DefenceKind::ParryRight;
    row("R3-69 R3-D34 All-Out Defense", after(defense, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::AllOutDefense);
            c.defends = DefenceKind::ParryRight;
        }));
    Wait wait;
    wait.options.trigger = Trigger::Rises;
    wait.condition.aimTurns = 1;
    row("R3-69 R3-D39 R3-D75 Wait ends the Aim", after(wait, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::Wait);
            c.waiting = true;
            c.waitTrigger = Trigger::Rises;
            c.waitFor = kUsualTarget;
        }));
    DoNothing nothing;
    nothing.condition.stunned = true;
    nothing.condition.inTurn = true;
    nothing.condition.lost = 2;
    row("R3-69 R3-D62 Do Nothing, stunned; shock ends with it (R3-D68)", after(nothing, kHis), with([](Condition& c) {
            c.doing = doingOf(Maneuver::DoNothing);
            c.stunned = c.inTurn = c.begun = c.acted = true;
        }));
    row("R3-69 Concentrate", after(Concentrate{}, kHis),
        with([](Condition& c) { c.doing = doingOf(Maneuver::Concentrate); }));
}

void RollUnderTurnTest::maneuvers()
{
    QFETCH(Condition, was);
    QFETCH(Condition, expected);
    for (const FieldDeclaration& field : conditionRecord.fields) {
        for (std::size_t i = 0; i < field.extent; ++i)
            QVERIFY2(field.number(&was, i) == field.number(&expected, i), field.id.data());
    }
    Aim sword;
    sword.weapon = rollunder::test::sword();
    QVERIFY(isRefusedAs(sword, RefusalCode::AimsRanged));  // R3-D76
    Move move;
    move.options.yards = 6;
    QVERIFY(isRefusedAs(move, RefusalCode::MovesTooFar));
    move.options.yards = 5;
    QVERIFY(isFree(move));
    move.condition.posture = Posture::Kneeling;
    QVERIFY(isRefusedAs(move, RefusalCode::MovesTooFar));
}

void RollUnderTurnTest::postures_data()
{
    QTest::addColumn<ChangePosture>("change");
    QTest::addColumn<Posture>("posture");
    QTest::addColumn<Posture>("past");
    QTest::addColumn<bool>("rising");
    using enum Posture;
    ChangePosture rises;
    rises.condition.posture = Lying;
    QTest::newRow("R3-70 R3-D35 from any to any, the worse counts") << rises << Standing << Lying << false;
    QTest::newRow("R3-70 R3-D70 lying to standing in one maneuver") << rises << Standing << Lying << false;
    rises.switches.risesInTwo = true;
    QTest::newRow("R3-70 R3-D70 in two: half the way") << rises << Lying << Standing << true;
    rises.condition.rising = true;
    QTest::newRow("R3-70 R3-D70 in two: the other half") << rises << Standing << Lying << false;
    rises.condition.rising = false;
    rises.options.posture = Kneeling;
    QTest::newRow("R3-70 R3-D70 in two: to the knees in one") << rises << Kneeling << Lying << false;
}

void RollUnderTurnTest::postures()
{
    QFETCH(ChangePosture, change);
    QTEST(after(change, kHis).posture, "posture");
    QTEST(after(change, kHis).posturePast, "past");
    QTEST(after(change, kHis).rising, "rising");
    change.options.posture = change.condition.posture;
    QVERIFY(isRefusedAs(change, RefusalCode::SamePosture));
}

void RollUnderTurnTest::ready_data()
{
    QTest::addColumn<Ready>("ready");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, const Ready& ready, const char* field, int expected) {
        QTest::newRow(name) << ready << QByteArray(field) << expected;
    };
    Ready fallen;
    fallen.weapon = sword();
    fallen.weaponState = {.unready = true, .dropped = true};
    row("R3-01 R3-D59 picked up", fallen, "dropped", 0);
    row("R3-01 R3-D59 and ready, by one Ready", fallen, "unready", 0);
    row("R3-01 R3-D57 an unready weapon takes one Ready", fallen, "unready", 0);
    fallen.weapon.readyTurns = 2;
    row("R3-01 R3-D59 a weapon that takes two: not by the first", fallen, "dropped", kNoValue);
    row("R3-01 R3-D59 which is counted", fallen, "readied", 1);
    fallen.weaponState.readied = 1;
    row("R3-01 R3-D59 but by the second", fallen, "dropped", 0);
    Ready stowed;
    stowed.weapon = sword();
    stowed.weaponState = {.held = Held::Stowed};
    stowed.options.held = Held::Left;
    row("R3-01 R3-33 drawn with the left hand", stowed, "held", static_cast<int>(Held::Left));
}

void RollUnderTurnTest::ready()
{
    QFETCH(const Ready, ready);
    QFETCH(const QByteArray, field);
    QVERIFY(isFree(ready));
    QTEST(changed(resolved(ready, {}), ready, "weapon.state", field.constData()), "expected");
    Ready whole = ready;
    whole.weaponState = {};
    QVERIFY(isRefusedAs(whole, RefusalCode::NothingToReady));
    whole.weaponState.broken = true;
    QVERIFY(isRefusedAs(whole, RefusalCode::WeaponBroken));
    whole.weaponState = {};
    whole.armour.push_back(shield(1));
    whole.armourState.push_back({.unready = true});
    preset(whole);
    QCOMPARE(whole.options.what, Readying::Shield);
    QCOMPARE(changed(resolved(whole, {}), whole, "armour.state", "unready"), 0);
}

void RollUnderTurnTest::feints_data()
{
    QTest::addColumn<Feint>("feint");
    QTest::addColumn<int>("his");
    QTest::addColumn<int>("others");
    QTest::addColumn<int>("penalty");
    QTest::newRow("R3-69 R3-D34 margins 5 and 2") << feint() << 8 << 11 << 3;
    QTest::newRow("R3-D34 the other fails") << feint() << 8 << 15 << 5;
    QTest::newRow("R3-D34 the feinter fails") << feint() << 14 << 18 << 0;
    QTest::newRow("R3-D34 the other is better") << feint() << 12 << 8 << 0;
    Feint skilled = feint();
    skilled.target[0].character.skills.set("Sword", 18);
    QTest::newRow("R3-D76 a natural 17 counts by its margin") << skilled << 8 << 17 << 4;
    Feint shield = feint();
    shield.target[0].character.skills.set("Shield", 15);
    giveShield(shield.target[0], 1);
    QTest::newRow("R3-D34 the best skill: the shield") << shield << 8 << 12 << 2;
    Feint bare = feint();
    bare.target[0].weapons.clear();
    bare.target[0].weaponStates.clear();
    bare.target[0].character.dx = 12;
    QTest::newRow("R3-D34 else DX") << bare << 8 << 11 << 4;
    bare.target[0].character.skills.set("Unarmed", 14);
    QTest::newRow("R3-D34 unarmed") << bare << 8 << 11 << 2;
    Feint shocked = feint();
    shocked.attackerCondition.shock = 2;
    QTest::newRow("R3-15 shock") << shocked << 8 << 11 << 1;
    Feint watched = feint();
    watched.attackerCondition.evaluateAt = kUsualTarget;
    watched.attackerCondition.evaluateTurns = 2;
    QTest::newRow("R3-D54 Evaluate") << watched << 8 << 11 << 5;
    Feint printed = feint();
    printed.switches = printedSheet();
    QTest::newRow("R3-D76 Printed sheet: 0") << printed << 8 << 11 << 0;
}

void RollUnderTurnTest::feints()
{
    QFETCH(Feint, feint);
    QFETCH(int, his);
    QFETCH(int, others);
    QTEST(penaltyOf(feint, his, others), "penalty");
    if (!feint.switches.bonusesCount)
        QVERIFY(resolved(feint, {}).isFinished());
}

/// R3-D34: until the end of the feinter's next turn; the last one counts.
void RollUnderTurnTest::feintsCount()
{
    Feint one = feint();
    one.options.round = 4;
    one.target[0].condition.feints.add({kUsualActor, 9, 4});
    const Condition now = after(one, "target.condition", {three(Query::FeintDice, 8), three(Query::AgainstDice, 11)});
    QCOMPARE(now.feints.size(), std::size_t{1});
    QCOMPARE(now.feints[0].value, 3);
    QCOMPARE(now.feints[0].until, 5);
    one.weapon = pistol();
    QVERIFY(isRefusedAs(one, RefusalCode::MeleeOnly));  // R3-D55
    one.weapon = sword();
    one.options.distance = 2;
    QVERIFY(isRefusedAs(one, RefusalCode::OutOfReach));
    RoundChange change;
    change.options.starts = false;
    change.options.round = 4;
    change.members.emplace_back().condition = now;
    QCOMPARE(changed(resolved(change, {}), change, "members.condition", "feintCount"), kNoValue);
    change.options.round = 5;
    QCOMPARE(changed(resolved(change, {}), change, "members.condition", "feintCount"), 0);
}

void RollUnderTurnTest::order_data()
{
    QTest::addColumn<Member>("first");
    QTest::addColumn<Member>("second");
    QTest::newRow("R3-69 R3-D38 Basic Speed") << member(6000, 10) << member(5750, 14);
    QTest::newRow("R3-69 R3-D38 then DX") << member(5750, 12) << member(5750, 11);
    Member hurt = member(6000, 12);
    hurt.condition.hpLost = 7;
    QTest::newRow("R3-53 R3-D49 who joins with a third of his HP is placed by half") << member(3250, 10) << hurt;
}

void RollUnderTurnTest::order()
{
    QFETCH(Member, first);
    QFETCH(Member, second);
    RoundChange change;
    change.options.ends = false;
    change.members = {second, first};
    const Resolution resolution = resolved(change, {});
    QVERIFY(resolution.isFinished());
    const auto keys = [&](std::size_t place) {
        Condition now = change.members[place].condition;
        now.placeSpeed = changed(resolution, change, "members.condition", "placeSpeed", place);
        return orderKeys(change.members[place].character, now, {});
    };
    QVERIFY(keys(1) > keys(0));
    Switches byHand;
    byHand.order = Order::List;
    QCOMPARE(orderKeys(first.character, first.condition, byHand), (std::array<std::int32_t, 5>{}));
}

/// R3-D38: one die, the higher first; equal: again.
void RollUnderTurnTest::ties()
{
    RoundChange change;
    change.options.ends = false;
    change.members = {member(5750, 12), member(5750, 12)};
    const auto second = static_cast<std::uint16_t>(kMostMembers);
    const Resolution resolution = resolved(change,
                                           {one(Query::OrderDie, 4), one(Query::OrderDie, 4, 1),
                                            one(Query::OrderDie, 2, second),
                                            one(Query::OrderDie, 5, static_cast<std::uint16_t>(second + 1))});
    QVERIFY(resolution.isFinished());
    QVERIFY(changed(resolution, change, "members.condition", "rollOff", 1)
            > changed(resolution, change, "members.condition", "rollOff", 0));
    change.switches.order = Order::List;
    QVERIFY(resolved(change, {}).isFinished());
}

/// R3-53, R3-D49, R3-D74: the order stays, who joins is sorted in; anew each turn where the house says so.
void RollUnderTurnTest::sortedAnew()
{
    RoundChange change;
    change.members = {member(5000, 10), member(6000, 10)};
    change.members[0].condition.placeSpeed = 5000;
    change.members[0].condition.hpLost = 8;
    QCOMPARE(changed(resolved(change, {}), change, "members.condition", "placeSpeed", 0), kNoValue);
    QCOMPARE(changed(resolved(change, {}), change, "members.condition", "placeSpeed", 1), 6000);
    change.switches.sortedAnew = true;
    QCOMPARE(changed(resolved(change, {}), change, "members.condition", "placeSpeed", 0), 2500);
    QCOMPARE(changed(resolved(change, {}), change, "members.condition", "placeSpeed", 1), 6000);
}

void RollUnderTurnTest::turns()
{
    RollUnderTime time;
    const AnyRecord rules(switchesRecord);
    const auto standing = [&](const Condition& condition) {
        return time.standing(AnyRecord(characterRecord), AnyRecord(conditionRecord, &condition), rules);
    };
    Condition condition;
    QVERIFY(!standing(condition).hasStarted);
    condition.inTurn = true;
    QCOMPARE(standing(condition).left, 1);
    condition.acted = true;
    QCOMPARE(standing(condition).left, 0);
    condition.strikesLeft = 1;
    QCOMPARE(standing(condition).left, 1);
    condition.waiting = true;
    QCOMPARE(standing(condition).held, 1);
    QVERIFY(standing(condition).keepsHeld);  // R3-D61
    condition.unconscious = true;
    QVERIFY(!standing(condition).isActive);
    // Who let his turn pass has what he used free again all the same.
    RoundChange change;
    change.options.starts = false;
    Member& idle = change.members.emplace_back();
    idle.condition.inTurn = true;
    idle.condition.parries = 2;
    idle.condition.lost = 3;
    const Resolution resolution = resolved(change, {});
    QCOMPARE(changed(resolution, change, "members.condition", "parries"), 0);
    QCOMPARE(changed(resolution, change, "members.condition", "lost"), 0);
    QCOMPARE(changed(resolution, change, "members.condition", "shock"), kNoValue);
    change.options.ends = false;
    QVERIFY(isRefusedAs(change, RefusalCode::NoTime));
    QCOMPARE(time.secondsPerPhase(rules), 1);  // R3-D38
}

void RollUnderTurnTest::units_data()
{
    QTest::addColumn<FieldName>("name");
    QTest::addColumn<QByteArray>("unit");
    QTest::newRow("R3-62 R3-D33 distance")
        << declare::name<&Attack::options, &AttackOptions::distance>(kAttackParts) << QByteArray("yd");
    QTest::newRow("R3-62 R3-D33 speed") << declare::name<&Attack::options, &AttackOptions::speed>(kAttackParts)
                                        << QByteArray("yd/s");
}

void RollUnderTurnTest::units()
{
    QFETCH(const FieldName, name);
    const FieldDeclaration* field = Attack::kAction.find(name.part())->record->find(name.field());
    QTEST(QByteArray(field->unit.data(), static_cast<qsizetype>(field->unit.size())), "unit");
}

void RollUnderTurnTest::waits_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("expected");
    Attack attack = blow();
    Condition& his = attack.attackerCondition;
    his.inTurn = true;
    his.waiting = true;
    his.doing = doingOf(Maneuver::Wait);
    his.parries = 2;
    his.shock = 2;
    QTest::newRow("R3-69 R3-D61 carried out, it is over") << attack << QByteArray("waiting") << 0;
    QTest::newRow("R3-69 R3-D61 it takes nothing of the turn after") << attack << QByteArray("acted") << kNoValue;
    QTest::newRow("R3-32 R3-D61 nor does it begin that") << attack << QByteArray("parries") << kNoValue;
    his.begun = true;
    his.acted = true;
    QTest::newRow("R3-69 R3-D61 in the turn it was taken in") << attack << QByteArray("waiting") << 0;
}

void RollUnderTurnTest::waits()
{
    QFETCH(const Attack, attack);
    QFETCH(const QByteArray, field);
    QVERIFY(isFree(attack));
    const Resolution late = resolved(attack, {three(Query::AttackDice, 13)});
    QCOMPARE(valueOf(late, Quantity::AttackNumber), 10);  // with the shock of the turn it was taken in
    QTEST(changed(late, attack, "attacker.condition", field.constData()), "expected");
    // Nothing came of it: it is lost as the next turn begins.
    Turn turn = turnOf(0);
    turn.character[0].condition.waiting = true;
    QVERIFY(!after(turn, kHis).waiting);
}

void RollUnderTurnTest::status_data()
{
    QTest::addColumn<Status>("status");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, const Status& status, const char* field, int expected,
                        const char* part = "character.condition") {
        QTest::newRow(name) << status << QByteArray(part) << QByteArray(field) << expected;
    };
    Status status;
    Fighter& who = status.character.emplace_back();
    arm(who, sword());
    status.options.stunned = Flip::On;
    row("R3-D62 stunned by the game master", status, "stunned", 1);
    status.options = {.unconscious = Flip::On};
    row("R3-D62 unconscious", status, "unconscious", 1);
    row("R3-D62 lies", status, "posture", static_cast<int>(Posture::Lying));
    row("R3-D62 drops what he holds", status, "dropped", 1, "character.weapons.state");
    status.options = {.falls = true};
    row("R3-70 R3-D70 lets himself fall, free", status, "posture", static_cast<int>(Posture::Lying));
    row("R3-70 R3-D70 which is no maneuver", status, "acted", kNoValue);
    status.options = {.setsPosture = true, .posture = Posture::Sitting};
    row("R3-70 a posture by the game master", status, "posture", static_cast<int>(Posture::Sitting));
    who.condition.unconscious = true;
    status.options = {.unconscious = Flip::Off};
    row("R3-55 R3-D64 unconsciousness ends by the game master", status, "unconscious", 0);
}

void RollUnderTurnTest::status()
{
    QFETCH(Status, status);
    QFETCH(const QByteArray, part);
    QFETCH(const QByteArray, field);
    QVERIFY(isFree(status));
    QTEST(changed(resolved(status, {}), status, part.constData(), field.constData()), "expected");
    status.options = {};
    QVERIFY(isRefusedAs(status, RefusalCode::NothingChanges));
    status.character[0].condition.posture = Posture::Lying;
    status.options = {.falls = true};
    QVERIFY(isRefusedAs(status, RefusalCode::CannotFall));
}

void RollUnderTurnTest::sheet()
{
    Sheet sheet;
    sheet.character.hpMax = 12;
    sheet.character.basicSpeed = 5250;
    sheet.character.skills.set("Sword", 13);
    sheet.character.skills.set("Shield", 14);
    sheet.condition.hpLost = 8;
    sheet.weapons.push_back(sword());
    sheet.weaponStates.emplace_back();
    sheet.armour.push_back(shield(2));
    sheet.armourState.emplace_back();
    const Resolution resolution = resolved(sheet, {});
    QCOMPARE(valueOf(resolution, Quantity::SheetHp), 4);
    QCOMPARE(valueOf(resolution, Quantity::SheetThird), 1);
    QCOMPARE(valueOf(resolution, Quantity::SheetMove), 3);  // V19
    QCOMPARE(valueOf(resolution, Quantity::SheetHalfMove), 2);
    QCOMPARE(valueOf(resolution, Quantity::SheetStep), 1);
    QCOMPARE(valueOf(resolution, Quantity::SheetSpeed), 2625);
    QCOMPARE(valueOf(resolution, Quantity::SheetDodge), 8);  // 6 and DB 2
    QCOMPARE(valueOf(resolution, Quantity::SheetBlock), 12);
    QCOMPARE(valueOf(resolution, Quantity::SheetParry), 11);
    QCOMPARE(valueOf(resolution, Quantity::SheetWeapon), 13);
    QCOMPARE(valueOf(resolution, Quantity::SheetWeaponParry), 9);
    QCOMPARE(valueOf(resolution, Quantity::SheetThirdAt), 4);  // R3-D19
    const int thresholds[]{0, -12, -24, -36, -48, -60};        // V20
    for (std::uint16_t i = 0; i < 6; ++i)
        QCOMPARE(valueOf(resolution, Quantity::SheetThreshold, i), thresholds[i]);
    // R3-D55: the other hand attacks at -4, and the house says so.
    sheet.weaponStates[0].held = Held::Left;
    sheet.condition.shock = 4;
    const Resolution off = resolved(sheet, {});
    QCOMPARE(valueOf(off, Quantity::SheetWeapon), 5);
    QCOMPARE(valueOf(off, Quantity::AttackOffHand), 5);
    sheet.switches = printedSheet();
    QCOMPARE(valueOf(resolved(sheet, {}), Quantity::SheetWeapon), 9);
    sheet.switches.third = Third::Below;
    QCOMPARE(valueOf(resolved(sheet, {}), Quantity::SheetThirdAt), 3);
}

HITSPREAD_TEST(RollUnderTurnTest)

#include "rollunderturn_test.moc"
