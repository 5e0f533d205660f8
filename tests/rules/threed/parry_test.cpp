#include <QTest>

#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/parry.h"
#include "rules/systems/threed/switches.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "support/wounds.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;
using support::wear;

namespace {

using ParrySetup = void (*)(Melee&);

struct ParryRow {
    const char* name;
    ParrySetup setup;
    Given given;
    const char* expected;
};

constexpr auto ParryDice = Query::AttackDice;
constexpr auto Parry = Query::ParryDice;

/// He sees it coming.
void aware(Melee& m)
{
    m.options.targetUnaware = false;
}

void noFreeParry(Melee& m)
{
    m.targetCondition.freeParriesLeft = 0;
}

void bareHands(Melee& m)
{
    aware(m);
    m.parryWeapon.clear();
    m.parryState.clear();
    m.target.skills.set("unarmedCombat", 5);
}

/// The same written as a weapon record: Martial Arts and DAM 4, while he is better at Unarmed Combat.
void bareHandsOnRecord(Melee& m)
{
    aware(m);
    m.parryWeapon[0].skill = "martialArts";
    m.parryWeapon[0].damage = 4;
    m.parryWeapon[0].bareHanded = true;
    m.target.skills.set("unarmedCombat", 8);
}

/// A whip of DAM 2, PEN 3 and -2 to hit.
void whip(Melee& m)
{
    aware(m);
    m.parryWeapon[0].skill = "flexible";
    m.parryWeapon[0].damage = 2;
    m.parryWeapon[0].penetration = 3;
    m.parryWeapon[0].toHit = -2;
    m.parryWeapon[0].flexible = true;
    m.target.skills.set("flexible", 6);
    m.attacker.hitsMax.fill(20);
}

// clang-format off
const std::vector<ParryRow>& parryRows()
{
    static const std::vector<ParryRow> all{
        {"3D-PAR-01 half of four Actions, one used", aware, {{ParryDice, {4, 3, 5}}}, "parry.success=1 target.condition.freeParriesLeft:-2147483648>1"},
        {"3D-PAR-01 of those left one less", [](Melee& m) { aware(m); m.targetCondition.freeParriesLeft = 2; }, {{ParryDice, {4, 3, 5}}}, "target.condition.freeParriesLeft:2>1"},
        {"3D-PAR-01 A-134 half of five is 2", [](Melee& m) { aware(m); m.target.dia = 12; }, {{ParryDice, {4, 3, 5}}}, "target.condition.freeParriesLeft:-2147483648>1"},
        {"3D-PAR-01 A-134 or 3 by switch parry.freeRounding", [](Melee& m) { aware(m); m.target.dia = 12; m.switches.freeParryRounding = FreeParryRoundingRule::Up; }, {{ParryDice, {4, 3, 5}}}, "target.condition.freeParriesLeft:-2147483648>2"},
        {"3D-PAR-02 in a phase without an Action", [](Melee& m) { aware(m); m.targetCondition.actionsLeft = 0; }, {{ParryDice, {4, 3, 5}}}, "parry.success=1 target.condition.freeParriesLeft:-2147483648>1 ~target.condition.actionsLeft"},
        {"3D-PAR-02 none left, no Action left: no parry", [](Melee& m) { aware(m); m.targetCondition.actionsLeft = 0; m.targetCondition.freeParriesLeft = 0; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "!parry.total damage.value=11"},
        {"3D-PAR-03 paid with an Action", [](Melee& m) { aware(m); m.targetCondition.actionsLeft = 2; m.targetCondition.freeParriesLeft = 0; m.targetCondition.pendingPenalty = -1; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "parry.pending=13 parry.success=1 target.condition.actionsLeft:2>1 target.condition.pendingPenalty:-1>0 ~target.condition.freeParriesLeft"},
        {"3D-PAR-03 an Action although a free parry is left", [](Melee& m) { aware(m); m.targetCondition.actionsLeft = 1; }, {{ParryDice, {4, 3, 5}}, {Query::ParryPaid, {1}}}, "target.condition.actionsLeft:1>0 ~target.condition.freeParriesLeft"},
        {"3D-PAR-03 a free parry is no Action: earlier movement does not burden it", [](Melee& m) { aware(m); m.targetCondition.pendingPenalty = -3; }, {{ParryDice, {4, 3, 5}}}, "parry.total=14 !parry.pending ~target.condition.pendingPenalty"},
        {"3D-TURN-09 A-020 with a share of a split Action", [](Melee& m) { aware(m); noFreeParry(m); m.targetCondition.actionsLeft = 1; m.targetCondition.splitSkill = {-1, 0}; m.targetCondition.splitRank = {0, 2}; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "parry.total=11 parry.success=0 target.condition.splitSkill.secondary:0>-1 target.condition.actionsLeft:1>0"},
        {"3D-TURN-09 A-020 a free parry is no part of it", [](Melee& m) { aware(m); m.targetCondition.splitSkill = {-1, 0}; m.targetCondition.splitRank = {0, 2}; }, {{ParryDice, {4, 3, 5}}}, "parry.total=14 ~target.condition.splitSkill"},
        {"3D-TURN-08 A-117 paid with the Action he holds, before one he has", [](Melee& m) { aware(m); noFreeParry(m); m.targetCondition.actionsLeft = 1; m.targetCondition.actionsHeld = 1; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "parry.success=1 target.condition.actionsHeld:1>0 ~target.condition.actionsLeft"},
        {"3D-TURN-08 A-019 held, but nobody interrupts by switch turn.opportunityInterrupt", [](Melee& m) { aware(m); noFreeParry(m); m.targetCondition.actionsLeft = 0; m.targetCondition.actionsHeld = 1; m.switches.opportunityInterrupt = false; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "!parry.total damage.value=11"},
        {"3D-TURN-05 A-016 paid with an additional Action", [](Melee& m) { aware(m); noFreeParry(m); m.targetCondition.actionsLeft = 0; m.targetCondition.additionalLeft = 2; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "parry.success=1 target.condition.additionalLeft:2>1 target.condition.additionalTaken:0>1"},
        {"3D-TURN-05 A-016 one of them in a phase", [](Melee& m) { aware(m); noFreeParry(m); m.targetCondition.actionsLeft = 0; m.targetCondition.additionalLeft = 2; m.targetCondition.additionalTaken = true; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "!parry.total damage.value=11"},
        {"3D-DOD-01 A-117 dodged with the Action he holds", [](Melee& m) { aware(m); m.targetCondition.actionsLeft = 0; m.targetCondition.actionsHeld = 1; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {0}}, {Query::ReactionDodge, {1}}}, "dodge.total=15 target.condition.actionsHeld:1>0"},
        {"3D-DOD-01 A-117 no Action of any kind: no dodge", [](Melee& m) { aware(m); m.targetCondition.actionsLeft = 0; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {0}}, {Query::ReactionDodge, {1}}}, "!dodge.total damage.value=11"},
        {"3D-PAR-04 skill against 13", aware, {{ParryDice, {4, 3, 5}}, {Parry, {2, 3, 3}}}, "parry.total=13 parry.target=13 parry.success=1"},
        {"3D-PAR-04 twelve fails: the blow as it was", aware, {{ParryDice, {4, 3, 5}}, {Parry, {2, 3, 2}}}, "parry.total=12 parry.success=0 !damage.parried damage.value=11 target.condition.damage.torso:0>11"},
        {"3D-PAR-04 A-136 another skill: the game master's modifier", [](Melee& m) { aware(m); m.options.parryModifier = -2; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=12 parry.success=0"},
        {"3D-MEL-03 the handicap on the parry's target number", [](Melee& m) { aware(m); m.options.handicap = 2; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "attack.total=16 parry.target=15 parry.success=0"},
        {"3D-DUAL-03 A-105 the off hand parries at -3 while he holds two", [](Melee& m) { aware(m); m.parryState[0].drawn = Drawn::Left; m.options.targetHoldsTwo = true; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=11 parry.success=0"},
        {"3D-WND-08 wounds burden a parry", [](Melee& m) { aware(m); m.targetCondition.wounds = support::woundsOpen({true}); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.wounds=13"},

        {"3D-PAR-05 V-32 11 less 3 + 3 + 2", aware, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "damage.value=11 parry.sdv=3 parry.weapon=6 parry.strength=8 parry.stopped=8 damage.parried=3 damage.through=3 target.condition.damage.torso:0>3"},
        {"3D-PAR-05 A-137 nothing left: the blow is over, the armour is spared", [](Melee& m) { aware(m); m.parryWeapon[0].damage = 6; m.target.phys = 9; m.target.dia = 16; wear(m, 3, 20); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "damage.parried=0 !deviation.aim !armour.pv !knockback.damage ~target.condition.damage ~armour.state"},
        {"3D-PAR-05 A-137 PEN is not lowered", [](Melee& m) { aware(m); wear(m, 8, 20); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "penetration.value=9 armour.penetrated=1 damage.through=0"},
        {"3D-PAR-05 A-106 what is parried does not knock back", [](Melee& m) { aware(m); m.target.phys = 5; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "knockback.damage=3 knockback.applies=0"},
        {"3D-MA-01 A-137 Martial Arts strengthen a parry with them", [](Melee& m) { bareHands(m); m.target.skills.set("martialArts", 6); m.weapon.bareHanded = true; m.weapon.damage = 9; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=15 parry.strength=7 parry.stopped=7"},
        {"3D-MA-01 3D-PAR-04 A-171 of equal ranks Martial Arts are the better", [](Melee& m) { bareHands(m); m.target.skills.set("martialArts", 5); m.weapon.bareHanded = true; m.weapon.damage = 9; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=14 parry.stopped=7"},
        {"3D-PAR-06 the excess joins the Success die", [](Melee& m) { aware(m); m.target.skills.set("blade", 9); m.weapon.damage = 12; }, {{ParryDice, {4, 3, 5}}, {Parry, {4, 4, 4}}}, "parry.total=21 parry.excess=3 parry.sdv=7 parry.stopped=12 damage.parried=7"},
        {"3D-PAR-07 V-33 Handling 2 and 3 less 4", aware, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}, {Query::AttackDirection, {3}}}, "deviation.handling=2 deviation.raised=5 aim.value=4 deviation.distance=1 deviation.hex=0,12"},
        {"3D-PAR-07 the defender may leave it", aware, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}, {Query::ParryRaise, {0}}}, "deviation.raised=2 deviation.distance=0"},
        {"3D-PAR-07 A-138 divided by switch parry.sdUse: 2 for the Handling, 1 against the damage", [](Melee& m) { aware(m); m.switches.parryDieUse = ParryDieUseRule::Divide; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}, {Query::ParryDivide, {2}}, {Query::ParryRaise, {2}}}, "parry.divided=2 parry.remaining=1 parry.stopped=6 damage.parried=5 deviation.raised=4"},
        {"3D-PAR-07 A-138 divided: all against the damage, nothing to raise", [](Melee& m) { aware(m); m.switches.parryDieUse = ParryDieUseRule::Divide; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.stopped=8 damage.parried=3 !deviation.raised deviation.distance=0"},
        {"3D-PAR-08 E-42 4 becomes 5", aware, {{ParryDice, {1, 5, 5}}, {Parry, {3, 3, 3}}, {Query::AttackDirection, {4}}, {Query::ParryTurn, {1}}}, "deviation.direction=4 deviation.turned=5 deviation.distance=4 deviation.hex=-4,6"},
        {"3D-PAR-08 E-42 4 becomes 3", aware, {{ParryDice, {1, 5, 5}}, {Parry, {3, 3, 3}}, {Query::AttackDirection, {4}}, {Query::ParryTurn, {-1}}}, "deviation.turned=3 deviation.hex=0,18"},
        {"3D-PAR-08 E-42 6 becomes 1", aware, {{ParryDice, {1, 5, 5}}, {Parry, {3, 3, 3}}, {Query::AttackDirection, {6}}, {Query::ParryTurn, {1}}}, "deviation.turned=1"},
        {"3D-PAR-08 E-42 1 becomes 6", aware, {{ParryDice, {1, 5, 5}}, {Parry, {3, 3, 3}}, {Query::AttackDirection, {1}}, {Query::ParryTurn, {-1}}}, "deviation.turned=6"},
        {"3D-PAR-04 A-188 A-171 bare hands on record: the better skill, 9 + 8", bareHandsOnRecord, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=17"},
        {"3D-DUAL-03 A-191 bare hands on record are not held: 9 + 8 in the off hand as well", [](Melee& m) { bareHandsOnRecord(m); m.parryState[0].drawn = Drawn::Left; m.options.targetHoldsTwo = true; m.switches.offHandAlone = -3; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=17"},
        {"3D-PAR-05 A-188 A-171 and DAM 0: half of 3 + 0 + 2", bareHandsOnRecord, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.weapon=3 parry.strength=5 parry.halved=2 damage.parried=9"},
        {"3D-PAR-09 A-188 a record of bare hands is never armoured", [](Melee& m) { bareHandsOnRecord(m); wear(m, 3, 20); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.halved=2"},
        {"A-180 mod.formCombat leaves a parry's modifiers on the roll: 9 + 5 - 1", [](Melee& m) { aware(m); m.switches.formCombat = FormCombatRule::Tn; m.targetCondition.wounds = support::woundsOpen({true}); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.wounds=13 parry.target=13"},
        {"3D-PAR-09 V-32 bare hands: half of 3 + 0 + 2", bareHands, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.strength=5 parry.halved=2 parry.stopped=2 damage.parried=9"},
        {"3D-PAR-09 A-171 and half of the raise", bareHands, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.handling=1 deviation.raised=3"},
        {"3D-PAR-09 A-139 half of the roll by switch parry.bareHalves", [](Melee& m) { bareHands(m); m.switches.bareParryHalves = BareParryHalvesRule::Roll; m.target.skills.set("unarmedCombat", 18); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=13 parry.success=1 parry.stopped=5 !parry.halved damage.parried=6"},
        {"3D-PAR-09 A-139 not with armoured arms", [](Melee& m) { bareHands(m); wear(m, 3, 20); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.stopped=5 !parry.halved"},
        {"3D-PAR-09 A-139 nor with a sleeve over better cells", [](Melee& m) { bareHands(m); wear(m, 3, 20); m.target.vevaphon = true; m.targetCondition.vevaphonPv = 9; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.stopped=5 !parry.halved"},
        {"3D-PAR-09 A-139 but with a sleeve that is used up", [](Melee& m) { bareHands(m); wear(m, 3, 20); m.armourState[0].idLost.fill(20); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.halved=2"},
        {"3D-PAR-09 3D-DAM-06 a blade in a useless arm leaves the other hand", [](Melee& m) { aware(m); m.target.skills.set("unarmedCombat", 5); m.targetCondition.damage[at(Location::RightArm)] = 40; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.strength=5 parry.halved=2"},
        {"3D-FIRE-02 A-098 attacker and defender roll for themselves", [](Melee& m) { aware(m); m.switches.underFire = true; m.attackerCondition.shooters = 1; m.targetCondition.shooters = 1; m.target.cool = 10; }, {{ParryDice, {5, 5, 5}}, {Parry, {4, 4, 4}}}, "underFire.value=-4 underFire.value[1]=-2 attack.underFire=17 parry.underFire=15 attacker.condition.underFirePenalty:-2147483648>-4 target.condition.underFirePenalty:-2147483648>-2"},
        {"3D-FIRE-02 A-098 for a dodge, too", [](Melee& m) { aware(m); m.switches.underFire = true; m.targetCondition.shooters = 1; m.targetCondition.actionsLeft = 1; m.target.skills.set("dodge", 6); }, {{ParryDice, {5, 5, 5}}, {Query::ReactionParry, {0}}, {Query::ReactionDodge, {1}}}, "!underFire.value underFire.value[1]=-4 dodge.underFire=11"},
        {"3D-PAR-09 A-139 not against bare hands", [](Melee& m) { bareHands(m); m.weapon.bareHanded = true; m.weapon.damage = 9; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.stopped=5 !parry.halved"},
        {"3D-PAR-09 a blade in its sheath leaves the hands", [](Melee& m) { bareHands(m); m.parryWeapon.resize(1); m.parryState.resize(1); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.stopped=2"},
        {"3D-PAR-10 no bare hands against a vibro-weapon", [](Melee& m) { bareHands(m); m.weapon.vibro = true; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "!parry.total damage.value=11"},
        {"3D-PAR-10 a blade will do", [](Melee& m) { aware(m); m.weapon.vibro = true; }, {{ParryDice, {4, 3, 5}}}, "parry.success=1"},
        {"3D-PAR-11 a whip of -2 parries against 15", whip, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 3}}}, "parry.total=15 parry.target=15 parry.success=1"},
        {"3D-PAR-11 A-140 fourteen fails", whip, {{ParryDice, {4, 3, 5}}, {Parry, {3, 3, 2}}}, "parry.total=14 parry.success=0 ~attacker.condition.damage"},
        {"3D-PAR-12 the attack loses 3 + 2 + 2; the arm takes 2 + 2 + 4", whip, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 4}}}, "parry.stopped=7 damage.parried=4 deviation.location[1]=4 damage.value[1]=8 damage.through[1]=8 attacker.condition.damage.rightArm:0>8 attacker.condition.standardTotal:0>8 target.condition.damage.torso:0>4"},
        {"3D-PAR-12 A-140 also when the attack is stopped", [](Melee& m) { whip(m); m.parryWeapon[0].damage = 9; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 4}}}, "damage.parried=0 ~target.condition.damage attacker.condition.damage.rightArm:0>15"},
        {"3D-PAR-12 A-140 PEN of the parry against his armour", [](Melee& m) { whip(m); Armour a; a.pv = 5; a.idMax.fill(20); m.attackerArmour.push_back(a); m.attackerArmourState.emplace_back(); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 4}}}, "penetration.value[1]=5 armour.penetrated[1]=0 ~attacker.condition.damage ~attackerArmour.state"},
        {"3D-PAR-12 A-140 one more penetrates and wears it", [](Melee& m) { whip(m); m.parryWeapon[0].armourDamage = 1; Armour a; a.pv = 4; a.idMax.fill(20); m.attackerArmour.push_back(a); m.attackerArmourState.emplace_back(); }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 4}}}, "armour.penetrated[1]=1 attacker.condition.damage.rightArm:0>6 attackerArmour.state[0].idLost.rightArm:0>1"},
        {"3D-PAR-12 A-140 a wound, but no knockback", [](Melee& m) { whip(m); m.attacker.phys = 3; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 4}}}, "effect.wound[1]=1 attacker.condition.woundCount:0>1 !knockback.damage[1] ~attacker.condition.posture"},
        {"3D-VEV-03 A-175 A-165 a whip's counter-hit asks for a CONC test: 9 + 20 - 8 for the damage - 1 for its wound", [](Melee& m) { whip(m); m.attacker.phys = 3; m.attacker.conc = 20; m.attacker.vevaphon = true; m.attackerCondition.vevaphonPv = 1; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 4}}}, "conc.penalty[1]=21 conc.total[1]=20 conc.success[1]=1 !knockback.damage[1]"},
        {"3D-VEV-04 A-175 failing it costs PV", [](Melee& m) { whip(m); m.attacker.phys = 30; m.attacker.conc = 5; m.attacker.vevaphon = true; m.attackerCondition.vevaphonPv = 4; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 6}}}, "conc.success[1]=0 attacker.condition.vevaphonPv:4>0"},
        {"3D-PAR-12 the left arm when that holds the weapon", [](Melee& m) { whip(m); m.weaponState.drawn = Drawn::Left; }, {{ParryDice, {4, 3, 5}}, {Parry, {3, 2, 4}}}, "attacker.condition.damage.leftArm:0>8"},

        {"3D-MEL-10 who aims cannot parry", [](Melee& m) { aware(m); m.targetCondition.meleeAim = true; m.targetCondition.aims = 1; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}, {Query::ReactionHalfDodge, {0}}}, "!parry.total damage.value=11"},
        {"3D-MEL-10 aims at a shot do not hinder", [](Melee& m) { aware(m); m.targetCondition.aims = 1; }, {{ParryDice, {4, 3, 5}}}, "parry.success=1"},
        {"A-135 not when unaware", [](Melee&) {}, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "!parry.total !dodge.total"},
        {"A-110 not in a phase lost", [](Melee& m) { aware(m); m.targetCondition.phasesLost = 2; }, {{ParryDice, {4, 3, 5}}, {Query::ReactionParry, {1}}}, "!parry.total !dodge.total"},
        {"A-135 nothing to parry when the attack misses", aware, {{ParryDice, {1, 1, 1}}}, "attack.hit=0 !parry.total ~target.condition"},
    };
    return all;
}
// clang-format on

}  // namespace

class ParryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parries_data();
    void parries();
};

void ParryTest::parries_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < parryRows().size(); ++i)
        QTest::newRow(parryRows()[i].name) << static_cast<int>(i);
}

void ParryTest::parries()
{
    QFETCH(int, index);
    const ParryRow& row = parryRows()[static_cast<std::size_t>(index)];
    Melee melee = support::someMelee();
    row.setup(melee);
    QCOMPARE(support::refusals(melee), QStringList());
    const QString wrong = support::differences(support::resolved(melee, row.given), threed::Melee::kAction,
                                               row.expected);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

HITSPREAD_TEST(ParryTest)
#include "parry_test.moc"
