#include "rules/systems/threed/character.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/switches.h"
#include "rules/systems/threed/turn/preparation.h"
#include "support/rows.h"
#include "support/testclass.h"
#include "support/wounds.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::addRows;
using support::compare;
using support::Given;
using support::refuse;
using support::Refused;
using support::Row;

namespace {

Preparation somePreparation()
{
    Preparation preparation;
    preparation.weapon.skill = "rifle";
    return preparation;
}

constexpr auto ActionDice = Query::CheckDice;

// clang-format off
const std::vector<Row<Check>> kChecks{
    {"3D-SKL-01 12 fails", [](Check& c) { c.options.rank = 4; }, {{ActionDice, {3, 3, 2}}}, "check.total=12 check.target=13 check.success=0 check.margin=-1"},
    {"3D-SKL-01 13 succeeds", [](Check& c) { c.options.rank = 4; }, {{ActionDice, {3, 3, 3}}}, "check.total=13 check.success=1"},
    {"3D-SKL-01 the character's rank", [](Check& c) { c.options.name = "rifle"; c.character.skills.set("rifle", 5); }, {{ActionDice, {3, 3, 3}}}, "check.total=14"},
    {"3D-SKL-03 E-01 -3 makes 13 into 16", [](Check& c) { c.options.rank = 4; c.options.difficulty = -3; }, {{ActionDice, {3, 4, 3}}}, "check.total=14 check.target=16 check.success=0"},
    {"3D-SKL-02 E-02 critical, success die 4", [](Check& c) { c.options.rank = 7; c.options.difficulty = -3; }, {{ActionDice, {2, 5, 6}}}, "check.total=20 check.target=16 check.critical=1 check.excess=2 check.sdv=4"},
    {"3D-SKL-04 E-03 on the roll: no critical", [](Check& c) { c.options.rank = 7; c.options.difficulty = -3; c.switches.formSkill = FormSkillRule::Roll; }, {{ActionDice, {2, 5, 6}}}, "check.total=17 check.target=13 check.critical=0 check.sdv=2"},
    {"3D-SKL-05 E-04 a stat succeeds from 16", [](Check& c) { c.options.kind = TestKind::Stat; c.options.name = "dex"; }, {{ActionDice, {2, 3, 3}}}, "check.total=16 check.target=16 check.success=1 check.sdv=2"},
    {"3D-SKL-05 15 fails", [](Check& c) { c.options.kind = TestKind::Stat; c.options.rank = 7; }, {{ActionDice, {2, 3, 3}}}, "check.success=0"},
    {"3D-SKL-05 E-04 excess above 21", [](Check& c) { c.options.kind = TestKind::Stat; c.options.rank = 10; }, {{ActionDice, {2, 5, 6}}}, "check.total=23 check.critical=1 check.excess=2 check.sdv=4"},
    {"3D-SKL-06 the first die is the success die", [](Check& c) { c.options.rank = 9; }, {{ActionDice, {1, 2, 6}}}, "check.sdv=1"},
    {"3D-WND-08 -1 for each open wound", [](Check& c) { c.options.rank = 9; c.condition.wounds = support::woundsOpen({true, false, true}); }, {{ActionDice, {1, 2, 6}}}, "check.wounds=16 check.total=16"},
    {"3D-FIRE-01 under fire", [](Check& c) { c.options.rank = 9; c.switches.underFire = true; c.condition.shooters = 1; c.condition.underFirePenalty = -4; }, {{ActionDice, {1, 2, 6}}}, "check.underFire=14"},
    {"3D-FIRE-01 A-096 not on a test forced on him", [](Check& c) { c.options.rank = 9; c.options.forced = true; c.switches.underFire = true; c.condition.shooters = 1; c.condition.underFirePenalty = -4; }, {{ActionDice, {1, 2, 6}}}, "check.total=18 !check.underFire"},
};

const std::vector<Row<Preparation>> kPreparations{
    {"3D-AIM-01 one Action, one aim", [](Preparation& p) { p.condition.aims = 1; p.condition.stance = true; p.condition.actionsLeft = 2; }, {}, "prepare.aims=2 character.condition.aims:1>2 character.condition.actionsLeft:2>1"},
    {"A-040 at one target with one weapon", [](Preparation& p) { p.condition.aims = 2; p.condition.aimTarget = 7; p.condition.aimWeapon = 21; p.options.whom = 7; p.options.wielded = 21; }, {}, "prepare.aims=3 character.condition.aims:2>3 ~character.condition.aimTarget ~character.condition.aimWeapon"},
    {"A-040 the first aim says at whom and with what", [](Preparation& p) { p.options.whom = 7; p.options.wielded = 21; }, {}, "prepare.aims=1 character.condition.aims:0>1 character.condition.aimTarget:0>7 character.condition.aimWeapon:0>21"},
    {"A-040 at another target they start anew", [](Preparation& p) { p.condition.aims = 2; p.condition.aimTarget = 7; p.condition.aimWeapon = 21; p.options.whom = 8; p.options.wielded = 21; }, {}, "prepare.aims=1 character.condition.aims:2>1 character.condition.aimTarget:7>8 ~character.condition.aimWeapon"},
    {"A-040 with another weapon, too", [](Preparation& p) { p.condition.aims = 2; p.condition.aimTarget = 7; p.condition.aimWeapon = 21; p.options.whom = 7; p.options.wielded = 22; }, {}, "prepare.aims=1 character.condition.aims:2>1 ~character.condition.aimTarget character.condition.aimWeapon:21>22"},
    {"A-040 whoever is not named is the same as before", [](Preparation& p) { p.condition.aims = 2; p.condition.aimTarget = 7; p.condition.aimWeapon = 21; }, {}, "prepare.aims=3 ~character.condition.aimTarget ~character.condition.aimWeapon"},
    {"A-040 an Action spent otherwise ends them", [](Preparation& p) { p.options.what = Preparing::Stance; p.condition.aims = 2; p.condition.aimTarget = 7; p.condition.aimWeapon = 21; }, {}, "character.condition.aims:2>0 character.condition.aimTarget:7>0 character.condition.aimWeapon:21>0"},
    {"3D-AIM-05 no fifth aim without a stance", [](Preparation& p) { p.condition.aims = 4; p.switches.stanceWithAim = false; }, {}, "prepare.aims=4 ~character.condition.aims"},
    {"3D-AIM-06 no sixth aim without a rest", [](Preparation& p) { p.condition.aims = 5; p.condition.stance = true; }, {}, "prepare.aims=5"},
    {"3D-DEV-06 aiming takes the stance", [](Preparation&) {}, {}, "character.condition.stance:0>1 character.condition.aims:0>1"},
    {"3D-DEV-06 A-032 but not by switch", [](Preparation& p) { p.switches.stanceWithAim = false; }, {}, "~character.condition.stance character.condition.aims:0>1"},
    {"3D-RCL-08 the stance alone", [](Preparation& p) { p.options.what = Preparing::Stance; p.condition.actionsLeft = 1; }, {}, "prepare.cost=1 character.condition.stance:0>1 character.condition.actionsLeft:1>0"},
    {"3D-FIRE-03 E-28 -5 for each shooter", [](Preparation& p) { p.switches.underFire = true; p.condition.shooters = 2; p.character.cool = 8; }, {{Query::AimNerveDice, {6, 6, 6}}}, "aimNerve.total=16 aimNerve.success=1 prepare.aims=1"},
    {"3D-FIRE-04 failing: down on the floor", [](Preparation& p) { p.switches.underFire = true; p.condition.shooters = 2; p.character.cool = 8; p.condition.actionsLeft = 1; }, {{Query::AimNerveDice, {6, 6, 5}}}, "aimNerve.success=0 character.condition.posture:0>2 ~character.condition.aims character.condition.actionsLeft:1>0"},
    {"3D-FIRE-04 failing in cover: stays there", [](Preparation& p) { p.switches.underFire = true; p.condition.shooters = 2; p.options.inCover = true; }, {{Query::AimNerveDice, {1, 1, 1}}}, "aimNerve.success=0 ~character.condition.posture ~character.condition.aims"},
    {"3D-DRAW-01 an open holster", [](Preparation& p) { p.options.what = Preparing::Draw; p.weaponState.drawn = Drawn::No; p.condition.actionsLeft = 3; }, {}, "prepare.cost=1 prepare.done=1 weapon.state.drawn:0>3 character.condition.actionsLeft:3>2"},
    {"3D-DRAW-02 a concealed holster, first Action", [](Preparation& p) { p.options.what = Preparing::Draw; p.weaponState.drawn = Drawn::No; p.weapon.holster = Holster::Concealed; }, {}, "prepare.cost=2 prepare.actionsLeft=1 prepare.done=0 weapon.state.drawActionsLeft:0>1 ~weapon.state.drawn:"},
    {"3D-DRAW-02 second Action", [](Preparation& p) { p.options.what = Preparing::Draw; p.weaponState.drawn = Drawn::No; p.weapon.holster = Holster::Concealed; p.weaponState.drawActionsLeft = 1; p.options.hands = Hands::Left; }, {}, "prepare.done=1 weapon.state.drawActionsLeft:1>0 weapon.state.drawn:0>2"},
    {"3D-DRAW-07 ready though concealed", [](Preparation& p) { p.options.what = Preparing::Draw; p.weaponState.drawn = Drawn::No; p.weapon.holster = Holster::ReadyConcealed; p.condition.actionsLeft = 0; }, {}, "prepare.cost=0 weapon.state.drawn:0>3 ~character.condition.actionsLeft"},
    {"A-032 drawing ends stance and aims", [](Preparation& p) { p.options.what = Preparing::Draw; p.weaponState.drawn = Drawn::No; p.condition.stance = true; p.condition.aims = 2; }, {}, "character.condition.stance:1>0 character.condition.aims:2>0"},
    {"A-040 holstering ends the aims", [](Preparation& p) { p.options.what = Preparing::Holster; p.condition.aims = 2; }, {}, "weapon.state.drawn:3>0 character.condition.aims:2>0"},
    {"3D-ROF-02 recocking", [](Preparation& p) { p.options.what = Preparing::Recock; p.weaponState.cocked = false; p.condition.actionsLeft = 1; }, {}, "prepare.cost=1 weapon.state.cocked:0>1 ~weapon.state.rounds character.condition.actionsLeft:1>0"},
    {"3D-ROF-02 A-046 recocking loads one", [](Preparation& p) { p.options.what = Preparing::Recock; p.weaponState.cocked = false; p.weaponState.rounds = 2; p.weapon.singleLoading = true; }, {}, "weapon.state.cocked:0>1 weapon.state.rounds:2>3"},
    {"A-022 reloading", [](Preparation& p) { p.options.what = Preparing::Reload; p.weaponState.rounds = 2; p.condition.actionsLeft = 1; }, {}, "prepare.cost=1 weapon.state.rounds:2>10 character.condition.actionsLeft:1>0"},
    {"A-022 reloading for nothing by switch", [](Preparation& p) { p.options.what = Preparing::Reload; p.weaponState.rounds = 2; p.condition.actionsLeft = 1; p.switches.reloadCost = 0; }, {}, "prepare.cost=0 ~character.condition.actionsLeft"},
    {"3D-JAM-02 cleared", [](Preparation& p) { p.options.what = Preparing::ClearJam; p.weaponState.jammed = true; p.character.skills.set("weaponsMaintenance", 4); }, {{Query::MaintenanceDice, {3, 3, 3}}}, "maintenance.total=13 maintenance.success=1 weapon.state.jammed:1>0"},
    {"3D-JAM-02 3D-TURN-09 with its share of a split Action", [](Preparation& p) { p.options.what = Preparing::ClearJam; p.weaponState.jammed = true; p.character.skills = {}; p.character.skills.set("weaponsMaintenance", 6); p.condition.splitSkill = {-1, 0}; p.condition.splitRank = {0, 3}; p.condition.pendingPenalty = -1; p.condition.aims = 2; }, {{Query::MaintenanceDice, {4, 4, 4}}}, "maintenance.total=14 character.condition.splitSkill.secondary:0>-1 character.condition.splitRank.secondary:3>0 character.condition.pendingPenalty:-1>0 character.condition.aims:2>0"},
    {"3D-JAM-02 not cleared", [](Preparation& p) { p.options.what = Preparing::ClearJam; p.weaponState.jammed = true; p.condition.actionsLeft = 1; }, {{Query::MaintenanceDice, {3, 3, 3}}}, "maintenance.success=0 ~weapon.state.jammed character.condition.actionsLeft:1>0"},
    {"3D-SCP-04 one Action for each band", [](Preparation& p) { p.options.what = Preparing::Refocus; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; p.accessories = {a}; p.condition.aims = 2; }, {}, "prepare.cost=2 prepare.actionsLeft=1 prepare.done=0 weapon.state.refocusTarget:-2147483648>1 ~character.condition.aims"},
    {"3D-SCP-04 A-095 it works from the next Action", [](Preparation& p) { p.options.what = Preparing::Refocus; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; p.accessories = {a}; p.weaponState.refocusTarget = 1; }, {}, "weapon.state.scopeSetting:-2147483648>1 weapon.state.refocusTarget:1>0 prepare.done=1"},
    {"A-022 standing up", [](Preparation& p) { p.options.what = Preparing::StandUp; p.condition.posture = Posture::Down; p.condition.actionsLeft = 1; }, {}, "prepare.cost=1 character.condition.posture:3>0 character.condition.actionsLeft:1>0"},
    {"A-189 A-109 from lying helpless to kneeling, as getting up: one Action", [](Preparation& p) { p.options.what = Preparing::Kneel; p.condition.posture = Posture::Down; p.condition.actionsLeft = 1; }, {}, "prepare.cost=1 character.condition.posture:3>1 character.condition.actionsLeft:1>0"},
    {"A-022 kneeling costs nothing and ends the stance", [](Preparation& p) { p.options.what = Preparing::Kneel; p.condition.stance = true; p.condition.aims = 1; p.condition.actionsLeft = 0; }, {}, "prepare.cost=0 character.condition.posture:0>1 character.condition.stance:1>0 ~character.condition.aims"},
    {"A-109 rolling over costs an Action", [](Preparation& p) { p.options.what = Preparing::DropProne; p.condition.posture = Posture::Down; p.condition.actionsLeft = 1; }, {}, "prepare.cost=1 character.condition.posture:3>2"},
};

const std::vector<Row<Sheet>> kSheets{
    {"3D-TURN-02 V-27 two Actions", [](Sheet& s) { s.character.dia = 8; s.character.phys = 7; s.character.cool = 8; }, {}, "sheet.actions=2"},
    {"3D-TURN-02 A-014 29 points still two Actions", [](Sheet& s) { s.character.dia = 10; s.character.phys = 9; s.character.cool = 10; }, {}, "sheet.actions=2"},
    {"3D-TURN-02 A-014 at least one", [](Sheet& s) { s.character.dia = 3; s.character.phys = 3; s.character.cool = 3; }, {}, "sheet.actions=1"},
    {"3D-TURN-02 A-014 nearest by switch", [](Sheet& s) { s.character.dia = 8; s.character.phys = 9; s.character.cool = 8; s.switches.actionRounding = ActionRoundingRule::Nearest; }, {}, "sheet.actions=3"},
    {"3D-TURN-02 A-014 up by switch", [](Sheet& s) { s.character.dia = 7; s.character.phys = 7; s.character.cool = 7; s.switches.actionRounding = ActionRoundingRule::Up; }, {}, "sheet.actions=3"},
    {"3D-TURN-02 A-079 shifted PHYS counts in full", [](Sheet& s) { s.character.dia = 8; s.character.phys = 12; s.character.cool = 10; s.condition.physShifted = 5; }, {}, "sheet.phys=7 sheet.actions=3"},
    {"3D-TURN-04 A-015 one Action: phase 2", [](Sheet& s) { s.character.dia = 5; s.character.phys = 5; s.character.cool = 5; }, {}, "sheet.phaseActions=0 sheet.phaseActions[1]=1 sheet.phaseActions[2]=0"},
    {"3D-TURN-04 V-27 two: phases 1 and 3", [](Sheet& s) { s.character.dia = 8; s.character.phys = 7; s.character.cool = 8; }, {}, "sheet.phaseActions=1 sheet.phaseActions[1]=0 sheet.phaseActions[2]=1"},
    {"3D-TURN-04 A-015 four", [](Sheet& s) { s.character.dia = 14; s.character.phys = 14; s.character.cool = 14; }, {}, "sheet.phaseActions=1 sheet.phaseActions[1]=2 sheet.phaseActions[2]=1"},
    {"3D-TURN-04 A-015 five", [](Sheet& s) { s.character.dia = 18; s.character.phys = 18; s.character.cool = 18; }, {}, "sheet.phaseActions=2 sheet.phaseActions[1]=1 sheet.phaseActions[2]=2"},
    {"3D-TURN-04 A-015 front-loaded by switch", [](Sheet& s) { s.character.dia = 8; s.character.phys = 7; s.character.cool = 8; s.switches.phaseTable = PhaseTableRule::FrontLoaded; }, {}, "sheet.phaseActions=1 sheet.phaseActions[1]=1 sheet.phaseActions[2]=0"},
    {"3D-TURN-03 A-016 his own and one for ambidexterity", [](Sheet& s) { s.character.additionalActions = 2; s.character.advantages.set("ambidextrous", 1); }, {}, "sheet.additionalActions=3"},
    {"3D-TURN-03 A-016 none for ambidexterity by switch", [](Sheet& s) { s.character.advantages.set("ambidextrous", 1); s.switches.ambidextrousActions = 0; }, {}, "sheet.additionalActions=0"},
    {"3D-TURN-06 V-27 INI", [](Sheet& s) { s.character.dia = 8; s.character.phys = 7; s.character.cool = 8; s.character.dex = 6; }, {}, "sheet.initiative=14"},
    {"3D-PAR-01 V-27 free parries", [](Sheet& s) { s.character.dia = 8; s.character.phys = 7; s.character.cool = 8; }, {}, "sheet.freeParries=1"},
    {"3D-PAR-01 A-134 three Actions, rounded down", [](Sheet& s) { s.character.dia = 10; s.character.phys = 10; s.character.cool = 10; s.character.additionalActions = 3; }, {}, "sheet.freeParries=1"},
    {"3D-PAR-01 A-134 up by switch", [](Sheet& s) { s.character.dia = 10; s.character.phys = 10; s.character.cool = 10; s.switches.freeParryRounding = FreeParryRoundingRule::Up; }, {}, "sheet.freeParries=2"},
    {"3D-SKL-01 what the dice have to show", [](Sheet& s) { s.character.skills.set("rifle", 6); s.character.skills.set("marksman", 3); s.character.skills.set("blade", 4); }, {}, "sheet.skillNeeded=7 !sheet.skillNeeded[1] sheet.skillNeeded[2]=9"},
    {"3D-WND-08 wounds raise it", [](Sheet& s) { s.character.skills.set("rifle", 6); s.condition.wounds = support::woundsOpen({true, true}); }, {}, "sheet.skillFaces=7 sheet.skillNeeded=9"},
    {"3D-DOD-06 armour raises it for a Dodge", [](Sheet& s) { s.character.skills.set("dodge", 4); s.character.skills.set("blade", 4); s.armour.resize(1); s.armourState.resize(1); s.armour[0].dodgeModifier = 1; }, {}, "sheet.skillNeeded=10 sheet.skillNeeded[1]=9 !sheet.skillArmour[1]"},
    {"3D-PEN-07 ID of the piece that works, new", [](Sheet& s) { s.armour.resize(2); s.armourState.resize(2); s.armour[0].pv = 6; s.armour[0].idMax[1] = 12; s.armour[1].pv = 8; s.armour[1].idMax[1] = 9; s.armourState[1].idLost[1] = 9; s.armourState[0].idLost[1] = 2; }, {}, "sheet.pv[1]=6 sheet.id[1]=10 sheet.idFull[1]=12 sheet.idFull=0"},
    {"3D-MEL-06 E-41 a third of STR", [](Sheet& s) { s.character.str = 8; }, {}, "sheet.strengthBonus=2"},
    {"3D-MEL-06 E-41 STR 9", [](Sheet& s) { s.character.str = 9; }, {}, "sheet.strengthBonus=3"},
    {"3D-WND-02 the threshold is PHYS", [](Sheet& s) { s.character.phys = 9; }, {}, "sheet.threshold=9"},
    {"3D-VEV-01 PHYS shifted", [](Sheet& s) { s.character.phys = 9; s.condition.physShifted = 2; }, {}, "sheet.phys=7 sheet.threshold=7"},
    {"3D-ROF-09 half of DEX", [](Sheet& s) { s.character.dex = 7; }, {}, "sheet.shotsPerRound=3"},
    {"3D-RCL-01 half of STR", [](Sheet& s) { s.character.str = 9; }, {}, "sheet.oneHandLimit=4"},
    {"3D-WND-06 E-47 three wounds", [](Sheet& s) { s.condition.wounds = support::woundsOpen({true, true, true}); }, {}, "sheet.woundPenalty=-3 sheet.bleedingInterval=3 sheet.bleedingLoss=1"},
    {"3D-WND-06 E-47 five wounds", [](Sheet& s) { s.condition.wounds = support::woundsOpen({true, true, true, true, true}); }, {}, "sheet.bleedingInterval=1 sheet.bleedingLoss=1"},
    {"3D-WND-07 E-48 seven wounds", [](Sheet& s) { s.condition.wounds = support::woundsOpen({true, true, true, true, true, true, true}); }, {}, "sheet.bleedingInterval=1 sheet.bleedingLoss=3"},
    {"3D-WND-06 no wounds, no bleeding", [](Sheet&) {}, {}, "sheet.woundPenalty=0 !sheet.bleedingInterval"},
    {"3D-XENO-02 E-12", [](Sheet& s) { s.character.xenoSkin = true; s.condition.livingId[2] = 12; }, {}, "sheet.pv[2]=7 sheet.livingId[2]=30 sheet.id[2]=18"},
    {"3D-VEV-02 E-14", [](Sheet& s) { s.character.vevaphon = true; s.character.hitsMax.fill(8); s.condition.vevaphonPv = 4; }, {}, "sheet.livingId[2]=16 sheet.pv[2]=4"},
    {"3D-TRACK-01 V-36 unconscious", [](Sheet& s) { s.character.incapMax = 25; s.condition.standardTotal = 15; s.condition.bruisingTotal = 10; }, {}, "sheet.unconscious=1 sheet.dead=0 sheet.incapLeft=10"},
    {"3D-BRUISE-04 V-36 awake", [](Sheet& s) { s.character.incapMax = 25; s.condition.standardTotal = 15; s.condition.bruisingTotal = 9; }, {}, "sheet.unconscious=0"},
    {"3D-TRACK-02 V-36 dead", [](Sheet& s) { s.character.incapMax = 25; s.condition.standardTotal = 35; }, {}, "sheet.dead=1"},
    {"3D-TRACK-04 Hits left", [](Sheet& s) { s.condition.damage[3] = 12; s.condition.bruises[3] = 1; }, {}, "sheet.hitsLeft[3]=-3 sheet.state[3]=1"},
    {"3D-TRACK-05 severe", [](Sheet& s) { s.condition.damage[3] = 15; }, {}, "sheet.hitsLeft[3]=-5 sheet.state[3]=2"},
    {"3D-LAY-03 V-38 DM and layers", [](Sheet& s) { s.switches.layering = true; s.armour.resize(3); s.armourState.resize(3); s.armour[0].dodgeModifier = 1; s.armour[1].dodgeModifier = 1; }, {}, "sheet.dodgeModifier=4"},
    {"3D-LAY-03 A-146 every layer by switch", [](Sheet& s) { s.switches.layering = true; s.switches.dodgePerLayer = DodgePerLayerRule::EveryLayer; s.armour.resize(3); s.armourState.resize(3); }, {}, "sheet.dodgeModifier=3"},
};

const std::vector<Refused<Shot>> kRefusedShots{
    {"3D-RNG-01 A-029 beyond 8 RNG", [](Shot& s) { s.options.distance = 161; }, "range.beyond"},
    {"3D-RNG-01 A-029 RNG 0", [](Shot& s) { s.weapon.range = 0; }, "weapon.meleeOnly"},
    {"3D-ROF-01 a mode the weapon does not have", [](Shot& s) { s.weapon.modes = bit(Mode::SingleAction); }, "mode.missing"},
    {"3D-ROF-02 not cocked", [](Shot& s) { s.options.mode = Mode::SingleAction; s.weaponState.cocked = false; }, "weapon.notCocked"},
    {"3D-ROF-05 the first shot of a string is an ordinary one", [](Shot& s) { s.options.mode = Mode::SemiAuto; }, ""},
    {"3D-ROF-05 full auto is no single shot", [](Shot& s) { s.options.mode = Mode::FullAuto; s.weapon.modes = bit(Mode::FullAuto); }, "mode.volley"},
    {"3D-ROF-09 E-18 three shots with DEX 6", [](Shot& s) { s.shooter.dex = 6; s.shooterCondition.shotsThisRound = 3; }, "shots.usedUp"},
    {"3D-ROF-09 a third shot with DEX 6", [](Shot& s) { s.shooter.dex = 6; s.shooterCondition.shotsThisRound = 2; }, ""},
    {"3D-ROF-09 A-049 no cap by switch", [](Shot& s) { s.shooter.dex = 6; s.shooterCondition.shotsThisRound = 3; s.switches.dexCap = DexCapRule::Off; }, ""},
    {"3D-DAM-06 no usable arm", [](Shot& s) { s.options.hands = Hands::Left; s.shooterCondition.damage[at(Location::LeftArm)] = 10; }, "weapon.noUsableArm"},
    {"3D-DRAW-01 not drawn", [](Shot& s) { s.weaponState.drawn = Drawn::No; }, "weapon.notDrawn"},
    {"3D-DRAW-03 A-102 no quick draw from a concealed holster", [](Shot& s) { s.weaponState.drawn = Drawn::No; s.options.quickDraw = true; s.weapon.holster = Holster::Concealed; }, "weapon.noQuickDraw"},
    {"3D-SKL-01 A-013 untrained by switch", [](Shot& s) { s.shooter.skills = {}; s.switches.untrained = UntrainedRule::Forbidden; }, "skill.untrained"},
    {"empty", [](Shot& s) { s.weaponState.rounds = 0; }, "ammunition.none"},
    {"jammed", [](Shot& s) { s.weaponState.jammed = true; }, "weapon.jammed"},
    {"another calibre", [](Shot& s) { s.weapon.calibre = "9 mm"; s.ammunition.calibre = "10 mm"; }, "ammunition.calibre"},
    {"3D-DRAW-03 in hand already", [](Shot& s) { s.options.quickDraw = true; }, "draw.already"},
    {"3D-COVER-02 the unconscious do not dive", [](Shot& s) { s.options.targetDives = true; s.targetCondition.unconscious = Unconscious::Knockback; }, "target.cannotDive"},
    {"3D-COVER-02 the dead do not dive", [](Shot& s) { s.options.targetDives = true; s.targetCondition.dead = Dead::Location; }, "target.cannotDive"},
    {"in the other hand", [](Shot& s) { s.weaponState.drawn = Drawn::Right; s.options.hands = Hands::Left; }, "weapon.wrongHand"},
    {"rotary", [](Shot& s) { s.weapon.barrels = 6; }, ""},
    {"3D-ROT-02 A-060 five rounds for six barrels", [](Shot& s) { s.weapon.barrels = 6; s.weaponState.rounds = 5; }, "ammunition.none"},
    {"3D-ROT-02 A-060 five rounds for six barrels by switch", [](Shot& s) { s.weapon.barrels = 6; s.weaponState.rounds = 5; s.switches.rotaryRounds = RotaryRoundsRule::One; }, ""},
    {"3D-SHOT-01 shot from a shotgun", [](Shot& s) { s.weapon.shotgun = true; s.ammunition.type = AmmunitionType::Shot; s.options.distance = 30; }, ""},
    {"3D-SHOT-01 slugs from a shotgun", [](Shot& s) { s.weapon.shotgun = true; s.ammunition.type = AmmunitionType::Slug; }, ""},
    {"3D-SHOT-01 shot from a rifle", [](Shot& s) { s.ammunition.type = AmmunitionType::Shot; }, "ammunition.noShotgun"},
    {"3D-SHOT-01 slugs from a rifle", [](Shot& s) { s.ammunition.type = AmmunitionType::Slug; }, "ammunition.noShotgun"},
    {"dead", [](Shot& s) { s.shooterCondition.dead = Dead::Incap; }, "actor.dead"},
    {"unconscious", [](Shot& s) { s.shooterCondition.unconscious = Unconscious::Incap; }, "actor.unconscious"},
    {"no Action left", [](Shot& s) { s.shooterCondition.actionsLeft = 0; }, "actions.none"},
    {"a dead target may be shot at", [](Shot& s) { s.targetCondition.dead = Dead::Incap; }, ""},
    {"aims without their stance are dropped, not refused", [](Shot& s) { s.shooterCondition.aims = 9; s.shooterCondition.stance = false; }, ""},
};

const std::vector<Refused<Preparation>> kRefusedPreparations{
    {"3D-AIM-08 no aiming under fire", [](Preparation& p) { p.condition.shooters = 1; }, "aim.underFire"},
    {"3D-AIM-08 no aiming under stress", [](Preparation& p) { p.condition.stressed = true; }, "aim.underFire"},
    {"3D-AIM-08 the option lifts it", [](Preparation& p) { p.condition.shooters = 1; p.switches.underFire = true; }, ""},
    {"3D-SCP-03 a fixed scope", [](Preparation& p) { p.options.what = Preparing::Refocus; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; a.variable = false; p.accessories = {a}; }, "scope.fixed"},
    {"3D-SCP-03 a variable scope", [](Preparation& p) { p.options.what = Preparing::Refocus; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; p.accessories = {a}; }, ""},
    {"A-095 never above the design band", [](Preparation& p) { p.options.what = Preparing::Refocus; p.options.band = 3; Accessory a; a.kind = AccessoryKind::Scope; a.designBand = 2; p.accessories = {a}; }, "scope.beyondDesign"},
    {"no scope", [](Preparation& p) { p.options.what = Preparing::Refocus; }, "scope.none"},
    {"drawn already", [](Preparation& p) { p.options.what = Preparing::Draw; }, "draw.already"},
    {"cocked already", [](Preparation& p) { p.options.what = Preparing::Recock; }, "recock.already"},
    {"full already", [](Preparation& p) { p.options.what = Preparing::Reload; }, "reload.full"},
    {"nothing jammed", [](Preparation& p) { p.options.what = Preparing::ClearJam; }, "jam.none"},
    {"standing already", [](Preparation& p) { p.options.what = Preparing::StandUp; }, "posture.already"},
    {"no Action left", [](Preparation& p) { p.condition.actionsLeft = 0; }, "actions.none"},
};

const std::vector<Refused<Check>> kRefusedChecks{
    {"nothing to test", [](Check&) {}, "check.nothing"},
    {"no such stat", [](Check& c) { c.options.kind = TestKind::Stat; c.options.name = "luck"; }, "check.noSuchStat"},
    {"3D-SKL-05 a further stat", [](Check& c) { c.options.kind = TestKind::Stat; c.options.name = "luck"; c.character.stats.set("luck", 5); }, ""},
    {"3D-SKL-01 A-013 rank 0 is allowed", [](Check& c) { c.options.name = "rifle"; }, ""},
};
// clang-format on

}  // namespace

/// Checks, preparations, the sheet, and what is refused.
class ActionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void checks_data() { addRows(kChecks); }
    void checks() { compare(kChecks, Check{}); }
    void preparations_data() { addRows(kPreparations); }
    void preparations() { compare(kPreparations, somePreparation()); }
    void sheets_data() { addRows(kSheets); }
    void sheets() { compare(kSheets, Sheet{}); }
    void refusedShots_data() { addRows(kRefusedShots); }
    void refusedShots() { refuse(kRefusedShots, support::someShot()); }
    void refusedPreparations_data() { addRows(kRefusedPreparations); }
    void refusedPreparations() { refuse(kRefusedPreparations, somePreparation()); }
    void refusedChecks_data() { addRows(kRefusedChecks); }
    void refusedChecks() { refuse(kRefusedChecks, Check{}); }
    void foreignPlansAreRefused_data();
    void foreignPlansAreRefused();
};

void ActionTest::foreignPlansAreRefused_data()
{
    QTest::addColumn<QString>("location");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("3D-LOC-01 a body of one lump") << u"lump"_qs << u"plan.foreign"_qs;
    QTest::newRow("3D-LOC-01 the seven locations in their order") << QString() << QString();
}

void ActionTest::foreignPlansAreRefused()
{
    QFETCH(QString, location);
    QFETCH(QString, refusal);
    BodyPlan::Data data;
    data.id = "blob";
    data.locations = {location.toStdString()};
    data.cells = {{Hex{0, 0}, 0, hitspread::Piece::Chest}};
    const BodyPlan plan(data);
    QCOMPARE(support::refusals(support::someShot(), location.isEmpty() ? nullptr : &plan).join(u' '), refusal);
}

HITSPREAD_TEST(ActionTest)
#include "action_test.moc"
