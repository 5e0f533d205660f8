#include "outcome/contenders.h"
#include "rules/systems/outcome/defence.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::outcome;
using namespace hitspread::outcome::test;

namespace {

/// Parried or, where that cannot be, dodged.
Resolution defended(const Attack& attack, int die, int defence, bool parries = true)
{
    return resolved(attack,
                    {{Query::AttackDice, die},
                     {Query::Dodge, parries ? 0 : 1},
                     {Query::Parry, parries ? 1 : 0},
                     {Query::DefenceDice, defence},
                     {Query::Dies, 0}});
}

Weapon buckler()
{
    Weapon weapon = blade();
    weapon.buckler = true;
    return weapon;
}

}  // namespace

/// Dodge and parry, and what a hit does (OUT-03 to OUT-06, OUT-40 to OUT-43, OUT-70 to OUT-75).
class OutcomeDefenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outcomes_data();
    void outcomes();
    void rolled_data();
    void rolled();
    void ratings_data();
    void ratings();
    void declared_data();
    void declared();
    void harm_data();
    void harm();
    void wounds_data();
    void wounds();
    void defendingIsAnAction();
    void aShieldIsAWeapon();
    void whoGoesDownLetsGo();
    void theGameMasterSaysWhoDies();
};

void OutcomeDefenceTest::outcomes_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("defence");
    QTest::addColumn<int>("outcome");
    QTest::addColumn<bool>("hits");
    QTest::newRow("OUT-03 OUT-04 V01 4 - 3 = 1: hit") << blow() << 1 << 1 << 1 << true;
    QTest::newRow("OUT-04 V02 3 - 3 = 0: missed") << blow() << 0 << 1 << 0 << false;
    Attack poor = blow();
    poor.attacker.melee = 2;
    poor.target.melee = 0;
    QTest::newRow("OUT-03 V06 D05 2 - (-1) counts 2 - 0") << poor << 0 << -1 << 2 << true;
    Attack open = poor;
    open.switches.floorDefence = false;
    QTest::newRow("OUT-03 D05 by the switch 2 - (-1)") << open << 0 << -1 << 3 << true;
    Attack strong = blow();
    strong.target.melee = 6;
    QTest::newRow("OUT-03 D03 a critically failed defence counts 0") << strong << 0 << -4 << 3 << true;
    QTest::newRow("OUT-03 D03 a 4 is no more than 4") << poor << 3 << 4 << 1 << true;
    Attack avoids = poor;
    avoids.switches.criticalAvoids = true;
    QTest::newRow("OUT-03 D03 by the switch it always avoids") << avoids << 3 << 4 << 0 << false;
    QTest::newRow("OUT-03 D03 the switch is for criticals alone") << avoids << 3 << 3 << 2 << true;
    Attack hurt = blow();
    hurt.targetCondition.levels = 5;
    QTest::newRow("OUT-74 D36 critically wounded he defends at -3") << hurt << 1 << 2 << 3 << true;
    Attack helped = blow();
    helped.options.defenceModifiers.set("On the stairs", 2);
    QTest::newRow("OUT-02 a modifier of the defence") << helped << 1 << 1 << -1 << false;
    Attack small = blow();
    small.targetWeapon = {buckler()};
    QTest::newRow("OUT-43 V13 2 + 0 + 1 = 3") << small << 1 << 0 << 1 << true;
}

void OutcomeDefenceTest::outcomes()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    QFETCH(int, defence);
    const Resolution resolution = defended(attack, die, defence);
    const int raised = valueOf(resolution, Quantity::FinalRaised);
    QTEST(raised == kNoValue ? valueOf(resolution, Quantity::FinalOutcome) : raised, "outcome");
    QTEST(valueOf(resolution, Quantity::FinalHit) == 1, "hits");
    QCOMPARE(happened(resolution, EventKind::Parried), valueOf(resolution, Quantity::FinalHit) == 0);
}

void OutcomeDefenceTest::rolled_data()
{
    QTest::addColumn<bool>("parries");
    QTest::addColumn<int>("outcome");
    QTest::newRow("OUT-06 parried with a Melee of 2: 4 - 3") << true << 1;
    QTest::newRow("OUT-06 dodged with a Physique of 1: 4 - 2") << false << 2;
}

/// By the dice, not only in what is offered.
void OutcomeDefenceTest::rolled()
{
    QFETCH(bool, parries);
    Attack attack = blow();
    attack.target.melee = 2;
    attack.target.physique = 1;
    QTEST(valueOf(defended(attack, 1, 1, parries), Quantity::FinalOutcome), "outcome");
}

void OutcomeDefenceTest::ratings_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("dodge");
    QTest::addColumn<int>("parry");
    Attack attack = blow();
    attack.target.physique = 1;
    const auto by = [&](WeaponKind kind) {
        Attack with = attack;
        with.weapon.kind = kind;
        return with;
    };
    QTest::newRow("OUT-06 a blow: Physique or Melee") << attack << 1 << 2;
    QTest::newRow("OUT-06 D07 something thrown, too") << by(WeaponKind::Thrown) << 1 << 2;
    QTest::newRow("OUT-06 D07 no arrow is parried") << by(WeaponKind::Bow) << 1 << kNoValue;
    QTest::newRow("OUT-06 D07 nor a bullet") << by(WeaponKind::Firearm) << 1 << kNoValue;
    Attack house = by(WeaponKind::Firearm);
    house.switches.defences = {{{1, 4, {0, 1}}}};
    QTest::newRow("OUT-06 D07 as the house has it") << house << kNoValue << 2;
    Attack holder = attack;
    holder.targetCondition.holding = 7;
    QTest::newRow("OUT-51 who holds somebody cannot") << holder << kNoValue << kNoValue;
    Attack held = attack;
    held.targetCondition.heldBy = 7;
    QTest::newRow("OUT-50 nor who is held") << held << kNoValue << kNoValue;
    Attack out = attack;
    out.targetCondition.levels = 6;
    QTest::newRow("OUT-74 D36 nor who is incapacitated") << out << kNoValue << kNoValue;
    Attack bash = by(WeaponKind::Firearm);
    bash.options.withShield = true;
    QTest::newRow("OUT-40 a blow with a shield is a blow") << bash << 1 << 2;
}

void OutcomeDefenceTest::ratings()
{
    QFETCH(Attack, attack);
    const Defences defences = defencesOf(attack);
    const auto worth = [&defences](DefenceKind kind) {
        const Option& option = defences[static_cast<std::size_t>(kind) - 1];
        return option.barrier ? kNoValue : option.worth;
    };
    QTEST(worth(DefenceKind::Dodge), "dodge");
    QTEST(worth(DefenceKind::Parry), "parry");
}

void OutcomeDefenceTest::declared_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<bool>("dodges");
    QTest::addColumn<bool>("parries");
    const auto with = [](std::initializer_list<Planned> plan, bool inTurn = true) {
        Attack attack = blow();
        attack.targetCondition.inTurn = inTurn;
        attack.targetCondition.plan = Rows<Planned, kMostPlans>(plan);
        return attack;
    };
    QTest::newRow("OUT-70 an attack alone: no defence") << with({{Plan::Strike, kUsualActor, 1, 0}}) << false << false;
    QTest::newRow("OUT-70 D28 nothing declared: none") << with({}) << false << false;
    QTest::newRow("OUT-70 in no turn he is free") << with({}, false) << true << true;
    QTest::newRow("OUT-70 D08 a dodge of him") << with({{Plan::Dodge, kUsualActor, 1, 0}}) << true << false;
    QTest::newRow("OUT-70 D08 a dodge of somebody else") << with({{Plan::Dodge, 7, 1, 0}}) << false << false;
    QTest::newRow("OUT-70 a parry of whoever comes") << with({{Plan::Parry, 0, 1, 0}}) << false << true;
    QTest::newRow("OUT-70 D08 it was used up") << with({{Plan::Parry, 0, 1, 1}}) << false << false;
}

void OutcomeDefenceTest::declared()
{
    QFETCH(Attack, attack);
    const Defences defences = defencesOf(attack);
    QTEST(!defences[0].barrier, "dodges");
    QTEST(!defences[1].barrier, "parries");
}

void OutcomeDefenceTest::harm_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("net");
    Attack printed = shot();
    printed.target.wornArmour = 1;
    QTest::newRow("OUT-72 OUT-73 E07 3 + 3 - 1 = 5") << printed << 5;
    QTest::newRow("OUT-05 E07 the outcome and no armour: 6") << shot() << 6;
    Attack bare = shot();
    bare.weapon.damageBonus = 0;
    QTest::newRow("OUT-05 the outcome is the base damage") << bare << 3;
    Attack thick = shot();
    thick.target.integralArmour = 9;
    QTest::newRow("OUT-73 D24 armour leaves no less than 0") << thick << 0;
    // Worn 1, integral 1, the shield 3, a car door 2: 7 of 9.
    Attack through = shot();
    through.weapon.damageBonus = 6;
    through.target.integralArmour = 1;
    through.armour.resize(1);
    through.armour[0].points = 1;
    through.armourState.resize(1);
    giveShield(through.armour, through.armourState);
    through.options.shield = ShieldWay::Through;
    through.options.cover = Cover::Half;
    through.options.through = Through::AsArmour;
    through.options.material = Material::CarDoor;
    QTest::newRow("OUT-27 OUT-29 V11 7 points of armour") << through << 2;
    through.options.material = Material::Brick;
    QTest::newRow("OUT-26 D16 brick has 4") << through << 0;
    through.options.material = Material::WoodenDoor;
    QTest::newRow("OUT-26 D16 a wooden door has 1") << through << 3;
    through.options.material = Material::Other;
    through.options.coverArmour = 3;
    QTest::newRow("OUT-26 D16 as many as the game master says") << through << 1;
    Attack around = shot();
    giveShield(around.armour, around.armourState);
    around.armour[0].points = 9;
    QTest::newRow("OUT-28 around a shield none of it counts") << around << 5;
    Attack packed = shot();
    packed.armour.resize(1);
    packed.armour[0].points = 4;
    packed.armourState.push_back({Carried::OnBack, Arm::Left});
    QTest::newRow("OUT-73 what is not worn protects from nothing") << packed << 6;
}

void OutcomeDefenceTest::harm()
{
    QFETCH(Attack, attack);
    const Resolution resolution = resolved(attack, {{Query::AttackDice, 0}, {Query::Dies, 0}});
    QVERIFY(happened(resolution, EventKind::Hit));
    QTEST(valueOf(resolution, Quantity::HarmNet), "net");
    QCOMPARE(happened(resolution, EventKind::ArmourHeld), valueOf(resolution, Quantity::HarmNet) == 0);
    QCOMPARE(happened(resolution, EventKind::Wounded), valueOf(resolution, Quantity::HarmNet) > 0);
}

void OutcomeDefenceTest::wounds_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("net");
    QTest::addColumn<bool>("adds");
    QTest::addColumn<int>("after");
    QTest::addColumn<int>("name");
    QTest::addColumn<int>("penalty");
    QTest::addColumn<bool>("walks");
    QTest::addColumn<bool>("out");
    const auto of = [](Wound wound) { return static_cast<int>(wound); };
    QTest::newRow("OUT-74 D21 1") << 0 << 1 << true << 1 << of(Wound::Scratched) << 0 << true << false;
    QTest::newRow("OUT-74 D21 2") << 0 << 2 << true << 2 << of(Wound::Light) << -1 << true << false;
    QTest::newRow("OUT-74 D21 3") << 0 << 3 << true << 3 << of(Wound::Wounded) << -1 << true << false;
    QTest::newRow("OUT-74 D21 4") << 0 << 4 << true << 4 << of(Wound::Serious) << -2 << true << false;
    QTest::newRow("OUT-74 E08 5: critically wounded")
        << 0 << 5 << true << 5 << of(Wound::Critical) << -3 << false << false;
    QTest::newRow("OUT-74 D21 6") << 0 << 6 << true << 6 << of(Wound::Incapacitated) << 0 << false << true;
    QTest::newRow("OUT-74 D21 7 and more") << 0 << 12 << true << 12 << of(Wound::Dying) << 0 << false << true;
    QTest::newRow("OUT-74 no more than the sheet holds")
        << 90 << 12 << true << 99 << of(Wound::Dying) << 0 << false << true;
    QTest::newRow("OUT-74 V19 2 and then 3") << 2 << 3 << true << 5 << of(Wound::Critical) << -3 << false << false;
    QTest::newRow("OUT-74 D21 only the worst counts: 2, then 3")
        << 2 << 3 << false << 3 << of(Wound::Wounded) << -1 << true << false;
    QTest::newRow("OUT-74 D21 only the worst counts: 4, then 3")
        << 4 << 3 << false << 4 << of(Wound::Serious) << -2 << true << false;
}

void OutcomeDefenceTest::wounds()
{
    QFETCH(int, before);
    QFETCH(int, net);
    QFETCH(bool, adds);
    Attack attack = shot();
    attack.weapon.damageBonus = net - 3;
    attack.targetCondition.levels = before;
    attack.switches.woundsAdd = adds;
    const Resolution resolution = resolved(attack, {{Query::AttackDice, 0}, {Query::Dies, 0}});
    QTEST(valueOf(resolution, Quantity::WoundLevels), "after");
    QTEST(valueOf(resolution, Quantity::WoundName), "name");
    QTEST(valueOf(resolution, Quantity::WoundPenalty), "penalty");
    QTEST(valueOf(resolution, Quantity::WoundWalks) == 1, "walks");
    QTEST(valueOf(resolution, Quantity::WoundOut) == 1, "out");
    QFETCH(int, after);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "levels"), after == before ? kNoValue : after);
    // OUT-75: no burden, but he walks no more than others.
    attack.target.painTolerance = true;
    const Resolution tough = resolved(attack, {{Query::AttackDice, 0}, {Query::Dies, 0}});
    QCOMPARE(valueOf(tough, Quantity::WoundPenalty), 0);
    QTEST(valueOf(tough, Quantity::WoundWalks) == 1, "walks");
}

/// OUT-13, OUT-14: evading several counts as several actions, and what was declared is used up.
void OutcomeDefenceTest::defendingIsAnAction()
{
    Attack attack = blow();
    attack.targetCondition.inTurn = true;
    attack.targetCondition.plan = {{Plan::Parry, kUsualActor, 1, 0}, {Plan::Dodge, 7, 1, 0}, {Plan::Other, 0, 1, 0}};
    const Resolution resolution = defended(attack, 0, 2);
    QCOMPARE(valueOf(resolution, Quantity::TurnTargets, 1), 2);
    QCOMPARE(valueOf(resolution, Quantity::TurnOthers, 1), 1);
    QCOMPARE(valueOf(resolution, Quantity::TurnPenalty, 1), -3);
    QCOMPARE(valueOf(resolution, Quantity::DefenceTotal), 1);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "planDone", 0, 0), 1);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "planDone", 0, 1), kNoValue);
    // What misses anyway is not worth a defence.
    const Resolution missed = defended(attack, -3, 2);
    QCOMPARE(valueOf(missed, Quantity::DefenceTotal), kNoValue);
    QCOMPARE(changed(missed, Attack::kAction, "target.condition", "planDone", 0, 0), kNoValue);
}

/// OUT-40, OUT-41.
void OutcomeDefenceTest::aShieldIsAWeapon()
{
    Attack bash = shot();
    bash.attacker.melee = 1;
    bash.options.withShield = true;
    giveShield(bash.attackerArmour, bash.attackerArmourState);
    bash.attackerArmour[0].damageBonus = 2;
    QVERIFY(isFree(bash));
    const Resolution resolution = resolved(bash, {{Query::AttackDice, 0}});
    QCOMPARE(valueOf(resolution, Quantity::HarmDamage), 3);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "shieldAgainst"), int{kUsualTarget});
    Attack parried = blow();
    giveShield(parried.armour, parried.armourState);
    parried.options.parriesWithShield = true;
    parried.targetWeapon = {buckler()};
    const Resolution with = defended(parried, 2, 0);
    QCOMPARE(valueOf(with, Quantity::DefenceTotal), 2);  // the shield is no buckler
    QCOMPARE(changed(with, Attack::kAction, "target.condition", "shieldAgainst"), int{kUsualActor});
    parried.options.parriesWithShield = false;
    const Resolution without = defended(parried, 2, 0);
    QCOMPARE(valueOf(without, Quantity::DefenceTotal), 3);
    QCOMPARE(changed(without, Attack::kAction, "target.condition", "shieldAgainst"), kNoValue);
    // OUT-31: one on the back parries nothing; the buckler does.
    parried.options.parriesWithShield = true;
    parried.armourState[0].carried = Carried::OnBack;
    const Resolution back = defended(parried, 2, 0);
    QCOMPARE(valueOf(back, Quantity::DefenceTotal), 3);
    QCOMPARE(changed(back, Attack::kAction, "target.condition", "shieldAgainst"), kNoValue);
}

/// Holding and being held bind two: who goes down frees the other.
void OutcomeDefenceTest::whoGoesDownLetsGo()
{
    Attack attack = shot();
    attack.targetCondition.levels = 5;
    attack.targetCondition.holding = 7;
    attack.targetCondition.keeps = true;
    attack.bound.resize(2);
    attack.bound[0].condition.heldBy = kUsualTarget;
    attack.bound[0].condition.pinned = true;
    attack.bound[1].condition.heldBy = 9;
    const Resolution resolution = resolved(attack, {{Query::AttackDice, -2}, {Query::Dies, 0}});
    QVERIFY(happened(resolution, EventKind::Unconscious));
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "holding"), 0);
    QCOMPARE(changed(resolution, Attack::kAction, "bound.condition", "heldBy", 0), 0);
    QCOMPARE(changed(resolution, Attack::kAction, "bound.condition", "pinned", 0), 0);
    QCOMPARE(changed(resolution, Attack::kAction, "bound.condition", "heldBy", 1), kNoValue);
    // The attacker himself was held by him.
    Attack from = attack;
    from.weapon = fist();
    from.attacker.unarmed = 1;
    from.attackerCondition.heldBy = kUsualTarget;
    from.targetCondition.holding = kUsualActor;
    const Resolution freed = resolved(from, {{Query::AttackDice, 0}, {Query::Dies, 0}});
    QCOMPARE(changed(freed, Attack::kAction, "attacker.condition", "heldBy"), 0);
    // Only a scratch frees nobody.
    attack.targetCondition.levels = 0;
    attack.weapon.damageBonus = 0;
    const Resolution scratch = resolved(attack, {{Query::AttackDice, -2}});
    QCOMPARE(changed(scratch, Attack::kAction, "bound.condition", "heldBy", 0), kNoValue);
}

/// OUT-74, OUT-D21.
void OutcomeDefenceTest::theGameMasterSaysWhoDies()
{
    Attack attack = shot();
    attack.targetCondition.levels = 1;
    const Resolution open = resolved(attack, {{Query::AttackDice, 0}});
    QVERIFY(!open.isFinished());
    const Resolution dead = resolved(attack, {{Query::AttackDice, 0}, {Query::Dies, 1}});
    QVERIFY(happened(dead, EventKind::Dead));
    QCOMPARE(changed(dead, Attack::kAction, "target.condition", "dead"), 1);
    const Resolution alive = resolved(attack, {{Query::AttackDice, 0}, {Query::Dies, 0}});
    QVERIFY(!happened(alive, EventKind::Dead) && happened(alive, EventKind::Unconscious));
    QCOMPARE(changed(alive, Attack::kAction, "target.condition", "dead"), kNoValue);
}

HITSPREAD_TEST(OutcomeDefenceTest)

#include "outcomedefence_test.moc"
