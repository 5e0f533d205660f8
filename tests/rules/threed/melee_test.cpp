#include <QTest>

#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/turn/turn.h"
#include "support/testclass.h"
#include "support/threed.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;
using support::wear;

namespace {

using MeleeSetup = void (*)(Melee&);

struct MeleeRow {
    const char* name;
    MeleeSetup setup;
    Given given;
    const char* expected;
};

constexpr auto MeleeDice = Query::AttackDice;

void meleeAsIs(Melee&) {}

/// A bare fist of DAM 0 and Handling 2.
MeleeWeapon fist(const char* skill, int penetration)
{
    MeleeWeapon weapon;
    weapon.skill = skill;
    weapon.damage = 0;
    weapon.penetration = penetration;
    weapon.handling = 2;
    weapon.natural = true;
    weapon.bareHanded = true;
    return weapon;
}

void martialArts(Melee& m)
{
    m.weapon = fist("martialArts", 0);
    m.attacker.skills.set("martialArts", 6);
}

void fists(Melee& m)
{
    m.weapon = fist("unarmedCombat", 2);
    m.attacker.skills.set("unarmedCombat", 6);
    m.attacker.skills.set("martialArts", 6);
}

void twoBlades(Melee& m)
{
    m.attacker.skills.set("blade", 7);
    m.otherWeapon = {m.weapon};
    m.otherState = {m.weaponState};
    m.otherState[0].drawn = Drawn::Left;
    m.options.blow = BlowOf::FirstOfTwo;
}

/// The second blow at somebody of PHYS 9 whom the first has struck with DAM 14, of which 12 came through.
void secondBlow(Melee& m)
{
    twoBlades(m);
    m.options.blow = BlowOf::SecondOfTwo;
    m.attackerCondition.secondBlowDue = true;
    m.target.phys = 9;
    m.targetCondition.blowDamage = 14;
    m.targetCondition.blowThrough = 12;
}

// clang-format off
const std::vector<MeleeRow>& meleeRows()
{
    static const std::vector<MeleeRow> all{
        {"3D-MEL-01 dice, ratings and armour as for a bullet", [](Melee& m) { wear(m, 8, 20); }, {{MeleeDice, {5, 3, 4}}},
         "attack.total=18 penetration.rating=6 penetration.value=9 armour.penetrated=1 damage.reduction=4 damage.through=6 armour.state[0].idLost.torso:0>3 target.condition.damage.torso:0>6 target.condition.standardTotal:0>6"},
        {"3D-MEL-01 A-129 without AD the final DAM", [](Melee& m) { wear(m, 8, 20); m.weapon.armourDamage = kNoEntry; }, {{MeleeDice, {5, 3, 4}}}, "damage.value=10 armour.loss=10 armour.state[0].idLost.torso:0>10"},
        {"3D-MEL-02 thirteen hits", [](Melee& m) { m.attacker.skills.set("blade", 1); }, {{MeleeDice, {4, 4, 4}}}, "attack.total=13 attack.hit=1 deviation.location=1"},
        {"3D-MEL-02 A-045 twelve misses cleanly", [](Melee& m) { m.attacker.skills.set("blade", 1); }, {{MeleeDice, {4, 4, 3}}}, "attack.hit=0 !deviation.aim !attack.excess ~target.condition"},
        {"3D-MEL-02 A-045 even where missed shots deviate", [](Melee& m) { m.attacker.skills.set("blade", 1); m.switches.missAimingDie = true; }, {{MeleeDice, {4, 4, 3}}}, "attack.hit=0 !deviation.aim"},
        {"3D-MEL-02 the excess goes to the Aim", [](Melee& m) { m.weapon.handling = 9; }, {{MeleeDice, {5, 4, 6}}}, "attack.total=21 attack.excess=3 aim.value=8 deviation.distance=1"},
        {"3D-MEL-02 one Action", [](Melee& m) { m.attackerCondition.actionsLeft = 2; m.attackerCondition.pendingPenalty = -2; }, {{MeleeDice, {5, 3, 4}}}, "attack.pending=16 attacker.condition.actionsLeft:2>1 attacker.condition.pendingPenalty:-2>0"},
        {"3D-MEL-03 the attacker's part", [](Melee& m) { m.options.handicap = 3; }, {{MeleeDice, {5, 3, 4}}}, "attack.handicap=15 attack.total=15"},
        {"3D-MEL-04 Handling is the deviation", [](Melee& m) { m.weapon.handling = 3; }, {{MeleeDice, {1, 4, 4}}, {Query::AttackDirection, {3}}, {Query::AttackSpend, {0}}}, "deviation.handling=3 deviation.spread=3 deviation.direction=3 deviation.distance=3 deviation.hex=0,16 deviation.location=2"},
        {"3D-MEL-04 A-045 off the body misses", [](Melee& m) { m.weapon.handling = 30; }, {{MeleeDice, {1, 4, 4}}, {Query::AttackDirection, {6}}}, "deviation.location=-1 !damage.through ~target.condition"},
        {"3D-MEL-04 A-026 from behind the columns are mirrored", [](Melee& m) { m.options.fromBehind = true; m.options.aimHex = Hex{2, 10}; m.weapon.handling = 1; }, {{MeleeDice, {1, 4, 4}}, {Query::AttackDirection, {2}}, {Query::AttackSpend, {0}}}, "deviation.aim=-2,10 deviation.direction=4 deviation.hex=-3,11"},
        {"3D-MEL-05 aiming points bring it back", [](Melee& m) { m.weapon.handling = 6; }, {{MeleeDice, {4, 4, 3}}, {Query::AttackDirection, {3}}}, "aim.value=4 deviation.spent=4 deviation.distance=2 deviation.hex=0,14"},
        {"3D-MEL-05 A-033 never past the aim", meleeAsIs, {{MeleeDice, {6, 3, 3}}, {Query::AttackDirection, {3}}}, "aim.value=6 deviation.spent=2 deviation.distance=0 deviation.hex=0,10"},
        {"3D-MEL-06 E-41 STR 8 adds 2", meleeAsIs, {{MeleeDice, {5, 3, 4}}}, "damage.rating=4 damage.strength=6 damage.value=10 damage.through=10"},
        {"3D-MEL-06 STR 11 adds 3", [](Melee& m) { m.attacker.str = 11; }, {{MeleeDice, {5, 3, 4}}}, "damage.strength=7 damage.value=11"},
        {"3D-MEL-06 A-004 DAM not below 0", [](Melee& m) { m.weapon.damage = -10; }, {{MeleeDice, {5, 3, 4}}}, "damage.value=0 damage.through=0 ~target.condition.damage"},
        {"3D-MEL-07 PEN equal to PV is stopped, and the armour is spared", [](Melee& m) { wear(m, 9, 20); m.weapon.armourDamage = kNoEntry; }, {{MeleeDice, {5, 3, 4}}}, "penetration.value=9 armour.pv=9 armour.penetrated=0 damage.through=0 !armour.loss ~armour.state ~target.condition.damage"},
        {"3D-MEL-07 A-068 equal penetrates by switch melee.penEqual", [](Melee& m) { wear(m, 9, 20); m.switches.meleePenEqual = MeleePenEqualRule::Penetrates; }, {{MeleeDice, {5, 3, 4}}}, "armour.penetrated=1 damage.through=6 armour.state[0].idLost.torso:0>3"},
        {"3D-MEL-07 one more penetrates", [](Melee& m) { wear(m, 8, 20); }, {{MeleeDice, {5, 3, 4}}}, "armour.penetrated=1"},
        {"3D-MEL-07 A-068 PV 0 stops nothing, however small the PEN", [](Melee& m) { wear(m, 0, 20); m.weapon.penetration = -4; }, {{MeleeDice, {5, 3, 4}}}, "penetration.value=-1 armour.pv=0 armour.penetrated=1 damage.through=10 armour.state[0].idLost.torso:0>3"},
        {"3D-MEL-07 A-069 skin is spared by a stopped blow, too", [](Melee& m) { m.target.xenoSkin = true; m.weapon.penetration = 4; }, {{MeleeDice, {5, 3, 4}}}, "armour.penetrated=0 ~target.condition.livingIdLost ~target.condition.damage"},
        {"3D-MEL-08 PEN 0 bruises: no wound", [](Melee& m) { m.weapon.penetration = 0; m.weapon.damage = 30; m.target.phys = 20; }, {{MeleeDice, {5, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "blow.bruises=1 effect.bruising=36 !effect.wound target.condition.bruisingTotal:0>36 ~target.condition.standardTotal ~target.condition.woundCount"},
        {"3D-MEL-08 PEN 1 cuts", [](Melee& m) { m.weapon.penetration = 1; m.target.phys = 9; }, {{MeleeDice, {5, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "blow.bruises=0 effect.wound=1 target.condition.woundCount:0>1"},
        {"3D-MEL-08 A-130 a negative rating counts against armour as it is", [](Melee& m) { m.weapon.penetration = -2; wear(m, 1, 20); }, {{MeleeDice, {5, 3, 4}}}, "penetration.value=1 armour.penetrated=0"},
        {"3D-MEL-09 an aim adds 1", [](Melee& m) { m.weapon.handling = 9; m.attackerCondition.meleeAim = true; m.attackerCondition.aims = 1; }, {{MeleeDice, {4, 4, 3}}}, "aim.bonus=1 aim.value=5 deviation.distance=4 attacker.condition.aims:1>0 attacker.condition.meleeAim:1>0"},
        {"3D-MEL-09 A-132 no more than the rank", [](Melee& m) { m.weapon.handling = 9; m.attackerCondition.meleeAim = true; m.attackerCondition.aims = 9; }, {{MeleeDice, {4, 4, 3}}}, "aim.bonus=6 aim.value=10 attacker.condition.aims:9>0"},
        {"3D-MEL-09 A-132 of the whole rank, also with two blades", [](Melee& m) { twoBlades(m); m.weapon.handling = 9; m.attackerCondition.meleeAim = true; m.attackerCondition.aims = 5; }, {{MeleeDice, {5, 4, 3}}}, "blow.halfSkill=3 aim.bonus=5"},
        {"3D-MEL-09 A-132 one by switch meleeAim.cap", [](Melee& m) { m.weapon.handling = 9; m.attackerCondition.meleeAim = true; m.attackerCondition.aims = 9; m.switches.meleeAimCap = MeleeAimCapRule::One; }, {{MeleeDice, {4, 4, 3}}}, "aim.bonus=1"},
        {"3D-MEL-09 A-132 any number by switch meleeAim.cap", [](Melee& m) { m.weapon.handling = 9; m.attackerCondition.meleeAim = true; m.attackerCondition.aims = 9; m.switches.meleeAimCap = MeleeAimCapRule::None; }, {{MeleeDice, {4, 4, 3}}}, "aim.bonus=9"},
        {"3D-MEL-09 aims of a rifle do not help a blow", [](Melee& m) { m.weapon.handling = 9; m.attackerCondition.aims = 3; }, {{MeleeDice, {4, 4, 3}}}, "!aim.bonus aim.value=4 attacker.condition.aims:3>0"},
        {"3D-DOD-02 A-116 the standing dodge of the round", [](Melee& m) { m.targetCondition.meleeDefence = 4; m.targetCondition.meleeDefenceScope = DefenceScope::Round; }, {{MeleeDice, {5, 3, 4}}}, "attack.defence=14 attack.total=14"},
        {"3D-DOD-04 A-161 a standing dodge lowers the excess", [](Melee& m) { m.targetCondition.meleeDefence = 2; m.targetCondition.meleeDefenceScope = DefenceScope::Phase; }, {{MeleeDice, {5, 4, 6}}}, "attack.total=19 attack.excess=1 aim.value=6"},
        {"3D-COVER-03 A-112 who dived lies: -3, not -4", [](Melee& m) { m.targetCondition.posture = Posture::Diving; }, {{MeleeDice, {5, 3, 4}}}, "attack.posture=15"},
        {"3D-KNOCK-03 +3 against who is down", [](Melee& m) { m.targetCondition.posture = Posture::Down; }, {{MeleeDice, {5, 3, 4}}}, "attack.posture=21"},
        {"3D-KNOCK-01 A-106 a blow knocks back", [](Melee& m) { m.target.phys = 9; }, {{MeleeDice, {5, 3, 4}}, {Query::KnockbackDice, {1, 1, 1}}}, "knockback.damage=10 knockback.applies=1 target.condition.posture:0>3"},
        {"3D-VEV-06 unhardened cells halve a blow", [](Melee& m) { m.target.vevaphon = true; }, {{MeleeDice, {5, 3, 4}}}, "damage.natural=5 damage.through=5"},
        {"3D-VEV-03 CONC test after a blow", [](Melee& m) { m.target.vevaphon = true; m.targetCondition.vevaphonPv = 5; m.target.conc = 7; }, {{MeleeDice, {5, 3, 4}}, {Query::ConcDice, {6, 6, 6}}}, "conc.penalty=15 conc.success=0 vevaphon.pv=4"},

        {"3D-DUAL-02 two blades within STR", [](Melee& m) { twoBlades(m); }, {{MeleeDice, {5, 3, 4}}}, "!attack.blades blow.halfSkill=3"},
        {"3D-DUAL-02 A-104 beyond it -1 per point by switch dual.meleeExcess", [](Melee& m) { twoBlades(m); m.attacker.str = 6; m.switches.dualMeleeExcess = DualMeleeExcessRule::MinusOnePerPoint; }, {{MeleeDice, {5, 3, 4}}}, "attack.blades=13 attack.total=13"},
        {"3D-DUAL-03 the off hand -3 while holding two", [](Melee& m) { twoBlades(m); m.weaponState.drawn = Drawn::Left; m.otherState[0].drawn = Drawn::Right; }, {{MeleeDice, {5, 3, 4}}}, "attack.offHand=12 attack.total=12"},
        {"3D-DUAL-03 not the main hand", [](Melee& m) { twoBlades(m); }, {{MeleeDice, {5, 3, 4}}}, "!attack.offHand attack.total=15"},
        {"3D-DUAL-03 A-105 alone nothing", [](Melee& m) { m.weaponState.drawn = Drawn::Left; }, {{MeleeDice, {5, 3, 4}}}, "!attack.offHand"},
        {"3D-DUAL-03 A-105 alone -3 by switch dual.offHandAlone", [](Melee& m) { m.weaponState.drawn = Drawn::Left; m.switches.offHandAlone = -3; }, {{MeleeDice, {5, 3, 4}}}, "attack.offHand=15"},
        {"3D-DUAL-03 A-191 bare hands on record are not held", [](Melee& m) { m.weapon.bareHanded = true; m.weaponState.drawn = Drawn::Left; m.switches.offHandAlone = -3; }, {{MeleeDice, {5, 3, 4}}}, "!attack.offHand"},
        {"3D-DUAL-03 A-191 nor is the other hand full of them", [](Melee& m) { m.otherWeapon = {fist("unarmedCombat", 0)}; m.otherState = {m.weaponState}; m.otherState[0].drawn = Drawn::Right; m.weaponState.drawn = Drawn::Left; }, {{MeleeDice, {5, 3, 4}}}, "!attack.offHand"},
        {"3D-DUAL-04 Ambidextrous has no off hand", [](Melee& m) { twoBlades(m); m.weaponState.drawn = Drawn::Left; m.attacker.advantages.set("ambidextrous", 1); }, {{MeleeDice, {5, 3, 4}}}, "!attack.offHand attack.total=15"},
        {"3D-DUAL-03 -3 also when the other weapon is a fist", [](Melee& m) { twoBlades(m); m.otherWeapon = {fist("unarmedCombat", 0)}; m.otherState[0].drawn = Drawn::No; m.weaponState.drawn = Drawn::Left; }, {{MeleeDice, {5, 3, 4}}}, "attack.skill=15 attack.offHand=12"},
        {"3D-DUAL-05 half of rank 7 is 3", [](Melee& m) { twoBlades(m); m.attackerCondition.actionsLeft = 1; m.attackerCondition.pendingPenalty = -1; }, {{MeleeDice, {5, 3, 4}}}, "attack.skill=15 attack.pending=14 attacker.condition.actionsLeft:1>0 attacker.condition.secondBlowDue:0>1 ~attacker.condition.pendingPenalty"},
        {"3D-DUAL-05 the second blow costs no Action", [](Melee& m) { twoBlades(m); m.options.blow = BlowOf::SecondOfTwo; m.attackerCondition.actionsLeft = 0; m.attackerCondition.secondBlowDue = true; m.attackerCondition.pendingPenalty = -1; }, {{MeleeDice, {5, 3, 4}}}, "attack.skill=15 ~attacker.condition.actionsLeft attacker.condition.secondBlowDue:1>0 attacker.condition.pendingPenalty:-1>0"},
        {"3D-DUAL-05 A-107 what the first of two does to him waits for the second", [](Melee& m) { twoBlades(m); m.target.phys = 9; }, {{MeleeDice, {5, 3, 4}}}, "!knockback.damage target.condition.blowDamage:-2147483648>10 target.condition.blowThrough:0>10 target.condition.damage.torso:0>10"},
        {"3D-DUAL-05 A-107 one check, by the higher DAM", secondBlow, {{MeleeDice, {5, 3, 4}}, {Query::KnockbackDice, {1, 1, 1}}}, "damage.value=10 knockback.damage=14 knockback.applies=1 !knockback.damage[1] target.condition.blowDamage:14>-2147483648 target.condition.posture:0>3"},
        {"3D-DUAL-05 A-107 by the sum of both by switch knock.multi: more than twice PHYS", [](Melee& m) { secondBlow(m); m.switches.knockSeveral = KnockSeveralRule::Sum; }, {{MeleeDice, {5, 3, 4}}}, "knockback.damage=24 knockback.down=1"},
        {"3D-DUAL-05 A-107 a check for each by switch knock.multi", [](Melee& m) { secondBlow(m); m.switches.knockSeveral = KnockSeveralRule::EachHit; }, {{MeleeDice, {5, 3, 4}}}, "knockback.damage=14 knockback.damage[1]=10"},
        {"3D-DUAL-05 A-107 the second misses: the first is judged now", secondBlow, {{MeleeDice, {1, 1, 1}}}, "attack.hit=0 knockback.damage=14 target.condition.blowDamage:14>-2147483648 target.condition.blowThrough:12>0"},
        {"3D-DUAL-05 A-107 at two targets each is judged at once", [](Melee& m) { twoBlades(m); m.target.phys = 9; m.options.atAnother = true; }, {{MeleeDice, {5, 3, 4}}}, "knockback.damage=10 ~target.condition.blowDamage"},
        {"3D-VEV-03 A-077 one CONC test for both blows: 18 + 7 - 12 - 10", [](Melee& m) { secondBlow(m); m.target.vevaphon = true; m.targetCondition.vevaphonPv = 5; m.target.conc = 7; m.target.phys = 30; }, {{MeleeDice, {5, 3, 4}}, {Query::ConcDice, {6, 6, 6}}}, "conc.penalty=3 conc.success=0"},

        {"3D-MA-01 E-41 STR 8 and Martial Arts 4 make 4", [](Melee& m) { martialArts(m); m.attacker.skills.set("martialArts", 4); }, {{MeleeDice, {5, 3, 4}}}, "damage.strength=4 damage.value=8"},
        {"3D-MA-02 not with Unarmed Combat", fists, {{MeleeDice, {5, 3, 4}}}, "damage.strength=2"},
        {"3D-BRUISE-02 standard by choice, though PEN is 0", [](Melee& m) { martialArts(m); m.options.wantedDamage = WantedDamage::Standard; }, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=0 target.condition.standardTotal:0>8 target.condition.damage.torso:0>8"},
        {"3D-BRUISE-02 bruising by choice", [](Melee& m) { martialArts(m); m.weapon.penetration = 3; m.weapon.bareHanded = false; m.options.wantedDamage = WantedDamage::Bruising; }, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=1 target.condition.bruisingTotal:0>8 ~target.condition.standardTotal"},
        {"3D-BRUISE-02 no choice with a blade", [](Melee& m) { m.options.wantedDamage = WantedDamage::Bruising; }, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=0 target.condition.standardTotal:0>10"},
        {"3D-BRUISE-02 a weapon of either kind", [](Melee& m) { m.weapon.damageKind = DamageKind::Chosen; m.options.wantedDamage = WantedDamage::Bruising; }, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=1"},
        {"3D-BRUISE-01 a stunning weapon bruises", [](Melee& m) { m.weapon.damageKind = DamageKind::Bruising; }, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=1 target.condition.bruisingTotal:0>10"},
        {"3D-MEL-08 A-130 PEN 0 comes before the choice of any other weapon", [](Melee& m) { m.weapon.damageKind = DamageKind::Chosen; m.weapon.penetration = 0; m.options.wantedDamage = WantedDamage::Standard; }, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=1"},
        {"3D-TRACK-07 Unarmed Combat has no choice", [](Melee& m) { fists(m); m.weapon.damageKind = DamageKind::Chosen; m.options.wantedDamage = WantedDamage::Standard; }, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=1"},
        {"3D-TRACK-07 fists mark Incap only", fists, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=1 effect.bruising=6 target.condition.bruisingTotal:0>6 ~target.condition.bruises ~target.condition.damage"},
        {"3D-TRACK-07 A-143 and the location by switch bruise.bluntMarksLocation", [](Melee& m) { fists(m); m.switches.bluntMarksLocation = true; }, {{MeleeDice, {5, 3, 4}}}, "target.condition.bruises.torso:0>6"},
        {"3D-TRACK-07 Incap used up: out", [](Melee& m) { fists(m); m.target.incapMax = 6; }, {{MeleeDice, {5, 3, 4}}}, "effect.unconscious=1 target.condition.unconscious:0>2"},
        {"3D-TRACK-07 ko.rule one point later by switch", [](Melee& m) { fists(m); m.target.incapMax = 6; m.switches.knockOut = KnockOutRule::Above; }, {{MeleeDice, {5, 3, 4}}}, "effect.unconscious=0 ~target.condition.unconscious"},
        {"3D-TRACK-08 bruises mark the location", martialArts, {{MeleeDice, {5, 3, 4}}}, "blow.bruises=1 target.condition.bruisingTotal:0>8 target.condition.bruises.torso:0>8 effect.hitsLeft=32"},
        {"3D-TRACK-08 A-142 the Torso at 0 by bruises: out, not dead", [](Melee& m) { martialArts(m); m.target.hitsMax.fill(8); }, {{MeleeDice, {5, 3, 4}}}, "effect.state=1 effect.overwhelmed=1 target.condition.unconscious:0>5 ~target.condition.dead"},
        {"3D-TRACK-08 A-142 or dead by switch ma.bruiseVital", [](Melee& m) { martialArts(m); m.target.hitsMax.fill(8); m.switches.bruisedVital = BruisedVitalRule::Death; }, {{MeleeDice, {5, 3, 4}}}, "effect.overwhelmed=1 target.condition.dead:0>1"},
        {"3D-TRACK-08 A-142 damage and bruises are added", [](Melee& m) { martialArts(m); m.target.hitsMax.fill(10); m.targetCondition.damage[1] = 2; }, {{MeleeDice, {5, 3, 4}}}, "effect.hitsLeft=0 effect.overwhelmed=1 target.condition.unconscious:0>5"},
        {"3D-TRACK-08 A-142 an arm is only useless", [](Melee& m) { martialArts(m); m.target.hitsMax.fill(8); m.options.aimHex = Hex{3, 13}; }, {{MeleeDice, {5, 3, 4}}}, "effect.state=1 !effect.overwhelmed ~target.condition.unconscious"},
    };
    return all;
}
// clang-format on

}  // namespace

class MeleeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blows_data();
    void blows();
    void refused_data();
    void refused();
    void initiative_data();
    void initiative();
};

void MeleeTest::blows_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < meleeRows().size(); ++i)
        QTest::newRow(meleeRows()[i].name) << static_cast<int>(i);
}

void MeleeTest::blows()
{
    QFETCH(int, index);
    const MeleeRow& row = meleeRows()[static_cast<std::size_t>(index)];
    Melee melee = support::someMelee();
    row.setup(melee);
    QCOMPARE(support::refusals(melee), QStringList());
    const QString wrong = support::differences(support::resolved(melee, row.given), threed::Melee::kAction,
                                               row.expected);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void MeleeTest::refused_data()
{
    QTest::addColumn<QString>("expected");
    QTest::newRow("3D-MEL-02 without an Action") << QStringLiteral("actions.none");
    QTest::newRow("3D-DUAL-05 a second blow without a first") << QStringLiteral("blow.noSecondBlow");
    QTest::newRow("3D-DUAL-02 two blades beyond STR") << QStringLiteral("blow.tooHeavy");
    QTest::newRow("3D-TURN-09 A-020 two blades with a split Action") << QStringLiteral("split.already");
    QTest::newRow("3D-DUAL-02 without a second blade") << QStringLiteral("blow.noSecondWeapon");
    QTest::newRow("3D-DRAW-06 a blade in its sheath") << QStringLiteral("weapon.notDrawn");
    QTest::newRow("3D-DAM-06 with a useless arm") << QStringLiteral("weapon.noUsableArm");
    QTest::newRow("3D-SKL-01 untrained by switch") << QStringLiteral("skill.untrained");
    QTest::newRow("a polearm needs both hands") << QStringLiteral("blow.twoHands");
}

void MeleeTest::refused()
{
    QFETCH(QString, expected);
    Melee melee = support::someMelee();
    QCOMPARE(support::refusals(melee), QStringList());
    if (expected == u"actions.none") {
        melee.attackerCondition.actionsLeft = 0;
    } else if (expected == u"blow.noSecondBlow") {
        twoBlades(melee);
        melee.options.blow = BlowOf::SecondOfTwo;
    } else if (expected == u"blow.tooHeavy") {
        twoBlades(melee);
        melee.attacker.str = 7;
    } else if (expected == u"split.already") {
        twoBlades(melee);
        melee.attackerCondition.splitSkill = {0, -1};
        melee.attackerCondition.splitRank = {3, 0};
    } else if (expected == u"blow.noSecondWeapon") {
        melee.options.blow = BlowOf::FirstOfTwo;
    } else if (expected == u"weapon.notDrawn") {
        melee.weaponState.drawn = Drawn::No;
    } else if (expected == u"weapon.noUsableArm") {
        melee.attackerCondition.damage[at(Location::RightArm)] = 10;
    } else if (expected == u"skill.untrained") {
        melee.switches.untrained = UntrainedRule::Forbidden;
        melee.attacker.skills.set("blade", 0);
    } else {
        melee.weapon.hands = 2;
        melee.attackerCondition.damage[at(Location::LeftArm)] = 10;
    }
    QCOMPARE(support::refusals(melee), QStringList(expected));
}

void MeleeTest::initiative_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<bool>("attacks");
    QTest::addColumn<int>("expected");
    const auto always = static_cast<int>(MartialArtsInitiativeRule::Always);
    const auto whenAttacking = static_cast<int>(MartialArtsInitiativeRule::WhenAttacking);
    QTest::newRow("3D-MA-03 the rank, always") << always << false << 4;
    QTest::newRow("3D-MA-03 the rank, also when attacking") << always << true << 4;
    QTest::newRow("3D-MA-03 A-141 nothing otherwise by switch ma.initiative") << whenAttacking << false << 0;
    QTest::newRow("3D-MA-03 A-141 when attacking by switch") << whenAttacking << true << 4;
}

void MeleeTest::initiative()
{
    QFETCH(int, rule);
    QFETCH(bool, attacks);
    Character character;
    character.skills.set("martialArts", 4);
    Switches switches;
    switches.martialArtsInitiative = static_cast<MartialArtsInitiativeRule>(rule);
    QTEST(static_cast<int>(martialArtsInitiative(character, switches, attacks)), "expected");
}

HITSPREAD_TEST(MeleeTest)
#include "melee_test.moc"
