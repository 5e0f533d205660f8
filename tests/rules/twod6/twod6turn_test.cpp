#include "rules/systems/twod6/simpleactions.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

/// Nothing is refused.
constexpr int kAllowed = -1;
constexpr int code(RefusalCode refusal)
{
    return static_cast<int>(refusal);
}

/// Somebody whose turn it is.
Condition inTurn()
{
    Condition condition;
    condition.inRound = true;
    return condition;
}

template <typename SimpleAction>
SimpleAction by(const Condition& condition)
{
    SimpleAction action;
    action.condition = condition;
    return action;
}

/// What an action of one person leaves of him.
template <typename Action>
Condition left(const Action& action)
{
    return after(action, resolved(action, {})).condition;
}

Other other(const Condition& condition, Category category, ActionKind kind = ActionKind::Other)
{
    auto action = by<Other>(condition);
    action.options.category = category;
    action.options.kind = kind;
    return action;
}

/// Refused with this code, or not at all; nothing else is.
bool isAnswered(const Input& input, int expected)
{
    return expected == kAllowed ? isFree(input) : isRefusedAs(input, static_cast<RefusalCode>(expected));
}

CarefulAim aiming(const Condition& condition)
{
    auto aim = by<CarefulAim>(condition);
    aim.weapon = pistol();
    aim.weaponState = {.held = Held::Right, .shotsLeft = 8};
    aim.options.with = 3;
    aim.options.whom = 7;
    return aim;
}

/// Two rounds of careful aim at number 7 with thing 3.
Condition aimed()
{
    Condition condition = inTurn();
    condition.aimAt = 7;
    condition.aimWith = 3;
    condition.aimRounds = 2;
    return condition;
}

template <typename SimpleAction>
SimpleAction handling(const Condition& condition, const Weapon& weapon, const WeaponState& state)
{
    auto action = by<SimpleAction>(condition);
    action.weapon = weapon;
    action.weaponState = state;
    return action;
}

}  // namespace

/// What a turn is made of, and all of it that is neither a movement nor an attack (TD-11 to TD-19, TD-33, TD-47, TD-48).
class TwoD6TurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kinds_data();
    void kinds();
    void pairs_data();
    void pairs();
    void kept_data();
    void kept();
    void begins_data() { onlyRow("TD-19 TD-D11 TD-D12"); }
    void begins();
    void ends_data() { onlyRow("TD-16"); }
    void ends();
    void byHand_data() { onlyRow("TD-12 TD-18"); }
    void byHand();
    void carefulAim_data();
    void carefulAim();
    void interrupted_data();
    void interrupted();
    void aimRefused_data();
    void aimRefused();
    void drawn_data() { onlyRow("TD-14 TD-44e TD-63g TD-D53"); }
    void drawn();
    void handlingRefused_data();
    void handlingRefused();
    void reloading_data();
    void reloading();
};

void TwoD6TurnTest::kinds_data()
{
    QTest::addColumn<Doing>("doing");
    QTest::addColumn<Category>("category");
    QTest::addColumn<ActionKind>("kind");
    const auto row = [](const char* name, Doing doing, Category category, ActionKind kind) {
        QTest::newRow(name) << doing << category << kind;
    };
    using enum Doing;
    row("TD-12 TD-13 calling a warning", CallOut, Category::Incidental, ActionKind::Other);
    row("TD-13 falling prone", FallProne, Category::Incidental, ActionKind::Other);
    row("TD-13 dropping a weapon", Drop, Category::Incidental, ActionKind::Other);
    row("TD-77 TD-D09 letting go", Release, Category::Incidental, ActionKind::Other);
    row("TD-12 TD-14 walking", Walk, Category::Simple, ActionKind::Movement);
    row("TD-14 running", Run, Category::Simple, ActionKind::Movement);
    row("TD-D52 crawling", Crawl, Category::Simple, ActionKind::Movement);
    row("TD-14 standing up", StandUp, Category::Simple, ActionKind::Movement);
    row("TD-14 an attack", Attack, Category::Simple, ActionKind::Combat);
    row("TD-D09 a grapple", Grapple, Category::Simple, ActionKind::Combat);
    row("TD-D09 careful aim", CarefulAim, Category::Simple, ActionKind::Combat);
    row("TD-14 readying", Ready, Category::Simple, ActionKind::Handling);
    row("TD-14 picking up", PickUp, Category::Simple, ActionKind::Handling);
    row("TD-12 TD-15 sprinting", Sprint, Category::Complex, ActionKind::Movement);
    row("TD-26 evading", Evade, Category::Complex, ActionKind::Movement);
    row("TD-15 reloading", Reload, Category::Complex, ActionKind::Handling);
    row("TD-77 TD-D09 an escape try", Escape, Category::Complex, ActionKind::Other);
    row("TD-D09 Medtech", Medtech, Category::Complex, ActionKind::Other);
}

void TwoD6TurnTest::kinds()
{
    QFETCH(Doing, doing);
    const Switches switches;
    QTEST(categoryOf(switches, doing), "category");
    QTEST(kindOf(switches, doing), "kind");
}

void TwoD6TurnTest::pairs_data()
{
    QTest::addColumn<Condition>("before");
    QTest::addColumn<Category>("category");
    QTest::addColumn<ActionKind>("kind");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, const Condition& before, Category category, ActionKind kind, int expected) {
        QTest::newRow(name) << before << category << kind << expected;
    };
    using enum Category;
    using enum ActionKind;
    const Condition moved = left(other(inTurn(), Simple, Movement));
    const Condition readied = left(other(inTurn(), Simple, Handling));
    const Condition attacked = left(other(inTurn(), Simple, Combat));
    const Condition sprinted = left(other(inTurn(), Complex, Movement));
    const Condition both = left(other(moved, Simple, Combat));
    row("TD-17 move and attack", moved, Simple, Combat, kAllowed);
    row("TD-17 move and ready", moved, Simple, Handling, kAllowed);
    row("TD-17 ready and attack", readied, Simple, Combat, kAllowed);
    row("TD-17 not two moves", moved, Simple, Movement, code(RefusalCode::KindSpent));
    row("TD-17 not two attacks", attacked, Simple, Combat, code(RefusalCode::KindSpent));
    row("TD-17 not twice at things", readied, Simple, Handling, code(RefusalCode::KindSpent));
    row("TD-D09 what has no kind goes twice", left(other(inTurn(), Simple)), Simple, ActionKind::Other, kAllowed);
    row("TD-16 at most two Simple", both, Simple, Handling, code(RefusalCode::SimpleSpent));
    row("TD-16 nothing beside a Complex", sprinted, Simple, Combat, code(RefusalCode::ComplexTaken));
    row("TD-16 not two Complex", sprinted, Complex, Handling, code(RefusalCode::ComplexTaken));
    row("TD-16 no Complex after a Simple", moved, Complex, Handling, code(RefusalCode::ComplexTooLate));
    row("TD-16 Incidental after two Simple", both, Incidental, ActionKind::Other, kAllowed);
    row("TD-16 Incidental after a Complex", sprinted, Incidental, ActionKind::Other, kAllowed);
    row("TD-D09 Incidental counts for no kind", moved, Incidental, Movement, kAllowed);
    row("TD-01 outside a round nothing is counted", left(other({}, Simple, Combat)), Simple, Combat, kAllowed);
    row("TD-01 nothing after he has passed", left(by<Pass>(inTurn())), Simple, Combat, code(RefusalCode::TurnOver));
    row("TD-18 the game master gives it no kind", moved, Simple, ActionKind::Other, kAllowed);
}

void TwoD6TurnTest::pairs()
{
    QFETCH(Condition, before);
    QFETCH(Category, category);
    QFETCH(ActionKind, kind);
    QFETCH(int, expected);
    QVERIFY(isAnswered(other(before, category, kind), expected));
}

void TwoD6TurnTest::kept_data()
{
    QTest::addColumn<Condition>("who");
    QTest::addColumn<int>("simple");
    QTest::addColumn<int>("incidental");
    const auto row = [](const char* name, const Condition& who, int simple, int incidental) {
        QTest::newRow(name) << who << simple << incidental;
    };
    Condition who = inTurn();
    row("nobody is kept from it", who, kAllowed, kAllowed);
    who.dead = true;
    row("TD-95 dead", who, code(RefusalCode::ActorDead), code(RefusalCode::ActorDead));
    who = inTurn();
    who.unconscious = true;
    row("TD-104 unconscious", who, code(RefusalCode::ActorOut), code(RefusalCode::ActorOut));
    who = inTurn();
    who.surprised = true;
    row("TD-11 TD-D08 surprised: not even incidental", who, code(RefusalCode::ActorSurprised),
        code(RefusalCode::ActorSurprised));
    who = inTurn();
    who.underCare = true;
    row("TD-123 under care", who, code(RefusalCode::ActorUnderCare), code(RefusalCode::ActorUnderCare));
    who = inTurn();
    who.heldBy.add({4});
    row("TD-77 TD-D54 held", who, code(RefusalCode::ActorHeld), kAllowed);
    who = inTurn();
    hurt(who, Location::Torso, Wound::Incapacitated);
    row("TD-108 TD-D61 laid up", who, code(RefusalCode::ActorLaidUp), kAllowed);
    who.mayAct = true;
    row("TD-D61 the game master says so", who, kAllowed, kAllowed);
}

void TwoD6TurnTest::kept()
{
    QFETCH(Condition, who);
    QFETCH(int, simple);
    QFETCH(int, incidental);
    QVERIFY(isAnswered(other(who, Category::Simple), simple));
    QVERIFY(isAnswered(other(who, Category::Incidental), incidental));
}

/// TD-19, TD-D11, TD-D12: what counted until his own turn is over with the first thing he does.
void TwoD6TurnTest::begins()
{
    Condition who = inTurn();
    who.movement = Movement::Ran;
    who.metres = 30;
    who.allOut = true;
    const Condition now = left(other(who, Category::Incidental));
    QVERIFY(now.begun && !now.acted && !now.allOut);
    QCOMPARE(now.movement, Movement::Stationary);
    QCOMPARE(now.metres, 0);
    who.begun = true;
    const Condition later = left(other(who, Category::Simple));
    QCOMPARE(later.movement, Movement::Ran);
    QVERIFY(later.allOut);
    who.begun = who.inRound = false;
    QCOMPARE(left(other(who, Category::Simple)).movement, Movement::Ran);
}

/// TD-16: the turn is over when nothing but Incidental Actions is left.
void TwoD6TurnTest::ends()
{
    const Condition one = left(other(inTurn(), Category::Simple, ActionKind::Movement));
    QCOMPARE(one.simple, 1);
    QVERIFY(!one.acted && !one.complexTaken);
    const Condition two = left(other(one, Category::Simple, ActionKind::Combat));
    QCOMPARE(two.simple, 2);
    QVERIFY(two.acted);
    const Condition whole = left(other(inTurn(), Category::Complex));
    QVERIFY(whole.acted && whole.complexTaken);
    const Condition passed = left(by<Pass>(inTurn()));
    QVERIFY(passed.acted && passed.begun);
    QVERIFY(isRefusedAs(by<Pass>(passed), RefusalCode::TurnOver));
    QVERIFY(!left(by<Pass>({})).acted);
}

/// TD-12, TD-18: the game master's word is final, for one action and for all of the house.
void TwoD6TurnTest::byHand()
{
    Condition moved = left(other(inTurn(), Category::Simple, ActionKind::Movement));
    QVERIFY(isRefusedAs(handling<Reload>(moved, pistol(), {.held = Held::Right, .shotsLeft = 0}),
                        RefusalCode::ComplexTooLate));
    auto reload = handling<Reload>(moved, pistol(), {.held = Held::Right, .shotsLeft = 0});
    for (TableRow& row : reload.switches.actions.rows) {
        if (row.from <= static_cast<int>(Doing::Reload) + 1 && static_cast<int>(Doing::Reload) + 1 <= row.upTo)
            row.cells[actioncolumn::kCategory] = static_cast<std::int32_t>(Category::Simple);
    }
    QVERIFY(isFree(reload));
}

void TwoD6TurnTest::carefulAim_data()
{
    QTest::addColumn<Condition>("before");
    QTest::addColumn<int>("whom");
    QTest::addColumn<int>("with");
    QTest::addColumn<int>("rounds");
    QTest::newRow("TD-47 the first round") << inTurn() << 7 << 3 << 1;
    QTest::newRow("TD-47 one more") << aimed() << 7 << 3 << 3;
    QTest::newRow("TD-48 another target begins anew") << aimed() << 8 << 3 << 1;
    QTest::newRow("TD-48 another weapon begins anew") << aimed() << 7 << 4 << 1;
}

void TwoD6TurnTest::carefulAim()
{
    QFETCH(Condition, before);
    CarefulAim aim = aiming(before);
    QFETCH(int, whom);
    QFETCH(int, with);
    aim.options.whom = whom;
    aim.options.with = with;
    const Condition now = left(aim);
    QTEST(int{now.aimRounds}, "rounds");
    QCOMPARE(now.aimAt, whom);
    QCOMPARE(now.aimWith, with);
    QCOMPARE(now.kinds, bitOf(ActionKind::Combat));
    QCOMPARE(now.simple, 1);
}

void TwoD6TurnTest::interrupted_data()
{
    QTest::addColumn<Condition>("now");
    QTest::addColumn<int>("rounds");
    const auto row = [](const char* name, const Condition& now, int rounds) { QTest::newRow(name) << now << rounds; };
    row("TD-D16 a movement", left(other(aimed(), Category::Simple, ActionKind::Movement)), 0);
    Condition lies = aimed();
    lies.prone = true;
    row("TD-D16 TD-D70 standing up", left(by<StandUp>(lies)), 0);
    row("TD-D16 an attack", left(other(aimed(), Category::Simple, ActionKind::Combat)), 0);
    row("TD-D16 a Complex Action", left(other(aimed(), Category::Complex)), 0);
    row("TD-D16 an Evade", left(by<Evade>(aimed())), 0);
    row("TD-D52 falling prone", left(by<FallProne>(aimed())), 2);
    row("TD-47 an Incidental Action", left(other(aimed(), Category::Incidental)), 2);
    row("TD-47 readying", left(handling<Ready>(aimed(), pistol(), {.shotsLeft = 8})), 2);
    row("TD-47 a round let pass", left(by<Pass>(aimed())), 2);
}

void TwoD6TurnTest::interrupted()
{
    QFETCH(Condition, now);
    QTEST(now.aimRounds, "rounds");
    QCOMPARE(now.aimAt, now.aimRounds == 0 ? 0 : 7);
}

void TwoD6TurnTest::aimRefused_data()
{
    QTest::addColumn<CarefulAim>("aim");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, const CarefulAim& aim, int expected) {
        QTest::newRow(name) << aim << expected;
    };
    CarefulAim aim = aiming(inTurn());
    row("TD-47 a pistol in hand", aim, kAllowed);
    aim.weapon = knife();
    row("TD-47 not with a knife", aim, code(RefusalCode::RangedOnly));
    aim = aiming(inTurn());
    aim.options.whom = 0;
    row("TD-47 at one target", aim, code(RefusalCode::AimAtNobody));
    aim = aiming(inTurn());
    aim.options.sight = false;
    row("TD-47 in the line of sight", aim, code(RefusalCode::NoLineOfSight));
    aim = aiming(inTurn());
    aim.weaponState.held = Held::Stowed;
    row("TD-14 not what is stowed", aim, code(RefusalCode::WeaponStowed));
    row("TD-47 not after moving", aiming(left(other(inTurn(), Category::Simple, ActionKind::Movement))),
        code(RefusalCode::AimMoved));
    row("TD-17 one action of combat", aiming(left(aiming(inTurn()))), code(RefusalCode::KindSpent));
    Condition holder = inTurn();
    holder.holding = 8;
    row("TD-D54 a holder at somebody else", aiming(holder), code(RefusalCode::HolderStrikesHeld));
    Condition ran = inTurn();
    ran.movement = Movement::Ran;
    row("TD-D11 how he moved before his turn is over", aiming(ran), kAllowed);
}

void TwoD6TurnTest::aimRefused()
{
    QFETCH(CarefulAim, aim);
    QFETCH(int, expected);
    QVERIFY(isAnswered(aim, expected));
}

/// TD-14, TD-44e, TD-63g, TD-D53: what is readied or picked up is in hand, and drawn this round; what is dropped lies.
void TwoD6TurnTest::drawn()
{
    const auto ready = handling<Ready>(inTurn(), pistol(), {.shotsLeft = 8});
    QVERIFY(isFree(ready));
    const Ready readied = after(ready, resolved(ready, {}));
    QCOMPARE(readied.weaponState.held, Held::Right);
    QVERIFY(readied.condition.drew);
    auto pickUp = handling<PickUp>(inTurn(), pistol(), {.held = Held::Right, .dropped = true});
    pickUp.options.held = Held::Left;
    QVERIFY(isFree(pickUp));
    const PickUp picked = after(pickUp, resolved(pickUp, {}));
    QVERIFY(!picked.weaponState.dropped && picked.condition.drew);
    QCOMPARE(picked.weaponState.held, Held::Left);
    const auto drop = handling<Drop>(inTurn(), pistol(), {.held = Held::Right});
    const Drop dropped = after(drop, resolved(drop, {}));
    QVERIFY(dropped.weaponState.dropped && !dropped.condition.drew);
    QCOMPARE(dropped.condition.simple, 0);
    QVERIFY(!left(handling<Ready>({}, pistol(), {.shotsLeft = 8})).drew);
    auto both = handling<Ready>(inTurn(), rifle(), {});
    preset(both);
    QCOMPARE(both.options.held, Held::Both);
}

void TwoD6TurnTest::handlingRefused_data()
{
    QTest::addColumn<Input>("input");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, const Input& input, RefusalCode expected) {
        QTest::newRow(name) << input << code(expected);
    };
    const WeaponState stowed{};
    const WeaponState inHand{.held = Held::Right, .shotsLeft = 8};
    const WeaponState lying{.held = Held::Right, .dropped = true};
    row("TD-14 ready what is in hand", handling<Ready>(inTurn(), pistol(), inHand), RefusalCode::WeaponInHand);
    row("TD-14 ready what lies there", handling<Ready>(inTurn(), pistol(), lying), RefusalCode::WeaponDropped);
    row("TD-14 ready bare hands", handling<Ready>(inTurn(), fist(), stowed), RefusalCode::WeaponNatural);
    row("TD-14 pick up what lies nowhere", handling<PickUp>(inTurn(), pistol(), stowed), RefusalCode::WeaponNotDropped);
    row("TD-D53 pick up and ready in one round",
        handling<Ready>(left(handling<PickUp>(inTurn(), knife(), lying)), pistol(), stowed), RefusalCode::KindSpent);
    row("TD-13 drop what lies there", handling<Drop>(inTurn(), pistol(), lying), RefusalCode::WeaponDropped);
    row("TD-13 drop what is stowed", handling<Drop>(inTurn(), pistol(), stowed), RefusalCode::WeaponStowed);
    Condition hurtArm = inTurn();
    hurt(hurtArm, Location::RightArm, Wound::Disabled);
    row("TD-107 TD-D60 ready with a Disabled arm", handling<Ready>(hurtArm, pistol(), stowed), RefusalCode::WeaponArm);
    row("TD-D60 no two-handed use", handling<Ready>(hurtArm, rifle(), stowed), RefusalCode::WeaponTwoHands);
    row("TD-33 reload what is full", handling<Reload>(inTurn(), pistol(), inHand), RefusalCode::WeaponFull);
    row("TD-33 reload what nobody counts", handling<Reload>(inTurn(), knife(), inHand), RefusalCode::WeaponUncounted);
    row("TD-D53 reload without a spare round",
        handling<Reload>(inTurn(), pistol(), {.held = Held::Right, .shotsLeft = 0, .spare = 0}), RefusalCode::NoSpare);
    row("TD-15 reload after a Simple Action",
        handling<Reload>(left(other(inTurn(), Category::Simple)), pistol(), {.held = Held::Right, .shotsLeft = 0}),
        RefusalCode::ComplexTooLate);
}

void TwoD6TurnTest::handlingRefused()
{
    QFETCH(Input, input);
    QFETCH(int, expected);
    QVERIFY(isAnswered(input, expected));
}

void TwoD6TurnTest::reloading_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("spare");
    QTest::addColumn<int>("shots");
    QTest::addColumn<int>("spareLeft");
    QTest::newRow("TD-33 full") << 3 << int{kNoEntry} << 8 << int{kNoEntry};
    QTest::newRow("TD-D53 spare rounds are used up") << 3 << 12 << 8 << 7;
    QTest::newRow("TD-D71 as far as they go") << 3 << 2 << 5 << 0;
}

void TwoD6TurnTest::reloading()
{
    QFETCH(int, before);
    QFETCH(int, spare);
    const auto reload = handling<Reload>(inTurn(), pistol(),
                                         {.held = Held::Right, .shotsLeft = before, .spare = spare});
    QVERIFY(isFree(reload));
    const Reload done = after(reload, resolved(reload, {}));
    QTEST(int{done.weaponState.shotsLeft}, "shots");
    QTEST(int{done.weaponState.spare}, "spareLeft");
    QVERIFY(done.condition.complexTaken && done.condition.acted);
}

HITSPREAD_TEST(TwoD6TurnTest)

#include "twod6turn_test.moc"
