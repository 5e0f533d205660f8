#include "percentile/fighters.h"
#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/percentile/roll.h"
#include "support/testclass.h"

#include <QTest>

#include <utility>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

/// A hit on the chest for 4 points, and nobody defends.
Resolution rolled(const Attack& attack, int die)
{
    return resolved(attack,
                    {{Query::AttackDie, die},
                     {Query::DefenceDodge, 0},
                     {Query::DefenceBlock, 0},
                     {Query::DefenceParry, 0},
                     {Query::CriticalLocation, 0},
                     {Query::HitLocation, 30},
                     {Query::HitDamage, 4},
                     {Query::FumbleDie, 10}});
}

}  // namespace

/// The roll to hit in melee and at range (PCT-07 to PCT-13, PCT-21 to PCT-26).
class PercentileAttackRollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratings_data();
    void ratings();
    void results_data();
    void results();
    void success_data();
    void success();
    void criticals_data();
    void criticals();
    void modifiersOfTheRating();
    void everyModifierCounts_data();
    void everyModifierCounts();
    void calledShots_data();
    void calledShots();
    void damage_data();
    void damage();
    void aCriticalShotStaysWhereItWasCalled();
    void whatIsAskedNext_data();
    void whatIsAskedNext();
    void refusals_data();
    void refusals();
    void actionAndShotAreSpent();
};

void PercentileAttackRollTest::ratings_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("rating");
    Attack untrained = blow();
    untrained.weapon.skill = "Halberd";
    Attack byDex = blow();
    byDex.weapon.rollsOn = RollsOn::Dex;
    Attack ruledDex = blow();
    ruledDex.options.rollsOn = RollsAgainst::Dex;
    Attack ruledSkill = byDex;
    ruledSkill.options.rollsOn = RollsAgainst::Skill;
    Attack fists = blow();
    fists.weapon = fist();
    Attack trained = fists;
    trained.attacker.unarmed = 33;
    Attack unsorted = shot();
    unsorted.attacker.rangedSkills = {};
    unsorted.attacker.skills.set("Pistols", 44);
    Attack strange = shot();
    strange.weapon.skill = "Bow";
    QTest::newRow("PCT-07 the skill of the weapon") << blow() << 55;
    QTest::newRow("PCT-07 D10 no fitting skill: DEX") << untrained << 48;
    QTest::newRow("PCT-07 D10 the weapon rolls on DEX") << byDex << 48;
    QTest::newRow("PCT-07 D10 DEX by the game master") << ruledDex << 48;
    QTest::newRow("PCT-07 D10 skill by the game master") << ruledSkill << 55;
    QTest::newRow("PCT-07 D10 fists roll DEX") << fists << 48;
    QTest::newRow("PCT-07 D10 trained fists") << trained << 33;
    QTest::newRow("PCT-21 the weapon skill") << shot() << 67;
    QTest::newRow("PCT-21 a skill of no kind") << unsorted << 44;
    QTest::newRow("PCT-21 a skill nobody has") << strange << 0;
    Attack thrown = shot();
    thrown.weapon.kind = WeaponKind::Thrown;
    thrown.weapon.skill = "Knife";
    thrown.attacker.meleeSkills.set("Knife", 70);
    thrown.attacker.rangedSkills.set("Knife", 30);
    QTest::newRow("PCT-21 PCT-D40 thrown: the ranged one of two of a name") << thrown << 30;
    Attack fired = thrown;
    fired.weapon.kind = WeaponKind::Ranged;
    QTest::newRow("PCT-21 PCT-D40 fired: the ranged one") << fired << 30;
    Attack struck = thrown;
    struck.weapon.kind = WeaponKind::Melee;
    QTest::newRow("PCT-07 PCT-D40 struck with: the melee one") << struck << 70;
    thrown.attacker.rangedSkills = {};
    QTest::newRow("PCT-21 PCT-D40 in another list where his own has none") << thrown << 70;
    struck.attacker.meleeSkills = {};
    struck.attacker.skills.set("Knife", 20);
    QTest::newRow("PCT-07 PCT-D40 in the others by their order") << struck << 30;
}

void PercentileAttackRollTest::ratings()
{
    QFETCH(Attack, attack);
    QTEST(valueOf(rolled(attack, 50), Quantity::AttackRating), "rating");
}

void PercentileAttackRollTest::results_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("result");
    Attack adds = shot();
    adds.switches.rangedAddDex = true;
    Attack byDex = blow();
    byDex.weapon.rollsOn = RollsOn::Dex;
    QTest::newRow("PCT-08 V03 25 + 48") << blow() << 30 << 73;
    QTest::newRow("PCT-08 may be negative") << blow() << 98 << 5;
    QTest::newRow("PCT-08 may be above 100") << blow(180) << 5 << 223;
    QTest::newRow("PCT-08 D10 DEX counts twice") << byDex << 30 << 66;
    QTest::newRow("PCT-22 V10 67 - 40 without DEX") << shot() << 40 << 27;
    QTest::newRow("PCT-22 D26 with DEX by the switch") << adds << 40 << 75;
    Attack thrown = shot();
    thrown.weapon.kind = WeaponKind::Thrown;
    QTest::newRow("PCT-22 thrown as shot") << thrown << 40 << 27;
}

void PercentileAttackRollTest::results()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    QTEST(valueOf(rolled(attack, die), Quantity::AttackResult), "result");
}

void PercentileAttackRollTest::success_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("succeeds");
    QTest::addColumn<int>("fumbles");
    QTest::newRow("PCT-10 D02 at the rating") << blow() << 55 << 1 << 0;
    QTest::newRow("PCT-12 D02 above the rating") << blow() << 56 << 0 << 0;
    QTest::newRow("PCT-13 V09 rating 120 and a 99") << blow(120) << 99 << 0 << 1;
    QTest::newRow("PCT-13 D12 a 98 is none") << blow(120) << 98 << 1 << 0;
    QTest::newRow("PCT-13 a 100") << blow(20) << 100 << 0 << 1;
    QTest::newRow("PCT-23 at the rating") << shot() << 67 << 1 << 0;
    QTest::newRow("PCT-25 above the rating") << shot() << 68 << 0 << 0;
    QTest::newRow("PCT-26 D12 a 99") << shot(150) << 99 << 0 << 1;
    QTest::newRow("PCT-26 D12 a 98 is none") << shot(150) << 98 << 1 << 0;
    Attack wide = blow(120);
    wide.switches.fumble = 96;
    QTest::newRow("PCT-13 D12 from 96 by the switch") << wide << 96 << 0 << 1;
    Attack never = blow(120);
    never.switches.fumble = 101;
    QTest::newRow("PCT-13 D12 never by the switch") << never << 100 << 1 << 0;
}

void PercentileAttackRollTest::success()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    const Resolution resolution = rolled(attack, die);
    QTEST(valueOf(resolution, Quantity::AttackSuccess), "succeeds");
    QTEST(valueOf(resolution, Quantity::AttackFumble), "fumbles");
    QCOMPARE(happened(resolution, EventKind::Hit), valueOf(resolution, Quantity::AttackSuccess) == 1);
    QCOMPARE(happened(resolution, EventKind::Through), valueOf(resolution, Quantity::AttackSuccess) == 1);
}

void PercentileAttackRollTest::criticals_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("threshold");
    QTest::addColumn<int>("critical");
    QTest::newRow("PCT-11 V08 74 and a 1") << blow(74) << 1 << 1 << 1;
    QTest::newRow("PCT-11 V08 74 and a 2 is ordinary") << blow(74) << 2 << 1 << 0;
    QTest::newRow("PCT-11 V08 75 and a 2") << blow(75) << 2 << 2 << 1;
    QTest::newRow("PCT-11 V08 20 and a 1") << blow(20) << 1 << 1 << 1;
    QTest::newRow("PCT-11 D11 124") << blow(124) << 3 << 2 << 0;
    QTest::newRow("PCT-11 D11 125") << blow(125) << 3 << 3 << 1;
    QTest::newRow("PCT-11 D11 174") << blow(174) << 4 << 3 << 0;
    QTest::newRow("PCT-11 D11 175") << blow(175) << 4 << 4 << 1;
    QTest::newRow("PCT-24 D11 74") << shot(74) << 2 << 1 << 0;
    QTest::newRow("PCT-24 D11 75") << shot(75) << 2 << 2 << 1;
    Attack flat = blow(20);
    flat.switches.critical = CriticalRule::Flat;
    QTest::newRow("PCT-11 D11 flat 01-02") << flat << 2 << 2 << 1;
    Attack tenth = blow(50);
    tenth.switches.criticalPercent = 10;
    QTest::newRow("PCT-11 D11 ten percent") << tenth << 5 << 5 << 1;
    Attack three = blow(50);
    three.switches.criticalMinimum = 3;
    QTest::newRow("PCT-11 D11 at least three") << three << 3 << 3 << 1;
    // Of the rating as it came to be: 80 - 40.
    Attack called = blow(80);
    called.options.called = Called::Head;
    QTest::newRow("PCT-11 D11 of the modified rating") << called << 2 << 1 << 0;
    // A roll at the threshold succeeds even above the rating.
    Attack hopeless = blow(20);
    hopeless.options.called = Called::Head;
    QTest::newRow("PCT-11 D11 above the rating") << hopeless << 1 << 1 << 1;
}

void PercentileAttackRollTest::criticals()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    const Resolution resolution = rolled(attack, die);
    QTEST(valueOf(resolution, Quantity::AttackThreshold), "threshold");
    QTEST(valueOf(resolution, Quantity::AttackCritical), "critical");
    QCOMPARE(valueOf(resolution, Quantity::AttackSuccess), 1);
}

void PercentileAttackRollTest::modifiersOfTheRating()
{
    // PCT-D28 and PCT-D36: 55 - 10 - 20 of conditions, + 15 - 5 as declared.
    Attack attack = blow();
    attack.attackerCondition.penalties = {{-10, 0, PenaltyCause::LossOfCombat}, {-20, 3, PenaltyCause::LossOfCombat}};
    attack.options.rollModifiers.set("Higher ground", 15);
    attack.options.rollModifiers.set("Rain", -5);
    const Resolution resolution = rolled(attack, 30);
    QCOMPARE(valueOf(resolution, Quantity::AttackRating), 35);
    QCOMPARE(valueOf(resolution, Quantity::AttackCondition), 25);
    // What was for the next roll is over, what lasts stays.
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "penaltyCount"), 1);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "penaltyModifiers", 0, 0), -20);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "penaltyUntil", 0, 0), 3);
}

/// PCT-D28: so many modifiers of 1, and behind them one of -40; 50 by itself.
void PercentileAttackRollTest::everyModifierCounts_data()
{
    QTest::addColumn<int>("ones");
    QTest::addColumn<int>("rating");
    QTest::newRow("PCT-21 D28 the sixteenth") << 15 << 25;
    QTest::newRow("PCT-21 D28 the seventeenth") << 16 << 26;
    QTest::newRow("PCT-21 D28 the fortieth") << 39 << 49;
}

void PercentileAttackRollTest::everyModifierCounts()
{
    QFETCH(int, ones);
    Attack attack = shot(50);
    for (int i = 0; i < ones; ++i)
        attack.options.rollModifiers.set("m" + std::to_string(i), 1);
    attack.options.rollModifiers.set("q", -40);
    const Resolution resolution = rolled(attack, 60);
    QVERIFY(resolution.isFinished());
    // What is over the room there is stands in the last line.
    const auto last = static_cast<std::uint16_t>(kMostModifiers - 1);
    QTEST(valueOf(resolution, Quantity::AttackModifier, last), "rating");
    QTEST(valueOf(resolution, Quantity::AttackRating), "rating");
    QCOMPARE(valueOf(resolution, Quantity::AttackSuccess), 0);
}

void PercentileAttackRollTest::calledShots_data()
{
    QTest::addColumn<Called>("called");
    QTest::addColumn<int>("rating");
    QTest::addColumn<Location>("location");
    // PCT-D24: declared before the roll, its price on the rating, and a hit lands there whatever the die would say.
    QTest::newRow("PCT-29 D24 head") << Called::Head << 60 << Location::Head;
    QTest::newRow("PCT-29 D24 chest") << Called::Chest << 90 << Location::Chest;
    QTest::newRow("PCT-29 D24 abdomen") << Called::Abdomen << 90 << Location::Abdomen;
    QTest::newRow("PCT-29 D24 right arm") << Called::RightArm << 80 << Location::RightArm;
    QTest::newRow("PCT-29 D24 left arm") << Called::LeftArm << 80 << Location::LeftArm;
    QTest::newRow("PCT-29 D24 right leg") << Called::RightLeg << 80 << Location::RightLeg;
    QTest::newRow("PCT-29 D24 left leg") << Called::LeftLeg << 80 << Location::LeftLeg;
    QTest::newRow("PCT-29 by the table") << Called::Nowhere << 100 << Location::Chest;
}

void PercentileAttackRollTest::calledShots()
{
    QFETCH(Called, called);
    for (Attack attack : {shot(100), blow(100)}) {
        attack.options.called = called;
        const Resolution resolution = rolled(attack, 50);
        QVERIFY(resolution.isFinished());
        QTEST(valueOf(resolution, Quantity::AttackRating), "rating");
        QTEST(static_cast<Location>(valueOf(resolution, Quantity::HarmLocation)), "location");
    }
    Attack free = shot(100);
    free.options.called = Called::Head;
    free.switches.calledHead = 0;
    QCOMPARE(valueOf(rolled(free, 50), Quantity::AttackRating), 100);
}

void PercentileAttackRollTest::damage_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("rolled");
    QTest::addColumn<int>("damage");
    Attack armoured = blow(100);
    armoured.target.armour.fill(2);
    QTest::newRow("PCT-11 D22 V11 7 twice, half in the arm, armour 2") << armoured << 1 << 60 << 7 << 5;
    QTest::newRow("PCT-11 not doubled without a critical") << blow(100) << 50 << 30 << 7 << 7;
    QTest::newRow("PCT-24 D22 a critical shot does no more") << shot(100) << 1 << 30 << 7 << 7;
    QTest::newRow("PCT-30 head doubles") << shot() << 40 << 1 << 7 << 14;
    QTest::newRow("PCT-30 a leg halves, .5 up") << shot() << 40 << 90 << 7 << 4;
    Attack strong = shot();
    strong.weapon.damageBonus = 3;
    QTest::newRow("PCT-31 dice and bonus") << strong << 40 << 30 << 7 << 10;
    Attack worn = shot();
    worn.armour.resize(2);
    worn.armour[0].points.fill(1);
    worn.armour[1].points.fill(3);
    worn.target.armour.fill(1);
    QTest::newRow("PCT-31 D22 layers of armour add up") << worn << 40 << 30 << 7 << 2;
    worn.armourState.resize(2);
    worn.armourState[1].ready = false;
    QTest::newRow("PCT-31 armour that is not worn") << worn << 40 << 30 << 7 << 5;
    Attack plate = shot();
    plate.target.armour.fill(20);
    QTest::newRow("PCT-31 D22 not below 0") << plate << 40 << 30 << 7 << 0;
    Attack blunt = shot();
    blunt.weapon.damageBonus = -9;
    QTest::newRow("PCT-31 D22 a bonus below the dice") << blunt << 40 << 30 << 7 << 0;
}

void PercentileAttackRollTest::damage()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    QFETCH(int, location);
    QFETCH(int, rolled);
    QFETCH(int, damage);
    const Resolution resolution = resolved(attack,
                                           {{Query::AttackDie, die},
                                            {Query::DefenceDodge, 0},
                                            {Query::DefenceParry, 0},
                                            {Query::CriticalLocation, 0},
                                            {Query::HitLocation, location},
                                            {Query::HitDamage, rolled}});
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::HarmDamage), damage);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "healthLost"), damage == 0 ? kNoValue : damage);
}

/// PCT-24: who decides nothing takes the critical location that does most, or stays where he has called it (PCT-D25, PCT-D41).
void PercentileAttackRollTest::aCriticalShotStaysWhereItWasCalled()
{
    Attack attack = shot();
    const auto question = [&] {
        const Resolution resolution = resolved(attack, {{Query::AttackDie, 1}});
        return resolution.open && resolution.open->key.name == static_cast<std::uint16_t>(Query::CriticalLocation)
            ? std::pair(resolution.open->preset, resolution.open->maximum)
            : std::pair(kNoValue, kNoValue);
    };
    const auto [best, most] = question();
    QCOMPARE(best, 1);  // the head
    attack.options.called = Called::LeftLeg;
    QCOMPARE(question(), std::pair(0, most));
    const Resolution stays = resolved(attack,
                                      {{Query::AttackDie, 1}, {Query::CriticalLocation, 0}, {Query::HitDamage, 4}});
    QVERIFY(stays.isFinished());
    QCOMPARE(valueOf(stays, Quantity::HarmLocation), static_cast<int>(Location::LeftLeg));
    const Resolution moved = resolved(attack,
                                      {{Query::AttackDie, 1}, {Query::CriticalLocation, 1}, {Query::HitDamage, 4}});
    QCOMPARE(valueOf(moved, Quantity::HarmLocation), static_cast<int>(Location::Head));
}

void PercentileAttackRollTest::whatIsAskedNext_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<Query>("next");
    Attack can = blow();
    can.weapon.mayDodge = true;
    QTest::newRow("PCT-10 a success goes on to the defence") << can << 30 << Query::DefenceKind;
    QTest::newRow("PCT-11 D13 a critical skips the defence") << can << 1 << Query::HitLocation;
    QTest::newRow("PCT-23 a success goes on to the defence") << shot() << 30 << Query::DefenceKind;
    QTest::newRow("PCT-24 D13 a critical goes on to the location") << shot() << 1 << Query::CriticalLocation;
    QTest::newRow("PCT-13 a fumble asks the table") << can << 99 << Query::FumbleDie;
    QTest::newRow("PCT-26 a fumble asks the table") << shot() << 100 << Query::FumbleDie;
    Attack called = shot();
    called.options.called = Called::RightLeg;
    QTest::newRow("PCT-24 D25 even of a called shot") << called << 1 << Query::CriticalLocation;
    Attack bare = shot();
    bare.switches.criticalLocations = 0;
    QTest::newRow("PCT-24 D25 no location is critical") << bare << 1 << Query::HitLocation;
}

void PercentileAttackRollTest::whatIsAskedNext()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    const Resolution resolution = resolved(attack, {{Query::AttackDie, die}});
    QVERIFY(resolution.open);
    QTEST(static_cast<Query>(resolution.open->key.name), "next");
}

void PercentileAttackRollTest::refusals_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("code");
    const auto refused = [](const char* name, Attack attack, RefusalCode code) {
        QTest::newRow(name) << attack << static_cast<int>(code);
    };
    QTest::newRow("none") << shot() << -1;
    Attack attack = shot();
    attack.attackerCondition.healthLost = 20;
    refused("PCT-31 D29 out of the fight", attack, RefusalCode::ActorOut);
    attack = shot();
    attack.attackerCondition.actionsLeft = 0;
    refused("PCT-02 no action left", attack, RefusalCode::NoActionLeft);
    attack = shot();
    attack.weaponState.jammed = true;
    refused("PCT-26 D35 jammed", attack, RefusalCode::Jammed);
    attack = shot();
    attack.weaponState.dropped = true;
    refused("PCT-13 D35 dropped", attack, RefusalCode::Dropped);
    attack = shot();
    attack.weaponState.ammo = 0;
    refused("PCT-26 D35 no ammunition", attack, RefusalCode::NoAmmunition);
}

void PercentileAttackRollTest::refusals()
{
    QFETCH(Attack, attack);
    const std::vector<Refusal> refusals = refusalsOf(attack, nullptr);
    QTEST(refusals.empty() ? -1 : static_cast<int>(refusals.front().code), "code");
    QVERIFY(refusals.size() <= 1);
}

void PercentileAttackRollTest::actionAndShotAreSpent()
{
    Attack attack = shot();
    attack.attackerCondition.actionsLeft = 1;
    attack.weaponState.ammo = 6;
    const Resolution resolution = rolled(attack, 90);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "actionsLeft"), 0);
    QCOMPARE(changed(resolution, Attack::kAction, "weapon.state", "ammo"), 5);
    // What nobody counts stays uncounted.
    QVERIFY(rolled(shot(), 90).findings.changes.empty());
}

HITSPREAD_TEST(PercentileAttackRollTest)
#include "percentileattackroll_test.moc"
