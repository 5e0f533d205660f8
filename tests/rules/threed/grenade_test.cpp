#include "rules/systems/threed/explosions/blast.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "support/wounds.h"

#include <QTest>

#include <set>

using namespace hitspread;
using namespace hitspread::support;
using threed::Query;

namespace {

/// Fragments of rating 10 that go off at (4,30) of one strong target, zone 8: Abdomen, Left Arm, both Legs (V-28).
threed::GrenadeAttack somePlaced()
{
    threed::GrenadeAttack attack;
    attack.options.how = threed::Delivery::Placed;
    attack.grenade.damage = 10;
    attack.grenade.blastZone = 8;
    attack.grenade.blastRadius = 10;
    threed::GrenadeTarget target;
    target.character.phys = 30;
    target.character.hitsMax.fill(40);
    target.character.incapMax = 150;
    target.options.impact = Hex{4, 30};
    attack.targets.push_back(target);
    return attack;
}

threed::GrenadeAttack someThrow()
{
    threed::GrenadeAttack attack = somePlaced();
    attack.options.how = threed::Delivery::Thrown;
    attack.options.distance = 5;
    attack.grenade.range = 10;
    attack.thrower.skills.set("throwing", 4);
    return attack;
}

void dress(threed::GrenadeTarget& target, int pv, int id, int layer = 0)
{
    threed::Armour armour;
    armour.pv = pv;
    armour.layer = layer;
    armour.idMax.fill(id);
    target.armour.push_back(armour);
    target.armourState.emplace_back();
}

}  // namespace

/// Grenades: the throw, the zone, what covers them, what they do (3D-GREN, P-6).
class GrenadeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void explosion_data();
    void explosion();
    void refused_data();
    void refused();
    void everyElementHasItsNumber();
};

using Make = threed::GrenadeAttack (*)();

void GrenadeTest::explosion_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<Given>("given");
    QTest::addColumn<QByteArray>("expected");
    const Given steady{{Query::KnockbackDice, {3, 3, 3}}};
    const auto row = [](const char* name, Make make, const Given& given, const char* expected) {
        QTest::newRow(name) << make << given << QByteArray(expected);
    };

    row(
        "3D-GREN-08 on the floor each has a point of his own: 2 hexes to the upper left of (0,40)",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.options.how = threed::Delivery::Floor;
            return attack;
        },
        {{Query::FloorDirection, {5}}, {Query::FloorDistance, {2}}}, "blast.impact=-2,38 !throw.dice");
    row(
        "3D-GREN-03 the rim of the zone counts: 2 hexes from below the feet to both Legs",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.grenade.blastZone = 2;
            attack.targets[0].options.impact = Hex{0, 40};
            return attack;
        },
        {}, "blast.locations=2 targets.condition[0].damage.leftLeg:0>10 targets.condition[0].damage.rightLeg:0>10");
    row("3D-GREN-05 the rating is what each location loses", somePlaced, steady,
        "targets.condition[0].damage.abdomen:0>10 targets.condition[0].damage.leftArm:0>10");
    row(
        "3D-GREN-05 A-078 half the rating, rounded down, for cells in their natural state",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.grenade.damage = 7;
            attack.targets[0].character.vevaphon = true;
            return attack;
        },
        {}, "damage.natural=3 targets.condition[0].standardTotal:0>12");
    row(
        "3D-GREN-07 A-124 a wound in each location in which more than PHYS got through",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.targets[0].character.phys = 9;
            return attack;
        },
        {{Query::KnockoutDice, {6, 6, 6}}}, "targets.condition[0].woundCount:0>4");
    row(
        "3D-GREN-07 A-124 none where as much as PHYS got through",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.targets[0].character.phys = 10;
            return attack;
        },
        {{Query::KnockbackDice, {6, 6, 6}}, {Query::KnockoutDice, {6, 6, 6}}}, "~targets.condition[0].woundCount");
    row("3D-KNOCK-01 A-124 knockback counts rating times locations", somePlaced, steady, "knockback.damage=40");
    row(
        "3D-KNOCK-01 A-124 not by the switch gren.knockback",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.switches.grenadeKnockback = false;
            return attack;
        },
        {}, "!knockback.damage");
    row(
        "3D-KNOCK-01 A-106 by the switch knock.dam what got through counts: 4 x 4",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.switches.knockDamage = threed::KnockDamageRule::AfterArmour;
            dress(attack.targets[0], 5, 6);
            return attack;
        },
        {}, "knockback.damage=16 targets.condition[0].standardTotal:0>16");
    row(
        "3D-GREN-07 A-123 with layers one after another from the outside in",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.switches.layering = true;
            dress(attack.targets[0], 5, 3, 1);
            dress(attack.targets[0], 4, 4, 2);
            return attack;
        },
        {},
        "targets.armour.state[1].idLost.abdomen:0>4 targets.armour.state[0].idLost.abdomen:0>3 "
        "targets.condition[0].damage.abdomen:0>3");
    row(
        "3D-GREN-07 A-073 without layers the better piece alone",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            dress(attack.targets[0], 5, 3, 1);
            dress(attack.targets[0], 4, 4, 2);
            return attack;
        },
        {},
        "targets.armour.state[0].idLost.abdomen:0>3 ~targets.armour.state[1] targets.condition[0].damage.abdomen:0>7");
    row(
        "3D-GREN-07 A-123 skin armour absorbs like a piece",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.targets[0].character.xenoSkin = true;
            attack.targets[0].character.hitsMax.fill(2);
            return attack;
        },
        {}, "targets.condition[0].livingIdLost.abdomen:0>6 targets.condition[0].damage.abdomen:0>4");
    row(
        "3D-VEV-03 A-164 one CONC test for the whole explosion, by all that got through",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.targets[0].character.vevaphon = true;
            attack.targets[0].condition.vevaphonPv = 2;
            attack.targets[0].character.hitsMax.fill(4);
            attack.targets[0].character.conc = 30;
            return attack;
        },
        {}, "conc.penalty=15");
    row(
        "3D-VEV-03 A-077 DAM of the attack by switch, whatever knockback counts: 9 + 8 - 2 x 8",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.grenade.damage = 8;
            attack.grenade.blastZone = 2;
            attack.targets[0].options.impact = Hex{0, 40};
            attack.targets[0].character.vevaphon = true;
            attack.targets[0].condition.vevaphonPv = 9;
            attack.targets[0].character.conc = 8;
            attack.switches.concPenalty = threed::ConcPenaltyRule::AttackDamage;
            attack.switches.knockDamage = threed::KnockDamageRule::AfterArmour;
            return attack;
        },
        {}, "blast.locations=2 ~targets.condition[0].damage conc.total=1");
    row(
        "3D-GREN-09 a throw spends the Action, the grenade and what was pending",
        [] {
            threed::GrenadeAttack attack = someThrow();
            attack.throwerCondition.actionsLeft = 2;
            attack.throwerCondition.pendingPenalty = -2;
            attack.throwerCondition.aims = 1;
            attack.grenadeState.count = 3;
            return attack;
        },
        {{Query::ThrowDice, {4, 4, 4}}},
        "throw.pending=14 thrower.condition.actionsLeft:2>1 thrower.condition.pendingPenalty:-2>0 "
        "thrower.condition.aims:1>0 grenade.state.count:3>2 targets.condition[0].shooters:0>1");
    row(
        "3D-DOD-03 A-114 the round's dodge burdens the throw: 16 - 3",
        [] {
            threed::GrenadeAttack attack = someThrow();
            attack.throwerCondition.dodgePenalty = -3;
            attack.throwerCondition.pendingPenalty = -2;
            return attack;
        },
        {{Query::ThrowDice, {4, 4, 4}}}, "throw.pending=13 throw.total=13");
    row(
        "3D-GREN-09 a throw goes six hexes astray", [] { return someThrow(); }, {{Query::ThrowDice, {4, 4, 4}}},
        "throw.total=16 throw.scatter=6");
    row(
        "3D-GREN-12 V-28 each his own zone, 2 m and 6 m away, an increment of half a metre",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.grenade.blastZone = 12;
            attack.grenade.blastRadius = 5;
            attack.targets.push_back(attack.targets[0]);
            attack.targets[0].options.apart = 2;
            attack.targets[1].options.apart = 6;
            return attack;
        },
        {{Query::KnockbackDice, {3, 3, 3}}}, "blast.zone=8 blast.zone[1]=0 blast.locations=4 ~targets.condition[1]");
    row(
        "3D-GREN-16 ID 15 over a grenade of rating 8: 40 less 15 leaves 25, a fifth of it is 5",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.grenade.damage = 8;
            attack.options.cover = threed::GrenadeCover::Object;
            attack.options.objectId = 15;
            return attack;
        },
        {{Query::KnockbackDice, {3, 3, 3}}}, "blast.ratingLeft=5 targets.condition[0].damage.abdomen:0>5");
    row("3D-GREN-09 nothing of that for one that lies there", somePlaced, steady,
        "~thrower ~grenade.state ~targets.condition[0].shooters");
    row(
        "3D-GREN-10 points beyond the scatter are lost", [] { return someThrow(); }, {{Query::ThrowDice, {6, 6, 6}}},
        "throw.total=22 throw.sdv=10 throw.spent=6 throw.distance=0 throw.impact=0,32");
    row(
        "3D-GREN-11 three hexes down a band, Extreme nine",
        [] {
            threed::GrenadeAttack attack = someThrow();
            attack.options.distance = 80;
            return attack;
        },
        {{Query::ThrowDice, {6, 6, 6}}}, "throw.drop=9 throw.impact=0,50");
    row(
        "3D-GREN-09 A-030 the table of to-hit modifiers by range counts, too",
        [] {
            threed::GrenadeAttack attack = someThrow();
            attack.options.distance = 15;
            attack.switches.rangeToHit = {0, -2, 0, 0};
            return attack;
        },
        {{Query::ThrowDice, {4, 4, 4}}}, "throw.penalty=14");
    row(
        "3D-GREN-09 A-009 by the switch mod.formCombat modifiers move the target number",
        [] {
            threed::GrenadeAttack attack = someThrow();
            attack.throwerCondition.wounds = support::woundsOpen({true});
            attack.switches.formCombat = threed::FormCombatRule::Tn;
            return attack;
        },
        {{Query::ThrowDice, {4, 4, 4}}}, "throw.total=16 throw.target=14");
    row(
        "3D-GREN-13 nobody is swept off his feet while lying on it, and it is done for",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.options.cover = threed::GrenadeCover::Jumper;
            attack.targets[0].character.hitsMax.fill(99);
            return attack;
        },
        {}, "blast.ratingLeft=0 targets.condition[0].damage.torso:0>50 !knockback.damage !blast.locations");
    row(
        "3D-GREN-05 everybody near takes it, the thirty-second like the first",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.targets.resize(32, attack.targets[0]);
            attack.targets[8].options.impact = Hex{0, 36};
            return attack;
        },
        {{Query::KnockbackDice, {3, 3, 3}}},
        "blast.locations=4 blast.locations[7]=4 blast.impact[64]=0,36 blast.locations[199]=4 "
        "targets.condition[31].damage.abdomen:0>10 targets.condition[31].damage.leftArm:0>10 "
        "targets.condition[31].standardTotal:0>40");
    row(
        "3D-GREN-13 wounds in both locations",
        [] {
            threed::GrenadeAttack attack = somePlaced();
            attack.options.cover = threed::GrenadeCover::Jumper;
            attack.targets[0].character.hitsMax.fill(99);
            return attack;
        },
        {}, "targets.condition[0].woundCount:0>2");
}

void GrenadeTest::explosion()
{
    QFETCH(Make, make);
    QFETCH(Given, given);
    QFETCH(QByteArray, expected);
    const threed::GrenadeAttack attack = make();
    Input input = attack;
    const QString wrong = differences(resolved(attack, given), input.action(), expected.constData());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void GrenadeTest::refused_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("3D-GREN-02 the lower third begins at half-row 26") << Make([] {
        threed::GrenadeAttack attack = someThrow();
        attack.options.point = Hex{1, 25};
        return attack;
    }) << QStringList{QStringLiteral("grenade.pointTooHigh")};
    QTest::newRow("3D-GREN-02 26 is in it, beside the body, too") << Make([] {
        threed::GrenadeAttack attack = someThrow();
        attack.options.point = Hex{8, 26};
        return attack;
    }) << QStringList{};
    QTest::newRow("3D-GREN-09 none left") << Make([] {
        threed::GrenadeAttack attack = someThrow();
        attack.grenadeState.count = 0;
        return attack;
    }) << QStringList{QStringLiteral("grenade.none")};
    QTest::newRow("3D-GREN-09 both hands hold something else") << Make([] {
        threed::GrenadeAttack attack = someThrow();
        attack.options.handsTaken = 2;
        return attack;
    }) << QStringList{QStringLiteral("grenade.noFreeHand")};
    QTest::newRow("3D-GREN-09 one hand is free") << Make([] {
        threed::GrenadeAttack attack = someThrow();
        attack.options.handsTaken = 1;
        return attack;
    }) << QStringList{};
    QTest::newRow("3D-GREN-08 what lies there takes no hand") << Make([] {
        threed::GrenadeAttack attack = somePlaced();
        attack.options.handsTaken = 2;
        return attack;
    }) << QStringList{};
    QTest::newRow("3D-RNG-01 beyond eight times the range") << Make([] {
        threed::GrenadeAttack attack = someThrow();
        attack.options.distance = 81;
        return attack;
    }) << QStringList{QStringLiteral("range.beyond")};
    QTest::newRow("3D-GREN-13 a jumper who is not there") << Make([] {
        threed::GrenadeAttack attack = somePlaced();
        attack.options.cover = threed::GrenadeCover::Jumper;
        attack.options.jumper = 1;
        return attack;
    }) << QStringList{QStringLiteral("grenade.noSuchJumper")};
    QTest::newRow("3D-SKL-01 A-013 untrained by switch") << Make([] {
        threed::GrenadeAttack attack = someThrow();
        attack.thrower.skills = {};
        attack.switches.untrained = threed::UntrainedRule::Forbidden;
        return attack;
    }) << QStringList{QStringLiteral("skill.untrained")};
}

void GrenadeTest::refused()
{
    QFETCH(Make, make);
    QFETCH(QStringList, expected);
    QCOMPARE(refusals(make()), expected);
}

/// 3D-GREN-05: what is derived of one of many is never taken for another's, and can be told from the number again.
void GrenadeTest::everyElementHasItsNumber()
{
    std::set<int> numbers;
    for (std::size_t person = 0; person < threed::kMostNear; ++person) {
        for (std::size_t location = 0; location < threed::kLocations; ++location) {
            const int number = threed::BlastElement{person, location}.number();
            QVERIFY(numbers.insert(number).second);
            const auto again = threed::BlastElement::of(static_cast<std::size_t>(number));
            QCOMPARE(again.person, person);
            QCOMPARE(again.location, location);
        }
    }
    // As in logs and seeds of before, when there were eight.
    QCOMPARE((threed::BlastElement{3, 2}.number()), 19);
}

HITSPREAD_TEST(GrenadeTest)
#include "grenade_test.moc"
