#include "rules/systems/threed/character.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/harm/shift.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/switches.h"
#include "support/rows.h"
#include "support/testclass.h"
#include "support/wounds.h"

#include "rules/core/trace/resolution.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::addRows;
using support::compare;
using support::Given;
using support::refuse;
using support::Refused;
using support::Row;

namespace {

/// Paramedic 6 at work on three wounds of the Left Arm.
FirstAid someAid()
{
    FirstAid aid;
    aid.medic.skills.set("paramedic", 6);
    aid.patientCondition.wounds = support::alike(3, {Location::LeftArm, 0, true});
    return aid;
}

FirstAid extraction()
{
    FirstAid aid = someAid();
    aid.options.what = Aid::ExtractBullet;
    aid.patientCondition.stuck = {{}};
    return aid;
}

/// Healing 4, one point of Flux.
Treatment someTreatment()
{
    Treatment treatment;
    treatment.healer.ebonHealerRank = 4;
    treatment.options.flux = 1;
    return treatment;
}

Shift someShift()
{
    Shift shift;
    shift.character.vevaphon = true;
    shift.character.phys = 9;
    shift.options = {3, 9};
    return shift;
}

constexpr auto CareDice = Query::AidDice;

/// Time for three.
GroupRest someRest()
{
    GroupRest rest;
    rest.members.resize(3);
    return rest;
}

// clang-format off
const std::vector<Row<FirstAid>> kAids{
    {"3D-AID-02 V-41 SDV 2 is not enough for three wounds", [](FirstAid&) {}, {{CareDice, {2, 3, 3}}}, "aid.success=1 aid.sdv=2 aid.openWounds=3 aid.enough=0 ~patient.condition"},
    {"3D-AID-02 V-41 SDV 3 closes one", [](FirstAid&) {}, {{CareDice, {3, 3, 3}}}, "aid.sdv=3 aid.enough=1 patient.condition.woundsOpen.0:1>0 ~patient.condition.woundsOpen.1"},
    {"3D-AID-03 V-41 failing does a point of damage", [](FirstAid&) {}, {{CareDice, {1, 2, 3}}}, "aid.total=12 aid.success=0 aid.damage=1 aid.hitsLeft=9 patient.condition.damage.leftArm:0>1 patient.condition.standardTotal:0>1 ~patient.condition.woundsOpen ~patient.condition.woundCount"},
    {"3D-AID-01 it restores no Hits", [](FirstAid& a) { a.patientCondition.damage[3] = 5; a.patientCondition.standardTotal = 5; }, {{CareDice, {6, 6, 6}}}, "aid.enough=1 ~patient.condition.damage ~patient.condition.standardTotal"},
    {"3D-AID-01 the rank of Paramedic", [](FirstAid&) {}, {{CareDice, {3, 3, 3}}}, "aid.total=15"},
    {"3D-AID-01 A-153 Surgery where it is higher", [](FirstAid& a) { a.medic.skills.set("surgery", 8); }, {{CareDice, {3, 3, 3}}}, "aid.total=17"},
    {"3D-AID-01 A-153 Medic is another name", [](FirstAid& a) { a.medic.skills = {}; a.medic.skills.set("medic", 4); }, {{CareDice, {3, 3, 3}}}, "aid.total=13"},
    {"3D-AID-02 a critical success adds its excess", [](FirstAid&) {}, {{CareDice, {1, 6, 6}}}, "aid.total=19 aid.sdv=2 aid.enough=0"},
    {"3D-AID-02 one Action", [](FirstAid& a) { a.medicCondition.actionsLeft = 1; a.medicCondition.aims = 2; }, {{CareDice, {3, 3, 3}}}, "medic.condition.actionsLeft:1>0 medic.condition.aims:2>0"},
    {"3D-AID-02 the medic's own wounds", [](FirstAid& a) { a.medicCondition.wounds = support::woundsOpen({true}); }, {{CareDice, {3, 3, 3}}}, "aid.wounds=14 aid.total=14"},
    {"3D-DOD-03 3D-AID-02 an Action of a round with a regular dodge", [](FirstAid& a) { a.medicCondition.dodgePenalty = -3; a.medicCondition.pendingPenalty = -1; }, {{CareDice, {4, 4, 4}}}, "aid.pending=15 aid.total=15 medic.condition.pendingPenalty:-1>0 ~medic.condition.dodgePenalty"},
    {"3D-TURN-09 A-020 with its share of a split Action, though another skill be higher", [](FirstAid& a) { a.medic.skills.set("surgery", 9); a.medicCondition.splitSkill = {0, -1}; a.medicCondition.splitRank = {4, 0}; a.medicCondition.actionsLeft = 1; a.medicCondition.pendingPenalty = -1; }, {{CareDice, {4, 4, 4}}}, "aid.total=15 medic.condition.splitSkill.primary:0>-1 medic.condition.splitRank.primary:4>0 medic.condition.actionsLeft:1>0 medic.condition.pendingPenalty:-1>0"},
    {"3D-TURN-09 A-114 the burden stays for the other part", [](FirstAid& a) { a.medic.skills.set("zither", 3); a.medicCondition.splitSkill = {0, 1}; a.medicCondition.splitRank = {4, 2}; a.medicCondition.pendingPenalty = -1; }, {{CareDice, {4, 4, 4}}}, "aid.total=15 ~medic.condition.pendingPenalty ~medic.condition.splitSkill.secondary"},
    {"3D-AID-02 the wound that is named", [](FirstAid& a) { a.options.wound = 2; }, {{CareDice, {3, 3, 3}}}, "patient.condition.woundsOpen.2:1>0 ~patient.condition.woundsOpen.0"},
    {"3D-AID-03 A-152 at the named wound's location", [](FirstAid& a) { a.options.wound = 2; a.patientCondition.wounds[2].location = Location::Head; }, {{CareDice, {1, 2, 3}}}, "patient.condition.damage.head:0>1"},
    {"3D-HEAL-03 it stops the bleeding with the last wound", [](FirstAid& a) { a.patientCondition.wounds.setCount(1); a.patientCondition.bleedingCounter = 3; }, {{CareDice, {3, 3, 3}}}, "patient.condition.woundsOpen.0:1>0 patient.condition.bleedingCounter:3>0"},
    {"3D-HEAL-03 but not before", [](FirstAid& a) { a.patientCondition.wounds.setCount(2); a.patientCondition.bleedingCounter = 3; }, {{CareDice, {3, 3, 3}}}, "patient.condition.woundsOpen.0:1>0 ~patient.condition.bleedingCounter"},
    {"3D-SIT-01 A-160 a situational modifier by name", [](FirstAid& a) { a.options.rollModifiers.set("dusk", -1); }, {{CareDice, {3, 3, 3}}}, "aid.modifier=14 aid.total=14"},
    {"3D-SIT-01 A-160 or on the target number", [](FirstAid& a) { a.options.targetModifiers.set("dusk", -1); }, {{CareDice, {3, 3, 3}}}, "aid.total=15 aid.target=14"},
};

const std::vector<Row<FirstAid>> kExtractions{
    {"3D-AID-04 a success takes the bullet out", [](FirstAid&) {}, {{CareDice, {4, 3, 3}}}, "aid.success=1 patient.condition.stuckRemoved.0:0>1"},
    {"3D-AID-05 E-49 SDV 4: 2 damage", [](FirstAid&) {}, {{CareDice, {4, 3, 3}}}, "aid.damage=2 patient.condition.damage.torso:0>2 patient.condition.standardTotal:0>2 ~patient.condition.woundCount"},
    {"3D-AID-05 E-49 SDV 6: still 1", [](FirstAid&) {}, {{CareDice, {6, 3, 3}}}, "aid.sdv=6 aid.damage=1"},
    {"3D-AID-05 E-49 SDV 5: 1", [](FirstAid&) {}, {{CareDice, {5, 3, 3}}}, "aid.damage=1"},
    {"3D-AID-04 the bullet that is named", [](FirstAid& a) { a.patientCondition.stuck = {{}, {5, 2, false}}; a.options.bullet = 1; }, {{CareDice, {4, 3, 3}}}, "aid.success=1 patient.condition.stuckRemoved.1:0>1 ~patient.condition.stuckRemoved.0"},
    {"3D-AID-04 the oldest that is still there", [](FirstAid& a) { a.patientCondition.stuck = {{5, 1, true}, {5, 2, false}}; }, {{CareDice, {4, 3, 3}}}, "aid.success=1 patient.condition.stuckRemoved.1:0>1 ~patient.condition.stuckRemoved.0"},
    {"3D-AID-04 A-154 failing: 6, and it stays", [](FirstAid&) {}, {{CareDice, {1, 2, 3}}}, "aid.success=0 aid.damage=6 patient.condition.damage.torso:0>6 ~patient.condition.stuckRemoved"},
    {"3D-AID-05 A-154 failing: 1 by switch", [](FirstAid& a) { a.switches.failedExtraction = 1; }, {{CareDice, {1, 2, 3}}}, "aid.damage=1 patient.condition.damage.torso:0>1"},
    {"3D-TRACK-08 A-142 bruises of the Torso count under the knife: 6 + 2 and 2 of 10", [](FirstAid& a) { a.patientCondition.damage[1] = 6; a.patientCondition.bruises[1] = 2; }, {{CareDice, {4, 3, 3}}}, "aid.overwhelmed=1 patient.condition.unconscious:0>5 ~patient.condition.dead"},
    {"3D-AID-05 it may kill", [](FirstAid& a) { a.patientCondition.damage[1] = 8; }, {{CareDice, {4, 3, 3}}}, "aid.dead=1 patient.condition.dead:0>1"},
};

const std::vector<Row<FirstAid>> kWakings{
    {"3D-DAM-05 A-086 awake, the tracks stay", [](FirstAid& a) { a.patientCondition.standardTotal = 24; a.patientCondition.unconscious = Unconscious::Incap; }, {{CareDice, {1, 3, 3}}}, "aid.success=1 patient.condition.unconscious:1>0 ~patient.condition.standardTotal"},
    {"3D-DAM-05 A-086 after a knockback, too", [](FirstAid& a) { a.patientCondition.unconscious = Unconscious::Knockback; }, {{CareDice, {1, 3, 3}}}, "patient.condition.unconscious:3>0"},
    {"3D-DAM-05 A-086 failing does nothing", [](FirstAid& a) { a.patientCondition.unconscious = Unconscious::Incap; }, {{CareDice, {1, 2, 3}}}, "aid.success=0 ~patient.condition"},
};

const std::vector<Refused<FirstAid>> kRefusedAids{
    {"3D-AID-01 A-013 without the skill", [](FirstAid& a) { a.medic.skills = {}; }, "aid.noSkill"},
    {"3D-AID-02 no wound is open", [](FirstAid& a) { a.patientCondition.wounds = support::woundsOpen({false, false, false}); }, "aid.noWound"},
    {"3D-AID-02 not this one", [](FirstAid& a) { a.options.wound = 3; }, "aid.noWound"},
    {"3D-AID-04 no bullet is stuck", [](FirstAid& a) { a.options.what = Aid::ExtractBullet; }, "aid.noBullet"},
    {"3D-DAM-05 A-086 he is awake", [](FirstAid& a) { a.options.what = Aid::Wake; }, "patient.awake"},
    {"3D-DAM-05 A-086 nobody wakes by switch", [](FirstAid& a) { a.options.what = Aid::Wake; a.patientCondition.unconscious = Unconscious::Incap; a.switches.paramedicWakes = false; }, "patient.noWaking"},
    {"3D-DAM-07 the dead", [](FirstAid& a) { a.patientCondition.dead = Dead::Incap; }, "patient.dead"},
    {"3D-TURN-12 it takes an Action", [](FirstAid& a) { a.medicCondition.actionsLeft = 0; }, "actions.none"},
};

const std::vector<Row<Treatment>> kTreatments{
    {"3D-BRUISE-06 E-46 Healing 4: 4 bruising a point", [](Treatment& t) { t.options.bruising = true; }, {}, "healing.perFlux=4 healing.amount=4 patient.condition.healingCount:0>1 patient.condition.healingAmount.0:0>4 patient.condition.healingKind.0:0>1"},
    {"3D-BRUISE-06 E-46 2 Hits a point", [](Treatment& t) { t.options.flux = 3; }, {}, "healing.perFlux=2 healing.amount=6 patient.condition.healingAmount.0:0>6"},
    {"3D-HEAL-01 E-50 two phases", [](Treatment&) {}, {}, "healing.phases=2 patient.condition.healingPhases.0:0>2"},
    {"3D-HEAL-02 E-50 a drug: three phases", [](Treatment& t) { t.options.what = Remedy::Drug; t.options.amount = 5; t.options.location = Location::LeftLeg; }, {}, "healing.phases=3 healing.amount=5 patient.condition.healingPhases.0:0>3 patient.condition.healingLocation.0:0>5 !healing.perFlux"},
    {"3D-HEAL-01 beside another", [](Treatment& t) { t.patientCondition.healings = {{}}; }, {}, "patient.condition.healingCount:1>2 patient.condition.healingAmount.1:0>2"},
};

const std::vector<Refused<Treatment>> kRefusedTreatments{
    {"3D-HEAL-01 no inborn power", [](Treatment& t) { t.healer.ebonHealerRank = 0; }, "treat.noHealer"},
    {"3D-HEAL-01 no Flux", [](Treatment& t) { t.options.flux = 0; }, "treat.nothing"},
    {"3D-HEAL-02 no amount", [](Treatment& t) { t.options.what = Remedy::Drug; }, "treat.nothing"},
    {"3D-HEAL-01 too many at once", [](Treatment& t) { t.patientCondition.healings.setCount(16); }, "treat.full"},
};

const std::vector<Row<Recovery>> kRecoveries{
    {"3D-BRUISE-05 E-45 a point an hour", [](Recovery& r) { r.condition.bruisingTotal = 9; r.options.hours = 3; }, {}, "recovery.hours=3 healing.bruising=6 character.condition.bruisingTotal:9>6"},
    {"3D-BRUISE-05 not below 0", [](Recovery& r) { r.condition.bruisingTotal = 2; r.options.days = 1; }, {}, "recovery.hours=24 healing.bruising=0"},
    {"3D-BRUISE-05 marks of an arm go with it", [](Recovery& r) { r.condition.bruisingTotal = 6; r.condition.bruises[4] = 5; r.options.hours = 4; }, {}, "character.condition.bruises.rightArm:5>2"},
    {"3D-TURN-01 A-021 1200 rounds of three seconds are an hour", [](Recovery& r) { r.condition.bruisingTotal = 9; r.options.rounds = 1200; }, {}, "recovery.hours=1"},
    {"3D-TURN-01 A-021 2 seconds a phase by switch: 600 rounds", [](Recovery& r) { r.condition.bruisingTotal = 9; r.options.rounds = 600; r.switches.secondsPerPhase = 2; }, {}, "recovery.hours=1"},
    {"3D-TURN-01 A-021 at one second 600 rounds are none", [](Recovery& r) { r.condition.bruisingTotal = 9; r.options.rounds = 600; }, {}, "recovery.hours=0 ~character.condition.bruisingTotal"},
    {"3D-TRACK-01 A-086 sleeping it off", [](Recovery& r) { r.condition.bruisingTotal = 25; r.condition.unconscious = Unconscious::Bruising; r.options.hours = 2; }, {}, "healing.awake=1 character.condition.unconscious:2>0"},
    {"3D-TRACK-01 A-086 not yet", [](Recovery& r) { r.condition.bruisingTotal = 26; r.condition.unconscious = Unconscious::Bruising; r.options.hours = 2; }, {}, "healing.awake=0 ~character.condition.unconscious"},
    {"3D-XENO-02 A-075 normal Hits renew the skin there", [](Recovery& r) { r.character.xenoSkin = true; r.condition.damage[4] = 4; r.condition.standardTotal = 4; r.condition.livingId[4] = 20; r.condition.livingId[3] = 5; r.options.hospital = true; r.options.days = 14; }, {}, "character.condition.damage.rightArm:4>0 character.condition.livingIdLost.rightArm:20>0 ~character.condition.livingIdLost.leftArm"},
    {"3D-XENO-02 A-075 and the Hits it is reckoned from are forgotten", [](Recovery& r) { r.character.xenoSkin = true; r.condition.damage[4] = 4; r.condition.standardTotal = 4; r.condition.livingId[4] = 20; r.condition.livingIdHits[4] = 7; r.options.hospital = true; r.options.days = 14; }, {}, "character.condition.livingIdHits.rightArm:7>-2147483648"},
    {"3D-XENO-02 A-075 not while a mark is left", [](Recovery& r) { r.character.xenoSkin = true; r.condition.damage[4] = 4; r.condition.standardTotal = 4; r.condition.bruises[4] = 9000; r.condition.bruisingTotal = 9000; r.condition.livingId[4] = 20; r.options.hospital = true; r.options.days = 42; }, {}, "character.condition.damage.rightArm:4>0 ~character.condition.livingIdLost"},
    {"3D-XENO-02 A-075 with the last mark", [](Recovery& r) { r.character.xenoSkin = true; r.condition.bruises[4] = 2; r.condition.bruisingTotal = 2; r.condition.livingId[4] = 20; r.options.hours = 2; }, {}, "character.condition.bruises.rightArm:2>0 character.condition.livingIdLost.rightArm:20>0"},
    {"3D-HEAL-03 days alone give no Hits back", [](Recovery& r) { r.condition.damage[3] = 4; r.condition.standardTotal = 4; r.options.days = 100; }, {}, "~character.condition.damage ~character.condition.standardTotal"},
    {"3D-HEAL-04 E-51 two weeks in hospital", [](Recovery& r) { r.condition.damage[3] = 4; r.condition.standardTotal = 4; r.options.days = 14; r.options.hospital = true; }, {}, "recovery.needed[3]=14 healing.restored[3]=4 character.condition.damage.leftArm:4>0 character.condition.standardTotal:4>0"},
    {"3D-HEAL-04 E-51 13 days are too few", [](Recovery& r) { r.condition.damage[3] = 4; r.options.days = 13; r.options.hospital = true; }, {}, "~character.condition.damage character.condition.hospitalDays:0>13"},
    {"3D-HEAL-04 the fourteenth day", [](Recovery& r) { r.condition.damage[3] = 4; r.condition.hospitalDays = 13; r.options.days = 1; r.options.hospital = true; }, {}, "character.condition.damage.leftArm:4>0 character.condition.hospitalDays:13>0"},
    {"3D-HEAL-04 E-51 a broken limb: six weeks", [](Recovery& r) { r.condition.damage[3] = 15; r.condition.damage[5] = 2; r.condition.standardTotal = 17; r.options.days = 41; r.options.hospital = true; }, {}, "recovery.needed[3]=42 recovery.needed[5]=14 ~character.condition.damage.leftArm character.condition.damage.leftLeg:2>0 character.condition.standardTotal:17>15 character.condition.hospitalDays:0>41"},
    {"3D-HEAL-04 E-51 after 42 days", [](Recovery& r) { r.condition.damage[3] = 15; r.condition.standardTotal = 15; r.options.days = 42; r.options.hospital = true; }, {}, "character.condition.damage.leftArm:15>0"},
    {"3D-HEAL-04 wounds close", [](Recovery& r) { r.condition.wounds = support::woundsOpen({true}); r.options.days = 14; r.options.hospital = true; }, {}, "character.condition.woundsOpen.0:1>0"},
    {"3D-DAM-09 A-080 not the Torso with a bullet in it", [](Recovery& r) { r.condition.damage[1] = 4; r.condition.damage[3] = 4; r.condition.standardTotal = 8; r.condition.stuck = {{}}; r.options.days = 14; r.options.hospital = true; }, {}, "healing.blocked[1]=1 ~character.condition.damage.torso character.condition.damage.leftArm:4>0 character.condition.standardTotal:8>4"},
};

const std::vector<Row<GroupRest>> kRests{
    {"3D-BRUISE-05 E-45 a point an hour for each", [](GroupRest& r) { r.members[0].condition.bruisingTotal = 9; r.members[1].condition.bruisingTotal = 2; r.options.hours = 3; }, {}, "recovery.hours=3 recovery.hours[1]=3 healing.bruising=6 healing.bruising[1]=0 members.condition[0].bruisingTotal:9>6 members.condition[1].bruisingTotal:2>0 ~members.condition[2]"},
    {"3D-HEAL-03 days alone give no Hits back", [](GroupRest& r) { r.members[1].condition.damage[3] = 4; r.members[1].condition.standardTotal = 4; r.options.days = 100; }, {}, "recovery.hours[1]=2400 ~members.condition"},
    {"3D-HEAL-04 A-157 two weeks for one, six for another", [](GroupRest& r) { r.members[0].condition.damage[3] = 15; r.members[0].condition.standardTotal = 15; r.members[1].condition.damage[3] = 4; r.members[1].condition.standardTotal = 4; r.options.days = 14; r.options.hospital = true; }, {}, "recovery.days=14 recovery.needed[3]=42 recovery.days[1]=14 recovery.needed[11]=14 healing.restored[11]=4 ~members.condition[0].damage members.condition[0].hospitalDays:0>14 members.condition[1].damage.leftArm:4>0 members.condition[1].standardTotal:4>0 ~members.condition[1].hospitalDays"},
    {"3D-HEAL-04 A-157 each counts his own stay", [](GroupRest& r) { r.members[0].condition.damage[3] = 4; r.members[1].condition.damage[3] = 4; r.members[1].condition.hospitalDays = 13; r.options.days = 1; r.options.hospital = true; }, {}, "recovery.days=1 recovery.days[1]=14 ~members.condition[0].damage members.condition[1].damage.leftArm:4>0 members.condition[1].hospitalDays:13>0"},
    {"3D-TURN-01 A-021 1200 rounds of three seconds are an hour", [](GroupRest& r) { r.members[1].condition.bruisingTotal = 9; r.options.rounds = 1200; }, {}, "recovery.hours[1]=1 members.condition[1].bruisingTotal:9>8"},
    {"3D-DAM-07 the dead are passed over", [](GroupRest& r) { for (Resting& one : r.members) one.condition.bruisingTotal = 9; r.members[0].condition.dead = Dead::Incap; r.options.hours = 3; }, {}, "!recovery.hours ~members.condition[0] recovery.hours[1]=3 members.condition[1].bruisingTotal:9>6 members.condition[2].bruisingTotal:9>6"},
    {"3D-DAM-09 A-080 a bullet in one keeps no other from healing", [](GroupRest& r) { for (Resting& one : r.members) { one.condition.damage[1] = 4; one.condition.standardTotal = 4; } r.members[0].condition.stuck = {{}}; r.options.days = 14; r.options.hospital = true; }, {}, "healing.blocked[1]=1 ~members.condition[0].damage members.condition[1].damage.torso:4>0 members.condition[2].damage.torso:4>0"},
    {"3D-TRACK-01 A-086 sleeping it off", [](GroupRest& r) { r.members[1].condition.bruisingTotal = 25; r.members[1].condition.unconscious = Unconscious::Bruising; r.options.hours = 2; }, {}, "healing.awake[1]=1 members.condition[1].unconscious:2>0"},
    {"3D-BRUISE-05 no time, nothing", [](GroupRest& r) { r.members[1].condition.bruisingTotal = 9; r.members[1].condition.damage[3] = 4; r.options.hospital = true; }, {}, "recovery.hours[1]=0 !recovery.days[1] ~members.condition"},
    {"3D-BRUISE-05 nobody", [](GroupRest& r) { r.members.clear(); r.options.hours = 3; }, {}, "!recovery.hours"},
};

const std::vector<Row<Shift>> kShifts{
    {"3D-VEV-02 A-192 cells are reckoned from the full Hits, whatever the switch", [](Shift& s) { s.condition.damage[1] = 4; s.switches.livingIdFrom = LivingIdFromRule::CurrentHits; }, {}, "~character.condition.livingIdHits"},
    {"3D-VEV-02 A-192 and skin below them is reckoned anew", [](Shift& s) { s.condition.livingIdHits[1] = 6; }, {}, "character.condition.livingIdHits.torso:6>-2147483648"},
    {"3D-VEV-01 PHYS into armour", [](Shift& s) { s.condition.livingId[1] = 7; }, {}, "shift.pv=9 shift.phys=6 character.condition.physShifted:0>3 character.condition.vevaphonPv:0>9 character.condition.livingIdLost.torso:7>0"},
    {"3D-VEV-01 A-079 hard cells keep what is used up", [](Shift& s) { s.condition.vevaphonPv = 4; s.condition.livingId[1] = 7; }, {}, "character.condition.vevaphonPv:4>9 ~character.condition.livingIdLost"},
    {"3D-VEV-01 and back", [](Shift& s) { s.condition.vevaphonPv = 9; s.condition.physShifted = 3; s.options = {}; }, {}, "character.condition.vevaphonPv:9>0 character.condition.physShifted:3>0"},
};

const std::vector<Refused<Shift>> kRefusedShifts{
    {"3D-VEV-01 ordinary cells", [](Shift& s) { s.character.vevaphon = false; }, "shift.notHardening"},
    {"3D-VEV-01 more than there is", [](Shift& s) { s.options.phys = 10; }, "shift.tooMuch"},
};
// clang-format on

}  // namespace

/// First aid, treatment, recovery, and PHYS put into armour.
class CareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aids_data() { addRows(kAids); }
    void aids() { compare(kAids, someAid()); }
    void extractions_data() { addRows(kExtractions); }
    void extractions() { compare(kExtractions, extraction()); }
    void wakings_data() { addRows(kWakings); }
    void wakings();
    void refusedAids_data() { addRows(kRefusedAids); }
    void refusedAids() { refuse(kRefusedAids, someAid()); }
    void treatments_data() { addRows(kTreatments); }
    void treatments() { compare(kTreatments, someTreatment()); }
    void refusedTreatments_data() { addRows(kRefusedTreatments); }
    void refusedTreatments() { refuse(kRefusedTreatments, someTreatment()); }
    void aRulingOnTheDamageCountsAsGiven();
    void recoveries_data() { addRows(kRecoveries); }
    void recoveries() { compare(kRecoveries, Recovery{}); }
    void rests_data() { addRows(kRests); }
    void rests() { compare(kRests, someRest()); }
    void shifts_data() { addRows(kShifts); }
    void shifts() { compare(kShifts, someShift()); }
    void refusedShifts_data() { addRows(kRefusedShifts); }
    void refusedShifts() { refuse(kRefusedShifts, someShift()); }
};

void CareTest::wakings()
{
    FirstAid aid = someAid();
    aid.options.what = Aid::Wake;
    compare(kWakings, aid);
}

/// 3D-AID-05: a ruled damage below 0 is what is lost, not 0 under its name; the marks stay within what the sheet holds.
void CareTest::aRulingOnTheDamageCountsAsGiven()
{
    FirstAid aid = extraction();
    aid.patientCondition.damage[at(Location::Torso)] = 5;
    aid.patientCondition.standardTotal = 2;
    const std::array<Override, 1> ruling{{{{static_cast<std::uint16_t>(Quantity::AidDamage), 0}, -3, "a lucky cut"}}};
    const Given dice{{CareDice, {4, 3, 3}}};
    support::GivenAnswerer answers(dice);
    Findings findings;
    QVERIFY(!resolveInto(Input{aid}, nullptr, ruling, answers, &findings));
    const ActionDeclaration& action = threed::FirstAid::kAction;
    QCOMPARE(support::differences(findings, action,
                                  "aid.damage=-3 aid.hitsLeft=8 aid.standard=-1 patient.condition.damage.torso:5>2 "
                                  "patient.condition.standardTotal:2>0"),
             QString());
    for (const Step& step : findings.steps) {
        for (const Term& operand : step.operands)
            QVERIFY(operand.step < 0 || findings.steps[static_cast<std::size_t>(operand.step)].value == operand.value);
    }
}

HITSPREAD_TEST(CareTest)
#include "care_test.moc"
