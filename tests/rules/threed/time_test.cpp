#include "rules/systems/threed/check.h"
#include "rules/systems/threed/turn/initiative.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/turn/split.h"
#include "support/rows.h"
#include "support/testclass.h"

#include "rules/systems/threed/roll.h"
#include "rules/systems/threed/turn/phaseend.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::addRows;
using support::compare;
using support::Given;
using support::refuse;
using support::Refused;
using support::Row;

namespace {

/// V-27: two Actions in phases 1 and 3, INI 14.
Character veteran()
{
    Character character;
    character.dia = 8;
    character.phys = 7;
    character.cool = 8;
    character.dex = 6;
    character.skills.set("rifle", 6);
    character.skills.set("dodge", 3);
    return character;
}

Initiative someInitiative()
{
    Initiative initiative;
    initiative.character = veteran();
    return initiative;
}

/// Phase 1 of round 1 begins for one.
PhaseChange somePhase()
{
    PhaseChange change;
    change.members.resize(1);
    change.members[0].character = veteran();
    change.options.ends = false;
    return change;
}

/// The end of a round, nothing begins; wounds of the Left Arm.
PhaseChange someRoundEnd()
{
    PhaseChange change = somePhase();
    change.options = {true, false, 2, 3};
    return change;
}

void wound(Condition& condition, int count, Location location = Location::LeftArm, int round = 1)
{
    for (int i = 0; i < count; ++i)
        condition.wounds.add({location, static_cast<std::int16_t>(round), true});
    condition.bleedingRound = 1;
}

Condition& of(PhaseChange& change)
{
    return change.members[0].condition;
}

Opportunity someOpportunity()
{
    Opportunity opportunity;
    opportunity.character = veteran();
    opportunity.condition.actionsPlaced = 1;
    opportunity.condition.actionsLeft = 1;
    return opportunity;
}

/// Rifle 6, Dodge 3: points go from the rifle to the dodge. Alphabet: dodge 0, rifle 1.
Split someSplit()
{
    Split split;
    split.character = veteran();
    split.condition.actionsPlaced = 1;
    split.condition.actionsLeft = 1;
    split.options.primary = "rifle";
    split.options.secondary = "dodge";
    split.options.share = 2;
    return split;
}

constexpr auto TimeDice = Query::InitiativeDice;

// clang-format off
const std::vector<Row<Initiative>> kInitiatives{
    {"3D-TURN-07 3d6 + INI 14", [](Initiative&) {}, {{TimeDice, {4, 3, 3}}}, "initiative.dice=10 initiative.rating=24 initiative.total=24 !initiative.martialArts character.condition.initiative:-2147483648>24"},
    {"3D-MA-03 V-27 + Martial Arts 4", [](Initiative& i) { i.character.skills.set("martialArts", 4); }, {{TimeDice, {4, 3, 3}}}, "initiative.martialArts=28 initiative.total=28 character.condition.initiative:-2147483648>28"},
    {"3D-MA-03 A-141 not when he does not attack so, by switch", [](Initiative& i) { i.character.skills.set("martialArts", 4); i.switches.martialArtsInitiative = MartialArtsInitiativeRule::WhenAttacking; }, {{TimeDice, {4, 3, 3}}}, "initiative.total=24 !initiative.martialArts"},
    {"3D-MA-03 A-141 but when he does", [](Initiative& i) { i.character.skills.set("martialArts", 4); i.options.martialArts = true; i.switches.martialArtsInitiative = MartialArtsInitiativeRule::WhenAttacking; }, {{TimeDice, {4, 3, 3}}}, "initiative.total=28"},
    {"3D-TURN-07 A-150 wounds do not count", [](Initiative& i) { wound(i.condition, 2); }, {{TimeDice, {4, 3, 3}}}, "initiative.total=24 !initiative.wounds"},
    {"3D-TURN-07 A-150 wounds count by switch", [](Initiative& i) { wound(i.condition, 2); i.switches.woundOnInitiative = true; }, {{TimeDice, {4, 3, 3}}}, "initiative.wounds=22 initiative.total=22"},
    {"3D-TURN-07 a modifier", [](Initiative& i) { i.options.modifier = -3; }, {{TimeDice, {4, 3, 3}}}, "initiative.modifier=21 initiative.total=21"},
    {"3D-TURN-07 DIA 3, PHYS 9: all four stats", [](Initiative& i) { i.character.dia = 3; i.character.phys = 9; }, {{TimeDice, {1, 1, 1}}}, "initiative.rating=16"},
};

const std::vector<Row<PhaseChange>> kStarts{
    {"3D-TURN-12 V-27 written down and there to be used", [](PhaseChange&) {}, {{TimeDice, {4, 3, 3}}}, "turn.actions=2 turn.placed=1 turn.freeParries=1 initiative.total=24 members.condition[0].actionsThisRound:-2147483648>2 members.condition[0].actionsPlaced:-2147483648>1 members.condition[0].actionsLeft:-2147483648>1 members.condition[0].freeParriesLeft:-2147483648>1 members.condition[0].initiative:-2147483648>24"},
    {"3D-TURN-02 V-27 a condition takes one of two Actions", [](PhaseChange& c) { c.allotments.resize(1); c.allotments[0].modifiers.set("Slowed", -1); }, {{TimeDice, {4, 3, 3}}}, "turn.actions=2 turn.modifier=1 turn.modified=1 turn.placed=0 turn.freeParries=0 members.condition[0].actionsThisRound:-2147483648>1 members.condition[0].actionsPlaced:-2147483648>0"},
    {"3D-TURN-02 V-27 a drug gives one more: each phase has one", [](PhaseChange& c) { c.allotments.resize(1); c.allotments[0].modifiers.set("Boosted", 1); }, {{TimeDice, {4, 3, 3}}}, "turn.actions=2 turn.modifier=3 turn.modified=3 turn.placed=1 turn.freeParries=1 members.condition[0].actionsThisRound:-2147483648>3"},
    {"3D-TURN-02 V-27 several together leave none at the least", [](PhaseChange& c) { c.allotments.resize(1); c.allotments[0].modifiers.set("Slowed", -2); c.allotments[0].modifiers.set("Stunned", -3); }, {{TimeDice, {4, 3, 3}}}, "turn.modifier=0 turn.modifier[1]=-3 turn.modified=0 turn.placed=0 turn.freeParries=0 members.condition[0].actionsThisRound:-2147483648>0 members.condition[0].actionsLeft:-2147483648>0"},
    {"3D-TURN-02 below none one more is still one more", [](PhaseChange& c) { c.allotments.resize(1); c.allotments[0].modifiers.set("Slowed", -3); c.allotments[0].modifiers.set("Boosted", 2); }, {{TimeDice, {4, 3, 3}}}, "turn.modifier=-1 turn.modifier[1]=1 turn.modified=1"},
    {"3D-TURN-02 another's condition is not his", [](PhaseChange& c) { c.members.push_back(c.members[0]); c.members[0].condition.initiative = 30; c.members[1].condition.initiative = 20; c.allotments.resize(2); c.allotments[1].modifiers.set("Slowed", -1); }, {}, "turn.actions=2 turn.actions[1]=2 turn.modifier[64]=1 turn.modified[1]=1 !turn.modified members.condition[0].actionsThisRound:-2147483648>2 members.condition[1].actionsThisRound:-2147483648>1"},
    {"3D-TURN-02 in the middle of a round what it began with stays", [](PhaseChange& c) { c.options.phase = 3; of(c).actionsThisRound = 2; of(c).initiative = 24; c.allotments.resize(1); c.allotments[0].modifiers.set("Slowed", -1); }, {}, "turn.placed=1 !turn.modified ~members.condition[0].actionsThisRound"},
    {"3D-TURN-05 additional Actions are nobody's to take", [](PhaseChange& c) { c.members[0].character.additionalActions = 1; c.allotments.resize(1); c.allotments[0].modifiers.set("Slowed", -9); }, {{TimeDice, {4, 3, 3}}}, "turn.modified=0 turn.additional=1"},
    {"3D-TURN-04 V-27 none in phase 2", [](PhaseChange& c) { c.options.phase = 2; of(c).actionsThisRound = 2; of(c).initiative = 24; }, {}, "turn.placed=0 members.condition[0].actionsPlaced:-2147483648>0 ~members.condition[0].initiative !turn.actions"},
    {"3D-TURN-04 A-015 front-loaded by switch: one in phase 2", [](PhaseChange& c) { c.options.phase = 2; of(c).actionsThisRound = 2; c.switches.phaseTable = PhaseTableRule::FrontLoaded; }, {}, "turn.placed=1"},
    {"3D-TURN-04 A-015 a table of one's own: both in phase 2", [](PhaseChange& c) { c.options.phase = 2; of(c).actionsThisRound = 2; c.switches.phaseTable = PhaseTableRule::Custom; c.switches.ownPhaseTable[4] = 2; }, {}, "turn.placed=2"},
    {"3D-TURN-04 A-015 its empty rows: the even spread", [](PhaseChange& c) { c.options.phase = 2; of(c).actionsThisRound = 1; c.switches.phaseTable = PhaseTableRule::Custom; c.switches.ownPhaseTable[4] = 2; }, {}, "turn.placed=1"},
    {"3D-TURN-04 A-015 its eight Actions: six evenly and two", [](PhaseChange& c) { c.options.phase = 2; of(c).actionsThisRound = 8; c.switches.phaseTable = PhaseTableRule::Custom; c.switches.ownPhaseTable[4] = 2; }, {}, "turn.placed=4"},
    {"3D-TURN-05 additional Actions are in no phase", [](PhaseChange& c) { c.members[0].character.advantages.set("ambidextrous", 1); c.members[0].character.additionalActions = 1; }, {}, "turn.additional=2 turn.placed=1 turn.freeParries=1 members.condition[0].additionalLeft:0>2"},
    {"3D-TURN-05 A-016 none for ambidexterity by switch", [](PhaseChange& c) { c.members[0].character.advantages.set("ambidextrous", 1); c.switches.ambidextrousActions = 0; }, {}, "turn.additional=0 ~members.condition[0].additionalLeft"},
    {"3D-KNOCK-03 A-110 the next Action is lost", [](PhaseChange& c) { of(c).actionsLost = 1; }, {}, "turn.placed=1 turn.available=0 members.condition[0].actionsPlaced:-2147483648>0 members.condition[0].actionsLost:1>0"},
    {"3D-KNOCK-03 A-110 not in a phase without one", [](PhaseChange& c) { of(c).actionsLost = 1; c.options.phase = 2; of(c).actionsThisRound = 2; }, {}, "turn.placed=0 ~members.condition[0].actionsLost"},
    {"3D-KNOCK-06 E-33 a lost phase", [](PhaseChange& c) { of(c).phasesLost = 3; }, {}, "turn.available=0 members.condition[0].phasesLost:3>2 members.condition[0].phaseLost:0>1 members.condition[0].actionsPlaced:-2147483648>0"},
    {"3D-TURN-07 A-017 what was typed stays", [](PhaseChange& c) { of(c).initiative = 30; }, {{TimeDice, {1, 1, 1}}}, "~members.condition[0].initiative !initiative.dice"},
    {"3D-DAM-07 the dead take no Actions", [](PhaseChange& c) { of(c).dead = Dead::Incap; }, {}, "!initiative.dice !turn.placed members.condition[0].actionsPlaced:-2147483648>0"},
    {"3D-TURN-07 A-018 a tie: equal INI, equal DEX", [](PhaseChange& c) { c.members.push_back(c.members[0]); }, {{Query::RollOffDice, {5}}}, "initiative.rollOff=5000 initiative.rollOff[1]=5000 initiative.rollOff[200]=5500 initiative.rollOff[601]=5555 members.condition[1].rollOff:-2147483648>5555"},
    {"3D-TURN-07 A-018 DEX tells them apart, INI being equal", [](PhaseChange& c) { c.members.push_back(c.members[0]); c.members[1].character.dex = 7; c.members[1].character.cool = 7; }, {}, "initiative.total=23 initiative.total[1]=23 !initiative.rollOff"},
    {"3D-TURN-07 A-018 higher INI: no roll-off", [](PhaseChange& c) { c.members.push_back(c.members[0]); of(c).initiative = 25; c.members[1].condition.initiative = 25; c.members[1].character.dex = 9; }, {}, "!initiative.rollOff"},
};

const std::vector<Row<PhaseChange>> kEnds{
    {"3D-TURN-08 what was held is lost", [](PhaseChange& c) { of(c).actionsHeld = 1; }, {}, "members.condition[0].actionsHeld:1>0"},
    {"3D-TURN-11 A-020 a split secondary, too", [](PhaseChange& c) { of(c).actionsHeld = 1; of(c).splitHeld = true; of(c).splitSkill = {-1, 0}; of(c).splitRank = {0, 2}; of(c).pendingPenalty = -4; }, {}, "members.condition[0].actionsHeld:1>0 members.condition[0].splitSkill.secondary:0>-1 members.condition[0].splitRank.secondary:2>0 members.condition[0].splitHeld:1>0 members.condition[0].pendingPenalty:-4>0"},
    {"A-114 a burden on the next Action stays", [](PhaseChange& c) { of(c).pendingPenalty = -4; }, {}, "~members.condition[0].pendingPenalty"},
    {"3D-DOD-04 P-7 a quick dodge and a Dance are over", [](PhaseChange& c) { of(c).meleeDefence = 4; of(c).meleeDefenceScope = DefenceScope::Phase; of(c).rangedDefence = 5; of(c).danced = true; of(c).dodgePenalty = -3; }, {}, "members.condition[0].meleeDefence:4>0 members.condition[0].rangedDefence:5>0 members.condition[0].danced:1>0 ~members.condition[0].dodgePenalty"},
    {"3D-KNOCK-04 last for this phase only", [](PhaseChange& c) { of(c).initiativeLoss = InitiativeLoss::Phase; }, {}, "members.condition[0].initiativeLoss:1>0"},
    {"3D-KNOCK-03 for the round while it lasts", [](PhaseChange& c) { of(c).initiativeLoss = InitiativeLoss::Round; }, {}, "~members.condition[0].initiativeLoss"},
    {"A-111 who dived lies in cover", [](PhaseChange& c) { of(c).posture = Posture::Diving; }, {}, "members.condition[0].posture:4>2"},
    {"3D-TURN-05 A-016 another additional Action in the next phase", [](PhaseChange& c) { of(c).additionalTaken = true; of(c).additionalLeft = 1; }, {}, "members.condition[0].additionalTaken:1>0 ~members.condition[0].additionalLeft"},
    {"3D-FIRE-01 A-041 shot at now: also in the next phase", [](PhaseChange& c) { of(c).shooters = 2; of(c).underFirePenalty = -3; }, {}, "turn.shooters=2 ~members.condition[0].shooters members.condition[0].earlierShooters:0>2 members.condition[0].underFirePenalty:-3>-2147483648"},
    {"3D-FIRE-01 A-041 shot at in the last phase: no more", [](PhaseChange& c) { of(c).shooters = 3; of(c).earlierShooters = 2; }, {}, "turn.shooters=1 members.condition[0].shooters:3>1 members.condition[0].earlierShooters:2>1"},
    {"3D-FIRE-03 3D-AIM-08 A-041 who shot now is remembered, who shot before is forgotten", [](PhaseChange& c) { of(c).shooters = 2; of(c).earlierShooters = 1; of(c).knownShooters = {{5}, {-7}}; }, {}, "turn.shooters=1 members.condition[0].shooterMarks.0:5>-5 members.condition[0].shooterMarks.1:-7>0"},
    {"3D-SUP-01 A-065 an area under fire ends with the phase", [](PhaseChange& c) { of(c).zoneValue = 6; of(c).zoneBullets = 3; }, {}, "members.condition[0].zoneValue:6>-2147483648 members.condition[0].zoneBullets:3>0"},
    {"3D-SUP-01 A-065 with the round by switch: not with the phase", [](PhaseChange& c) { of(c).zoneValue = 6; c.switches.suppressionDuration = SuppressionDurationRule::Round; }, {}, "~members.condition[0].zoneValue"},
    {"3D-SUP-02 A-065 in the next phase who crosses tests again", [](PhaseChange& c) { of(c).zoneValue = 6; of(c).crossers = {{5}, {7}}; c.switches.suppressionDuration = SuppressionDurationRule::Round; }, {}, "members.condition[0].zoneCrosserMarks.0:5>0 members.condition[0].zoneCrosserMarks.1:7>0 members.condition[0].zoneCrossers:2>0"},
    {"3D-SUP-01 A-065 with his next Action by switch: not with the phase", [](PhaseChange& c) { of(c).zoneValue = 6; c.switches.suppressionDuration = SuppressionDurationRule::NextAction; }, {}, "~members.condition[0].zoneValue"},
    {"3D-DUAL-05 A-107 the second of two blows never came: the first is judged", [](PhaseChange& c) { of(c).blowDamage = 14; of(c).blowThrough = 14; }, {}, "knockback.damage=14 knockback.down=0 members.condition[0].posture:0>3 members.condition[0].blowDamage:14>-2147483648"},
    {"3D-DUAL-05 A-107 for two at once, each with steps of his own", [](PhaseChange& c) { of(c).blowDamage = 14; of(c).blowThrough = 14; c.members.push_back(c.members[0]); c.members[1].condition.blowDamage = 16; c.members[1].condition.blowThrough = 16; }, {}, "knockback.damage=14 knockback.damage[1]=16 members.condition[0].posture:0>3 members.condition[1].blowDamage:16>-2147483648"},
    {"3D-FIRE-01 A-041 this phase only, by switch", [](PhaseChange& c) { of(c).shooters = 2; c.switches.underFireDuration = UnderFireDurationRule::ThisPhase; }, {}, "members.condition[0].shooters:2>0"},
    {"3D-FIRE-01 A-041 by hand, by switch", [](PhaseChange& c) { of(c).shooters = 2; of(c).earlierShooters = 2; c.switches.underFireDuration = UnderFireDurationRule::Manual; }, {}, "~members.condition[0].shooters"},
    {"3D-TURN-07 A-017 Initiative holds for the round", [](PhaseChange& c) { of(c).initiative = 24; }, {}, "~members.condition[0].initiative"},
    {"3D-TURN-07 A-017 new in each phase, by switch", [](PhaseChange& c) { of(c).initiative = 24; c.switches.initiativeRolled = InitiativeRolledRule::PerPhase; }, {}, "members.condition[0].initiative:24>-2147483648"},
    {"3D-HEAL-01 E-50 two phases: one to go", [](PhaseChange& c) { of(c).bruisingTotal = 9; of(c).healings = {{Healed::Bruising, 4, Location::Head, 2}}; }, {}, "members.condition[0].healingPhases.0:2>1 ~members.condition[0].bruisingTotal"},
    {"3D-HEAL-01 E-50 at the start of p+2", [](PhaseChange& c) { of(c).bruisingTotal = 9; of(c).healings = {{Healed::Bruising, 4, Location::Head, 1}}; }, {}, "healing.bruising=5 members.condition[0].bruisingTotal:9>5 members.condition[0].healingCount:1>0"},
    {"3D-HEAL-01 3D-HEAL-02 of three healings the second takes effect, the third moves up", [](PhaseChange& c) { of(c).damage[3] = 3; of(c).standardTotal = 5; of(c).healings = {{Healed::Hits, 7, Location::Torso, 3}, {Healed::Hits, 2, Location::LeftArm, 1}, {Healed::Bruising, 4, Location::Head, 2}}; }, {}, "members.condition[0].damage.leftArm:3>1 members.condition[0].healingCount:3>2 members.condition[0].healingPhases.0:3>2 ~members.condition[0].healingAmount.0 members.condition[0].healingKind.1:0>1 members.condition[0].healingAmount.1:2>4 members.condition[0].healingLocation.1:3>0 ~members.condition[0].healingPhases.1"},
    {"3D-HEAL-02 a drug takes effect, no more than is missing", [](PhaseChange& c) { of(c).damage[3] = 3; of(c).standardTotal = 5; of(c).healings = {{Healed::Hits, 6, Location::LeftArm, 1}}; }, {}, "healing.restored[3]=3 members.condition[0].damage.leftArm:3>0 members.condition[0].standardTotal:5>2"},
    {"3D-DAM-09 A-080 not in a Torso with a bullet in it", [](PhaseChange& c) { of(c).damage[1] = 3; of(c).standardTotal = 3; of(c).stuck = {{}}; of(c).healings = {{Healed::Hits, 2, Location::Torso, 1}}; }, {}, "healing.blocked[1]=1 ~members.condition[0].damage ~members.condition[0].standardTotal"},
    {"3D-DAM-09 A-080 elsewhere it does", [](PhaseChange& c) { of(c).damage[3] = 3; of(c).standardTotal = 3; of(c).stuck = {{}}; of(c).healings = {{Healed::Hits, 2, Location::LeftArm, 1}}; }, {}, "healing.restored[3]=2 members.condition[0].damage.leftArm:3>1"},
    {"3D-DAM-09 A-080 nowhere, by switch", [](PhaseChange& c) { of(c).damage[3] = 3; of(c).stuck = {{}}; of(c).healings = {{Healed::Hits, 2, Location::LeftArm, 1}}; c.switches.stuckBlocks = StuckBlocksRule::AllHits; }, {}, "healing.blocked[3]=1 ~members.condition[0].damage"},
    {"3D-DAM-09 the bullet taken out", [](PhaseChange& c) { of(c).damage[1] = 3; of(c).standardTotal = 3; of(c).stuck = {{}}; of(c).stuck[0].removed = true; of(c).healings = {{Healed::Hits, 2, Location::Torso, 1}}; }, {}, "healing.restored[1]=2 members.condition[0].damage.torso:3>1"},
    {"3D-TRACK-01 A-086 awake when the bruising no longer fills the track", [](PhaseChange& c) { of(c).bruisingTotal = 24; of(c).unconscious = Unconscious::Bruising; of(c).healings = {{Healed::Bruising, 1, Location::Head, 1}}; }, {}, "healing.awake=1 members.condition[0].unconscious:2>0"},
    {"3D-TRACK-01 A-084 one more awake by switch", [](PhaseChange& c) { of(c).bruisingTotal = 25; of(c).unconscious = Unconscious::Bruising; of(c).healings = {{Healed::Bruising, 1, Location::Head, 1}}; c.switches.knockOut = KnockOutRule::Above; }, {}, "healing.awake=1"},
    {"3D-WND-05 no bleeding in phase 1", [](PhaseChange& c) { wound(of(c), 5); }, {}, "!bleeding.wounds ~members.condition[0].damage"},
};

const std::vector<Row<PhaseChange>> kRoundEnds{
    {"3D-WND-05 at the end of phase 3", [](PhaseChange& c) { wound(of(c), 5); }, {}, "bleeding.due=1 members.condition[0].damage.leftArm:0>1 members.condition[0].standardTotal:0>1"},
    {"3D-WND-03 E-47 one wound: every 5 rounds, not after 4", [](PhaseChange& c) { wound(of(c), 1); of(c).bleedingCounter = 3; }, {}, "bleeding.interval=5 bleeding.counter=4 bleeding.due=0 members.condition[0].bleedingCounter:3>4 ~members.condition[0].damage"},
    {"3D-WND-03 E-47 one wound: after 5", [](PhaseChange& c) { wound(of(c), 1); of(c).bleedingCounter = 4; }, {}, "bleeding.counter=5 bleeding.due=1 bleeding.loss=1 bleeding.hitsLeft=9 members.condition[0].damage.leftArm:0>1 members.condition[0].standardTotal:0>1 members.condition[0].bleedingCounter:4>0"},
    {"3D-WND-06 E-47 two wounds: after 4", [](PhaseChange& c) { wound(of(c), 2); of(c).bleedingCounter = 3; }, {}, "bleeding.interval=4 bleeding.due=1"},
    {"3D-WND-06 E-47 three wounds: after 3", [](PhaseChange& c) { wound(of(c), 3); of(c).bleedingCounter = 2; }, {}, "bleeding.interval=3 bleeding.due=1"},
    {"3D-WND-06 E-47 four wounds: after 2", [](PhaseChange& c) { wound(of(c), 4); of(c).bleedingCounter = 1; }, {}, "bleeding.interval=2 bleeding.due=1"},
    {"3D-WND-06 E-47 five wounds: every round", [](PhaseChange& c) { wound(of(c), 5); }, {}, "bleeding.interval=1 bleeding.loss=1"},
    {"3D-WND-07 E-48 six wounds: 2 points", [](PhaseChange& c) { wound(of(c), 6); }, {}, "bleeding.interval=1 bleeding.loss=2 members.condition[0].standardTotal:0>2"},
    {"3D-WND-07 E-48 seven wounds: 3 points", [](PhaseChange& c) { wound(of(c), 7); }, {}, "bleeding.loss=3"},
    {"3D-WND-03 A-148 the round of the first wound does not count", [](PhaseChange& c) { wound(of(c), 5, Location::LeftArm, 2); of(c).bleedingRound = 2; }, {}, "bleeding.counter=0 bleeding.due=0"},
    {"3D-WND-04 an arm at 0 passes it to the Torso", [](PhaseChange& c) { wound(of(c), 5); of(c).damage[3] = 10; }, {}, "bleeding.location=1 members.condition[0].damage.torso:0>1"},
    {"3D-WND-04 at 1 it is the arm's", [](PhaseChange& c) { wound(of(c), 5); of(c).damage[3] = 9; }, {}, "bleeding.location=3 members.condition[0].damage.leftArm:9>10"},
    {"3D-WND-04 A-149 bled dry: Torso at 0 is death", [](PhaseChange& c) { wound(of(c), 5); of(c).damage[3] = 10; of(c).damage[1] = 9; }, {}, "bleeding.dead=1 members.condition[0].dead:0>1"},
    {"3D-WND-03 A-149 S at Incap + 10 is death", [](PhaseChange& c) { wound(of(c), 5); of(c).standardTotal = 33; }, {}, "bleeding.standard=34 bleeding.dead=1 members.condition[0].dead:0>2"},
    {"3D-WND-03 unconscious with the last square", [](PhaseChange& c) { wound(of(c), 5); of(c).standardTotal = 23; }, {}, "bleeding.unconscious=1 members.condition[0].unconscious:0>1"},
    {"3D-TRACK-08 A-142 bruises of the Head count: 5 + 2 and one bled of 8", [](PhaseChange& c) { c.members[0].character.hitsMax[0] = 8; wound(of(c), 5, Location::Head); of(c).damage[0] = 5; of(c).bruises[0] = 2; of(c).standardTotal = 5; of(c).bruisingTotal = 2; }, {}, "members.condition[0].damage.head:5>6 bleeding.overwhelmed=1 members.condition[0].unconscious:0>5 ~members.condition[0].dead"},
    {"3D-TRACK-08 A-142 not with a Hit left", [](PhaseChange& c) { c.members[0].character.hitsMax[0] = 9; wound(of(c), 5, Location::Head); of(c).damage[0] = 5; of(c).bruises[0] = 2; }, {}, "!bleeding.overwhelmed ~members.condition[0].unconscious"},
    {"3D-TRACK-08 A-142 nor without bruises: the Head dies of damage alone", [](PhaseChange& c) { c.members[0].character.hitsMax[0] = 8; wound(of(c), 5, Location::Head); of(c).damage[0] = 7; }, {}, "bleeding.dead=1 members.condition[0].dead:0>1"},
    {"3D-TRACK-08 A-142 death by switch ma.bruiseVital", [](PhaseChange& c) { c.members[0].character.hitsMax[0] = 8; wound(of(c), 5, Location::Head); of(c).damage[0] = 5; of(c).bruises[0] = 2; c.switches.bruisedVital = BruisedVitalRule::Death; }, {}, "members.condition[0].dead:0>1"},
    {"A-183 A-142 with death only at destroyed the knock-out waits, too", [](PhaseChange& c) { c.members[0].character.hitsMax[0] = 8; wound(of(c), 5, Location::Head); of(c).damage[0] = 5; of(c).bruises[0] = 2; c.switches.vitalDeath = VitalDeathRule::AtDestroyed; }, {}, "!bleeding.overwhelmed ~members.condition[0].unconscious"},
    {"3D-WND-03 A-149 in rotation, from where it was", [](PhaseChange& c) { wound(of(c), 3); wound(of(c), 3, Location::RightLeg); of(c).nextBleedingWound = 2; }, {}, "bleeding.location=3 bleeding.location[1]=6 members.condition[0].nextBleedingWound:2>4"},
    {"3D-WND-03 A-149 round the end, past closed ones", [](PhaseChange& c) { wound(of(c), 6); wound(of(c), 1, Location::RightLeg); of(c).wounds[0].open = false; of(c).nextBleedingWound = 6; }, {}, "bleeding.location=6 bleeding.location[1]=3 members.condition[0].nextBleedingWound:6>2"},
    {"3D-WND-03 A-173 losing blood disturbs the aim", [](PhaseChange& c) { wound(of(c), 5); of(c).aims = 2; }, {}, "members.condition[0].aims:2>0"},
    {"3D-WND-03 A-186 A-148 two clocks ring in one phase: the oldest wound first, each where it is", [](PhaseChange& c) { wound(of(c), 1); wound(of(c), 1, Location::RightLeg, 2); c.switches.bleedClock = BleedClockRule::PerWound; c.options.round = 6; }, {}, "bleeding.location=3 bleeding.location[1]=6 members.condition[0].damage.leftArm:0>1 members.condition[0].damage.rightLeg:0>1"},
    {"3D-WND-03 A-148 a clock for each wound, by switch", [](PhaseChange& c) { wound(of(c), 1); wound(of(c), 1, Location::RightLeg); c.switches.bleedClock = BleedClockRule::PerWound; c.options.round = 5; }, {}, "bleeding.location=6 ~members.condition[0].damage.leftArm members.condition[0].damage.rightLeg:0>1 !bleeding.interval"},
    {"3D-WND-03 A-148 the first wound's clock rings a round later", [](PhaseChange& c) { wound(of(c), 1); wound(of(c), 1, Location::RightLeg); c.switches.bleedClock = BleedClockRule::PerWound; c.options.round = 6; }, {}, "bleeding.location=3"},
    {"3D-DAM-07 the dead do not bleed", [](PhaseChange& c) { wound(of(c), 5); of(c).dead = Dead::Location; }, {}, "!bleeding.wounds"},
    {"3D-REGEN-01 E-52 in round 4 a wound closes", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; wound(of(c), 2); of(c).bleedingCounter = 1; c.options.round = 4; }, {}, "regeneration.due=1 regeneration.wounds=1 members.condition[0].woundsOpen.0:1>0 ~members.condition[0].damage"},
    {"3D-REGEN-01 E-52 not in round 5", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; wound(of(c), 2); c.options.round = 5; }, {}, "regeneration.due=0 ~members.condition[0].woundsOpen"},
    {"3D-REGEN-01 nobody else's wounds close", [](PhaseChange& c) { wound(of(c), 2); c.options.round = 4; }, {}, "!regeneration.due"},
    {"3D-REGEN-01 after the bleeding, the last one stops the clock", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; wound(of(c), 1); of(c).bleedingCounter = 3; c.options.round = 8; }, {}, "bleeding.counter=4 regeneration.wounds=0 members.condition[0].bleedingCounter:3>0"},
    {"3D-REGEN-01 A-158 four rounds after the injury, by switch", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; wound(of(c), 1); of(c).regenerationCounter = 3; c.options.round = 6; c.switches.regenerationClock = RegenerationClockRule::SinceInjury; }, {}, "regeneration.due=1 members.condition[0].regenerationCounter:3>0"},
    {"3D-REGEN-01 A-158 not in round 4, by switch", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; wound(of(c), 1, Location::LeftArm, 4); c.options.round = 4; c.switches.regenerationClock = RegenerationClockRule::SinceInjury; }, {}, "regeneration.due=0 members.condition[0].regenerationCounter:-2147483648>0"},
    {"3D-REGEN-02 E-52 a Hit with no wound left, the worst place first", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; of(c).damage[3] = 2; of(c).damage[5] = 4; of(c).standardTotal = 6; c.options.round = 12; }, {}, "regeneration.location=5 healing.restored[5]=1 members.condition[0].damage.leftLeg:4>3 members.condition[0].standardTotal:6>5"},
    {"3D-REGEN-02 A-159 another place by choice", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; of(c).damage[3] = 2; of(c).damage[5] = 4; of(c).standardTotal = 6; c.options.round = 12; }, {{Query::RegenerationChoice, {1}}}, "regeneration.location=3 members.condition[0].damage.leftArm:2>1"},
    {"3D-REGEN-02 A-159 not the Torso with a bullet in it", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; of(c).damage[1] = 4; of(c).standardTotal = 4; of(c).stuck = {{}}; c.options.round = 12; }, {}, "!regeneration.location ~members.condition[0].damage"},
    {"3D-REGEN-02 A-159 not a destroyed location", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; of(c).damage[3] = 20; of(c).standardTotal = 20; c.options.round = 12; }, {}, "!regeneration.location"},
    {"3D-REGEN-02 3D-XENO-02 A-075 normal Hits renew the skin there", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; c.members[0].character.xenoSkin = true; of(c).damage[3] = 1; of(c).standardTotal = 1; of(c).livingId[3] = 12; c.options.round = 12; }, {}, "members.condition[0].damage.leftArm:1>0 members.condition[0].livingIdLost.leftArm:12>0"},
    {"3D-REGEN-02 3D-XENO-02 A-075 not before", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; c.members[0].character.xenoSkin = true; of(c).damage[3] = 2; of(c).standardTotal = 2; of(c).livingId[3] = 12; c.options.round = 12; }, {}, "members.condition[0].damage.leftArm:2>1 ~members.condition[0].livingIdLost"},
    {"3D-REGEN-02 up to normal Hits", [](PhaseChange& c) { c.members[0].character.stormerRegeneration = true; c.options.round = 12; }, {}, "regeneration.due=0 ~members.condition[0].damage ~members.condition[0].standardTotal"},
    {"3D-DOD-02 P-8 a regular dodge is over", [](PhaseChange& c) { of(c).meleeDefence = 4; of(c).meleeDefenceScope = DefenceScope::Round; of(c).roundDefence = 4; of(c).dodgePenalty = -3; }, {}, "members.condition[0].meleeDefence:4>0 members.condition[0].roundDefence:4>0 members.condition[0].dodgePenalty:-3>0"},
    {"P-8 the round's counters start anew", [](PhaseChange& c) { of(c).shotsThisRound = 3; of(c).freeParriesLeft = 1; of(c).additionalLeft = 1; of(c).initiative = 24; of(c).rollOff = 5000; of(c).initiativeLoss = InitiativeLoss::Round; of(c).actionsThisRound = 2; c.members[0].weapons.resize(2); c.members[0].weapons[1].bulletsThisRound = 7; }, {}, "members.condition[0].shotsThisRound:3>0 members.condition[0].freeParriesLeft:1>-2147483648 members.condition[0].additionalLeft:1>0 members.condition[0].initiative:24>-2147483648 members.condition[0].rollOff:5000>-2147483648 members.condition[0].initiativeLoss:2>0 members.condition[0].actionsThisRound:2>-2147483648 members.weapons[1].bulletsThisRound:7>0"},
    {"3D-TURN-07 A-017 once per combat, by switch", [](PhaseChange& c) { of(c).initiative = 24; c.switches.initiativeRolled = InitiativeRolledRule::PerCombat; }, {}, "~members.condition[0].initiative"},
    {"3D-TURN-01 the third phase is the last: the next round begins", [](PhaseChange& c) { c.options.starts = true; of(c).initiative = 24; of(c).actionsPlaced = 1; of(c).actionsLeft = 0; of(c).actionsThisRound = 2; }, {{TimeDice, {6, 6, 6}}}, "turn.actions=2 turn.placed=1 initiative.total=32 members.condition[0].initiative:24>32 members.condition[0].actionsLeft:0>1"},
};

const std::vector<Row<Opportunity>> kOpportunities{
    {"3D-TURN-08 held", [](Opportunity&) {}, {}, "opportunity.held=1 opportunity.left=0 character.condition.actionsHeld:0>1 character.condition.actionsLeft:1>0"},
    {"3D-TURN-08 taken later in the phase", [](Opportunity& o) { o.options.what = OpportunityStep::Take; o.condition.actionsHeld = 1; o.condition.actionsLeft = 0; }, {}, "opportunity.held=0 opportunity.left=1 character.condition.actionsHeld:1>0 character.condition.actionsLeft:0>1"},
    {"3D-TURN-08 A-019 between declaration and dice", [](Opportunity& o) { o.options.what = OpportunityStep::Take; o.options.interrupts = true; o.condition.actionsHeld = 1; }, {}, "opportunity.left=2"},
    {"3D-TURN-05 an additional Action in any phase", [](Opportunity& o) { o.options.what = OpportunityStep::Additional; o.condition.actionsPlaced = 0; o.condition.actionsLeft = 0; o.condition.additionalLeft = 1; }, {}, "opportunity.additional=0 opportunity.left=1 character.condition.additionalLeft:1>0 character.condition.additionalTaken:0>1 character.condition.actionsLeft:0>1"},
    {"3D-TURN-12 let go", [](Opportunity& o) { o.options.what = OpportunityStep::Pass; }, {}, "opportunity.left=0 character.condition.actionsLeft:1>0 ~character.condition.actionsHeld"},
};

const std::vector<Refused<Opportunity>> kRefusedOpportunities{
    {"3D-TURN-12 nothing left to hold", [](Opportunity& o) { o.condition.actionsLeft = 0; }, "actions.none"},
    {"3D-TURN-12 one is left", [](Opportunity& o) { o.condition.actionsLeft = 1; }, ""},
    {"3D-TURN-08 nothing held", [](Opportunity& o) { o.options.what = OpportunityStep::Take; }, "opportunity.none"},
    {"3D-TURN-08 A-019 no interruption by switch", [](Opportunity& o) { o.options.what = OpportunityStep::Take; o.options.interrupts = true; o.condition.actionsHeld = 1; o.switches.opportunityInterrupt = false; }, "opportunity.noInterrupt"},
    {"3D-TURN-08 A-019 but in a gap", [](Opportunity& o) { o.options.what = OpportunityStep::Take; o.condition.actionsHeld = 1; o.switches.opportunityInterrupt = false; }, ""},
    {"3D-TURN-05 no additional Action", [](Opportunity& o) { o.options.what = OpportunityStep::Additional; }, "additional.none"},
    {"3D-TURN-05 A-016 one a phase", [](Opportunity& o) { o.options.what = OpportunityStep::Additional; o.condition.additionalLeft = 1; o.condition.additionalTaken = true; }, "additional.taken"},
};

const std::vector<Row<Split>> kSplits{
    {"3D-TURN-09 E-05 rank 6: 4 and 2", [](Split&) {}, {}, "split.pool=6 split.primary=4 split.secondary=2 character.condition.splitRank.primary:0>4 character.condition.splitRank.secondary:0>2 character.condition.actionsLeft:1>2 ~character.condition.actionsHeld"},
    {"3D-TURN-10 E-05 Dodge 1: 5 and 1", [](Split& s) { s.character.skills.set("dodge", 1); s.options.share = 1; }, {}, "split.cap=1 split.primary=5 split.secondary=1"},
    {"3D-TURN-11 the secondary is held", [](Split& s) { s.options.inAdvance = true; }, {}, "character.condition.actionsHeld:0>1 character.condition.splitHeld:0>1 ~character.condition.actionsLeft"},
    {"3D-TURN-09 A-020 the same skill twice", [](Split& s) { s.options.secondary = "rifle"; }, {}, "split.primary=4 split.secondary=2"},
};

const std::vector<Refused<Split>> kRefusedSplits{
    {"3D-TURN-10 E-05 Dodge 1 takes one point at most", [](Split& s) { s.character.skills.set("dodge", 1); }, "split.tooLarge"},
    {"3D-TURN-09 A-020 the primary keeps a point", [](Split& s) { s.character.skills.set("rifle", 2); }, "split.tooLarge"},
    {"3D-TURN-09 A-020 or none, by switch", [](Split& s) { s.character.skills.set("rifle", 2); s.switches.splitMinShare = 0; }, ""},
    {"3D-TURN-09 A-020 the secondary gets a point", [](Split& s) { s.options.share = 0; }, "split.tooSmall"},
    {"3D-TURN-09 A-020 rank 1 cannot be split", [](Split& s) { s.character.skills.set("rifle", 1); s.options.share = 1; }, "split.tooLarge"},
    {"3D-TURN-09 A-020 only in two", [](Split& s) { s.condition.splitSkill[1] = 0; }, "split.already"},
    {"3D-TURN-09 a skill he does not have", [](Split& s) { s.options.primary = "lute"; }, "split.noSkill split.tooLarge"},
};

/// Rifle 6, split 4 and 2 with a Dodge. Numbers below 1000 are those of older files: the place in the alphabet.
const std::vector<Row<Shot>> kShots{
    {"3D-TURN-09 named by its id", [](Shot& s) { s.shooterCondition.splitSkill = {skillHash("rifle"), skillHash("dodge")}; s.shooterCondition.splitRank = {4, 2}; s.shooterCondition.pendingPenalty = -1; }, {{Query::AttackDice, {3, 3, 3}}}, "attack.skill=13 shooter.condition.splitRank.primary:4>0 ~shooter.condition.splitRank.secondary ~shooter.condition.pendingPenalty"},
    {"3D-TURN-09 another's id", [](Shot& s) { s.shooterCondition.splitSkill = {skillHash("dodge"), -1}; s.shooterCondition.splitRank = {4, 0}; }, {{Query::AttackDice, {3, 3, 3}}}, "attack.skill=15 ~shooter.condition.splitSkill"},
    {"3D-TURN-09 E-05 the primary at its share", [](Shot& s) { s.shooterCondition.splitSkill = {0, -1}; s.shooterCondition.splitRank = {4, 0}; }, {{Query::AttackDice, {3, 3, 3}}}, "attack.skill=13 shooter.condition.splitSkill.primary:0>-1 shooter.condition.splitRank.primary:4>0"},
    {"3D-TURN-09 the secondary at its own", [](Shot& s) { s.shooterCondition.splitSkill = {-1, 0}; s.shooterCondition.splitRank = {0, 2}; }, {{Query::AttackDice, {3, 3, 3}}}, "attack.skill=11"},
    {"3D-TURN-09 another skill is not split", [](Shot& s) { s.shooterCondition.splitSkill = {7, -1}; s.shooterCondition.splitRank = {4, 0}; }, {{Query::AttackDice, {3, 3, 3}}}, "attack.skill=15 ~shooter.condition.splitSkill"},
    {"3D-TURN-09 A-114 a burden is on both parts", [](Shot& s) { s.shooterCondition.splitSkill = {0, 3}; s.shooterCondition.pendingPenalty = -2; }, {{Query::AttackDice, {3, 3, 3}}}, "~shooter.condition.pendingPenalty"},
    {"3D-TURN-09 A-114 and ends with the second", [](Shot& s) { s.shooterCondition.splitSkill = {-1, 0}; s.shooterCondition.pendingPenalty = -2; }, {{Query::AttackDice, {3, 3, 3}}}, "shooter.condition.pendingPenalty:-2>0"},
    {"3D-TURN-08 A-019 knocked down he holds nothing", [](Shot& s) { s.target.phys = 8; s.targetCondition.actionsHeld = 2; s.targetCondition.actionsLeft = 1; }, {{Query::AttackDice, {5, 3, 4}}, {Query::KnockbackDice, {1, 1, 1}}}, "target.condition.actionsHeld:2>0 ~target.condition.actionsLeft ~target.condition.actionsLost"},
};

const std::vector<Row<Check>> kTimeChecks{
    {"3D-TURN-09 a skill roll at its share", [](Check& c) { c.character.skills.set("lore", 6); c.options.name = "lore"; c.condition.splitSkill = {-1, 0}; c.condition.splitRank = {0, 2}; c.condition.actionsLeft = 1; }, {{Query::CheckDice, {3, 3, 3}}}, "check.total=11 character.condition.splitSkill.secondary:0>-1 character.condition.actionsLeft:1>0"},
    {"3D-SKL-05 a condition's change of stat tests", [](Check& c) { c.character.cool = 9; c.options.kind = TestKind::Stat; c.options.name = "cool"; c.options.rollModifiers.set("calm", 1); c.options.skillModifiers.set("Drunk", -2); c.options.statModifiers.set("Drunk", -3); }, {{Query::CheckDice, {3, 3, 3}}}, "check.stat=18 check.modifier=19 check.modifier[1]=16 !check.modifier[2] check.total=16 check.target=16 check.success=1"},
    {"3D-VEV-01 PHYS in armour is missing in a test, 12 - 4", [](Check& c) { c.character.vevaphon = true; c.character.phys = 12; c.condition.physShifted = 4; c.options.kind = TestKind::Stat; c.options.name = "phys"; }, {{Query::CheckDice, {3, 3, 3}}}, "check.stat=17"},
    {"3D-SKL-04 a condition's change of skill tests", [](Check& c) { c.character.skills.set("lore", 6); c.options.name = "lore"; c.options.skillModifiers.set("Drunk", -2); c.options.statModifiers.set("Drunk", -3); }, {{Query::CheckDice, {3, 3, 3}}}, "check.modifier=13 !check.modifier[1] check.total=13 check.target=13 check.success=1"},
    {"3D-TURN-09 another skill is whole and takes no Action", [](Check& c) { c.character.skills.set("lore", 6); c.options.name = "lore"; c.condition.splitSkill = {-1, 4}; c.condition.actionsLeft = 1; }, {{Query::CheckDice, {3, 3, 3}}}, "check.total=15 ~character.condition"},
};
// clang-format on

}  // namespace

/// Rounds, phases, initiative, Opportunity and split Actions, bleeding and regeneration.
class TimeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initiatives_data() { addRows(kInitiatives); }
    void initiatives() { compare(kInitiatives, someInitiative()); }
    void starts_data() { addRows(kStarts); }
    void starts() { compare(kStarts, somePhase()); }
    void ends_data() { addRows(kEnds); }
    void ends();
    void roundEnds_data() { addRows(kRoundEnds); }
    void roundEnds() { compare(kRoundEnds, someRoundEnd()); }
    void opportunities_data() { addRows(kOpportunities); }
    void opportunities() { compare(kOpportunities, someOpportunity()); }
    void refusedOpportunities_data() { addRows(kRefusedOpportunities); }
    void refusedOpportunities() { refuse(kRefusedOpportunities, someOpportunity()); }
    void splits_data() { addRows(kSplits); }
    void splits() { compare(kSplits, someSplit()); }
    void skillsComeAndGo();
    void refusedSplits_data() { addRows(kRefusedSplits); }
    void refusedSplits() { refuse(kRefusedSplits, someSplit()); }
    void shots_data() { addRows(kShots); }
    void shots() { compare(kShots, support::someShot()); }
    void checks_data() { addRows(kTimeChecks); }
    void checks() { compare(kTimeChecks, Check{}); }
    void standing_data();
    void standing();
};

/// 3D-TURN-09: an Action split between two skills burdens these two, whatever others he learns or forgets meanwhile.
void TimeTest::skillsComeAndGo()
{
    Split split = someSplit();
    for (const Change& change : support::resolved(split, Given{}).changes)
        conditionRecord.fields[change.field].setNumber(&split.condition, change.index, change.after);
    Character& character = split.character;
    QCOMPARE(rankInAction(character, split.condition, "rifle"), 4);
    QCOMPARE(rankInAction(character, split.condition, "dodge"), 2);
    character.skills.set("acrobatics", 9);
    character.skills.set("pistol", 8);
    QCOMPARE(rankInAction(character, split.condition, "rifle"), 4);
    QCOMPARE(rankInAction(character, split.condition, "dodge"), 2);
    QCOMPARE(rankInAction(character, split.condition, "acrobatics"), 9);
    QCOMPARE(rankInAction(character, split.condition, "pistol"), 8);
    QVERIFY(skillOf(character, split.condition.splitSkill[0]) == "rifle");
    std::erase_if(character.skills.entries, [](const auto& entry) { return entry.first == "dodge"; });
    QCOMPARE(rankInAction(character, split.condition, "rifle"), 4);
    QCOMPARE(rankInAction(character, split.condition, "acrobatics"), 9);
    QVERIFY(skillOf(character, split.condition.splitSkill[1]).empty());
    // As older files have it, by the place in the alphabet: acrobatics, pistol, rifle.
    split.condition.splitSkill = {2, 0};
    QVERIFY(skillOf(character, split.condition.splitSkill[0]) == "rifle");
    QCOMPARE(rankInAction(character, split.condition, "acrobatics"), 2);
}

void TimeTest::ends()
{
    PhaseChange change = somePhase();
    change.options = {true, false, 2, 1};
    compare(kEnds, change);
}

void TimeTest::standing_data()
{
    QTest::addColumn<QList<int>>("actions");  // placed, left, held
    QTest::addColumn<InitiativeLoss>("loss");
    QTest::addColumn<QList<int>>("expected");  // started, left, taken, held, not set back, total, INI, DEX
    QTest::newRow("3D-TURN-07 the first of two")
        << QList{2, 2, 0} << InitiativeLoss::None << QList{1, 2, 0, 0, 1, 24, 14, 6};
    QTest::newRow("3D-TURN-07 A-018 the second pass")
        << QList{2, 1, 0} << InitiativeLoss::None << QList{1, 1, 1, 0, 1, 24, 14, 6};
    QTest::newRow("3D-TURN-08 one held") << QList{1, 0, 1} << InitiativeLoss::None << QList{1, 0, 1, 1, 1, 24, 14, 6};
    QTest::newRow("3D-KNOCK-04 A-018 set back: last, among such by the total")
        << QList{1, 1, 0} << InitiativeLoss::Phase << QList{1, 1, 0, 0, 0, 24, 14, 6};
}

void TimeTest::standing()
{
    QFETCH(QList<int>, actions);
    QFETCH(InitiativeLoss, loss);
    QFETCH(QList<int>, expected);
    const Character character = veteran();
    Condition condition;
    condition.actionsPlaced = actions[0];
    condition.actionsLeft = actions[1];
    condition.actionsHeld = actions[2];
    condition.initiative = 24;
    condition.initiativeLoss = loss;
    const Standing found = threed::system().time()->standing(AnyRecord(characterRecord, &character),
                                                             AnyRecord(conditionRecord, &condition), AnyRecord());
    QCOMPARE((QList<int>{found.hasStarted, found.left, found.taken, found.held, found.keys[0], found.keys[1],
                         found.keys[2], found.keys[3]}),
             expected);
}

HITSPREAD_TEST(TimeTest)
#include "time_test.moc"
