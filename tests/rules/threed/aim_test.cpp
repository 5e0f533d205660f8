#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "support/wounds.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;

namespace {

using AimSetup = void (*)(Shot&);

struct AimRow {
    const char* name;
    AimSetup setup;
    Given given;
    const char* expected;
};

constexpr auto AimDice = Query::AttackDice;
constexpr auto AimDirection = Query::AttackDirection;
constexpr auto Spend = Query::AttackSpend;

void aimAsIs(Shot&) {}

void aimedAt(Shot& shot, int whom, int wielded)
{
    shot.shooterCondition.aimTarget = whom;
    shot.shooterCondition.aimWeapon = wielded;
}

void wild(Shot& shot)
{
    shot.shooterCondition.aims = 0;
    shot.shooterCondition.stance = false;
}

// clang-format off
const std::vector<AimRow>& aimRows()
{
    static const std::vector<AimRow> all{
        {"3D-SKL-06 the first die aims, the second penetrates, the third damages", aimAsIs, {{AimDice, {5, 3, 4}}},
         "attack.dice=12 aim.die=5 penetration.value=9 damage.value=14"},
        {"3D-CMB-01 total 13 hits", aimAsIs, {{AimDice, {3, 2, 2}}}, "attack.total=13 attack.target=13 attack.hit=1 attack.margin=0"},
        {"3D-CMB-01 total 12 misses", aimAsIs, {{AimDice, {2, 2, 2}}}, "attack.total=12 attack.hit=0 attack.margin=-1"},
        {"3D-CMB-01 A-144 the weapon's own modifier", [](Shot& s) { s.weapon.toHit = -2; }, {{AimDice, {5, 3, 4}}}, "attack.weapon=16 attack.total=16"},
        {"3D-CMB-02 the damage die is the base damage", aimAsIs, {{AimDice, {5, 3, 4}}}, "damage.value=14"},
        {"3D-CMB-03 the penetration die is the base penetration", aimAsIs, {{AimDice, {5, 3, 4}}}, "penetration.value=9"},
        {"3D-CMB-04 the aiming die gives the points", aimAsIs, {{AimDice, {5, 3, 4}}}, "aim.die=5 aim.value=5"},
        {"3D-CMB-05 V-03 excess feeds the aiming die", [](Shot& s) { s.shooter.skills.set("rifle", 8); }, {{AimDice, {6, 2, 6}}},
         "attack.total=22 attack.critical=1 attack.excess=4 aim.value=10"},
        {"3D-CMB-05 no excess at 18", aimAsIs, {{AimDice, {5, 3, 4}}}, "attack.total=18 attack.critical=0 attack.excess=0"},
        {"3D-SKL-02 a total of 19 is critical", [](Shot& s) { s.shooter.skills.set("rifle", 7); }, {{AimDice, {5, 3, 4}}}, "attack.critical=1 attack.excess=1"},
        {"3D-SKL-04 a named modifier on the roll", [](Shot& s) { s.options.rollModifiers.set("rain", -2); }, {{AimDice, {5, 3, 4}}}, "attack.modifier=16 attack.total=16 attack.target=13"},
        {"3D-SKL-03 a named modifier on the target number", [](Shot& s) { s.options.targetModifiers.set("rain", -2); }, {{AimDice, {5, 3, 4}}},
         "attack.targetModifier=15 attack.total=18 attack.target=15"},
        {"3D-SKL-04 A-009 combat difficulty goes on the roll", [](Shot& s) { s.options.difficulty = -3; }, {{AimDice, {5, 3, 4}}}, "attack.difficulty=15 attack.total=15 attack.target=13"},
        {"3D-SKL-03 A-009 every combat modifier on the target number by switch",
         [](Shot& s) { wild(s); s.options.difficulty = -1; s.switches.formCombat = FormCombatRule::Tn; }, {{AimDice, {5, 3, 4}}},
         "attack.total=18 attack.target=17 attack.hit=1"},

        {"3D-RNG-01 E-06 20 m is Optimum", [](Shot& s) { s.options.distance = 20; }, {}, "shot.band=0"},
        {"3D-RNG-01 E-06 21 m is Medium", [](Shot& s) { s.options.distance = 21; }, {}, "shot.band=1"},
        {"3D-RNG-01 E-06 41 m is Long", [](Shot& s) { s.options.distance = 41; }, {}, "shot.band=2"},
        {"3D-RNG-01 E-06 160 m is Extreme", [](Shot& s) { s.options.distance = 160; }, {}, "shot.band=3"},
        {"3D-RNG-02 A-030 the table of to-hit modifiers", [](Shot& s) { s.options.distance = 30; s.switches.rangeToHit = {0, -1, -2, -3}; }, {{AimDice, {5, 3, 4}}},
         "attack.range=17 attack.total=17"},
        {"3D-RNG-03 E-08 Medium spreads 3 more", [](Shot& s) { s.options.distance = 30; }, {}, "deviation.spread=7"},
        {"3D-RNG-03 E-08 Extreme spreads 9 more", [](Shot& s) { s.options.distance = 100; }, {}, "deviation.spread=13"},
        {"3D-LOC-02 (0,10) is the Torso", aimAsIs, {{AimDice, {5, 3, 4}}}, "deviation.location=1"},
        {"3D-LOC-02 off the body is a miss of this target", [](Shot& s) { s.options.aimHex = Hex{10, 10}; }, {{AimDice, {5, 3, 4}}}, "deviation.location=-1 !damage.value ~target.condition.damage"},

        {"3D-DEV-01 the declared hex", [](Shot& s) { s.options.aimHex = Hex{0, 2}; }, {{AimDice, {5, 3, 4}}}, "deviation.aim=0,2 deviation.hex=0,2 deviation.location=0"},
        {"3D-DEV-02 a hit deviates, too", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {1}}, {Spend, {2}}}, "attack.hit=1 deviation.direction=1 deviation.hex=2,8"},
        {"3D-DEV-03 the spread is the recoil", [](Shot& s) { s.weapon.recoil = 7; s.shooterCondition.stance = false; }, {}, "deviation.recoil=7 deviation.spread=7"},
        {"3D-DEV-04 V-02 five points of eight", wild, {{AimDice, {5, 3, 4}}, {AimDirection, {4}}}, "attack.total=15 deviation.spread=8 deviation.spent=5 deviation.distance=3 deviation.hex=-3,13 deviation.location=4"},
        {"3D-DEV-04 A-033 fewer points by choice", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {3}}, {Spend, {1}}}, "deviation.spent=1 deviation.distance=3 deviation.hex=0,16"},
        {"3D-DEV-04 A-034 only recoil cancelled by switch", [](Shot& s) { wild(s); s.weapon.recoil = 2; s.switches.aimCancels = AimCancelsRule::RecoilOnly; },
         {{AimDice, {5, 3, 4}}, {AimDirection, {3}}}, "deviation.spread=5 deviation.spent=2 deviation.distance=3"},
        {"3D-DEV-04 nothing to cancel at spread 0", [](Shot& s) { s.weapon.recoil = 1; }, {{AimDice, {5, 3, 4}}}, "deviation.spread=0 deviation.distance=0 deviation.hex=0,10 !deviation.direction"},
        {"3D-DEV-05 one aim makes an aimed shot", aimAsIs, {}, "shot.type=0"},
        {"3D-DEV-05 no aim makes a wild shot", wild, {}, "shot.type=1"},
        {"3D-DEV-07 E-07 stance", aimAsIs, {}, "recoil.effective=4"},
        {"3D-DEV-07 E-07 stance and rest", [](Shot& s) { s.options.rest = true; }, {}, "recoil.effective=3"},
        {"3D-DEV-07 A-032 a rest alone is nothing", [](Shot& s) { s.options.rest = true; s.shooterCondition.stance = false; }, {}, "shot.rest=0 recoil.effective=5"},
        {"3D-DEV-07 E-07 not below 0", [](Shot& s) { s.options.rest = true; s.weapon.recoil = 1; }, {}, "recoil.effective=0"},
        {"3D-DEV-08 V-44 direction 1", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {1}}, {Spend, {3}}}, "deviation.hex=1,9"},
        {"3D-DEV-08 V-44 direction 2", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {2}}, {Spend, {3}}}, "deviation.hex=1,11"},
        {"3D-DEV-08 V-44 direction 3", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {3}}, {Spend, {3}}}, "deviation.hex=0,12"},
        {"3D-DEV-08 V-44 direction 4", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {4}}, {Spend, {3}}}, "deviation.hex=-1,11"},
        {"3D-DEV-08 V-44 direction 5", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {5}}, {Spend, {3}}}, "deviation.hex=-1,9"},
        {"3D-DEV-08 V-44 direction 6", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {6}}, {Spend, {3}}}, "deviation.hex=0,8"},
        {"3D-DEV-08 two steps lower left", aimAsIs, {{AimDice, {5, 3, 4}}, {AimDirection, {4}}, {Spend, {2}}}, "deviation.hex=-2,12"},
        {"A-026 from behind the columns of the sheet are mirrored", [](Shot& s) { s.options.fromBehind = true; s.options.aimHex = Hex{-3, 9}; },
         {{AimDice, {5, 3, 4}}, {AimDirection, {4}}, {Spend, {3}}}, "deviation.aim=3,9 deviation.direction=2 deviation.hex=4,10"},
        {"A-026 not mirrored by switch", [](Shot& s) { s.options.fromBehind = true; s.switches.mirrorFromBehind = false; s.options.aimHex = Hex{-3, 9}; },
         {{AimDice, {5, 3, 4}}}, "deviation.aim=-3,9 deviation.location=4"},

        {"3D-AIM-02 E-09 wild: -3 to hit, 3 hexes", wild, {{AimDice, {5, 3, 4}}}, "attack.wild=15 attack.total=15 deviation.shotType=8 deviation.spread=8"},
        {"3D-AIM-03 E-09 snap: no penalty, 2 hexes", [](Shot& s) { wild(s); s.shooter.advantages.set("rapidFire", 1); }, {{AimDice, {5, 3, 4}}}, "shot.type=2 attack.total=18 deviation.spread=7"},
        {"3D-AIM-04 E-10 wild, Medium 7", [](Shot& s) { wild(s); s.options.distance = 30; }, {}, "deviation.spread=12"},
        {"3D-AIM-04 E-10 wild, Extreme 22", [](Shot& s) { wild(s); s.options.distance = 100; }, {}, "deviation.spread=27"},
        {"3D-AIM-04 E-10 snap, Long 12", [](Shot& s) { wild(s); s.options.distance = 60; s.shooter.advantages.set("rapidFire", 1); }, {}, "deviation.spread=17"},
        {"3D-AIM-04 A-037 the base is added by switch", [](Shot& s) { wild(s); s.options.distance = 30; s.switches.wildAddBase = true; }, {}, "deviation.spread=15"},
        {"3D-AIM-05 E-11 a fifth aim needs a stance", [](Shot& s) { s.shooterCondition.aims = 5; s.shooterCondition.stance = false; }, {}, "shot.aims=4"},
        {"3D-AIM-06 E-11 a sixth aim needs a rest", [](Shot& s) { s.shooterCondition.aims = 6; }, {}, "shot.aims=5"},
        {"3D-AIM-06 E-11 six aims in stance with a rest", [](Shot& s) { s.shooterCondition.aims = 6; s.options.rest = true; }, {}, "shot.aims=6"},
        {"3D-AIM-06 A-038 at most six by switch", [](Shot& s) { s.shooterCondition.aims = 9; s.options.rest = true; s.switches.maxAims = MaxAimsRule::Six; }, {}, "shot.aims=6"},
        {"A-040 kept for one target and one weapon, lost by firing", [](Shot& s) { s.shooterCondition.aims = 3; aimedAt(s, 7, 21); s.options.whom = 7; s.options.wielded = 21; }, {}, "shot.aims=3 shot.type=0 shooter.condition.aims:3>0 shooter.condition.aimTarget:7>0 shooter.condition.aimWeapon:21>0"},
        {"A-040 lost by changing the target", [](Shot& s) { s.shooterCondition.aims = 3; aimedAt(s, 7, 21); s.options.whom = 8; s.options.wielded = 21; }, {}, "shot.aims=0 shot.type=1 shooter.condition.aims:3>0 shooter.condition.aimTarget:7>0"},
        {"A-040 lost by changing the weapon", [](Shot& s) { s.shooterCondition.aims = 3; aimedAt(s, 7, 21); s.options.whom = 7; s.options.wielded = 22; }, {}, "shot.aims=0 shot.type=1 shooter.condition.aims:3>0 shooter.condition.aimWeapon:21>0"},
        {"A-040 a shot that does not say at whom and with what", [](Shot& s) { s.shooterCondition.aims = 3; aimedAt(s, 7, 21); }, {}, "shot.aims=3 shot.type=0"},
        {"A-040 aims that do not say at whom and with what", [](Shot& s) { s.shooterCondition.aims = 3; s.options.whom = 8; s.options.wielded = 22; }, {}, "shot.aims=3 shot.type=0"},
        {"3D-AIM-07 E-11 Marksman caps the bonus", [](Shot& s) { s.shooterCondition.aims = 5; s.shooter.skills.set("marksman", 3); }, {{AimDice, {5, 3, 4}}}, "aim.bonus=3 aim.value=8"},
        {"3D-AIM-09 V-05 the first aim gives no bonus", [](Shot& s) { s.shooterCondition.aims = 3; s.shooter.skills.set("marksman", 9); }, {{AimDice, {5, 3, 4}}}, "aim.bonus=2 aim.value=7"},
        {"3D-AIM-10 V-06 an accurate weapon", [](Shot& s) { s.weapon.recoil = 3; s.weapon.accuracy = 2; }, {}, "deviation.spread=0"},
        {"3D-AIM-10 V-06 an inaccurate weapon", [](Shot& s) { s.weapon.recoil = 3; s.weapon.accuracy = -2; }, {}, "deviation.spread=4"},
        {"3D-AIM-10 A-035 only aimed shots by switch", [](Shot& s) { wild(s); s.weapon.accuracy = 2; s.switches.accuracyScope = AccuracyScopeRule::AimedShots; }, {}, "deviation.spread=8"},

        {"3D-SCP-01 the bonus is highest at the band it is set to",
         [](Shot& s) { s.options.distance = 60; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; a.bestBonus = 5; s.accessories = {a}; }, {{AimDice, {5, 3, 4}}}, "aim.scope=5 aim.value=10"},
        {"3D-SCP-01 A-094 less at a lowered setting",
         [](Shot& s) { s.options.distance = 30; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; a.bestBonus = 5; s.accessories = {a}; s.weaponState.scopeSetting = 1; }, {{AimDice, {5, 3, 4}}}, "aim.scope=4"},
        {"3D-SCP-02 A-094 halved for each band shorter",
         [](Shot& s) { Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 1; a.bestBonus = 5; s.accessories = {a}; }, {{AimDice, {5, 3, 4}}}, "aim.scope=2"},
        {"3D-SCP-02 A-094 nothing beyond the setting",
         [](Shot& s) { s.options.distance = 100; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; a.bestBonus = 5; s.accessories = {a}; }, {{AimDice, {5, 3, 4}}}, "!aim.scope"},
        {"3D-SCP-01 A-039 no aim, no scope",
         [](Shot& s) { wild(s); Accessory a; a.kind = AccessoryKind::Scope; a.bestBonus = 5; s.accessories = {a}; }, {{AimDice, {5, 3, 4}}}, "!aim.scope aim.value=5"},
        {"3D-SCP-01 A-039 Marksman caps the scope by switch",
         [](Shot& s) { Accessory a; a.kind = AccessoryKind::Scope; a.bestBonus = 5; s.accessories = {a}; s.switches.scopeCapByMarksman = true; s.shooter.skills.set("marksman", 2); }, {{AimDice, {5, 3, 4}}}, "aim.scope=2"},

        {"3D-RCL-07 baffling", [](Shot& s) { Accessory a; a.kind = AccessoryKind::Baffling; a.recoilReduction = 2; s.accessories = {a}; }, {}, "recoil.baffling=3 recoil.effective=2"},
        {"3D-RCL-08 a stance without aiming", [](Shot& s) { s.shooterCondition.aims = 0; }, {}, "shot.type=1 recoil.effective=4 deviation.spread=7"},
        {"3D-RCL-01 V-23 one hand up to half of STR", [](Shot& s) { s.shooter.str = 7; s.options.hands = Hands::Right; s.weapon.recoil = 3; s.shooterCondition.stance = false; }, {}, "recoil.limit=3 recoil.excess=0 recoil.bruising=0"},
        {"3D-RCL-01 A-091 STR by switch", [](Shot& s) { s.shooter.str = 7; s.options.hands = Hands::Right; s.switches.oneHandLimit = OneHandLimitRule::Str; }, {}, "recoil.limit=7"},
        {"3D-RCL-02 two hands up to STR", [](Shot& s) { s.shooter.str = 7; s.weapon.recoil = 7; s.shooterCondition.stance = false; }, {}, "recoil.limit=7 recoil.excess=0"},
        {"3D-RCL-03 V-23 two hands, RCL 8", [](Shot& s) { s.shooter.str = 7; s.weapon.recoil = 8; s.shooterCondition.stance = false; }, {{AimDice, {5, 3, 4}}}, "recoil.excess=1 recoil.bruising=0 attack.recoil=17 attack.total=17"},
        {"3D-RCL-04 V-23 two hands, RCL 11", [](Shot& s) { s.shooter.str = 7; s.weapon.recoil = 11; s.shooterCondition.stance = false; }, {{AimDice, {5, 3, 4}}},
         "recoil.excess=4 recoil.bruising=1 attack.total=14 shooter.condition.bruisingTotal:0>1 shooter.condition.bruises.rightArm:0>1"},
        {"3D-RCL-04 A-092 the track of the main hand's arm only by switch",
         [](Shot& s) { s.shooter.str = 7; s.weapon.recoil = 11; s.shooterCondition.stance = false; s.switches.bruiseArmTrack = false; }, {{AimDice, {5, 3, 4}}},
         "shooter.condition.bruisingTotal:0>1 ~shooter.condition.bruises"},
        {"3D-RCL-05 a PHYS test to stay conscious", [](Shot& s) { s.shooter.str = 4; s.weapon.recoil = 9; s.shooter.phys = 7; s.shooterCondition.stance = false; }, {{AimDice, {5, 3, 4}}, {Query::RecoilPainDice, {3, 3, 3}}},
         "recoil.bruising=2 recoilPain.total=16 recoilPain.success=1 ~shooter.condition.unconscious"},
        {"3D-RCL-05 failing it", [](Shot& s) { s.shooter.str = 4; s.weapon.recoil = 9; s.shooter.phys = 7; s.shooterCondition.stance = false; }, {{AimDice, {5, 3, 4}}, {Query::RecoilPainDice, {3, 3, 2}}},
         "recoilPain.success=0 shooter.condition.unconscious:0>4 ~shooter.condition.wound"},
        {"3D-RCL-06 V-23 one hand, RCL 5", [](Shot& s) { s.shooter.str = 7; s.options.hands = Hands::Left; s.shooterCondition.stance = false; }, {{AimDice, {5, 3, 4}}}, "recoil.excess=2 recoil.bruising=0 attack.total=16"},
        {"3D-RCL-06 V-23 one hand, RCL 8", [](Shot& s) { s.shooter.str = 7; s.options.hands = Hands::Left; s.weapon.recoil = 8; s.shooterCondition.stance = false; }, {{AimDice, {5, 3, 4}}},
         "recoil.excess=5 recoil.bruising=2 attack.total=13 shooter.condition.bruises.leftArm:0>2"},
        {"3D-RCL-06 A-091 one usable arm fires one-handed", [](Shot& s) { s.shooter.str = 7; s.shooterCondition.damage[at(Location::RightArm)] = 10; s.shooterCondition.stance = false; }, {}, "recoil.limit=3"},
        {"3D-DAM-06 A-091 an arm at 0 Hits is of no use", [](Shot& s) { s.shooter.str = 7; s.shooterCondition.damage[at(Location::LeftArm)] = 10; s.shooterCondition.stance = false; }, {}, "recoil.limit=3"},

        {"3D-ROF-02 firing leaves a single action uncocked", [](Shot& s) { s.options.mode = Mode::SingleAction; }, {{AimDice, {5, 3, 4}}}, "weapon.state.cocked:1>0"},
        {"3D-ROF-02 double action stays ready", aimAsIs, {{AimDice, {5, 3, 4}}}, "~weapon.state.cocked"},
        {"3D-ROF-03 one shot for an Action", [](Shot& s) { s.shooterCondition.actionsLeft = 2; }, {{AimDice, {5, 3, 4}}},
         "shot.shotsPerAction=1 ammunition.left=9 weapon.state.rounds:10>9 shooter.condition.actionsLeft:2>1 shooter.condition.shotsThisRound:0>1 weapon.state.bulletsThisRound:0>1 shooter.condition.aims:1>0"},
        {"3D-ROF-04 E-17 STR less recoil", [](Shot& s) { s.options.mode = Mode::SemiAuto; s.shooterCondition.stance = false; s.shooter.dex = 6; }, {}, "shot.shotsPerAction=3"},
        {"3D-ROF-04 V-16 the stance counts", [](Shot& s) { s.options.mode = Mode::SemiAuto; s.shooter.dex = 6; }, {}, "shot.shotsPerAction=4 shot.shotsPerRound=3"},
        {"3D-ROF-04 A-047 but not by switch", [](Shot& s) { s.options.mode = Mode::SemiAuto; s.switches.semiEffectiveRecoil = false; }, {}, "shot.shotsPerAction=3"},
        {"3D-ROF-04 V-16 at least one", [](Shot& s) { s.options.mode = Mode::SemiAuto; s.shooter.str = 3; }, {}, "shot.shotsPerAction=1"},
        {"3D-ROF-09 E-18 half of DEX", [](Shot& s) { s.shooter.dex = 7; }, {}, "shot.shotsPerRound=3"},

        {"3D-MISS-01 a missed shot deviates", aimAsIs, {{AimDice, {2, 2, 1}}, {AimDirection, {4}}}, "attack.hit=0 deviation.direction=4 deviation.hex=-6,16"},
        {"3D-MISS-02 E-16 recoil 5, missed by 2, wild", wild, {{AimDice, {2, 3, 3}}, {AimDirection, {3}}}, "attack.total=11 deviation.spread=8 deviation.missed=10 deviation.distance=10 deviation.hex=0,30 !deviation.spent"},
        {"3D-MISS-02 V-07 aimed from a stance, missed by 2", aimAsIs, {{AimDice, {1, 2, 2}}, {AimDirection, {3}}}, "deviation.missed=6"},
        {"3D-MISS-02 A-042 floored before the margin", [](Shot& s) { s.weapon.recoil = 1; s.weapon.accuracy = 3; }, {{AimDice, {1, 2, 2}}}, "deviation.spread=0 deviation.missed=2"},
        {"3D-MISS-02 A-043 the aiming die by switch", [](Shot& s) { s.switches.missAimingDie = true; }, {{AimDice, {2, 2, 1}}, {AimDirection, {3}}}, "aim.value=2 deviation.distance=4"},
        {"3D-MISS-03 a clean miss by switch", [](Shot& s) { s.switches.cleanMiss = true; }, {{AimDice, {2, 2, 1}}}, "attack.hit=0 !deviation.hex weapon.state.rounds:10>9"},
        {"3D-MISS-03 a hit is none", [](Shot& s) { s.switches.cleanMiss = true; }, {{AimDice, {5, 3, 4}}}, "deviation.location=1"},

        {"3D-COVER-02 E-34 diving for cover", [](Shot& s) { s.options.targetDives = true; }, {{AimDice, {5, 3, 4}}}, "attack.posture=14 attack.total=14 target.condition.posture:0>4"},
        {"3D-COVER-02 A-112 only the best counts", [](Shot& s) { s.options.targetDives = true; s.targetCondition.posture = Posture::Prone; }, {{AimDice, {5, 3, 4}}}, "attack.total=14"},
        {"3D-COVER-03 E-34 prone", [](Shot& s) { s.targetCondition.posture = Posture::Prone; }, {{AimDice, {5, 3, 4}}}, "attack.total=15"},
        {"3D-COVER-04 E-34 kneeling", [](Shot& s) { s.targetCondition.posture = Posture::Kneeling; }, {{AimDice, {5, 3, 4}}}, "attack.total=17"},
        {"3D-KNOCK-03 lying helpless", [](Shot& s) { s.targetCondition.posture = Posture::Down; }, {{AimDice, {5, 3, 4}}}, "attack.total=21"},
        {"A-161 a standing Dance lowers total and excess", [](Shot& s) { s.shooter.skills.set("rifle", 12); s.options.rangedDefence = 4; }, {{AimDice, {5, 3, 4}}}, "attack.defence=20 attack.excess=2"},
        {"3D-WND-08 V-42 wounds count on the attack", [](Shot& s) { s.shooterCondition.wounds = support::woundsOpen({true, false, true}); }, {{AimDice, {5, 3, 4}}}, "attack.wounds=16 attack.total=16"},

        {"3D-FIRE-01 -5 under fire", [](Shot& s) { s.switches.underFire = true; s.shooterCondition.shooters = 1; s.shooterCondition.underFirePenalty = -5; }, {{AimDice, {5, 3, 4}}}, "attack.underFire=13 attack.total=13"},
        {"3D-FIRE-01 A-096 not without the option", [](Shot& s) { s.shooterCondition.shooters = 1; s.shooterCondition.underFirePenalty = -5; }, {{AimDice, {5, 3, 4}}}, "attack.total=18"},
        {"3D-FIRE-02 V-43 COOL total 15", [](Shot& s) { s.switches.underFire = true; s.shooterCondition.shooters = 2; s.shooter.cool = 6; }, {{Query::UnderFireDice, {3, 3, 3}}}, "underFire.total=15 underFire.value=-5 shooter.condition.underFirePenalty:-2147483648>-5"},
        {"3D-FIRE-02 V-43 COOL total 19", [](Shot& s) { s.switches.underFire = true; s.shooterCondition.shooters = 2; s.shooter.cool = 10; }, {{AimDice, {5, 3, 4}}, {Query::UnderFireDice, {3, 3, 3}}}, "underFire.value=-2 attack.total=16"},
        {"3D-FIRE-02 V-43 COOL total 24", [](Shot& s) { s.switches.underFire = true; s.shooterCondition.shooters = 2; s.shooter.cool = 15; }, {{Query::UnderFireDice, {3, 3, 3}}}, "underFire.value=0 !attack.underFire"},

        {"3D-JAM-01 E-29 three ones jam", [](Shot& s) { s.switches.jamming = true; s.switches.jamFormula = JamFormulaRule::Literal; s.weapon.maxBulletsPerRound = 1; s.weaponState.bulletsThisRound = 3; }, {{AimDice, {1, 1, 1}}},
         "jam.jammed=1 !attack.total weapon.state.jammed:0>1 ~weapon.state.rounds ~target ~shooter.condition.shotsThisRound"},
        {"3D-JAM-01 A-100 off by default", aimAsIs, {{AimDice, {1, 1, 1}}}, "!jam.jammed attack.hit=0"},
        {"3D-JAM-03 V-25 5 more than the maximum, JF 2: 6 jams", [](Shot& s) { s.switches.jamming = true; s.weapon.jammingFactor = 2; s.weapon.maxBulletsPerRound = 6; s.weaponState.bulletsThisRound = 10; }, {{AimDice, {2, 2, 2}}}, "jam.threshold=7 jam.jammed=1"},
        {"3D-JAM-03 V-25 7 fires", [](Shot& s) { s.switches.jamming = true; s.weapon.jammingFactor = 2; s.weapon.maxBulletsPerRound = 6; s.weaponState.bulletsThisRound = 10; }, {{AimDice, {3, 2, 2}}}, "jam.threshold=7 jam.jammed=0 attack.hit=1"},
        {"3D-JAM-03 A-099 as printed by switch", [](Shot& s) { s.switches.jamming = true; s.switches.jamFormula = JamFormulaRule::Literal; s.weapon.jammingFactor = 6; s.weapon.maxBulletsPerRound = 6; s.weaponState.bulletsThisRound = 7; }, {{AimDice, {3, 2, 2}}}, "jam.threshold=8 jam.jammed=1"},

        {"3D-DRAW-03 the DEX test fails: drawn, but no shot", [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.dex = 6; s.shooterCondition.initiative = 20; }, {{Query::QuickDrawDice, {3, 3, 3}}},
         "quickDraw.total=15 shot.drawn=0 !attack.dice weapon.state.drawn:0>3 shooter.condition.initiative:20>17 ~weapon.state.rounds"},
        {"3D-DRAW-03 3D-DOD-03 the test belongs to the Action a regular dodge burdens", [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.dex = 10; s.shooterCondition.dodgePenalty = -3; }, {{Query::QuickDrawDice, {3, 3, 3}}}, "quickDraw.pending=16 quickDraw.success=1"},
        {"3D-DRAW-03 the advantage saves the test", [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.advantages.set("quickDraw", 1); }, {{AimDice, {5, 3, 4}}}, "!quickDraw.total attack.total=12"},
        {"3D-DRAW-04 E-30 three points of initiative", [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooterCondition.initiative = 20; s.shooter.dex = 20; }, {}, "shot.initiative=17"},
        {"3D-DRAW-05 E-30 -6 altogether", [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.dex = 20; }, {{AimDice, {5, 3, 4}}}, "shot.type=1 attack.quickDraw=12 attack.total=12"},
        {"3D-DRAW-05 E-30 -3 with Rapid Fire", [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.dex = 20; s.shooter.advantages.set("rapidFire", 1); }, {{AimDice, {5, 3, 4}}}, "attack.total=15"},
        {"3D-DRAW-05 A-101 the advantage saves all by switch",
         [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.advantages.set("quickDraw", 1); s.switches.quickDrawSaves = QuickDrawSavesRule::All; s.shooterCondition.initiative = 20; }, {{AimDice, {5, 3, 4}}}, "attack.total=15 !shot.initiative"},
        {"3D-DRAW-05 A-032 a stance taken with another weapon does not count", [](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.dex = 20; s.shooterCondition.stance = true; s.options.rest = true; }, {}, "shot.stance=0 shot.rest=0 shooter.condition.stance:1>0"},
        {"A-114 a pending penalty counts once", [](Shot& s) { s.shooterCondition.pendingPenalty = -4; }, {{AimDice, {5, 3, 4}}}, "attack.pending=14 attack.total=14 shooter.condition.pendingPenalty:-4>0"},
        {"A-041 the target is under fire", aimAsIs, {{AimDice, {5, 3, 4}}}, "target.condition.shooters:0>1"},
        {"3D-FIRE-03 A-041 the same shooter counts once", [](Shot& s) { s.shooter.name = "Ada"; s.targetCondition.shooters = 1; s.targetCondition.knownShooters = {{nameHash("Ada")}}; }, {{AimDice, {5, 3, 4}}}, "~target.condition.shooters ~target.condition.shooterMarks"},
        {"3D-FIRE-03 A-041 another counts", [](Shot& s) { s.shooter.name = "Bo"; s.targetCondition.shooters = 1; s.targetCondition.knownShooters = {{nameHash("Ada")}}; }, {{AimDice, {5, 3, 4}}}, "target.condition.shooters:1>2"},
        {"3D-FIRE-03 A-041 the same one in the next phase: still one, and for longer", [](Shot& s) { s.shooter.name = "Ada"; s.targetCondition.shooters = 1; s.targetCondition.earlierShooters = 1; s.targetCondition.knownShooters = {{-nameHash("Ada")}}; }, {{AimDice, {5, 3, 4}}}, "target.condition.earlierShooters:1>0 ~target.condition.shooters:"},
        {"3D-FIRE-03 A-041 cleared by hand he counts again", [](Shot& s) { s.shooter.name = "Ada"; s.targetCondition.knownShooters = {{nameHash("Ada")}}; }, {{AimDice, {5, 3, 4}}}, "target.condition.shooters:0>1"},
        {"3D-SUP-01 A-065 the area ends with his next Action by switch sup.duration", [](Shot& s) { s.shooterCondition.zoneValue = 6; s.shooterCondition.zoneBullets = 3; s.switches.suppressionDuration = SuppressionDurationRule::NextAction; }, {{AimDice, {5, 3, 4}}}, "shooter.condition.zoneValue:6>-2147483648 shooter.condition.zoneBullets:3>0"},
        {"3D-SUP-01 A-065 else not", [](Shot& s) { s.shooterCondition.zoneValue = 6; }, {{AimDice, {5, 3, 4}}}, "~shooter.condition.zoneValue"},
        {"A-041 counted by hand by switch", [](Shot& s) { s.switches.underFireDuration = UnderFireDurationRule::Manual; }, {{AimDice, {5, 3, 4}}}, "~target.condition.shooters"},
        {"V-42 T = N3 - 4", [](Shot& s) { wild(s); s.shooter.skills.set("rifle", 7); s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.advantages.set("quickDraw", 1); s.shooterCondition.wounds = support::woundsOpen({true, true}); s.targetCondition.posture = Posture::Prone; },
         {{AimDice, {6, 6, 5}}}, "attack.total=13 attack.hit=1"},
    };
    return all;
}
// clang-format on

}  // namespace

/// From the declaration of a shot to the hex it ends in.
class AimTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shots_data();
    void shots();
    void citesTheRule_data();
    void citesTheRule();
    void showsItsParts_data();
    void showsItsParts();
    void readsDeviations();
};

/// A modifier names the rule it comes from, which one quantity may have of several.
void AimTest::citesTheRule_data()
{
    QTest::addColumn<AimSetup>("setup");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<int>("rule");
    const auto row = [](const char* name, Quantity quantity, Rule rule, AimSetup setup) {
        QTest::newRow(name) << setup << static_cast<int>(quantity) << static_cast<int>(rule);
    };
    row("3D-COVER-02 who dives", Quantity::AttackPosture, Rule::Cover02, [](Shot& s) { s.options.targetDives = true; });
    row("3D-COVER-02 who has dived", Quantity::AttackPosture, Rule::Cover02,
        [](Shot& s) { s.targetCondition.posture = Posture::Diving; });
    row("3D-COVER-03 who is prone", Quantity::AttackPosture, Rule::Cover03,
        [](Shot& s) { s.targetCondition.posture = Posture::Prone; });
    row("3D-COVER-04 who kneels", Quantity::AttackPosture, Rule::Cover04,
        [](Shot& s) { s.targetCondition.posture = Posture::Kneeling; });
    row("3D-KNOCK-03 who is down", Quantity::AttackPosture, Rule::Knock03,
        [](Shot& s) { s.targetCondition.posture = Posture::Down; });
    row("3D-RCL-03 RCL above STR in two hands", Quantity::AttackRecoil, Rule::Rcl03,
        [](Shot& s) { s.weapon.recoil = 12; });
    row("3D-RCL-06 in one hand", Quantity::AttackRecoil, Rule::Rcl06, [](Shot& s) {
        s.weapon.recoil = 8;
        s.options.hands = Hands::Right;
    });
    row("3D-DANCE-03 after a Dance", Quantity::AttackPending, Rule::Dance03,
        [](Shot& s) { s.shooterCondition.pendingPenalty = -4; });
    row("3D-DOD-04 after a quick dodge", Quantity::AttackPending, Rule::Dod04, [](Shot& s) {
        s.shooterCondition.pendingPenalty = -4;
        s.shooterCondition.pendingByDodge = true;
    });
    row("3D-DOD-03 after a regular dodge, the worse of both", Quantity::AttackPending, Rule::Dod03, [](Shot& s) {
        s.shooterCondition.pendingPenalty = -2;
        s.shooterCondition.dodgePenalty = -4;
    });
}

void AimTest::citesTheRule()
{
    QFETCH(AimSetup, setup);
    QFETCH(int, quantity);
    Shot shot = support::someShot();
    setup(shot);
    const Findings findings = support::resolved(shot, {{AimDice, {5, 3, 4}}});
    const Step* step = findStep(findings.steps, {static_cast<std::uint16_t>(quantity), 0});
    QVERIFY(step);
    QTEST(static_cast<int>(step->rule), "rule");
}

/// What a quantity is made of, line by line: the operation, its first two operands, the value.
void AimTest::showsItsParts_data()
{
    QTest::addColumn<Input>("input");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<QString>("parts");
    const auto row = [](const char* name, const Input& input, Quantity quantity, const char* parts) {
        QTest::newRow(name) << input << static_cast<int>(quantity) << QString::fromUtf8(parts);
    };
    Shot shot = support::someShot();
    shot.shooterCondition.aims = 4;
    shot.shooter.skills.set("marksman", 2);
    row("3D-AIM-07 3D-AIM-09 aims beyond the first, capped by Marksman", Input{shot}, Quantity::AimBonus,
        "4 - 1 = 3, min 3 2 = 2");
    row("3D-CMB-05 A-004 18 less 18 is a plain difference", Input{shot}, Quantity::AttackExcess, "18 - 18 = 0");
    shot = support::someShot();
    row("3D-RCL-03 A-004 4 less STR 8, but not below 0", Input{shot}, Quantity::RecoilExcess,
        "4 - 8 = -4, max -4 0 = 0");
    shot.switches.jamming = true;
    shot.weapon.maxBulletsPerRound = 3;
    shot.weapon.jammingFactor = 1;
    shot.weaponState.bulletsThisRound = 6;
    row("3D-JAM-03 4 and what the excess of 4 has above JF 1", Input{shot}, Quantity::JamThreshold,
        "4 - 1 = 3, 3 + 4 = 7");
    row("3D-JAM-03 bullets beyond the maximum", Input{shot}, Quantity::JamExcess, "7 - 3 = 4");
    shot = support::someShot();
    shot.switches.layering = true;
    support::wear(shot, 9, 20);
    support::wear(shot, 5, 20);
    row("3D-LAY-02 the highest and one more", Input{shot}, Quantity::ArmourPv, "9 + 1 = 10");
    Volley volley = support::someVolley();
    volley.options.mode = Mode::Burst;
    row("3D-AUTO-07 half of Auto/Support 5", Input{volley}, Quantity::BurstWindow, "5 / 2 = 2");
    GrenadeAttack grenade;
    grenade.options.how = Delivery::Placed;
    grenade.grenade.blastZone = 8;
    grenade.grenade.blastRadius = 5;
    grenade.targets.resize(1);
    grenade.targets[0].options.apart = 3;
    row("3D-GREN-04 8 hexes less 6", Input{grenade}, Quantity::BlastZone, "8 - 6 = 2");
    row("3D-GREN-04 3 m in steps of 5 tenths", Input{grenade}, Quantity::BlastShrunk, "3 * 10 = 30, 30 / 5 = 6");
}

void AimTest::showsItsParts()
{
    QFETCH(Input, input);
    QFETCH(int, quantity);
    const Findings findings = support::resolved(input, support::Given{{AimDice, {5, 3, 4}}});
    QStringList parts;
    for (const Step& step : findings.steps) {
        if (step.key.quantity != quantity || step.key.index != 0)
            continue;
        const auto sign = [&]() -> QString {
            switch (step.operation) {
            case Operation::Add: return QStringLiteral("%1 + %2 = %3");
            case Operation::Subtract: return QStringLiteral("%1 - %2 = %3");
            case Operation::Multiply: return QStringLiteral("%1 * %2 = %3");
            case Operation::DivideDown: return QStringLiteral("%1 / %2 = %3");
            case Operation::Minimum: return QStringLiteral("min %1 %2 = %3");
            case Operation::Maximum: return QStringLiteral("max %1 %2 = %3");
            default: return QStringLiteral("%1 %2 %3");
            }
        };
        parts << sign().arg(step.operands[0].value).arg(step.operands[1].value).arg(step.value);
    }
    QTEST(parts.join(QStringLiteral(", ")), "parts");
}

void AimTest::shots_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(aimRows().size()); ++i)
        QTest::newRow(aimRows()[static_cast<std::size_t>(i)].name) << i;
}

void AimTest::shots()
{
    QFETCH(int, row);
    const AimRow& test = aimRows()[static_cast<std::size_t>(row)];
    Shot shot = support::someShot();
    test.setup(shot);
    QCOMPARE(support::refusals(shot), QStringList());
    const Findings findings = support::resolved(shot, test.given);
    QCOMPARE(support::differences(findings, Shot::kAction, test.expected), QString());
}

void AimTest::readsDeviations()
{
    Shot shot = support::someShot();
    wild(shot);
    const Findings findings = support::resolved(shot, {{AimDice, {5, 3, 4}}, {AimDirection, {4}}});
    const auto found = threed::system().deviation()->deviations(findings.steps);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].aim == (Hex{0, 10}));
    QCOMPARE(found[0].direction, 4);
    QCOMPARE(found[0].spread, 8);
    QCOMPARE(found[0].spent, 5);
    QVERIFY(found[0].landing == (Hex{-3, 13}));
    QCOMPARE(found[0].location, static_cast<int>(Location::RightArm));
    QVERIFY(found[0].success);
}

HITSPREAD_TEST(AimTest)
#include "aim_test.moc"
