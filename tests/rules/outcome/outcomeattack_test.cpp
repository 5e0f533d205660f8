#include "outcome/contenders.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::outcome;
using namespace hitspread::outcome::test;

namespace {

/// An attack against which nobody defends himself.
Resolution attacked(const Attack& attack, int die)
{
    return resolved(attack, {{Query::AttackDice, die}, {Query::Dies, 0}});
}

/// The total of an attack roll.
int totalOf(const Attack& attack, int die = 0)
{
    return valueOf(attacked(attack, die), Quantity::AttackTotal);
}

void addOther(Condition& condition, Plan plan, std::int32_t count = 1)
{
    condition.plan.add({plan, 0, count, 0});
}

}  // namespace

/// The roll of an attack and all that is added to it (OUT-01, OUT-02, OUT-07 to OUT-30, OUT-47).
class OutcomeAttackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void totals_data();
    void totals();
    void cover_data();
    void cover();
    void criticals_data();
    void criticals();
    void refusals_data();
    void refusals();
    void dice_data();
    void dice();
    void beyondThree_data();
    void beyondThree();
    void aimIsSpentAndLost();
    void aDefenceEndsAim_data();
    void aDefenceEndsAim();
    void aFeintHelpsOneAttackEach();
    void theTurnCounts();
    void calledAttacksAreSaid();
};

void OutcomeAttackTest::values_data()
{
    QTest::addColumn<int>("was");
    QTest::addColumn<int>("expected");
    Attack attack = shot();
    attack.target.integralArmour = 20;
    attack.targetCondition.tokens = {{3}, {3}, {3}};
    QTest::newRow("OUT-63 three feints help one attack by 1") << totalOf(attack) << 4;
    QTest::newRow("OUT-64 E12 and two are left for the next")
        << changed(attacked(attack, 0), Attack::kAction, "target.condition", "tokenCount") << 2;
    attack.targetCondition.tokens = {};
    QTest::newRow("OUT-62 without one there is no bonus") << totalOf(attack) << 3;
}

void OutcomeAttackTest::values()
{
    QFETCH(int, was);
    QTEST(was, "expected");
}

void OutcomeAttackTest::totals_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("total");
    QTest::newRow("OUT-01 OUT-02 E06 Ranged +3 and a 0") << shot() << 0 << 3;
    QTest::newRow("OUT-02 V01 Melee +3 and a 1") << blow() << 1 << 4;
    Attack own = shot();
    own.weapon.skill = "Crossbow";
    own.attacker.skills.set("Crossbow", 1);
    QTest::newRow("OUT-02 the weapon's own skill") << own << 0 << 1;
    Attack bare = blow();
    bare.weapon = fist();
    bare.attacker.unarmed = 2;
    QTest::newRow("OUT-02 D33 bare hands with Unarmed Combat") << bare << 0 << 2;
    Attack hurt = shot();
    hurt.attackerCondition.levels = 4;
    QTest::newRow("OUT-02 D21 seriously wounded: -2") << hurt << 0 << 1;
    hurt.attackerCondition.levels = 5;
    QTest::newRow("OUT-74 critically wounded: -3") << hurt << 0 << 0;
    hurt.attacker.painTolerance = true;
    QTest::newRow("OUT-75 D22 Pain Tolerance removes all of it") << hurt << 0 << 3;
    Attack helped = shot();
    helped.options.rollModifiers.set("Against the light", -2);
    helped.options.rollModifiers.set("High ground", 1);
    QTest::newRow("OUT-07 two modifiers") << helped << 0 << 2;
    Attack two = shot();
    addOther(two.attackerCondition, Plan::Shoot);
    QTest::newRow("OUT-11 D09 one action costs nothing") << two << 0 << 3;
    addOther(two.attackerCondition, Plan::Other);
    QTest::newRow("OUT-11 E09 a car and a pistol: -2") << two << 0 << 1;
    Attack three = shot();
    addOther(three.attackerCondition, Plan::Shoot, 2);
    addOther(three.attackerCondition, Plan::Other);
    QTest::newRow("OUT-14 V07 two targets and a car: -3") << three << 0 << 0;
    Attack aimed = shot();
    aimed.attackerCondition.aimAt = kUsualTarget;
    aimed.attackerCondition.aimTurns = 2;
    QTest::newRow("OUT-17 E10 two turns of aiming: +2") << aimed << 0 << 5;
    aimed.attackerCondition.aimTurns = 3;
    QTest::newRow("OUT-17 three turns: +3") << aimed << 0 << 6;
    Attack bow = aimed;
    bow.weapon.kind = WeaponKind::Bow;
    QTest::newRow("OUT-17 a bow, too") << bow << 0 << 6;
    Attack thrown = aimed;
    thrown.weapon.kind = WeaponKind::Thrown;
    QTest::newRow("OUT-17 nothing that is thrown") << thrown << 0 << 3;
    Attack elsewhere = aimed;
    elsewhere.attackerCondition.aimAt = 7;
    QTest::newRow("OUT-17 D13 aimed at somebody else") << elsewhere << 0 << 3;
    Attack burst = shot();
    burst.options.mode = Mode::Burst;
    QTest::newRow("OUT-47 a burst: +1") << burst << 0 << 4;
    Attack buckshot = shot();
    buckshot.options.mode = Mode::Buckshot;
    QTest::newRow("OUT-47 D20 buckshot from afar") << buckshot << 0 << 3;
    buckshot.options.closeRange = true;
    QTest::newRow("OUT-47 D20 buckshot close by: +1") << buckshot << 0 << 4;
    Attack automatic = shot();
    automatic.options.mode = Mode::Automatic;
    QTest::newRow("OUT-47 D12 no bonus is printed for automatic fire") << automatic << 0 << 3;
    automatic.options.automaticBonus = 2;
    QTest::newRow("OUT-15 D12 but the game master may give one") << automatic << 0 << 5;
    Attack called = shot();
    called.options.called = static_cast<Called>(static_cast<int>(Piece::Eyes) + 1);
    QTest::newRow("OUT-07 D34 a called shot costs nothing by default") << called << 0 << 3;
    called.switches.calledShots = true;
    QTest::newRow("OUT-07 D34 at the eyes by the switch: -3") << called << 0 << 0;
    called.options.called = static_cast<Called>(static_cast<int>(Piece::LeftFoot) + 1);
    QTest::newRow("OUT-07 D34 at a foot: -2") << called << 0 << 1;
    called.options.called = static_cast<Called>(static_cast<int>(Piece::RightArm) + 1);
    QTest::newRow("OUT-07 D34 at an arm: -1") << called << 0 << 2;
}

void OutcomeAttackTest::totals()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    QTEST(totalOf(attack, die), "total");
}

void OutcomeAttackTest::cover_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("total");
    const auto with = [](const auto& change) {
        Attack attack = shot();
        change(attack.options);
        return attack;
    };
    using O = AttackOptions;
    QTest::newRow("OUT-18 D14 a quarter: -1") << with([](O& o) { o.cover = Cover::Quarter; }) << 2;
    QTest::newRow("OUT-18 D14 a half: -2") << with([](O& o) { o.cover = Cover::Half; }) << 1;
    QTest::newRow("OUT-18 D14 three quarters: -3") << with([](O& o) { o.cover = Cover::ThreeQuarters; }) << 0;
    QTest::newRow("OUT-19 D14 special measures: three quarters or more") << with([](O& o) {
        o.cover = Cover::Whole;
        o.specialMeasures = true;
    }) << 0;
    QTest::newRow("OUT-21 pinpointed without a penalty") << with([](O& o) { o.concealed = o.pinpointed = true; }) << 3;
    QTest::newRow("OUT-21 pinpointed, but hard to see")
        << with([](O& o) { o.concealed = o.pinpointed = o.hardToSee = true; }) << 2;
    QTest::newRow("OUT-22 invisible, but pinpointed") << with([](O& o) { o.invisible = o.pinpointed = true; }) << 3;
    QTest::newRow("OUT-23 V12 the larger of both") << with([](O& o) {
        o.cover = Cover::Half;
        o.concealed = o.pinpointed = o.hardToSee = true;
    }) << 1;
    QTest::newRow("OUT-24 from behind cover: -1") << with([](O& o) { o.fromCover = true; }) << 2;
    QTest::newRow("OUT-25 out of a concealment that impairs the view: -1")
        << with([](O& o) { o.fromConcealment = true; }) << 2;
    QTest::newRow("OUT-25 D15 not both") << with([](O& o) { o.fromCover = o.fromConcealment = true; }) << 2;
    QTest::newRow("OUT-24 D15 besides the target's cover") << with([](O& o) {
        o.cover = Cover::ThreeQuarters;
        o.fromCover = true;
    }) << -1;
    QTest::newRow("OUT-26 fired through as armour costs nothing") << with([](O& o) {
        o.cover = Cover::ThreeQuarters;
        o.through = Through::AsArmour;
    }) << 3;
    QTest::newRow("OUT-26 it is a concealment in fact") << with([](O& o) {
        o.cover = Cover::ThreeQuarters;
        o.through = Through::AsConcealment;
        o.hardToSee = o.pinpointed = true;
    }) << 2;
    Attack shielded = shot();
    giveShield(shielded.armour, shielded.armourState);
    QTest::newRow("OUT-28 around the shield: -1") << shielded << 2;
    Attack through = shielded;
    through.options.shield = ShieldWay::Through;
    QTest::newRow("OUT-29 D17 through it: no penalty") << through << 3;
    through.options.cover = Cover::Half;
    QTest::newRow("OUT-29 D17 other cover still counts") << through << 1;
    Attack both = shielded;
    both.options.cover = Cover::Half;
    QTest::newRow("OUT-30 shield and half a cover: -3") << both << 0;
    both.options.cover = Cover::ThreeQuarters;
    QTest::newRow("OUT-30 V10 no more than -3") << both << 0;
    Attack held = shot();
    giveShield(held.armour, held.armourState, Carried::InHand);
    QTest::newRow("OUT-31 a shield in hand does nothing") << held << 3;
    held.armourState[0].carried = Carried::OnBack;
    QTest::newRow("OUT-31 nor one on the back") << held << 3;
    const auto from = [&](Arm arm, From place) {
        Attack attack = shot();
        giveShield(attack.armour, attack.armourState, Carried::Worn, arm);
        attack.options.from = place;
        return attack;
    };
    QTest::newRow("OUT-37 E11 left arm, left front") << from(Arm::Left, From::LeftFront) << 2;
    QTest::newRow("OUT-38 E11 left arm, right front") << from(Arm::Left, From::RightFront) << 3;
    QTest::newRow("OUT-38 E11 left arm, left rear") << from(Arm::Left, From::LeftRear) << 3;
    QTest::newRow("OUT-38 E11 left arm, right rear") << from(Arm::Left, From::RightRear) << 3;
    QTest::newRow("OUT-38 E11 left arm, rear") << from(Arm::Left, From::Rear) << 3;
    QTest::newRow("OUT-37 D18 right arm, right front") << from(Arm::Right, From::RightFront) << 2;
    QTest::newRow("OUT-38 D18 right arm, left front") << from(Arm::Right, From::LeftFront) << 3;
    // Two of the six directions: no more than two opponents.
    QTest::newRow("OUT-39 right arm, front") << from(Arm::Right, From::Front) << 2;
    Attack used = shielded;
    used.targetCondition.shieldAgainst = 7;
    Attack twoShields = from(Arm::Left, From::RightFront);
    giveShield(twoShields.armour, twoShields.armourState, Carried::Worn, Arm::Right);
    QTest::newRow("OUT-37 D18 one on each arm") << twoShields << 2;
    QTest::newRow("OUT-41 used against somebody else in this turn") << used << 3;
    used.targetCondition.shieldAgainst = kUsualActor;
    QTest::newRow("OUT-41 used against the attacker") << used << 2;
    Attack buckler = shot();
    Weapon small = blade();
    small.buckler = true;
    buckler.targetWeapon = {small};
    QTest::newRow("OUT-42 a buckler is no cover") << buckler << 3;
    Attack passive = shielded;
    passive.targetCondition.plan.add({Plan::Other, 0, 3, 0});
    QTest::newRow("OUT-32 whatever he does besides") << passive << 2;
}

void OutcomeAttackTest::cover()
{
    QFETCH(Attack, attack);
    QVERIFY(isFree(attack));
    QTEST(totalOf(attack), "total");
}

void OutcomeAttackTest::criticals_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("defence");  // 7 + die, kNoValue: none
    QTest::addColumn<int>("outcome");
    QTest::addColumn<bool>("hits");
    Attack one = shot();
    one.attacker.ranged = 1;
    const auto by = [](CriticalRule rule) {
        Attack attack = blow();
        attack.attacker.melee = 1;
        attack.target.melee = 6;
        attack.switches.critical = rule;
        return attack;
    };
    QTest::newRow("OUT-09 V03 the die counts 5: 6") << one << 4 << kNoValue << 6 << true;
    QTest::newRow("OUT-09 a 3 is no critical") << one << 3 << kNoValue << 4 << true;
    QTest::newRow("OUT-09 V04 D02 5 + 1 - 7: a miss") << by(CriticalRule::DieCountsFive) << 4 << 1 << -1 << false;
    QTest::newRow("OUT-09 V04 D02 final at least 5") << by(CriticalRule::FinalAtLeastFive) << 4 << 1 << 5 << true;
    QTest::newRow("OUT-09 V04 D02 always hits, final at least 1")
        << by(CriticalRule::AlwaysHits) << 4 << 1 << 1 << true;
    // 4 + 1 - (6 + 4), both critical.
    QTest::newRow("OUT-09 D02 unless the defence is critical, too")
        << by(CriticalRule::AlwaysHits) << 4 << 4 << -5 << false;
    Attack strong = shot();
    strong.attacker.ranged = 5;
    strong.options.rollModifiers.set("Luck", 3);
    QTest::newRow("OUT-10 V05 D04 a critical failure misses whatever the total")
        << strong << -4 << kNoValue << 4 << false;
    QTest::newRow("OUT-10 a -3 does not") << strong << -3 << kNoValue << 5 << true;
}

void OutcomeAttackTest::criticals()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    QFETCH(int, defence);
    std::vector<Given> answers{{Query::AttackDice, die}, {Query::Dies, 0}};
    if (defence != kNoValue)
        answers.insert(answers.end(), {{Query::Dodge, 0}, {Query::Parry, 1}, {Query::DefenceDice, defence}});
    const Resolution resolution = resolved(attack, answers);
    const int raised = valueOf(resolution, Quantity::FinalRaised);
    QTEST(raised == kNoValue ? valueOf(resolution, Quantity::FinalOutcome) : raised, "outcome");
    QTEST(valueOf(resolution, Quantity::FinalHit) == 1, "hits");
    QTEST(happened(resolution, EventKind::Hit), "hits");
}

void OutcomeAttackTest::refusals_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("code");
    const auto with = [](const auto& change) {
        Attack attack = shot();
        change(attack);
        return attack;
    };
    const auto code = [](RefusalCode refusal) { return static_cast<int>(refusal); };
    QTest::newRow("OUT-19 a cover that lets nothing through")
        << with([](Attack& a) { a.options.cover = Cover::Whole; }) << code(RefusalCode::CoverTooGood);
    QTest::newRow("OUT-20 concealed and not pinpointed")
        << with([](Attack& a) { a.options.concealed = true; }) << code(RefusalCode::NotPinpointed);
    QTest::newRow("OUT-22 invisible and not pinpointed")
        << with([](Attack& a) { a.options.invisible = true; }) << code(RefusalCode::NotPinpointed);
    QTest::newRow("OUT-50 held by somebody else")
        << with([](Attack& a) { a.attackerCondition.heldBy = 7; }) << code(RefusalCode::ActorHeld);
    QTest::newRow("OUT-54 pinned by the very one") << with([](Attack& a) {
        a.attackerCondition.heldBy = kUsualTarget;
        a.attackerCondition.pinned = true;
    }) << code(RefusalCode::ActorPinned);
    QTest::newRow("OUT-74 incapacitated")
        << with([](Attack& a) { a.attackerCondition.levels = 6; }) << code(RefusalCode::ActorOut);
    QTest::newRow("OUT-68 declared otherwise") << with([](Attack& a) {
        a.attackerCondition.plan.add({Plan::Move, 0, 1, 0});
    }) << code(RefusalCode::NotDeclared);
    QTest::newRow("OUT-12 each action once") << with([](Attack& a) {
        a.attackerCondition.plan.add({Plan::Shoot, kUsualTarget, 1, 1});
    }) << code(RefusalCode::NoActionLeft);
    QTest::newRow("OUT-47 no such way of firing") << with([](Attack& a) {
        a.weapon.modes = bit(Mode::Single);
        a.options.mode = Mode::Burst;
    }) << code(RefusalCode::NoSuchMode);
    QTest::newRow("OUT-31 no blow with a shield in hand") << with([](Attack& a) {
        a.options.withShield = true;
        giveShield(a.attackerArmour, a.attackerArmourState, Carried::InHand);
    }) << code(RefusalCode::ShieldNotUp);
    QTest::newRow("OUT-40 no blow with no shield")
        << with([](Attack& a) { a.options.withShield = true; }) << code(RefusalCode::NoShield);
    QTest::newRow("OUT-57 a garrote strikes nobody")
        << with([](Attack& a) { a.weapon.garrote = true; }) << code(RefusalCode::GarroteOnly);
}

void OutcomeAttackTest::refusals()
{
    QFETCH(Attack, attack);
    QFETCH(int, code);
    QVERIFY(isFree(shot()));
    QVERIFY(isRefusedAs(attack, static_cast<RefusalCode>(code)));
    // What the game master can allow.
    attack.options.ruledVisible = true;
    attack.options.specialMeasures = true;
    const auto refusal = static_cast<RefusalCode>(code);
    if (refusal == RefusalCode::CoverTooGood || refusal == RefusalCode::NotPinpointed)
        QVERIFY(isFree(attack));
    // Who holds him may be harmed (OUT-50).
    if (refusal == RefusalCode::ActorHeld) {
        attack.attackerCondition.heldBy = kUsualTarget;
        QVERIFY(isFree(attack));
    }
}

void OutcomeAttackTest::dice_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("success");
    QTest::addColumn<bool>("failure");
    const auto of = [](Dice dice) { return static_cast<int>(dice); };
    QTest::newRow("OUT-01 D01 - - blank + ") << of(Dice::FourFate) << QList<int>{1, 1, 2, 3} << -1 << false << false;
    QTest::newRow("OUT-09 D01 four +") << of(Dice::FourFate) << QList<int>{3, 3, 3, 3} << 4 << true << false;
    QTest::newRow("OUT-10 D01 four -") << of(Dice::FourFate) << QList<int>{1, 1, 1, 1} << -4 << false << true;
    QTest::newRow("OUT-01 D01 5 less 2") << of(Dice::SixMinusSix) << QList<int>{5, 2} << 3 << false << false;
    QTest::newRow("OUT-09 D01 6 less 1") << of(Dice::SixMinusSix) << QList<int>{6, 1} << 5 << true << false;
    QTest::newRow("OUT-10 D01 1 less 6") << of(Dice::SixMinusSix) << QList<int>{1, 6} << -5 << false << true;
    QTest::newRow("OUT-01 D01 by the table, 40") << of(Dice::Table) << QList<int>{40} << 0 << false << false;
    QTest::newRow("OUT-09 D37 marked critical, 100") << of(Dice::Table) << QList<int>{100} << 4 << true << false;
    QTest::newRow("OUT-10 D37 marked so, 1") << of(Dice::Table) << QList<int>{1} << -4 << false << true;
}

void OutcomeAttackTest::dice()
{
    QFETCH(int, dice);
    QFETCH(QList<int>, faces);
    Request request;
    Attack attack = shot();
    attack.attacker.ranged = -3;
    attack.switches.dice = static_cast<Dice>(dice);
    request.input = attack;
    const std::vector<std::uint8_t> shown(faces.begin(), faces.end());
    const std::int8_t lowest = attack.switches.dice == Dice::FourFate ? -1 : 1;
    request.answers.put(
        Answer::ofFaces({static_cast<std::uint16_t>(Query::AttackDice), 0}, shown, Origin::Given, lowest));
    const Resolution resolution = resolve(request);
    QTEST(valueOf(resolution, Quantity::AttackDie), "die");
    QTEST(valueOf(resolution, Quantity::AttackCritical) == 1, "success");
    QTEST(valueOf(resolution, Quantity::AttackFailure) == 1, "failure");
}

void OutcomeAttackTest::beyondThree_data()
{
    QTest::addColumn<int>("modifier");
    QTest::addColumn<int>("said");
    QTest::addColumn<bool>("hits");
    QTest::addColumn<int>("outcome");
    QTest::newRow("OUT-08 D35 rolled all the same") << 4 << 0 << true << 7;
    QTest::newRow("OUT-08 D35 succeeds without a roll") << 4 << 1 << true << 1;
    QTest::newRow("OUT-08 D35 fails without a roll") << -4 << 2 << false << 0;
    QTest::newRow("OUT-07 3 is not beyond 3") << 3 << 2 << true << 6;
    QTest::newRow("OUT-07 nor is -3") << -3 << 1 << false << 0;
}

void OutcomeAttackTest::beyondThree()
{
    QFETCH(int, modifier);
    QFETCH(int, said);
    Attack attack = shot();
    attack.options.rollModifiers.set("A wide street", modifier);
    attack.targetCondition.plan = {};
    const Resolution resolution = resolved(attack,
                                           {{Query::AttackDice, 0},
                                            {Query::AttackBeyond, said},
                                            {Query::Dodge, 1},
                                            {Query::DefenceDice, 0},
                                            {Query::Dies, 0}});
    QTEST(happened(resolution, EventKind::Hit), "hits");
    QTEST(valueOf(resolution, Quantity::FinalOutcome), "outcome");
    // What decided it is a step of its own.
    const bool isDecided = std::abs(modifier) > 3 && said != 0;
    QCOMPARE(valueOf(resolution, Quantity::AttackDecided), isDecided ? modifier : kNoValue);
    // Nobody answers what is decided.
    QCOMPARE(valueOf(resolution, Quantity::DefenceDie) == kNoValue, isDecided || modifier < 0);
    // D37: it is asked of each by itself, never of the sum.
    Attack sum = shot();
    sum.options.rollModifiers.set("One", 3);
    sum.options.rollModifiers.set("Two", 3);
    QCOMPARE(valueOf(resolved(sum, {{Query::AttackDice, 0}, {Query::Dies, 0}}), Quantity::AttackTotal), 9);
}

/// OUT-17, OUT-D13.
void OutcomeAttackTest::aimIsSpentAndLost()
{
    Attack attack = shot();
    attack.attackerCondition.aimAt = kUsualTarget;
    attack.attackerCondition.aimTurns = 3;
    attack.targetCondition.aimAt = 9;
    attack.targetCondition.aimTurns = 2;
    const Resolution hit = attacked(attack, 0);
    QCOMPARE(changed(hit, Attack::kAction, "attacker.condition", "aimTurns"), 0);
    QCOMPARE(changed(hit, Attack::kAction, "attacker.condition", "aimAt"), 0);
    QCOMPARE(changed(hit, Attack::kAction, "target.condition", "aimTurns"), 0);
    attack.target.integralArmour = 20;
    QCOMPARE(changed(attacked(attack, 0), Attack::kAction, "target.condition", "aimTurns"), kNoValue);
}

void OutcomeAttackTest::aDefenceEndsAim_data()
{
    QTest::addColumn<WeaponKind>("inHand");
    QTest::addColumn<bool>("dodges");
    QTest::addColumn<int>("aimTurns");
    QTest::newRow("OUT-17 OUT-D40 a dodge") << WeaponKind::Firearm << true << 0;
    QTest::newRow("OUT-17 OUT-D40 a parry with the gun that aims") << WeaponKind::Firearm << false << 0;
    QTest::newRow("OUT-17 OUT-D40 a parry with the bow that aims") << WeaponKind::Bow << false << 0;
    QTest::newRow("OUT-17 OUT-D40 no parry with anything else") << WeaponKind::Melee << false << kNoValue;
}

void OutcomeAttackTest::aDefenceEndsAim()
{
    QFETCH(WeaponKind, inHand);
    QFETCH(bool, dodges);
    Attack attack = blow();
    attack.targetCondition.plan = {};
    attack.target.physique = 9;
    attack.target.melee = 9;
    attack.targetCondition.aimAt = 9;
    attack.targetCondition.aimTurns = 2;
    attack.targetWeapon.resize(1);
    attack.targetWeapon[0].kind = inHand;
    const Resolution resolution = resolved(
        attack, {{Query::AttackDice, 0}, {Query::Dodge, dodges ? 1 : 0}, {Query::Parry, 1}, {Query::DefenceDice, 0}});
    QVERIFY(resolution.isFinished());
    QTEST(changed(resolution, Attack::kAction, "target.condition", "aimTurns"), "aimTurns");
    // With his shield he parries beside it.
    giveShield(attack.armour, attack.armourState);
    attack.options.parriesWithShield = true;
    const Resolution shielded = resolved(
        attack, {{Query::AttackDice, 0}, {Query::Dodge, dodges ? 1 : 0}, {Query::Parry, 1}, {Query::DefenceDice, 0}});
    QCOMPARE(changed(shielded, Attack::kAction, "target.condition", "aimTurns"), dodges ? 0 : kNoValue);
}

/// OUT-62, OUT-63, OUT-64, V17: two tokens, three attacks.
void OutcomeAttackTest::aFeintHelpsOneAttackEach()
{
    Attack attack = shot();
    attack.target.integralArmour = 20;
    attack.targetCondition.tokens = {{3}, {2}};
    QList<int> totals;
    for (int i = 0; i < 3; ++i) {
        const Resolution resolution = attacked(attack, 0);
        totals << valueOf(resolution, Quantity::AttackTotal);
        for (const Change& change : resolution.findings.changes) {
            const PartDeclaration& part = Attack::kAction.parts[change.part];
            part.record->fields[change.field].setNumber(part.at(&attack, change.element), change.index, change.after);
        }
        if (i == 0)
            QCOMPARE(attack.targetCondition.tokens[0].until, 3);  // that which ends first is gone
    }
    QCOMPARE(totals, (QList<int>{4, 4, 3}));
    // OUT-D31: until the end of the turn it names, whoever has ended turns meanwhile.
    attack.targetCondition.tokens = {{3}, {5}};
    attack.options.round = 4;
    const Resolution later = attacked(attack, 0);
    QCOMPARE(valueOf(later, Quantity::AttackTotal), 4);
    QCOMPARE(changed(later, Attack::kAction, "target.condition", "tokenCount"), 1);
    attack.options.round = 6;
    QCOMPARE(valueOf(attacked(attack, 0), Quantity::AttackTotal), 3);
}

/// OUT-12, OUT-69: what is done is done, and a line against somebody comes before one against anybody.
void OutcomeAttackTest::theTurnCounts()
{
    Attack attack = shot();
    attack.attackerCondition.inTurn = true;
    attack.attackerCondition.plan = {{Plan::Shoot, 0, 2, 0}, {Plan::Shoot, kUsualTarget, 1, 0}};
    const Resolution resolution = attacked(attack, 0);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "planDone", 0, 1), 1);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "planDone", 0, 0), kNoValue);
    QCOMPARE(valueOf(resolution, Quantity::TurnPenalty), -3);
    // What he declared is preset.
    Input burstDeclared = [] {
        Attack one = shot();
        one.weapon.modes = bit(Mode::Single) | bit(Mode::Automatic);
        one.attackerCondition.plan = {{Plan::Automatic, kUsualTarget, 1, 0}};
        return one;
    }();
    burstDeclared.preset();
    QVERIFY(burstDeclared.as<Attack>()->options.mode == Mode::Automatic);
    // Who has declared nothing does that and nothing else (OUT-D10).
    Attack free = shot();
    free.attackerCondition.inTurn = true;
    const Resolution only = attacked(free, 0);
    QCOMPARE(changed(only, Attack::kAction, "attacker.condition", "planCount"), 1);
    QCOMPARE(changed(only, Attack::kAction, "attacker.condition", "plan", 0, 0), static_cast<int>(Plan::Shoot));
    QCOMPARE(changed(only, Attack::kAction, "attacker.condition", "planDone", 0, 0), 1);
    QCOMPARE(valueOf(only, Quantity::TurnPenalty), kNoValue);
    // OUT-45, OUT-D28: after resisting a grapple behind a shield it is his second action.
    free.attackerCondition.actionsAdded = 1;
    QCOMPARE(valueOf(attacked(free, 0), Quantity::TurnPenalty), -2);
}

/// OUT-D34: a place that was called stands in the event, and nowhere else.
void OutcomeAttackTest::calledAttacksAreSaid()
{
    Attack attack = shot();
    QVERIFY(!happened(attacked(attack, 0), EventKind::Landed));
    attack.options.called = static_cast<Called>(static_cast<int>(Piece::Neck) + 1);
    const Resolution resolution = attacked(attack, 0);
    const auto landed = std::ranges::find(resolution.findings.events, EventKind::Landed, &Event::kind);
    QVERIFY(landed != resolution.findings.events.end());
    QCOMPARE(landed->subject.location(), std::optional(static_cast<int>(Piece::Neck)));
    QVERIFY(!happened(attacked(attack, -4), EventKind::Landed));
}

HITSPREAD_TEST(OutcomeAttackTest)

#include "outcomeattack_test.moc"
