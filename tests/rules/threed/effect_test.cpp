#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/harm/tracks.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;
using support::wear;

namespace {

using EffectSetup = void (*)(Shot&);

struct EffectRow {
    const char* name;
    EffectSetup setup;
    Given given;
    const char* expected;
};

constexpr auto EffectDice = Query::AttackDice;

void effectAsIs(Shot&) {}

/// Every shot hits the Torso (0,10); the aiming die takes back the spread of 4.
constexpr int kAim = 5;

// clang-format off
const std::vector<EffectRow>& effectRows()
{
    static const std::vector<EffectRow> all{
        {"3D-PEN-01 rating and die", effectAsIs, {{EffectDice, {kAim, 3, 4}}}, "penetration.rating=6 penetration.final=6 penetration.value=9"},
        {"3D-PEN-02 V-12 silencer", [](Shot& s) { s.accessories = {Accessory{}}; }, {{EffectDice, {kAim, 3, 4}}}, "penetration.silencer=5 penetration.value=8"},
        {"3D-PEN-02 A-004 not below 0", [](Shot& s) { s.accessories = {Accessory{}}; s.ammunition.penetration = 0; }, {{EffectDice, {kAim, 3, 4}}}, "penetration.final=0 penetration.value=3"},
        {"3D-PEN-03 V-08 PEN 9 against PV 9", [](Shot& s) { wear(s, 9, 20); }, {{EffectDice, {kAim, 3, 4}}},
         "armour.pv=9 armour.penetrated=1 damage.reduction=4 damage.through=10 armour.idLeft=17 armour.state[0].idLost.torso:0>3 target.condition.damage.torso:0>10 target.condition.standardTotal:0>10"},
        {"3D-PEN-04 penetrated: the body takes it", [](Shot& s) { wear(s, 3, 20); }, {{EffectDice, {kAim, 3, 4}}}, "damage.through=13 target.condition.damage.torso:0>13"},
        {"3D-PEN-05 V-09 PEN 8 against PV 9", [](Shot& s) { wear(s, 9, 20); }, {{EffectDice, {kAim, 2, 5}}},
         "armour.penetrated=0 damage.through=0 ~target.condition.damage ~target.condition.standardTotal ~target.condition.wound armour.state[0].idLost.torso:0>3"},
        {"3D-PEN-06 AD off the ID", [](Shot& s) { wear(s, 9, 20); s.armourState[0].idLost[at(Location::Torso)] = 5; }, {{EffectDice, {kAim, 3, 4}}}, "armour.id=15 armour.loss=3 armour.idLeft=12 armour.state[0].idLost.torso:5>8"},
        {"3D-PEN-06 A-069 no AD: DAM before the PV reduction", [](Shot& s) { wear(s, 9, 20); s.ammunition.armourDamage = kNoEntry; }, {{EffectDice, {kAim, 3, 4}}}, "armour.loss=14 armour.idLeft=6"},
        {"3D-PEN-06 A-069 AD 0 is an entry", [](Shot& s) { wear(s, 9, 20); s.ammunition.armourDamage = 0; }, {{EffectDice, {kAim, 3, 4}}}, "armour.loss=0 armour.idLeft=20 ~armour.state"},
        {"3D-PEN-07 what is used up does not come back", [](Shot& s) { wear(s, 9, 20); s.armourState[0].idLost[at(Location::Torso)] = 18; }, {{EffectDice, {kAim, 2, 4}}}, "armour.id=2 armour.idLeft=0 armour.state[0].idLost.torso:18>20"},
        {"3D-PEN-08 V-09 DAM off the ID by switch", [](Shot& s) { wear(s, 9, 20); s.switches.idLossStopped = IdLossStoppedRule::Dam; }, {{EffectDice, {kAim, 2, 4}}}, "armour.loss=14 armour.idLeft=6"},
        {"3D-PEN-09 V-10 ID 0 is no armour", [](Shot& s) { wear(s, 9, 20); s.armourState[0].idLost[at(Location::Torso)] = 20; }, {{EffectDice, {kAim, 1, 4}}}, "armour.penetrated=1 damage.through=14 !damage.reduction ~armour.state"},
        {"3D-PEN-09 A-070 the hit that uses it up is stopped", [](Shot& s) { wear(s, 9, 2); }, {{EffectDice, {kAim, 2, 4}}}, "armour.penetrated=0 armour.idLeft=0 damage.through=0"},
        {"A-073 only the higher PV works", [](Shot& s) { wear(s, 5, 20); wear(s, 9, 20); }, {{EffectDice, {kAim, 2, 4}}}, "armour.pv=9 damage.through=0 armour.state[1].idLost.torso:0>3 ~armour.state[0]"},
        {"A-073 equal PV: the outer piece", [](Shot& s) { wear(s, 9, 20).layer = 2; wear(s, 9, 20).layer = 1; }, {{EffectDice, {kAim, 2, 4}}}, "armour.state[0].idLost.torso:0>3 ~armour.state[1]"},
        {"A-073 armour not worn", [](Shot& s) { wear(s, 9, 20); s.armourState[0].worn = false; }, {{EffectDice, {kAim, 2, 4}}}, "damage.through=14 !armour.pv"},

        {"3D-XENO-01 PV 7 everywhere", [](Shot& s) { s.target.xenoSkin = true; s.ammunition.penetration = 3; }, {{EffectDice, {kAim, 3, 4}}}, "armour.pv=7 armour.penetrated=0"},
        {"3D-XENO-02 three times the Hits", [](Shot& s) { s.target.xenoSkin = true; s.target.hitsMax.fill(10); s.ammunition.penetration = 3; }, {{EffectDice, {kAim, 3, 4}}}, "armour.id=30"},
        {"3D-XENO-02 A-075 from the present Hits by switch",
         [](Shot& s) { s.target.xenoSkin = true; s.target.hitsMax.fill(10); s.targetCondition.damage[at(Location::Torso)] = 4; s.ammunition.penetration = 3; s.switches.livingIdFrom = LivingIdFromRule::CurrentHits; }, {{EffectDice, {kAim, 3, 4}}}, "armour.id=18"},
        {"3D-VEV-02 A-192 living.idFrom does not touch cells: 5 x 10", [](Shot& s) { s.target.vevaphon = true; s.targetCondition.vevaphonPv = 9; s.target.hitsMax.fill(10); s.target.conc = 30; s.targetCondition.damage[at(Location::Torso)] = 6; s.ammunition.penetration = 3; s.switches.livingIdFrom = LivingIdFromRule::CurrentHits; }, {{EffectDice, {kAim, 3, 4}}, {Query::ConcDice, {3, 3, 3}}}, "armour.id=50 ~target.condition.livingIdHits"},
        {"3D-XENO-02 A-075 not reckoned anew at every hit: 3 x 20 - 25",
         [](Shot& s) { s.target.xenoSkin = true; s.target.hitsMax.fill(20); s.targetCondition.damage[at(Location::Torso)] = 10; s.targetCondition.livingId[at(Location::Torso)] = 25; s.ammunition.penetration = 3; s.switches.livingIdFrom = LivingIdFromRule::CurrentHits; }, {{EffectDice, {kAim, 3, 4}}}, "armour.id=35"},
        {"3D-XENO-02 A-075 the kept ones count however many are left: 3 x 6 - 5",
         [](Shot& s) { s.target.xenoSkin = true; s.target.hitsMax.fill(10); s.targetCondition.damage[at(Location::Torso)] = 8; s.targetCondition.livingId[at(Location::Torso)] = 5; s.targetCondition.livingIdHits[at(Location::Torso)] = 6; s.ammunition.penetration = 3; s.switches.livingIdFrom = LivingIdFromRule::CurrentHits; }, {{EffectDice, {kAim, 3, 4}}}, "armour.id=13 ~target.condition.livingIdHits"},
        {"3D-XENO-02 A-075 the Hits of the first use are kept",
         [](Shot& s) { s.target.xenoSkin = true; s.target.hitsMax.fill(10); s.targetCondition.damage[at(Location::Torso)] = 4; s.ammunition.penetration = 3; s.switches.livingIdFrom = LivingIdFromRule::CurrentHits; }, {{EffectDice, {kAim, 3, 4}}}, "armour.id=18 target.condition.livingIdHits.torso:-2147483648>6"},
        {"3D-XENO-03 V-13 stopped: DAM off the ID", [](Shot& s) { s.target.xenoSkin = true; s.target.hitsMax.fill(10); s.ammunition.penetration = 3; }, {{EffectDice, {kAim, 3, 4}}}, "armour.loss=14 armour.idLeft=16 damage.through=0 target.condition.livingIdLost.torso:0>14 ~target.condition.damage"},
        {"3D-XENO-04 V-13 equal penetrates: full DAM, ID as it was", [](Shot& s) { s.target.xenoSkin = true; s.ammunition.penetration = 4; }, {{EffectDice, {kAim, 3, 4}}}, "armour.penetrated=1 damage.through=14 !damage.reduction ~target.condition.livingIdLost target.condition.damage.torso:0>14"},
        {"3D-VEV-02 E-13 PV 9 and 10 Hits", [](Shot& s) { s.target.vevaphon = true; s.target.hitsMax.fill(10); s.targetCondition.vevaphonPv = 9; s.target.conc = 20; }, {{EffectDice, {kAim, 2, 4}}}, "armour.id=50 armour.pv=9"},
        {"3D-VEV-02 E-14 PV 4 and 8 Hits", [](Shot& s) { s.target.vevaphon = true; s.target.hitsMax.fill(8); s.targetCondition.vevaphonPv = 4; s.ammunition.penetration = 1; s.target.conc = 20; }, {{EffectDice, {kAim, 2, 4}}}, "armour.id=16"},
        {"3D-VEV-02 A-076 exact by switch", [](Shot& s) { s.target.vevaphon = true; s.target.hitsMax.fill(10); s.targetCondition.vevaphonPv = 9; s.target.conc = 20; s.switches.vevaphonHalfPv = VevaphonHalfPvRule::Exact; }, {{EffectDice, {kAim, 2, 4}}}, "armour.id=45"},
        {"3D-VEV-03 the test is made even when stopped", [](Shot& s) { s.target.vevaphon = true; s.targetCondition.vevaphonPv = 9; s.target.conc = 7; }, {{EffectDice, {kAim, 2, 4}}, {Query::ConcDice, {3, 3, 3}}}, "conc.total=16 conc.success=1 !vevaphon.pv"},
        {"3D-VEV-03 penalty: the damage that reached the body", [](Shot& s) { s.target.vevaphon = true; s.targetCondition.vevaphonPv = 9; s.target.conc = 21; }, {{EffectDice, {kAim, 3, 4}}, {Query::ConcDice, {3, 3, 3}}}, "damage.through=14 conc.penalty=16 conc.success=1"},
        {"3D-VEV-04 V-14 7 less the face of a failed roll", [](Shot& s) { s.target.vevaphon = true; s.target.hitsMax.fill(10); s.targetCondition.vevaphonPv = 9; s.target.conc = 6; }, {{EffectDice, {kAim, 2, 4}}, {Query::ConcDice, {3, 3, 3}}},
         "conc.success=0 vevaphon.pv=5 target.condition.vevaphonPv:9>5"},
        {"3D-VEV-05 V-14 the lower ID", [](Shot& s) { s.target.vevaphon = true; s.target.hitsMax.fill(10); s.targetCondition.vevaphonPv = 9; s.target.conc = 6; }, {{EffectDice, {kAim, 2, 4}}, {Query::ConcDice, {3, 3, 3}}},
         "armour.idLeft=36 vevaphon.id[1]=30 vevaphon.id[2]=30 ~target.condition.livingIdLost"},
        {"3D-VEV-05 the present ID when that is lower", [](Shot& s) { s.target.vevaphon = true; s.target.hitsMax.fill(10); s.targetCondition.vevaphonPv = 9; s.targetCondition.livingId[1] = 20; s.target.conc = 6; }, {{EffectDice, {kAim, 2, 4}}, {Query::ConcDice, {3, 3, 3}}},
         "vevaphon.id[1]=16 target.condition.livingIdLost.torso:20>14"},
        {"3D-VEV-06 V-15 natural: halved, rounded down", [](Shot& s) { s.target.vevaphon = true; }, {{EffectDice, {kAim, 3, 3}}}, "damage.value=13 damage.natural=6 damage.through=6"},
        {"3D-VEV-06 A-078 not without kinetic force", [](Shot& s) { s.target.vevaphon = true; s.ammunition.kinetic = false; }, {{EffectDice, {kAim, 3, 3}}}, "damage.through=13 !damage.natural"},
        {"3D-VEV-01 PHYS put into armour is missing", [](Shot& s) { s.target.vevaphon = true; s.target.phys = 12; s.targetCondition.physShifted = 4; s.targetCondition.vevaphonPv = 4; s.target.conc = 30; }, {{EffectDice, {kAim, 3, 4}}}, "effect.threshold=8"},
        {"3D-VEV-01 A-079 but not by switch", [](Shot& s) { s.target.vevaphon = true; s.target.phys = 12; s.targetCondition.physShifted = 4; s.targetCondition.vevaphonPv = 4; s.target.conc = 30; s.switches.shiftLowersPhys = false; }, {{EffectDice, {kAim, 3, 4}}}, "effect.threshold=12"},

        {"3D-DAM-01 rating and die", effectAsIs, {{EffectDice, {kAim, 3, 4}}}, "damage.rating=10 damage.final=10 damage.value=14 damage.through=14"},
        {"3D-DAM-02 V-08 half the PV", [](Shot& s) { wear(s, 9, 20); }, {{EffectDice, {kAim, 3, 4}}}, "damage.reduction=4 damage.through=10"},
        {"3D-DAM-02 V-08 the whole PV by switch", [](Shot& s) { wear(s, 9, 20); s.switches.damageReduction = DamageReductionRule::Full; }, {{EffectDice, {kAim, 3, 4}}}, "damage.through=5"},
        {"3D-DAM-02 A-072 at least 0", [](Shot& s) { wear(s, 9, 20); s.ammunition.damage = 1; }, {{EffectDice, {kAim, 3, 2}}}, "damage.through=0 ~target.condition.damage"},
        {"3D-DAM-02 A-072 at least 1 by switch", [](Shot& s) { wear(s, 9, 20); s.ammunition.damage = 1; s.switches.minimumOnPenetration = 1; }, {{EffectDice, {kAim, 3, 2}}}, "damage.through=1"},
        {"3D-DAM-03 V-11 armour-piercing", [](Shot& s) { wear(s, 9, 20); s.ammunition.ignoresReduction = true; }, {{EffectDice, {kAim, 3, 4}}}, "damage.through=14 armour.idLeft=17"},
        {"3D-DAM-04 off location and Incap", [](Shot& s) { s.targetCondition.damage[1] = 5; s.targetCondition.standardTotal = 7; }, {{EffectDice, {kAim, 3, 4}}}, "effect.hitsLeft=21 effect.standard=21 target.condition.damage.torso:5>19 target.condition.standardTotal:7>21"},
        {"3D-DAM-05 Incap used up", [](Shot& s) { s.target.incapMax = 14; }, {{EffectDice, {kAim, 3, 4}}}, "effect.unconscious=1 effect.dead=0 target.condition.unconscious:0>1"},
        {"3D-DAM-07 the Torso at 0 kills", [](Shot& s) { s.target.hitsMax.fill(14); }, {{EffectDice, {kAim, 3, 4}}}, "effect.hitsLeft=0 effect.dead=1 target.condition.dead:0>1"},
        {"3D-DAM-07 A-081 the Abdomen does not", [](Shot& s) { s.target.hitsMax.fill(14); s.options.aimHex = Hex{0, 16}; }, {{EffectDice, {kAim, 3, 4}}}, "effect.state=1 effect.dead=0 ~target.condition.dead"},
        {"3D-DAM-07 A-081 when destroyed by switch", [](Shot& s) { s.target.hitsMax.fill(14); s.switches.vitalDeath = VitalDeathRule::AtDestroyed; }, {{EffectDice, {kAim, 3, 4}}}, "effect.dead=0"},
        {"3D-DAM-08 V-40 PEN 7 under PHYS 8 sticks", [](Shot& s) { s.target.phys = 8; s.options.round = 3; s.ammunition.penetration = 4; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}},
         "effect.stuck=1 target.condition.stuckCount:0>1 target.condition.stuckPenetration.0:0>7 target.condition.stuckRounds.0:0>3"},
        {"3D-DAM-08 V-40 PEN 8 leaves", [](Shot& s) { s.target.phys = 8; s.ammunition.penetration = 5; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "effect.stuck=0 ~target.condition.stuckCount"},
        {"3D-DAM-08 only in the Torso", [](Shot& s) { s.target.phys = 8; s.ammunition.penetration = 4; s.options.aimHex = Hex{0, 16}; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "!effect.stuck"},

        {"3D-AMMO-01 E-31 HEAP adds 2", [](Shot& s) { s.ammunition.penetrationPlus = 2; s.ammunition.damagePlus = 2; }, {{EffectDice, {kAim, 3, 4}}}, "penetration.final=8 damage.final=12"},
        {"3D-AMMO-03 E-32 HESH halves and doubles", [](Shot& s) { s.ammunition.penetrationTimes = Multiplier::Half; s.ammunition.damageTimes = Multiplier::Double; }, {{EffectDice, {kAim, 3, 4}}}, "penetration.final=3 damage.final=20"},
        {"3D-AMMO-02 V-12 ratings first, then the dice", [](Shot& s) { s.ammunition.penetrationTimes = Multiplier::Half; s.ammunition.damageTimes = Multiplier::Double; s.accessories = {Accessory{}}; }, {{EffectDice, {kAim, 4, 1}}}, "penetration.value=6 damage.value=21"},
        {"3D-SHOT-03 V-21 a slug doubles PEN at any range", [](Shot& s) { s.weapon.shotgun = true; s.ammunition.type = AmmunitionType::Slug; s.ammunition.damage = 12; s.options.distance = 60; s.weapon.recoil = 0; s.weapon.accuracy = 9; }, {{EffectDice, {kAim, 3, 4}}}, "penetration.value=15 damage.value=16"},

        {"3D-KNOCK-01 V-26 DAM 8 against PHYS 8", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.ammunition.damage = 4; }, {{EffectDice, {kAim, 3, 4}}}, "knockback.damage=8 knockback.applies=0 !knockback.total"},
        {"3D-KNOCK-02 V-26 DAM 14: stands from 14", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 4, 4}}}, "knockback.penalty=16 knockback.success=1"},
        {"3D-KNOCK-02 V-26 DAM 14: falls at 13", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 4, 3}}}, "knockback.success=0 target.condition.posture:0>3"},
        {"3D-KNOCK-03 fallen: down, Initiative gone for the round, next Action lost", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.targetCondition.stance = true; s.targetCondition.aims = 2; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {1, 1, 1}}},
         "target.condition.posture:0>3 target.condition.initiativeLoss:0>2 target.condition.actionsLost:0>1 target.condition.stance:1>0 target.condition.aims:2>0"},
        {"3D-KNOCK-03 A-110 the unspent Action goes first", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.targetCondition.actionsLeft = 1; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {1, 1, 1}}}, "target.condition.actionsLeft:1>0 ~target.condition.actionsLost"},
        {"3D-KNOCK-04 standing: last in this phase", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "target.condition.initiativeLoss:0>1 ~target.condition.posture"},
        {"3D-KNOCK-05 V-26 DAM 16 is not more than twice PHYS 8", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.ammunition.damage = 12; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "knockback.down=0 knockback.total=18"},
        {"3D-KNOCK-05 V-26 DAM 17: down, conscious from 8", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.ammunition.damage = 13; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockoutDice, {3, 3, 2}}}, "knockback.down=1 knockout.total=16 knockout.success=1 target.condition.posture:0>3 target.condition.initiativeLoss:0>2"},
        {"3D-KNOCK-05 DAM 17: out at 7", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.ammunition.damage = 13; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockoutDice, {3, 3, 1}}}, "knockout.success=0 target.condition.unconscious:0>3"},
        {"3D-KNOCK-05 A-108 the excess is a penalty by switch", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.ammunition.damage = 13; s.switches.knockOutPenalty = KnockOutPenaltyRule::Excess; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockoutDice, {3, 3, 2}}}, "knockout.total=15"},
        {"3D-KNOCK-06 three phases lost", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.ammunition.damage = 13; s.targetCondition.actionsLeft = 1; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockoutDice, {6, 6, 6}}}, "target.condition.phasesLost:0>3 target.condition.actionsLeft:1>0"},
        {"3D-KNOCK-01 A-106 after armour by switch", [](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.switches.knockDamage = KnockDamageRule::AfterArmour; }, {{EffectDice, {kAim, 3, 4}}}, "knockback.damage=0 knockback.applies=0"},
        {"3D-KNOCK-01 none for the dead", [](Shot& s) { s.target.hitsMax.fill(10); s.target.phys = 8; }, {{EffectDice, {kAim, 3, 4}}}, "effect.dead=1 !knockback.damage"},
        {"3D-WND-08 A-150 the new wound counts in the knockback test", [](Shot& s) { s.target.phys = 8; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 4, 4}}}, "effect.wound=1 knockback.penalty=16 knockback.wounds=15 knockback.success=0"},

        {"3D-LAY-01 only with the option", [](Shot& s) { wear(s, 8, 20); wear(s, 5, 20); }, {{EffectDice, {kAim, 3, 4}}}, "armour.pv=8 damage.through=10"},
        {"3D-LAY-02 V-38 8, 5 and 4 make 10", [](Shot& s) { s.switches.layering = true; wear(s, 8, 20); wear(s, 5, 20); wear(s, 4, 20); s.ammunition.penetration = 7; }, {{EffectDice, {kAim, 3, 4}}}, "armour.pv=10 armour.penetrated=1"},
        {"3D-LAY-04 V-38 half the improved PV, AD off every layer", [](Shot& s) { s.switches.layering = true; wear(s, 8, 20); wear(s, 5, 20); wear(s, 4, 20); s.ammunition.penetration = 7; }, {{EffectDice, {kAim, 3, 4}}},
         "damage.reduction=5 damage.through=9 armour.state[0].idLost.torso:0>3 armour.state[1].idLost.torso:0>3 armour.state[2].idLost.torso:0>3"},
        {"3D-LAY-05 stopped: AD off every layer", [](Shot& s) { s.switches.layering = true; wear(s, 8, 20); wear(s, 5, 20); }, {{EffectDice, {kAim, 2, 4}}}, "armour.penetrated=0 armour.state[0].idLost.torso:0>3 armour.state[1].idLost.torso:0>3 armour.idLeft[1]=17"},
        {"3D-LAY-02 A-146 a layer without ID does not count", [](Shot& s) { s.switches.layering = true; wear(s, 8, 20); wear(s, 5, 20); s.armourState[1].idLost.fill(20); }, {{EffectDice, {kAim, 3, 4}}}, "armour.pv=8"},
        {"3D-LAY-05 A-075 skin as a layer: DAM when stopped", [](Shot& s) { s.switches.layering = true; wear(s, 8, 20); s.target.xenoSkin = true; }, {{EffectDice, {kAim, 2, 4}}}, "armour.pv=9 armour.state[0].idLost.torso:0>3 target.condition.livingIdLost.torso:0>14"},
        {"3D-LAY-04 A-075 skin as a layer: nothing when penetrated", [](Shot& s) { s.switches.layering = true; wear(s, 8, 20); s.target.xenoSkin = true; }, {{EffectDice, {kAim, 3, 4}}}, "damage.through=10 armour.state[0].idLost.torso:0>3 ~target.condition.livingIdLost"},

        {"3D-TRACK-01 every square marked", [](Shot& s) { s.target.incapMax = 20; s.targetCondition.standardTotal = 4; s.targetCondition.bruisingTotal = 2; }, {{EffectDice, {kAim, 3, 4}}}, "effect.unconscious=1"},
        {"3D-TRACK-01 A-084 one more by switch", [](Shot& s) { s.target.incapMax = 20; s.targetCondition.standardTotal = 4; s.targetCondition.bruisingTotal = 2; s.switches.knockOut = KnockOutRule::Above; }, {{EffectDice, {kAim, 3, 4}}}, "effect.unconscious=0"},
        {"3D-TRACK-02 E-44 10 beyond Incap", [](Shot& s) { s.target.incapMax = 20; s.targetCondition.standardTotal = 16; }, {{EffectDice, {kAim, 3, 4}}}, "effect.dead=1 target.condition.dead:0>2"},
        {"3D-TRACK-02 E-44 9 beyond Incap", [](Shot& s) { s.target.incapMax = 20; s.targetCondition.standardTotal = 15; }, {{EffectDice, {kAim, 3, 4}}}, "effect.dead=0 ~target.condition.dead"},
        {"3D-TRACK-02 A-085 bruising counts by switch", [](Shot& s) { s.target.incapMax = 20; s.targetCondition.standardTotal = 10; s.targetCondition.bruisingTotal = 6; s.switches.deathCountsBruising = true; }, {{EffectDice, {kAim, 3, 4}}}, "effect.dead=1"},
        {"3D-TRACK-03 V-37 10 of 10", [](Shot& s) { s.target.hitsMax.fill(14); s.options.aimHex = Hex{0, 16}; }, {{EffectDice, {kAim, 3, 4}}}, "effect.hitsLeft=0 effect.state=1"},
        {"3D-TRACK-04 overflow is negative", [](Shot& s) { s.target.hitsMax.fill(10); s.options.aimHex = Hex{0, 16}; }, {{EffectDice, {kAim, 3, 3}}}, "effect.hitsLeft=-3 effect.state=1"},
        {"3D-BRUISE-01 bruising ammunition marks B only", [](Shot& s) { s.ammunition.bruising = true; }, {{EffectDice, {kAim, 3, 4}}}, "effect.bruising=14 target.condition.bruisingTotal:0>14 ~target.condition.damage ~target.condition.bruises ~target.condition.standardTotal !effect.wound !effect.stuck"},
        {"3D-BRUISE-01 A-143 the location, too, by switch", [](Shot& s) { s.ammunition.bruising = true; s.switches.bluntMarksLocation = true; }, {{EffectDice, {kAim, 3, 4}}}, "effect.hitsLeft=26 target.condition.bruises.torso:0>14"},
        {"3D-TURN-08 A-019 what the unconscious held is lost", [](Shot& s) { s.target.incapMax = 14; s.targetCondition.actionsHeld = 2; s.targetCondition.splitHeld = true; s.targetCondition.splitSkill = {-1, 0}; s.targetCondition.splitRank = {0, 2}; }, {{EffectDice, {kAim, 3, 4}}}, "target.condition.unconscious:0>1 target.condition.actionsHeld:2>0 target.condition.splitHeld:1>0 target.condition.splitRank.secondary:2>0"},
        {"3D-BRUISE-03 out by bruising", [](Shot& s) { s.ammunition.bruising = true; s.target.incapMax = 20; s.targetCondition.standardTotal = 6; }, {{EffectDice, {kAim, 3, 4}}}, "effect.unconscious=1 effect.dead=0 target.condition.unconscious:0>2"},
        {"3D-BRUISE-04 V-36 both sides of the track", [](Shot& s) { s.target.incapMax = 25; s.targetCondition.bruisingTotal = 11; }, {{EffectDice, {kAim, 3, 4}}}, "effect.unconscious=1"},
        {"3D-BRUISE-04 V-36 one square left", [](Shot& s) { s.target.incapMax = 25; s.targetCondition.bruisingTotal = 10; }, {{EffectDice, {kAim, 3, 4}}}, "effect.unconscious=0"},

        {"3D-WND-01 V-39 damage 8 is not above 8", [](Shot& s) { s.target.phys = 8; s.ammunition.damage = 4; }, {{EffectDice, {kAim, 3, 4}}}, "effect.wound=0 ~target.condition.woundCount"},
        {"3D-WND-01 V-39 damage 9 is", [](Shot& s) { s.target.phys = 8; s.ammunition.damage = 5; s.options.round = 2; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}},
         "effect.wound=1 target.condition.woundCount:0>1 target.condition.woundLocations.0:0>1 target.condition.woundRounds.0:0>2 target.condition.woundsOpen.0:0>1"},
        {"3D-WND-01 A-147 what armour left over", [](Shot& s) { wear(s, 9, 20); s.target.phys = 10; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "damage.through=10 effect.wound=0"},
        {"3D-WND-01 A-147 before armour by switch", [](Shot& s) { wear(s, 9, 20); s.target.phys = 10; s.switches.woundDamage = WoundDamageRule::BeforeArmour; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "effect.wound=1"},
        {"3D-WND-02 the threshold is PHYS", [](Shot& s) { s.target.phys = 11; }, {{EffectDice, {kAim, 3, 4}}, {Query::KnockbackDice, {6, 6, 6}}}, "effect.threshold=11"},

        {"A-028 cover without figures stops", [](Shot& s) { s.options.coveredLocations = 1 << static_cast<int>(Location::Torso); }, {{EffectDice, {kAim, 3, 4}}}, "deviation.covered=1 cover.penetrated=0 damage.through=0 ~target.condition.damage !armour.pv !knockback.damage"},
        {"A-028 a covered hex", [](Shot& s) { s.options.coveredHexes = {{pack(Hex{0, 10})}}; }, {{EffectDice, {kAim, 3, 4}}}, "deviation.covered=1 damage.through=0"},
        {"A-028 another covered hex", [](Shot& s) { s.options.coveredHexes = {{pack(Hex{0, 12})}}; }, {{EffectDice, {kAim, 3, 4}}}, "deviation.covered=0 damage.through=14"},
        {"A-028 no cover by switch", [](Shot& s) { s.options.coveredLocations = 127; s.switches.coverMask = false; }, {{EffectDice, {kAim, 3, 4}}}, "damage.through=14"},
        {"A-163 cover is tested like armour", [](Shot& s) { s.options.coveredLocations = 127; s.options.coverPv = 9; s.options.coverId = 20; }, {{EffectDice, {kAim, 3, 4}}}, "cover.penetrated=1 cover.reduction=4 cover.damage=10 cover.id=17 penetration.value=9 damage.through=10"},
        {"A-176 A-163 natural cells halve before the cover: fl(14 / 2) - 4", [](Shot& s) { s.target.vevaphon = true; s.options.coveredLocations = 127; s.options.coverPv = 9; s.options.coverId = 20; }, {{EffectDice, {kAim, 3, 4}}}, "damage.natural=7 cover.damage=3 damage.through=3"},
        {"A-177 armour-piercing ignores half of the cover's PV", [](Shot& s) { s.ammunition.ignoresReduction = true; s.options.coveredLocations = 127; s.options.coverPv = 9; s.options.coverId = 20; }, {{EffectDice, {kAim, 3, 4}}}, "cover.penetrated=1 !cover.reduction damage.through=14"},
        {"A-177 armour.damReduction does not touch the half of a cover", [](Shot& s) { s.switches.damageReduction = DamageReductionRule::Full; s.options.coveredLocations = 127; s.options.coverPv = 9; s.options.coverId = 20; }, {{EffectDice, {kAim, 3, 4}}}, "cover.reduction=4 damage.through=10"},
        {"A-190 damage.minOnPenetration not where only a cover was struck", [](Shot& s) { s.ammunition.damage = 1; s.options.coveredLocations = 127; s.options.coverPv = 9; s.options.coverId = 20; s.switches.minimumOnPenetration = 1; }, {{EffectDice, {kAim, 3, 2}}}, "cover.damage=0 damage.through=0 ~target.condition.damage"},
        {"A-190 but where armour behind the cover is penetrated: 1", [](Shot& s) { wear(s, 1, 20); s.ammunition.damage = 1; s.options.coveredLocations = 127; s.options.coverPv = 9; s.options.coverId = 20; s.switches.minimumOnPenetration = 1; }, {{EffectDice, {kAim, 3, 2}}}, "cover.damage=0 damage.through=1 target.condition.damage.torso:0>1"},
        {"A-190 and where the cover is used up: 1", [](Shot& s) { s.ammunition.damage = 0; s.target.vevaphon = true; s.options.coveredLocations = 127; s.options.coverPv = 9; s.options.coverId = 0; s.switches.minimumOnPenetration = 1; }, {{EffectDice, {kAim, 3, 1}}}, "damage.natural=0 damage.through=1"},
        {"A-184 damage.minOnPenetration where no armour is met: 1", [](Shot& s) { s.ammunition.damage = 0; s.target.vevaphon = true; s.switches.minimumOnPenetration = 1; }, {{EffectDice, {kAim, 3, 1}}}, "!armour.pv damage.natural=0 damage.through=1"},
        {"A-163 the next shot at the same cover begins with what is left: 20 - 18 - 3", [](Shot& s) { s.options.coveredLocations = 127; s.options.coverPv = 10; s.options.coverId = 20; s.targetCondition.coverPv = 10; s.targetCondition.coverId = 20; s.targetCondition.coverIdLeft = 2; }, {{EffectDice, {kAim, 3, 4}}}, "cover.idBefore=2 cover.penetrated=0 cover.id=0 target.condition.coverIdLeft:2>0 ~target.condition.coverId:"},
        {"3D-PEN-09 A-163 one that is used up stops nothing more", [](Shot& s) { s.options.coveredLocations = 127; s.options.coverPv = 10; s.options.coverId = 20; s.targetCondition.coverPv = 10; s.targetCondition.coverId = 20; }, {{EffectDice, {kAim, 3, 4}}}, "cover.idBefore=0 cover.penetrated=1 !cover.id damage.through=14 ~target.condition.cover"},
        {"A-163 another cover is whole, and takes its place", [](Shot& s) { s.options.coveredLocations = 127; s.options.coverPv = 10; s.options.coverId = 20; s.targetCondition.coverPv = 9; s.targetCondition.coverId = 20; s.targetCondition.coverIdLeft = 2; }, {{EffectDice, {kAim, 3, 4}}}, "!cover.idBefore cover.id=17 target.condition.coverPv:9>10 target.condition.coverIdLeft:2>17"},
        {"A-163 3D-COVER-02 who dives finds another cover", [](Shot& s) { s.options.targetDives = true; s.options.coveredLocations = 127; s.options.coverPv = 10; s.options.coverId = 20; s.targetCondition.coverPv = 10; s.targetCondition.coverId = 20; s.targetCondition.coverIdLeft = 2; }, {{EffectDice, {kAim, 3, 4}}}, "!cover.idBefore cover.id=17 target.condition.coverIdLeft:2>17"},
        {"A-163 3D-COVER-02 and leaves the old one, though nobody shot it", [](Shot& s) { s.options.targetDives = true; s.targetCondition.coverPv = 10; s.targetCondition.coverId = 20; s.targetCondition.coverIdLeft = 2; }, {{EffectDice, {kAim, 3, 4}}}, "target.condition.coverPv:10>-2147483648 target.condition.coverId:20>-2147483648 target.condition.coverIdLeft:2>0"},
        {"A-163 a shot past a cover leaves it", [](Shot& s) { s.targetCondition.coverPv = 10; s.targetCondition.coverId = 20; s.targetCondition.coverIdLeft = 2; }, {{EffectDice, {kAim, 3, 4}}}, "damage.through=14 ~target.condition.cover"},
        {"A-163 cover that stops", [](Shot& s) { s.options.coveredLocations = 127; s.options.coverPv = 10; s.options.coverId = 20; }, {{EffectDice, {kAim, 3, 4}}}, "cover.penetrated=0 damage.through=0 !effect.standard"},
        {"A-162 a missed shot that lands on the body uses its dice", [](Shot& s) { s.options.aimHex = Hex{0, 0}; }, {{EffectDice, {1, 1, 4}}, {Query::AttackDirection, {3}}}, "attack.hit=0 deviation.distance=5 deviation.hex=0,10 damage.through=14"},
        {"A-040 damage loses aims", [](Shot& s) { s.targetCondition.aims = 3; }, {{EffectDice, {kAim, 3, 4}}}, "target.condition.aims:3>0"},
        {"A-040 but not by switch", [](Shot& s) { s.targetCondition.aims = 3; s.switches.aimLostOnDamage = false; }, {{EffectDice, {kAim, 3, 4}}}, "~target.condition.aims"},
        {"A-173 a stopped hit loses no aims", [](Shot& s) { wear(s, 20, 20); s.targetCondition.aims = 3; }, {{EffectDice, {kAim, 3, 4}}}, "~target.condition.aims"},
    };
    return all;
}
// clang-format on

}  // namespace

/// From the hex a shot ends in to what it does to armour and body.
class EffectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shots_data();
    void shots();
    void states_data();
    void states();
};

void EffectTest::shots_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(effectRows().size()); ++i)
        QTest::newRow(effectRows()[static_cast<std::size_t>(i)].name) << i;
}

void EffectTest::shots()
{
    QFETCH(int, row);
    const EffectRow& test = effectRows()[static_cast<std::size_t>(row)];
    Shot shot = support::someShot();
    test.setup(shot);
    QCOMPARE(support::refusals(shot), QStringList());
    const Findings findings = support::resolved(shot, test.given);
    QCOMPARE(support::differences(findings, Shot::kAction, test.expected), QString());
}

void EffectTest::states_data()
{
    QTest::addColumn<int>("damage");
    QTest::addColumn<int>("hits");
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("state");
    QTest::newRow("3D-TRACK-03 one Hit left") << 9 << 10 << 0 << 0;
    QTest::newRow("3D-TRACK-03 V-37 damage 10 of 10") << 10 << 10 << 0 << 1;
    QTest::newRow("3D-TRACK-05 V-37 damage 14 of 10") << 14 << 10 << 0 << 1;
    QTest::newRow("3D-TRACK-05 V-37 damage 15 of 10") << 15 << 10 << 0 << 2;
    QTest::newRow("3D-TRACK-05 V-37 damage 10 of 7") << 10 << 7 << 0 << 1;
    QTest::newRow("3D-TRACK-05 V-37 damage 11 of 7") << 11 << 7 << 0 << 2;
    QTest::newRow("3D-TRACK-06 V-37 damage 20 of 10") << 20 << 10 << 0 << 3;
    QTest::newRow("3D-TRACK-04 V-37 an overflow of 5") << 15 << 10 << 0 << 2;
    QTest::newRow("3D-TRACK-06 damage 19 of 10") << 19 << 10 << 0 << 2;
    QTest::newRow("3D-TRACK-05 A-082 full by switch") << 20 << 10 << 1 << 2;
    QTest::newRow("3D-TRACK-06 A-082 double by switch") << 30 << 10 << 1 << 3;
}

void EffectTest::states()
{
    QFETCH(int, damage);
    QFETCH(int, hits);
    QFETCH(int, rule);
    QFETCH(int, state);
    QCOMPARE(static_cast<int>(stateOf(hits - damage, hits, static_cast<SevereAtRule>(rule))), state);
}

HITSPREAD_TEST(EffectTest)
#include "effect_test.moc"
