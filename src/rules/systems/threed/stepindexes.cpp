#include "rules/systems/threed/stepindexes.h"

#include "rules/systems/threed/bleeding.h"
#include "rules/systems/threed/burst.h"
#include "rules/systems/threed/force.h"
#include "rules/systems/threed/pattern.h"
#include "rules/systems/threed/phasechange.h"

namespace hitspread::threed {

namespace {

// The numbers below, once more where the compiler sees them.
static_assert(kOffHandBullets == 256 && kMostBullets == 512 && kMostPieces == 16);
static_assert(BlastElement{9, 2}.number() == 64 + 16 + 1 && kBleedingStepsEach == 64 && kMostMembers == 200);

constexpr StepIndexes kIndexes[]{
    {"", "armour.id, armour.idLeft, armour.loss, blast.through, harm.through", "16 * e + layer",
     "layer: piece of armour at the location, from the outside, from 0"},
    {"", "attack.modifier, attack.targetModifier", "64 * e + modifier",
     "modifier: place among the named modifiers, from 0"},
    {"", "vevaphon.id", "8 * e + location",
     "location: place in head, torso, abdomen, leftArm, rightArm, leftLeg, rightLeg, from 0"},
    {"", "healing.blocked, healing.restored, recovery.needed", "8 * member + location",
     "member: place in members, from 0; 0 where there is one person only"},
    {"harm", "harm.dice, harm.rolled", "0, or e + 1", "0: rolled once for all; else e of the person"},
    {"sheet", "", "location, phase or skill", "from 0, as the quantity's name says"},
    {"grenade, harm", "", "64 * (person / 8) + 8 * location + person % 8",
     "person: place in targets, from 0; location: as above, 0 also for what concerns all of him; / rounds down"},
    {"volley, twoGuns, suppress, evade", "knockback.*, conc.*, vevaphon.*", "target, or bullet",
     "target: place in targets, from 0; bullet where the switch knock.several judges each hit alone"},
    {"volley, twoGuns, suppress, evade", "", "bullet + 512 * part",
     "bullet: in the order of firing, from 0, those of the off-hand gun from 256; part: place among the locations its template covers, from 0"},
    {"melee", "knockback.*", "hit", "of several hits, from 0, where the switch knock.several judges each alone"},
    {"melee", "", "0 or 1", "1: a whip's counter-hit, and the COOL test of the one attacked"},
    {"phase, rest", "bleeding.location, bleeding.hitsLeft, bleeding.standard, bleeding.dead, bleeding.unconscious",
     "64 * member + point", "member: place in members, from 0; point: of those lost in the round, from 0"},
    {"phase", "rollOff.die, initiative.rollOff", "member + 200 * attempt", "attempt: from 0"},
    {"phase, rest", "", "member", "place in members, from 0"},
    {"treat, recover, aid", "", "location", "from 0, as above, where a step is there for each"},
    {"", "", "modifier", "place among the named modifiers, from 0; 0 for whatever is there once"}};

}  // namespace

std::span<const StepIndexes> stepIndexes()
{
    return kIndexes;
}

}  // namespace hitspread::threed
