#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/switches.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;
using support::Tape;

namespace {

struct VolleyRow {
    const char* name;
    void (*setup)(Volley&);
    Tape tape;
    const char* expected;
};

struct TwoRow {
    const char* name;
    void (*setup)(TwoGuns&);
    Tape tape;
    const char* expected;
};

struct RefusedVolley {
    const char* name;
    void (*setup)(Volley&);
    const char* refusal;
};

constexpr auto VolleyDice = Query::AttackDice;
constexpr auto Direction = Query::AttackDirection;
constexpr auto Count = Query::BurstDice;
constexpr auto BurstStep = Query::BurstChange;
constexpr auto Bullet = Query::BulletDice;
constexpr auto Turn = Query::BulletInfluence;
constexpr auto Move = Query::BulletMove;
constexpr auto Price = Query::BulletPrice;
constexpr auto Start = Query::BulletStart;

/// A string of three aimed from a stance, RCL 4 - 1 = 3: total dice + 6, spread 3; STR 8 and DEX 8.
void string(Volley& v)
{
    v.options.mode = Mode::SemiAuto;
    v.options.shots = 3;
    v.weapon.recoil = 4;
}

/// The same without an aim: wild.
void wildString(Volley& v)
{
    string(v);
    v.shooterCondition.aims = 0;
}

/// A burst of three.
void burst(Volley& v)
{
    v.options.mode = Mode::Burst;
}

/// A burst of five over two targets; Auto/Support 4 gives a window of 2.
void walking(Volley& v)
{
    v.options.mode = Mode::Burst;
    v.weapon.burstLength = 5;
    v.shooter.skills.set("autoSupport", 4);
    v.targets.push_back(v.targets[0]);
}

/// Three bullets of PEN 2 and AD 6, all dice 3, at one hex behind cover of PV 9 and ID 10.
void burstAtCover(Volley& v)
{
    burst(v);
    v.weapon.fullAutoDeviation = 0;
    v.ammunition.penetration = 2;
    v.ammunition.armourDamage = 6;
    v.targets[0].options.coveredLocations = 0x7F;
    v.targets[0].options.coverPv = 9;
    v.targets[0].options.coverId = 10;
}

/// E-20: spread 3, FA 1, first hex (0,8), ten bullets.
void fallingAndRising(Volley& v)
{
    v.weapon.recoil = 4;
    v.targets[0].options.aimHex = {0, 8};
    v.options.dice = 2;
}

// clang-format off
const std::vector<VolleyRow> kVolleys{
    {"3D-ROF-04 E-17 STR 8, RCL 5: three shots", [](Volley& v) { string(v); v.weapon.recoil = 5; v.options.shots = kNoEntry; v.shooterCondition.stance = false; v.shooter.dex = 6; }, {}, "string.shots=3 weapon.state.rounds:200>197 shooter.condition.shotsThisRound:0>3"},
    {"3D-ROF-09 E-18 RCL 1: seven, limited to three", [](Volley& v) { string(v); v.weapon.recoil = 1; v.options.shots = kNoEntry; v.shooterCondition.stance = false; v.shooter.dex = 6; }, {}, "shot.shotsPerAction=7 string.shots=3"},
    {"3D-ROF-09 A-049 two fired before this round: one left", [](Volley& v) { string(v); v.options.shots = kNoEntry; v.shooter.dex = 6; v.shooterCondition.shotsThisRound = 2; }, {}, "string.shots=1 shooter.condition.shotsThisRound:2>3"},
    {"3D-ROF-09 A-049 the same per Action by switch", [](Volley& v) { string(v); v.options.shots = kNoEntry; v.shooter.dex = 6; v.shooterCondition.shotsThisRound = 2; v.switches.dexCap = DexCapRule::PerAction; }, {}, "string.shots=3 shooter.condition.shotsThisRound:2>5"},
    {"3D-ROF-09 A-049 no limit by switch", [](Volley& v) { string(v); v.options.shots = kNoEntry; v.shooter.dex = 6; v.shooterCondition.shotsThisRound = 2; v.switches.dexCap = DexCapRule::Off; }, {}, "string.shots=5"},
    {"3D-ROF-04 A-047 the weapon's own recoil by switch", [](Volley& v) { string(v); v.options.shots = kNoEntry; v.shooter.dex = 20; v.switches.semiEffectiveRecoil = false; }, {}, "string.shots=4"},
    {"3D-ROF-06 the second shot starts where the first ended", string, {{{VolleyDice, 0}, {2, 4, 4}}, {{Direction, 0}, {6}}, {{VolleyDice, 1}, {1, 4, 2}}, {{Direction, 1}, {3}}}, "deviation.hex=0,8 attack.total[1]=13 aim.value[1]=1 deviation.aim[1]=0,8 deviation.distance[1]=2 deviation.hex[1]=0,12"},
    {"3D-ROF-06 its own Penetration and Damage dice", string, {{{VolleyDice, 1}, {1, 4, 2}}, {{Direction, 1}, {3}}}, "penetration.value[1]=10 damage.value[1]=12"},
    {"3D-ROF-06 A-048 the first shot was wild, so is the roll of the second", wildString, {{{VolleyDice, 0}, {4, 4, 4}}, {{VolleyDice, 1}, {5, 4, 4}}}, "attack.total=15 attack.wild[1]=16 attack.total[1]=16"},
    {"3D-ROF-07 A-048 but not its spread", wildString, {{{VolleyDice, 0}, {4, 4, 4}}, {{VolleyDice, 1}, {5, 4, 4}}}, "deviation.spread=6 deviation.spread[1]=3"},
    {"3D-ROF-07 range counts: 3 + 3 at Medium", [](Volley& v) { string(v); v.targets[0].options.distance = 30; }, {}, "deviation.spread[1]=6"},
    {"3D-ROF-07 a missed shot of the string: 3 + 3", string, {{{VolleyDice, 1}, {1, 1, 2}}, {{Direction, 1}, {3}}}, "attack.hit[1]=0 deviation.missed[1]=6 deviation.hex[1]=0,22"},
    {"3D-ROF-08 the Aiming die of the shot cancels", string, {{{VolleyDice, 1}, {2, 4, 4}}}, "aim.die[1]=2 deviation.spent[1]=2 deviation.distance[1]=1"},
    {"3D-ROF-08 A-048 neither aims nor scope help", [](Volley& v) { string(v); v.shooterCondition.aims = 4; v.shooter.skills.set("marksman", 3); Accessory a; a.kind = AccessoryKind::Scope; a.bestBonus = 4; v.accessories = {a}; }, {{{VolleyDice, 0}, {1, 4, 4}}, {{VolleyDice, 1}, {1, 5, 4}}}, "aim.value=8 aim.value[1]=1 !aim.bonus[1] !aim.scope[1]"},
    {"3D-ROF-08 A-034 recoil only by switch", [](Volley& v) { string(v); v.weapon.recoil = 2; v.targets[0].options.distance = 30; v.switches.aimCancels = AimCancelsRule::RecoilOnly; }, {{{VolleyDice, 1}, {4, 4, 4}}}, "deviation.spread[1]=4 deviation.spent[1]=1 deviation.distance[1]=3"},
    {"3D-ROF-08 excess counts, too", [](Volley& v) { string(v); v.shooter.skills.set("rifle", 8); v.weapon.recoil = 8; v.shooter.str = 12; }, {{{VolleyDice, 1}, {2, 6, 4}}}, "aim.value[1]=4 deviation.distance[1]=3"},
    {"3D-ROF-06 A-048 no roll by switch", [](Volley& v) { string(v); v.switches.semiFollowRoll = SemiFollowRollRule::NoRoll; }, {{{VolleyDice, 0}, {3, 3, 3}}, {{Direction, 1}, {3}}, {{Bullet, 1}, {4, 2}}}, "!attack.total[1] !aim.value[1] deviation.distance[1]=3 deviation.hex[1]=0,16 penetration.value[1]=10 damage.value[1]=12"},
    {"3D-MISS-03 A-044 a clean miss inside a string", [](Volley& v) { string(v); v.switches.cleanMiss = true; }, {{{VolleyDice, 0}, {2, 4, 4}}, {{Direction, 0}, {6}}, {{VolleyDice, 1}, {1, 1, 2}}, {{VolleyDice, 2}, {3, 4, 4}}}, "deviation.hex=0,8 !deviation.hex[1] deviation.aim[2]=0,8 weapon.state.rounds:200>197"},
    {"3D-MISS-03 A-044 a clean miss at its start", [](Volley& v) { string(v); v.switches.cleanMiss = true; }, {{{VolleyDice, 0}, {1, 1, 2}}, {{VolleyDice, 1}, {3, 4, 4}}}, "!deviation.hex deviation.aim[1]=0,10"},
    {"3D-JAM-01 A-100 a string jams in the middle", [](Volley& v) { string(v); v.switches.jamming = true; }, {{{VolleyDice, 1}, {1, 1, 1}}}, "jam.jammed[1]=1 weapon.state.rounds:200>199 weapon.state.jammed:0>1 shooter.condition.shotsThisRound:0>1 !attack.dice[2]"},
    {"3D-JAM-03 V-25 11 bullets, N3 6: jam", [](Volley& v) { v.options.dice = 3; v.weapon.jammingFactor = 2; v.weapon.maxBulletsPerRound = 6; v.switches.jamming = true; }, {{{Count, 0}, {3, 4, 4}}, {{VolleyDice, 0}, {2, 2, 2}}}, "burst.bullets=11 jam.threshold=7 jam.jammed=1 ~weapon.state.rounds !deviation.hex"},
    {"3D-JAM-03 V-25 11 bullets, N3 7: fires", [](Volley& v) { v.options.dice = 3; v.weapon.jammingFactor = 2; v.weapon.maxBulletsPerRound = 6; v.switches.jamming = true; }, {{{Count, 0}, {3, 4, 4}}, {{VolleyDice, 0}, {2, 3, 2}}}, "jam.threshold=7 jam.jammed=0 weapon.state.rounds:200>189 weapon.state.bulletsThisRound:0>11"},
    {"3D-JAM-03 V-25 7 bullets: threshold 4", [](Volley& v) { v.options.dice = 2; v.weapon.jammingFactor = 2; v.weapon.maxBulletsPerRound = 6; v.switches.jamming = true; }, {{{Count, 0}, {3, 4}}, {{VolleyDice, 0}, {1, 1, 2}}}, "jam.threshold=4 jam.jammed=0"},
    {"3D-JAM-03 A-099 literal by switch: 2 - 5 + 4", [](Volley& v) { v.options.dice = 3; v.weapon.jammingFactor = 2; v.weapon.maxBulletsPerRound = 6; v.switches.jamming = true; v.switches.jamFormula = JamFormulaRule::Literal; }, {{{Count, 0}, {3, 4, 4}}}, "jam.threshold=1 jam.jammed=0"},
    {"3D-JAM-03 A-100 the declared string counts", [](Volley& v) { string(v); v.weapon.maxBulletsPerRound = 2; v.weaponState.bulletsThisRound = 1; v.switches.jamming = true; }, {}, "jam.threshold=6 jam.threshold[1]=6"},
    {"3D-AUTO-02 two dice: seven bullets", [](Volley& v) { v.options.dice = 2; }, {{{Count, 0}, {3, 4}}}, "burst.rolled=7 burst.bullets=7 weapon.state.rounds:200>193 ~shooter.condition.shotsThisRound"},
    {"3D-AUTO-02 V-17 total 12 with six rounds", [](Volley& v) { v.options.dice = 2; v.weaponState.rounds = 6; }, {{{Count, 0}, {6, 6}}}, "burst.rolled=12 burst.bullets=6 weapon.state.rounds:6>0"},
    {"3D-AUTO-03 E-19 8 + 2 = 10", [](Volley& v) { v.options.dice = 3; }, {{{Count, 0}, {2, 3, 3}}, {{BurstStep, 0}, {2}}}, "burst.rolled=8 burst.changed=10 burst.bullets=10"},
    {"3D-AUTO-03 V-17 2 - 2, but at least one", [](Volley& v) { v.options.dice = 1; }, {{{Count, 0}, {2}}, {{BurstStep, 0}, {-2}}}, "burst.changed=1 burst.bullets=1"},
    {"3D-AUTO-07 V-17 rank 1: nothing to choose", [](Volley& v) { v.options.dice = 2; v.shooter.skills.set("autoSupport", 1); }, {{{Count, 0}, {4, 5}}, {{BurstStep, 0}, {1}}, {{Turn, 1}, {1}}}, "burst.bullets=9 burst.window=0 !bullet.influenced[1]"},
    {"3D-AUTO-03 A-051 the whole rank by switch", [](Volley& v) { v.options.dice = 3; v.switches.autoFactor = AutoFactorRule::Full; }, {{{Count, 0}, {2, 3, 3}}, {{BurstStep, 0}, {5}}}, "burst.bullets=13 burst.window=5"},
    {"3D-AUTO-04 the standard roll and spread", [](Volley& v) { v.weapon.recoil = 4; }, {{{VolleyDice, 0}, {2, 4, 4}}, {{Direction, 0}, {3}}}, "attack.total=16 deviation.spread=3 deviation.distance=1 deviation.hex=0,12"},
    {"3D-AUTO-04 wild", [](Volley& v) { v.shooterCondition.aims = 0; v.shooterCondition.stance = false; v.weapon.recoil = 4; }, {{{VolleyDice, 0}, {2, 5, 4}}}, "attack.wild=14 deviation.spread=7"},
    {"3D-AUTO-05 a missed roll starts elsewhere", burst, {{{VolleyDice, 0}, {1, 1, 2}}, {{Direction, 0}, {6}}, {{Direction, 1}, {3}}, {{Direction, 2}, {3}}, {{Bullet, 2}, {1, 1}}}, "deviation.missed=3 deviation.hex=0,4 deviation.hex[1]=0,6 deviation.hex[2]=0,8"},
    {"3D-AUTO-05 A-044 clean by switch: the whole burst", [](Volley& v) { burst(v); v.switches.cleanMiss = true; }, {{{VolleyDice, 0}, {1, 1, 2}}}, "!deviation.hex !deviation.hex[1] weapon.state.rounds:200>197"},
    {"3D-AUTO-05 A-043 the Aiming die helps by switch", [](Volley& v) { burst(v); v.switches.missAimingDie = true; }, {{{VolleyDice, 0}, {2, 1, 1}}}, "deviation.missed=3 deviation.spent=2"},
    {"3D-AUTO-06 each bullet drifts by FA", [](Volley& v) { burst(v); v.weapon.fullAutoDeviation = 2; }, {{{Direction, 1}, {3}}, {{Direction, 2}, {2}}}, "deviation.hex=0,10 deviation.aim[1]=0,10 deviation.spread[1]=2 deviation.hex[1]=0,14 deviation.hex[2]=2,16"},
    {"3D-AUTO-06 A-054 FA 0: all follow the first", [](Volley& v) { burst(v); v.weapon.fullAutoDeviation = 0; }, {}, "deviation.hex[1]=0,10 deviation.hex[2]=0,10 !deviation.direction[1]"},
    {"3D-AUTO-06 A-054 dice of its own", burst, {{{VolleyDice, 0}, {3, 1, 1}}, {{Bullet, 1}, {5, 6}}}, "penetration.value=7 penetration.value[1]=11 damage.value=11 damage.value[1]=16"},
    {"3D-AUTO-06 A-054 one roll for all by switch", [](Volley& v) { burst(v); v.switches.autoDiceForHits = AutoDiceForHitsRule::OneRoll; }, {{{VolleyDice, 0}, {3, 4, 5}}, {{Bullet, 1}, {5, 6}}}, "penetration.value[1]=10 damage.value[1]=15"},
    {"3D-AUTO-06 A-027 off the body and back", [](Volley& v) { burst(v); v.targets[0].options.aimHex = {0, 0}; }, {{{Direction, 1}, {6}}, {{Direction, 2}, {3}}}, "deviation.location[1]=-1 !damage.value[1] deviation.hex[2]=0,0 deviation.location[2]=0"},
    {"3D-AUTO-06 the armour wears bullet by bullet", [](Volley& v) { burst(v); v.targets[0].armour.resize(1); v.targets[0].armourState.resize(1); v.targets[0].armour[0].pv = 30; v.targets[0].armour[0].idMax.fill(7); v.weapon.fullAutoDeviation = 0; }, {}, "armour.id=7 armour.id[16]=4 armour.id[32]=1 armour.idLeft[32]=0 targets.armour.state[0].idLost.torso:0>7"},
    {"3D-AUTO-07 E-20 a window of two, 3D-AUTO-08", fallingAndRising, {{{Count, 0}, {5, 5}}, {{Direction, 1}, {4}}, {{Turn, 1}, {-1}}, {{Direction, 2}, {6}}, {{Direction, 3}, {4}}, {{Turn, 3}, {-1}}}, "burst.bullets=10 burst.window=2 deviation.spread=3 deviation.hex=0,8 deviation.direction[1]=3 deviation.hex[1]=0,10 deviation.hex[2]=0,8 deviation.direction[3]=4 deviation.hex[3]=-1,9 !bullet.influenced[3]"},
    {"3D-AUTO-07 E-20 the second deviation is the last of the window", fallingAndRising, {{{Count, 0}, {5, 5}}, {{Direction, 1}, {3}}, {{Direction, 2}, {6}}, {{Turn, 2}, {-1}}}, "deviation.hex[1]=0,10 bullet.influenced[2]=-1 deviation.direction[2]=5 deviation.hex[2]=-1,9"},
    {"3D-AUTO-07 A-051 the whole rank by switch", [](Volley& v) { fallingAndRising(v); v.switches.autoFactor = AutoFactorRule::Full; }, {{{Count, 0}, {5, 5}}, {{Direction, 3}, {4}}, {{Turn, 3}, {-1}}}, "burst.window=5 deviation.direction[3]=3"},
    {"3D-AUTO-07 A-052 a pool of two by switch", [](Volley& v) { fallingAndRising(v); v.switches.autoInfluence = AutoInfluenceRule::PoolOfN; }, {{{Count, 0}, {5, 5}}, {{Direction, 3}, {4}}, {{Turn, 3}, {-1}}, {{Turn, 5}, {1}}, {{Turn, 6}, {1}}}, "deviation.direction[3]=3 bullet.influenced[5]=1 !bullet.influenced[6]"},
    {"3D-AUTO-08 A-024 6 + 1 is 1", burst, {{{Direction, 1}, {6}}, {{Turn, 1}, {1}}}, "bullet.influenced[1]=1 deviation.direction[1]=1 deviation.hex[1]=1,9"},
    {"3D-AUTO-08 A-024 1 - 1 is 6", burst, {{{Direction, 1}, {1}}, {{Turn, 1}, {-1}}}, "deviation.direction[1]=6 deviation.hex[1]=0,8"},
    {"3D-AUTO-08 A-026 turned on the sheet, seen from behind", [](Volley& v) { burst(v); v.targets[0].options.fromBehind = true; }, {{{Direction, 1}, {1}}, {{Turn, 1}, {1}}}, "deviation.direction[1]=4"},
    {"3D-AUTO-09 a burst of three", burst, {}, "burst.bullets=3 !burst.rolled weapon.state.rounds:200>197 !deviation.hex[3]"},
    {"3D-AUTO-09 A-055 two rounds left", [](Volley& v) { burst(v); v.weaponState.rounds = 2; }, {}, "burst.bullets=2 weapon.state.rounds:2>0"},
    {"3D-WALK-01 3D-WALK-02 on to the second target for an influence", walking, {{{Move, 1}, {1}}, {{Start, 1}, {10}}, {{Direction, 1}, {3}}, {{Turn, 1}, {1}}, {{Turn, 2}, {1}}}, "bullet.target[1]=1 !bullet.influenced[1] bullet.influenced[2]=1 targets.condition[1].damage.torso:0>13 targets.condition[0].shooters:0>1 targets.condition[1].shooters:0>1"},
    {"3D-WALK-02 for a bullet, which keeps its place in the count", walking, {{{Move, 1}, {1}}, {{Price, 1}, {1}}, {{Start, 2}, {10}}, {{Turn, 2}, {1}}, {{Turn, 3}, {1}}}, "bullet.lost[1]=1 !deviation.hex[1] bullet.target[1]=1 bullet.influenced[2]=1 !bullet.influenced[3] weapon.state.rounds:200>195"},
    {"3D-WALK-02 A-056 two bullets by switch", [](Volley& v) { walking(v); v.switches.bulletsPerSwitch = 2; }, {{{Move, 1}, {1}}, {{Price, 1}, {1}}, {{Start, 3}, {10}}}, "bullet.lost[1]=1 bullet.lost[2]=1 !deviation.hex[2] deviation.aim[3]=0,10"},
    {"3D-WALK-02 one bullet by default", walking, {{{Move, 1}, {1}}, {{Price, 1}, {1}}, {{Start, 2}, {10}}}, "!bullet.lost[2] deviation.aim[2]=0,10"},
    {"3D-WALK-02 outside the window only bullets pay", walking, {{{Move, 3}, {1}}, {{Start, 4}, {10}}}, "bullet.lost[3]=1 bullet.target[3]=1 deviation.aim[4]=0,10"},
    {"3D-WALK-02 nothing left to pay with", [](Volley& v) { walking(v); v.weapon.burstLength = 4; }, {{{Move, 2}, {0}}, {{Move, 3}, {1}}}, "!bullet.target[3] ~targets.condition[1]"},
    {"3D-WALK-03 a random hex, and FA from there", walking, {{{Move, 1}, {1}}, {{Start, 1}, {1}}, {{Direction, 1}, {3}}}, "deviation.aim[1]=0,0 deviation.hex[1]=0,2 deviation.location[1]=0"},
    {"3D-WALK-03 whichever hex the die shows", walking, {{{Move, 1}, {1}}, {{Start, 1}, {10}}, {{Direction, 1}, {3}}}, "deviation.aim[1]=0,10 deviation.hex[1]=0,12"},
    {"3D-WALK-01 the planned bullets move it on", [](Volley& v) { walking(v); v.targets[0].options.bullets = 2; }, {{{Start, 2}, {10}}}, "!bullet.target[1] bullet.target[2]=1"},
    {"3D-WALK-01 nobody has said how many: three of five are the first one's", walking, {{{Start, 4}, {10}}}, "!bullet.target[1] !bullet.target[2] bullet.target[3]=1 bullet.lost[3]=1 deviation.aim[4]=0,10"},
    {"3D-WALK-01 half of six, for an influence", [](Volley& v) { walking(v); v.weapon.burstLength = 6; v.shooter.skills.set("autoSupport", 8); }, {{{Start, 3}, {10}}}, "!bullet.target[2] bullet.target[3]=1 !bullet.lost[3] !bullet.target[4]"},
    {"3D-WALK-01 a third of six, then half of what is left", [](Volley& v) { walking(v); v.targets.push_back(v.targets[0]); v.weapon.burstLength = 6; v.shooter.skills.set("autoSupport", 12); }, {}, "!bullet.target[1] bullet.target[2]=1 !bullet.target[3] bullet.target[4]=2 !bullet.target[5]"},
    {"3D-WALK-01 as many as are named, though less than a part", [](Volley& v) { walking(v); v.targets[0].options.bullets = 4; v.shooter.skills.set("autoSupport", 12); }, {}, "!bullet.target[3] bullet.target[4]=1"},
    {"3D-WALK-01 the second target's own armour", [](Volley& v) { walking(v); v.targets[1].armour.resize(1); v.targets[1].armourState.resize(1); v.targets[1].armour[0].pv = 30; v.targets[1].armour[0].idMax.fill(20); }, {{{Move, 1}, {1}}, {{Start, 1}, {10}}}, "~targets.condition[1].damage targets.armour.state[0].idLost.abdomen:0>9 targets.armour.state[0].idLost.torso:0>3"},
    {"3D-SHOT-04 3D-WALK-01 a pattern opens by the distance of the target walked to: 2 x 20 is Medium", [](Volley& v) { walking(v); v.weapon.shotgun = true; v.ammunition.type = AmmunitionType::Shot; v.ammunition.damage = 12; v.weapon.fullAutoDeviation = 0; v.targets[1].options.distance = 40; }, {{{Move, 1}, {1}}, {{Start, 1}, {10}}}, "!pattern.size shot.band[1]=1 pattern.size[1]=2 damage.final=12 damage.final[1]=6 damage.final[2]=6"},
    {"3D-LOC-02 no dice for a bullet its cover stops", [](Volley& v) { burst(v); v.weapon.fullAutoDeviation = 0; v.targets[0].options.coveredLocations = 0x7F; }, {}, "deviation.hex[1]=0,10 !cover.penetrated[1] !damage.value[1] ~targets.condition[0].damage"},
    {"3D-PEN-06 3D-PEN-09 A-163 A-070 A-054 a cover's ID is worn bullet by bullet: 10, 4, 0, the third strikes for 13", burstAtCover, {}, "cover.penetrated=0 cover.id=4 cover.penetrated[1]=0 cover.id[1]=0 cover.penetrated[2]=1 !cover.id[2] !cover.reduction[2] damage.through=0 damage.through[1]=0 damage.through[2]=13 targets.condition[0].damage.torso:0>13"},
    {"A-163 what is left of a cover stays with who is behind it", burstAtCover, {}, "targets.condition[0].coverPv:-2147483648>9 targets.condition[0].coverId:-2147483648>10"},
    {"A-163 A-070 a string of single shots meets the same cover", [](Volley& v) { burstAtCover(v); v.options.mode = Mode::SemiAuto; v.options.shots = 2; v.weapon.recoil = 1; }, {}, "cover.id=4 cover.id[1]=0 targets.condition[0].coverId:-2147483648>10"},
    {"3D-DANCE-02 a Dance that stands in the target's condition: 12 + 6 - 4", [](Volley& v) { burst(v); v.targets[0].condition.rangedDefence = 4; }, {{{VolleyDice, 0}, {4, 4, 4}}}, "attack.defence=14 attack.total=14"},
    {"3D-DANCE-02 what is declared counts instead", [](Volley& v) { burst(v); v.targets[0].condition.rangedDefence = 4; v.targets[0].options.rangedDefence = 0; }, {{{VolleyDice, 0}, {4, 4, 4}}}, "!attack.defence attack.total=18"},
    {"3D-DRAW-03 A-114 the penalty of the round's dodge burdens the DEX test: 10 + 8 - 3", [](Volley& v) { burst(v); v.options.quickDraw = true; v.weaponState.drawn = Drawn::No; v.shooter.dex = 8; v.shooterCondition.dodgePenalty = -3; v.shooterCondition.pendingPenalty = -2; }, {{{Query::QuickDrawDice, 0}, {3, 3, 4}}}, "quickDraw.pending=15 quickDraw.total=15 shot.drawn=0"},
    {"3D-RCL-04 one bruise for each bullet, 3D-RCL-05 one test", [](Volley& v) { burst(v); v.weapon.recoil = 10; v.shooter.str = 5; }, {}, "recoil.bruising=1 recoil.bruisingSum=3 shooter.condition.bruises.rightArm:0>3 shooter.condition.bruisingTotal:0>3 recoilPain.success=1"},
    {"3D-RCL-04 A-092 a string that jams bruises for what was fired", [](Volley& v) { string(v); v.weapon.recoil = 16; v.shooter.str = 11; v.weapon.modes = 0x1F; v.options.shots = 1; }, {}, "recoil.bruising=1 !recoil.bruisingSum shooter.condition.bruises.rightArm:0>1"},
    {"3D-RCL-04 A-092 not the arm by switch", [](Volley& v) { burst(v); v.weapon.recoil = 10; v.shooter.str = 5; v.switches.bruiseArmTrack = false; }, {}, "shooter.condition.bruisingTotal:0>3 ~shooter.condition.bruises"},
    {"3D-KNOCK-02 A-107 once, by the highest", [](Volley& v) { burst(v); v.targets[0].character.phys = 12; }, {{{VolleyDice, 0}, {3, 3, 2}}, {{Bullet, 1}, {3, 5}}, {{Bullet, 2}, {3, 1}}}, "knockback.damage=15 !knockback.damage[1] knockback.penalty=18"},
    {"3D-KNOCK-01 A-107 each hit by switch", [](Volley& v) { burst(v); v.targets[0].character.phys = 12; v.switches.knockSeveral = KnockSeveralRule::EachHit; }, {{{VolleyDice, 0}, {3, 3, 2}}, {{Bullet, 1}, {3, 5}}, {{Bullet, 2}, {3, 1}}}, "knockback.damage=12 knockback.applies=0 knockback.damage[1]=15 knockback.applies[1]=1 knockback.damage[2]=11"},
    {"3D-KNOCK-01 A-107 the sum by switch", [](Volley& v) { burst(v); v.switches.knockSeveral = KnockSeveralRule::Sum; }, {{{VolleyDice, 0}, {3, 3, 2}}, {{Bullet, 1}, {3, 5}}, {{Bullet, 2}, {3, 1}}}, "knockback.damage=38 knockback.applies=1"},
    {"3D-KNOCK-01 A-106 after armour by switch, the highest", [](Volley& v) { burst(v); v.switches.knockDamage = KnockDamageRule::AfterArmour; v.targets[0].armour.resize(1); v.targets[0].armourState.resize(1); v.targets[0].armour[0].pv = 4; v.targets[0].armour[0].idMax.fill(20); }, {{{VolleyDice, 0}, {3, 3, 2}}, {{Bullet, 1}, {3, 5}}}, "knockback.damage=13"},
    {"3D-KNOCK-01 A-107 not of the dead", [](Volley& v) { burst(v); v.targets[0].character.hitsMax.fill(10); }, {}, "targets.condition[0].dead:0>1 !knockback.damage"},
    {"3D-VEV-03 A-077 one test for the whole burst, by all damage taken", [](Volley& v) { burst(v); v.targets[0].character.vevaphon = true; v.targets[0].character.conc = 30; v.targets[0].condition.vevaphonPv = 7; v.weapon.fullAutoDeviation = 0; }, {{{VolleyDice, 0}, {3, 3, 2}}, {{Bullet, 1}, {3, 5}}, {{Bullet, 2}, {3, 1}}}, "conc.dice=9 !conc.dice[1] conc.penalty=1"},
    {"3D-WND-01 each bullet its own wound", [](Volley& v) { burst(v); v.targets[0].character.phys = 12; v.weapon.fullAutoDeviation = 0; }, {}, "targets.condition[0].woundCount:0>3 targets.condition[0].woundsOpen.2:0>1"},
    {"3D-WND-01 the sheet holds 64, what comes beyond is said", [](Volley& v) { burst(v); v.targets[0].character.phys = 12; v.weapon.fullAutoDeviation = 0; v.targets[0].condition.wounds.setCount(63); }, {}, "targets.condition[0].woundCount:63>64 targets.condition[0].woundsOpen.63:0>1 !effect.unlisted effect.unlisted[1]=1 effect.unlisted[2]=1"},
    {"3D-DAM-08 the sheet holds 64 bullets", [](Volley& v) { burst(v); v.weapon.fullAutoDeviation = 0; v.targets[0].condition.stuck.setCount(62); }, {}, "targets.condition[0].stuckCount:62>64 !effect.unlistedBullet[1] effect.unlistedBullet[2]=1 !effect.unlisted[2]"},
    {"3D-WND-01 3D-DAM-08 neither the wound nor the bullet has a line: each is said by a key of its own", [](Volley& v) { burst(v); v.targets[0].character.phys = 12; v.weapon.fullAutoDeviation = 0; v.targets[0].condition.wounds.setCount(63); v.targets[0].condition.stuck.setCount(63); }, {}, "!effect.unlisted !effect.unlistedBullet effect.unlisted[1]=1 effect.unlistedBullet[1]=1"},
    {"3D-DAM-08 each bullet sticks by itself", [](Volley& v) { burst(v); v.weapon.fullAutoDeviation = 0; }, {}, "targets.condition[0].stuckCount:0>3"},
    {"3D-DAM-04 3D-TRACK-04 the second bullet finds what the first has left", burst, {}, "effect.hitsLeft=27 effect.hitsLeft[1]=14 effect.hitsLeft[2]=27"},
    {"A-041 under fire once, however many bullets", burst, {}, "targets.condition[0].shooters:0>1"},
    {"A-041 by hand by switch", [](Volley& v) { burst(v); v.switches.underFireDuration = UnderFireDurationRule::Manual; }, {}, "~targets.condition[0].shooters"},
    {"3D-DUAL-03 A-105 the off hand alone, no penalty", [](Volley& v) { burst(v); v.options.hands = Hands::Left; }, {}, "!attack.offHand"},
    {"3D-DUAL-03 A-105 the off hand alone by switch", [](Volley& v) { burst(v); v.options.hands = Hands::Left; v.switches.offHandAlone = -3; }, {}, "attack.offHand=12"},
    {"3D-DUAL-04 the same, ambidextrous", [](Volley& v) { burst(v); v.options.hands = Hands::Left; v.switches.offHandAlone = -3; v.shooter.advantages.set("ambidextrous", 1); }, {}, "!attack.offHand"},
};

/// V-24: STR 8, RCL 5 and 4, rank 7, not ambidextrous; aimed, no stance, at one target who stands like a rock.
TwoGuns someGuns()
{
    const Volley volley = support::someVolley();
    TwoGuns guns;
    guns.shooter = volley.shooter;
    guns.shooter.str = 8;
    guns.shooter.skills.set("rifle", 7);
    guns.shooterCondition.aims = 1;
    guns.weapon = volley.weapon;
    guns.weapon.recoil = 5;
    guns.weaponState = volley.weaponState;
    guns.ammunition = volley.ammunition;
    guns.offHandWeapon = guns.weapon;
    guns.offHandWeapon.recoil = 4;
    guns.offHandWeaponState = guns.weaponState;
    guns.offHandAmmunition = guns.ammunition;
    guns.targets = volley.targets;
    return guns;
}

const std::vector<TwoRow> kTwoGuns{
    {"3D-DUAL-05 V-24 half of rank 7 for each", [](TwoGuns&) {}, {}, "shot.halfSkill=3 shot.halfSkill[1]=3 attack.skill=12 attack.skill[256]=12"},
    {"A-179 aims help both guns at one target", [](TwoGuns& g) { g.shooterCondition.aims = 3; g.shooter.skills.set("marksman", 5); }, {{{VolleyDice, 0}, {6, 6, 5}}, {{VolleyDice, 256}, {6, 6, 5}}}, "aim.bonus=2 aim.bonus[256]=2"},
    {"A-040 A-179 they were taken with one of the two", [](TwoGuns& g) { g.shooterCondition.aims = 3; g.shooterCondition.aimWeapon = 22; g.options.wielded = 21; g.offHandOptions.wielded = 22; g.shooter.skills.set("marksman", 5); }, {{{VolleyDice, 0}, {6, 6, 5}}, {{VolleyDice, 256}, {6, 6, 5}}}, "aim.bonus=2 aim.bonus[256]=2"},
    {"A-040 with neither of the two", [](TwoGuns& g) { g.shooterCondition.aims = 3; g.shooterCondition.aimWeapon = 23; g.options.wielded = 21; g.offHandOptions.wielded = 22; g.shooter.skills.set("marksman", 5); }, {{{VolleyDice, 0}, {6, 6, 5}}, {{VolleyDice, 256}, {6, 6, 5}}}, "!aim.bonus !aim.bonus[256]"},
    {"A-040 at the target of the second gun", [](TwoGuns& g) { g.targets.push_back(g.targets[0]); g.targets[0].options.whom = 7; g.targets[1].options.whom = 8; g.shooterCondition.aims = 3; g.shooterCondition.aimTarget = 8; g.shooter.skills.set("marksman", 5); }, {{{VolleyDice, 0}, {6, 6, 5}}, {{VolleyDice, 256}, {6, 6, 5}}}, "!aim.bonus aim.bonus[256]=2"},
    {"A-163 both guns wear one cover", [](TwoGuns& g) { g.ammunition.penetration = 2; g.offHandAmmunition.penetration = 2; g.targets[0].options.coveredLocations = 0x7F; g.targets[0].options.coverPv = 9; g.targets[0].options.coverId = 20; g.shooter.skills.set("rifle", 20); g.weapon.accuracy = 9; g.offHandWeapon.accuracy = 9; }, {}, "cover.id=17 cover.id[256]=14 targets.condition[0].coverIdLeft:0>14"},
    {"3D-DUAL-01 V-24 5 + 4 above STR 8: -1 each, 3D-DUAL-03 -3 for the off hand", [](TwoGuns&) {}, {}, "recoil.sum=9 recoil.sumExcess=1 attack.total=11 attack.recoil[256]=11 attack.offHand[256]=8 attack.total[256]=8 !attack.offHand"},
    {"3D-DUAL-04 ambidextrous: no -3", [](TwoGuns& g) { g.shooter.advantages.set("ambidextrous", 1); }, {}, "attack.total=11 attack.total[256]=11 !attack.offHand[256]"},
    {"3D-DUAL-01 A-103 the larger of both penalties", [](TwoGuns& g) { g.weapon.recoil = 6; g.offHandWeapon.recoil = 3; }, {}, "recoil.sumExcess=1 recoil.excess=2 attack.recoil=10 attack.recoil[256]=11"},
    {"3D-DUAL-01 A-103 the sum alone by switch", [](TwoGuns& g) { g.weapon.recoil = 6; g.offHandWeapon.recoil = 3; g.switches.dualOneHandToo = false; }, {}, "recoil.excess=1 attack.recoil=11 attack.recoil[256]=11"},
    {"3D-DUAL-01 bruising by the one-hand rule of each", [](TwoGuns& g) { g.weapon.recoil = 9; }, {}, "recoil.bruising=2 recoil.bruising[1]=0 shooter.condition.bruises.rightArm:0>2 ~shooter.condition.bruises.leftArm"},
    {"3D-DUAL-01 A-174 bruising by STR by switch", [](TwoGuns& g) { g.weapon.recoil = 12; g.switches.dualOneHandToo = false; }, {}, "recoil.bruising=1 shooter.condition.bruises.rightArm:0>1"},
    {"3D-DUAL-01 A-167 one Action, both magazines", [](TwoGuns& g) { g.shooterCondition.actionsLeft = 2; }, {}, "shooter.condition.actionsLeft:2>1 weapon.state.rounds:200>199 offHandWeapon.state.rounds:200>199 shooter.condition.shotsThisRound:0>2"},
    {"3D-DUAL-01 A-167 a burst from one of them", [](TwoGuns& g) { g.offHandOptions.mode = Mode::Burst; }, {}, "weapon.state.rounds:200>199 offHandWeapon.state.rounds:200>197 shooter.condition.shotsThisRound:0>1"},
    {"3D-DUAL-03 a left-handed shooter's off hand is the right", [](TwoGuns& g) { g.shooter.mainHand = Hand::Left; g.weapon.recoil = 9; }, {}, "attack.offHand[256]=4 shooter.condition.bruises.leftArm:0>2"},
    {"3D-KNOCK-02 A-167 one check with the highest of both", [](TwoGuns& g) { g.shooter.skills.set("rifle", 14); g.weapon.recoil = 0; g.offHandWeapon.recoil = 0; g.targets[0].character.phys = 12; }, {{{VolleyDice, 0}, {3, 3, 4}}, {{VolleyDice, 256}, {6, 6, 6}}}, "damage.value=14 damage.value[256]=16 knockback.damage=16 !knockback.damage[256]"},
    {"A-032 nobody stands in a stance with two guns", [](TwoGuns& g) { g.shooterCondition.stance = true; g.shooterCondition.aims = 5; }, {}, "shot.stance=0 shot.stance[1]=0 shot.aims=4 recoil.effective=5 recoil.effective[1]=4"},
    {"3D-ROF-09 A-049 bursts are no single shots", [](TwoGuns& g) { g.options.mode = Mode::Burst; g.offHandOptions.mode = Mode::Burst; g.shooterCondition.shotsThisRound = 9; }, {}, "~shooter.condition.shotsThisRound"},
    {"A-167 two targets: the off hand's is the second, and not aimed at", [](TwoGuns& g) { g.targets.push_back(g.targets[0]); }, {}, "shot.type=0 shot.type[1]=1 targets.condition[0].shooters:0>1 targets.condition[1].shooters:0>1"},
};

const std::vector<RefusedVolley> kRefused{
    {"3D-AUTO-01 no automatic fire without the mode", [](Volley& v) { v.weapon.modes = bit(Mode::SemiAuto); }, "mode.missing"},
    {"3D-AUTO-01 with it", [](Volley& v) { v.weapon.modes = bit(Mode::FullAuto); }, ""},
    {"3D-AUTO-02 A-050 twenty dice", [](Volley& v) { v.options.dice = 20; }, ""},
    {"3D-AUTO-02 A-050 fewer by switch", [](Volley& v) { v.options.dice = 3; v.switches.autoMaxDice = 2; }, "burst.tooManyDice"},
    {"3D-ROF-04 a sixth shot", [](Volley& v) { string(v); v.options.shots = 6; v.shooter.dex = 20; }, "shots.tooMany"},
    {"3D-ROF-04 five shots", [](Volley& v) { string(v); v.options.shots = 5; v.shooter.dex = 20; }, ""},
    {"3D-ROF-09 E-18 none left this round", [](Volley& v) { string(v); v.options.shots = kNoEntry; v.shooterCondition.shotsThisRound = 4; }, "shots.usedUp"},
    {"3D-ROF-09 A-049 automatic fire does not count", [](Volley& v) { v.shooterCondition.shotsThisRound = 4; }, ""},
    {"3D-WALK-01 strings are not walked", [](Volley& v) { string(v); v.targets.push_back(v.targets[0]); }, "target.onlyOne"},
    {"3D-WALK-01 bursts are", walking, ""},
    {"3D-RNG-01 A-029 nor to a target out of range", [](Volley& v) { walking(v); v.targets[1].options.distance = 161; }, "range.beyond"},
    {"3D-RNG-01 A-029 as far as 8R", [](Volley& v) { walking(v); v.targets[1].options.distance = 160; }, ""},
    {"nobody", [](Volley& v) { v.targets.clear(); }, "target.missing"},
};
// clang-format on

void names(const auto& rows)
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(rows.size()); ++i)
        QTest::newRow(rows[static_cast<std::size_t>(i)].name) << i;
}

}  // namespace

class VolleyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void volleys_data() { names(kVolleys); }
    void volleys();
    void twoGuns_data() { names(kTwoGuns); }
    void twoGuns();
    void twoGunsCiteTheRule();
    void refused_data() { names(kRefused); }
    void refused();
    void everyBulletIsDrawn();
};

void VolleyTest::volleys()
{
    QFETCH(int, row);
    const VolleyRow& test = kVolleys[static_cast<std::size_t>(row)];
    Volley volley = support::someVolley();
    test.setup(volley);
    QCOMPARE(support::refusals(volley), QStringList());
    QCOMPARE(support::differences(support::resolved(volley, test.tape), threed::Volley::kAction, test.expected),
             QString());
}

void VolleyTest::twoGuns()
{
    QFETCH(int, row);
    const TwoRow& test = kTwoGuns[static_cast<std::size_t>(row)];
    TwoGuns guns = someGuns();
    test.setup(guns);
    QCOMPARE(support::refusals(guns), QStringList());
    QCOMPARE(support::differences(support::resolved(guns, test.tape), threed::TwoGuns::kAction, test.expected),
             QString());
}

/// 3D-DUAL-01, 3D-RCL-06, A-103: of two penalties for two guns the larger counts, and is told under its own rule.
void VolleyTest::twoGunsCiteTheRule()
{
    const auto cited = [](int recoil, int other) {
        TwoGuns guns = someGuns();
        guns.weapon.recoil = recoil;
        guns.offHandWeapon.recoil = other;
        const Findings findings = support::resolved(guns, Tape{});
        const Step* step = findStep(findings.steps, {static_cast<std::uint16_t>(Quantity::AttackRecoil), 0});
        return step ? static_cast<Rule>(step->rule) : Rule::Skl01;
    };
    // STR 8: 5 + 6 is 3 too many, and 5 only 1 above what one hand holds.
    QCOMPARE(cited(5, 6), Rule::Dual01);
    // 7 is 3 above that, and 7 + 2 only 1 too many.
    QCOMPARE(cited(7, 2), Rule::Rcl06);
}

void VolleyTest::refused()
{
    QFETCH(int, row);
    const RefusedVolley& test = kRefused[static_cast<std::size_t>(row)];
    Volley volley = support::someVolley();
    test.setup(volley);
    QCOMPARE(support::refusals(volley).join(u' '), QString::fromUtf8(test.refusal));
}

void VolleyTest::everyBulletIsDrawn()
{
    Volley volley = support::someVolley();
    walking(volley);
    const Tape tape{
        {{Direction, 1}, {3}}, {{Move, 2}, {1}}, {{Price, 2}, {1}}, {{Start, 3}, {1}}, {{Direction, 3}, {3}}};
    const Findings findings = support::resolved(volley, tape);
    const std::vector<Deviation> found = system().deviation()->deviations(findings.steps);
    QCOMPARE(found.size(), 4U);  // the third of five flies between the targets
    QCOMPARE(found[1].aim, (Hex{0, 10}));
    QCOMPARE(found[1].landing, (Hex{0, 12}));
    QCOMPARE(found[1].direction, 3);
    QCOMPARE(found[1].bullet, 1);
    QCOMPARE(found[1].target, 0);
    QCOMPARE(found[2].bullet, 3);
    QCOMPARE(found[2].target, 1);
    QCOMPARE(found[2].aim, (Hex{0, 0}));
    QCOMPARE(found[2].landing, (Hex{0, 2}));
    QCOMPARE(found[2].location, static_cast<int>(Location::Head));
}

HITSPREAD_TEST(VolleyTest)
#include "volley_test.moc"
