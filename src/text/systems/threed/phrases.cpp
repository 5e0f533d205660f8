#include "text/phrases.h"

#include "text/systems/threed/fieldphrases.h"

#include <QCoreApplication>

namespace hitspread::threed {

const text::SystemPhrases& phrases();

namespace {

using text::Phrase;

#define HS_SAY(id, words)                                                                                              \
    Phrase                                                                                                             \
    {                                                                                                                  \
        id, QT_TRANSLATE_NOOP("threed", words)                                                                         \
    }

// clang-format off
constexpr Phrase kSections[]{
    HS_SAY("check", "Test"), HS_SAY("shot", "The shot"), HS_SAY("recoil", "Recoil"), HS_SAY("attack", "To hit"),
    HS_SAY("jam", "Jamming"), HS_SAY("aim", "Aiming points"), HS_SAY("deviation", "Deviation"),
    HS_SAY("penetration", "Penetration"), HS_SAY("cover", "Cover"), HS_SAY("armour", "Armour"), HS_SAY("damage", "Damage"),
    HS_SAY("effect", "Effects on the target"), HS_SAY("conc", "Keeping the hardened skin"), HS_SAY("vevaphon", "Hardened skin"),
    HS_SAY("knockback", "Knockback"), HS_SAY("knockout", "Staying conscious"), HS_SAY("underFire", "Under fire"),
    HS_SAY("quickDraw", "Quick draw"), HS_SAY("recoilPain", "Pain of the recoil"), HS_SAY("shooter", "Effects on the shooter"),
    HS_SAY("ammunition", "Ammunition"), HS_SAY("aimNerve", "Nerve to aim"), HS_SAY("maintenance", "Clearing the jam"),
    HS_SAY("prepare", "Preparation"), HS_SAY("sheet", "Sheet"),
    HS_SAY("blow", "The blow"), HS_SAY("parry", "Parry"), HS_SAY("dodge", "Dodge"), HS_SAY("dance", "Dance"),
    HS_SAY("pattern", "What the template covers"), HS_SAY("burst", "Number of bullets"), HS_SAY("string", "String of shots"),
    HS_SAY("bullet", "Bullet by bullet"), HS_SAY("suppression", "Suppressed area"), HS_SAY("evade", "Crossing the area"),
    HS_SAY("stress", "COOL against the strain"),
    HS_SAY("initiative", "Initiative"), HS_SAY("turn", "Actions of the phase"), HS_SAY("opportunity", "Place in the order"),
    HS_SAY("split", "Split Action"), HS_SAY("bleeding", "Bleeding"), HS_SAY("regeneration", "Regeneration"), HS_SAY("healing", "Healing"),
    HS_SAY("recovery", "Recovery"), HS_SAY("shift", "Hardening the skin"), HS_SAY("aid", "First aid"),
};

constexpr Phrase kQuantities[]{
    HS_SAY("check.critical", "Critical success"),
    HS_SAY("shot.band", "Range band"), HS_SAY("shot.type", "Kind of shot"), HS_SAY("shot.aims", "Aims that count"),
    HS_SAY("shot.stance", "Firing stance"), HS_SAY("shot.rest", "Weapon rested"), HS_SAY("shot.shotsPerAction", "Shots per Action"),
    HS_SAY("shot.shotsPerRound", "Shots per round"), HS_SAY("shot.unskilled", "Without the skill"), HS_SAY("shot.drawn", "Weapon drawn in time"),
    HS_SAY("shot.initiative", "Initiative Total"), HS_SAY("shot.halfSkill", "Half of the skill, two weapons"),
    HS_SAY("recoil.sum", "Recoil of both guns"), HS_SAY("recoil.sumExcess", "Recoil of both beyond STR"),
    HS_SAY("recoil.bruisingSum", "Bruising by all bullets"),
    HS_SAY("pattern.size", "Size of the template"), HS_SAY("pattern.locations", "Locations it covers"),
    HS_SAY("pattern.location", "Location covered"), HS_SAY("pattern.hexes", "Hexes of it"),
    HS_SAY("burst.rolled", "Bullets rolled"), HS_SAY("burst.changed", "Raised or lowered"), HS_SAY("burst.bullets", "Bullets fired"),
    HS_SAY("burst.window", "Directions to be influenced"), HS_SAY("string.shots", "Shots of the string"),
    HS_SAY("bullet.target", "Fire moves on to target"), HS_SAY("bullet.lost", "Lost between the targets"),
    HS_SAY("bullet.influenced", "Direction turned by"), HS_SAY("damage.barrels", "Of all barrels"),
    HS_SAY("damage.share", "Share of the location"), HS_SAY("knockback.sum", "Damage of the bullets so far"),
    HS_SAY("knockback.through", "Through all locations"),
    HS_SAY("suppression.value", "Aiming value of the area"), HS_SAY("suppression.zone", "Area suppressed"),
    HS_SAY("suppression.bullets", "Bullets that can still hit"), HS_SAY("suppression.until", "Lasts until"),
    HS_SAY("evade.dodge", "Dodge in this armour"), HS_SAY("evade.acrobatics", "Acrobatics"), HS_SAY("evade.unharmed", "Gets through unharmed"),
    HS_SAY("evade.hits", "Bullets that hit"), HS_SAY("stress.value", "Penalty of the strain"),
    HS_SAY("recoil.rating", "Recoil of the weapon"), HS_SAY("recoil.baffling", "Baffling"), HS_SAY("recoil.stance", "Firing stance"),
    HS_SAY("recoil.rest", "Rest"), HS_SAY("recoil.effective", "Effective recoil"), HS_SAY("recoil.limit", "Recoil that can be held"),
    HS_SAY("recoil.excess", "Recoil beyond that"), HS_SAY("recoil.bruising", "Bruising to the arm"),
    HS_SAY("attack.dice", "Dice"), HS_SAY("attack.skill", "Skill"), HS_SAY("attack.wild", "Wild shot"), HS_SAY("attack.weapon", "Weapon"),
    HS_SAY("attack.range", "Range"), HS_SAY("attack.recoil", "Recoil"), HS_SAY("attack.quickDraw", "Quick draw"),
    HS_SAY("attack.wounds", "Wounds"), HS_SAY("attack.underFire", "Under fire"), HS_SAY("attack.pending", "Earlier movement"),
    HS_SAY("attack.posture", "Posture of the target"), HS_SAY("attack.defence", "Dance or dodge of the target"),
    HS_SAY("attack.handicap", "Handicap"), HS_SAY("attack.offHand", "Off hand"), HS_SAY("attack.blades", "Two heavy weapons"),
    HS_SAY("attack.difficulty", "Difficulty"), HS_SAY("attack.modifier", "Modifier"), HS_SAY("attack.total", "Total"),
    HS_SAY("attack.base", "Basic target number"), HS_SAY("attack.targetModifier", "Modifier of the target number"),
    HS_SAY("attack.target", "Target number"), HS_SAY("attack.hit", "Hit"), HS_SAY("attack.margin", "Above the target number"),
    HS_SAY("attack.excess", "Above 18"), HS_SAY("attack.critical", "Critical hit"),
    HS_SAY("attack.dodge", "Dodge against this attack"), HS_SAY("attack.dodged", "Total after the dodge"),
    HS_SAY("attack.stillHits", "Hits all the same"),
    HS_SAY("jam.threshold", "Jams up to"), HS_SAY("jam.jammed", "Weapon jams"),
    HS_SAY("aim.die", "Aiming die"), HS_SAY("aim.excess", "Excess of the attack"), HS_SAY("aim.bonus", "Bonus for aiming"),
    HS_SAY("aim.scope", "Scope"), HS_SAY("aim.value", "Aiming points"),
    HS_SAY("deviation.handling", "Handling Factor"), HS_SAY("deviation.turned", "Direction after the parry"),
    HS_SAY("deviation.raised", "Handling Factor after the parry"), HS_SAY("deviation.recoil", "Recoil"), HS_SAY("deviation.shotType", "Kind of shot"), HS_SAY("deviation.range", "Range"),
    HS_SAY("deviation.accuracy", "Accuracy of the weapon"), HS_SAY("deviation.spread", "Hit spread"),
    HS_SAY("deviation.missed", "Hit spread of the miss"), HS_SAY("deviation.aim", "Hex aimed at"), HS_SAY("deviation.direction", "Direction"),
    HS_SAY("deviation.spent", "Aiming points spent"), HS_SAY("deviation.distance", "Hexes off the aim"),
    HS_SAY("deviation.hex", "Hex hit"), HS_SAY("deviation.location", "Location hit"), HS_SAY("deviation.covered", "Behind cover"),
    HS_SAY("penetration.rating", "Penetration of the round"), HS_SAY("penetration.times", "Type of round"),
    HS_SAY("penetration.plus", "Type of round, flat"), HS_SAY("penetration.slug", "Slug"), HS_SAY("penetration.shot", "Shot"),
    HS_SAY("penetration.silencer", "Silencer"), HS_SAY("penetration.final", "Penetration rating"),
    HS_SAY("penetration.value", "Penetration value"),
    HS_SAY("cover.penetrated", "Cover penetrated"), HS_SAY("cover.reduction", "Taken off by the cover"),
    HS_SAY("cover.damage", "Damage behind the cover"), HS_SAY("cover.id", "Impact damage of the cover left"),
    HS_SAY("armour.id", "ID before"), HS_SAY("armour.pv", "Protection value"), HS_SAY("armour.penetrated", "Penetrated"),
    HS_SAY("armour.loss", "ID lost"), HS_SAY("armour.idLeft", "ID left"),
    HS_SAY("damage.rating", "Damage of the round"), HS_SAY("damage.times", "Type of round"), HS_SAY("damage.plus", "Type of round, flat"),
    HS_SAY("damage.strength", "With the strength bonus"), HS_SAY("damage.parried", "Left after the parry"), HS_SAY("damage.shot", "Shot"), HS_SAY("damage.final", "Damage rating"), HS_SAY("damage.value", "Damage value"),
    HS_SAY("damage.natural", "Living body"), HS_SAY("damage.reduction", "Taken off by the armour"),
    HS_SAY("damage.through", "Reaches the body"),
    HS_SAY("effect.hitsLeft", "Hits left there"), HS_SAY("effect.standard", "Standard damage so far"),
    HS_SAY("effect.bruising", "Bruising so far"), HS_SAY("effect.threshold", "Wound threshold"), HS_SAY("effect.wound", "Wound"),
    HS_SAY("effect.stuck", "Bullet stuck"), HS_SAY("effect.state", "State of the location"), HS_SAY("effect.dead", "Dead"),
    HS_SAY("effect.unconscious", "Unconscious"), HS_SAY("effect.overwhelmed", "Damage and bruises overwhelm"),
    HS_SAY("vevaphon.pv", "Protection value left"), HS_SAY("vevaphon.id", "Impact damage left"),
    HS_SAY("knockback.damage", "Damage that counts"), HS_SAY("knockback.applies", "Knocked back"), HS_SAY("knockback.down", "Knocked down outright"),
    HS_SAY("underFire.value", "Penalty under fire"),
    HS_SAY("shooter.dead", "Dead"), HS_SAY("shooter.unconscious", "Unconscious"), HS_SAY("ammunition.left", "Rounds left"),
    HS_SAY("prepare.aims", "Consecutive aims"), HS_SAY("prepare.cost", "Actions it takes"), HS_SAY("prepare.actionsLeft", "Actions still needed"),
    HS_SAY("prepare.done", "Done"), HS_SAY("prepare.initiative", "Initiative Total"),
    HS_SAY("blow.unskilled", "Without the skill"), HS_SAY("blow.halfSkill", "Half of the skill"), HS_SAY("blow.bruises", "Bruises only"),
    HS_SAY("parry.handling", "Most for the deviation"), HS_SAY("parry.divided", "Kept for the deviation"), HS_SAY("parry.remaining", "Left for the damage"),
    HS_SAY("parry.weapon", "With the weapon"), HS_SAY("parry.strength", "With the strength bonus"), HS_SAY("parry.halved", "Half with bare hands"),
    HS_SAY("parry.stopped", "Stopped by the parry"), HS_SAY("dodge.burden", "Burden on Actions"), HS_SAY("dance.burden", "Burden on the next Action"),
    HS_SAY("initiative.dice", "Dice"), HS_SAY("initiative.rating", "Initiative rating"), HS_SAY("initiative.martialArts", "Martial Arts"),
    HS_SAY("initiative.wounds", "Wounds"), HS_SAY("initiative.modifier", "Modifier"), HS_SAY("initiative.total", "Initiative Total"),
    HS_SAY("initiative.rollOff", "Roll-off"), HS_SAY("turn.actions", "Actions a round"), HS_SAY("turn.additional", "Additional Actions"),
    HS_SAY("turn.freeParries", "Free parries"), HS_SAY("turn.placed", "Actions in the phase"), HS_SAY("turn.available", "Actions not lost"),
    HS_SAY("turn.shooters", "Shooters at him"), HS_SAY("opportunity.held", "Opportunity Actions held"),
    HS_SAY("opportunity.left", "Actions left"), HS_SAY("opportunity.additional", "Additional Actions left"),
    HS_SAY("split.pool", "Rank to divide"), HS_SAY("split.cap", "Most for the secondary action"),
    HS_SAY("split.secondary", "Rank of the secondary action"), HS_SAY("split.primary", "Rank of the primary action"),
    HS_SAY("bleeding.wounds", "Open wounds"), HS_SAY("bleeding.interval", "Rounds between losses"),
    HS_SAY("bleeding.counter", "Rounds since the last loss"), HS_SAY("bleeding.due", "Bleeds now"), HS_SAY("bleeding.loss", "Hits lost"),
    HS_SAY("bleeding.location", "Lost from"), HS_SAY("bleeding.hitsLeft", "Hits left there"),
    HS_SAY("bleeding.standard", "Standard damage so far"), HS_SAY("bleeding.dead", "Dead"), HS_SAY("bleeding.unconscious", "Unconscious"),
    HS_SAY("regeneration.due", "Regenerates now"), HS_SAY("regeneration.wounds", "Open wounds left"),
    HS_SAY("regeneration.location", "Hit regained at"), HS_SAY("healing.perFlux", "Healed by each point of Flux"),
    HS_SAY("healing.amount", "Healed in all"), HS_SAY("healing.phases", "Phases until it works"),
    HS_SAY("healing.blocked", "Stopped by a stuck bullet"), HS_SAY("healing.restored", "Hits given back"),
    HS_SAY("healing.bruising", "Bruising left"), HS_SAY("healing.awake", "Awake again"), HS_SAY("recovery.hours", "Hours"),
    HS_SAY("recovery.days", "Days in hospital"), HS_SAY("recovery.needed", "Days it takes"), HS_SAY("shift.pv", "Protection value"),
    HS_SAY("shift.phys", "PHYS left"), HS_SAY("aid.openWounds", "Open wounds"), HS_SAY("aid.enough", "Good enough for them"),
    HS_SAY("aid.damage", "Damage done"), HS_SAY("aid.hitsLeft", "Hits left there"), HS_SAY("aid.standard", "Standard damage so far"),
    HS_SAY("aid.dead", "Dead"), HS_SAY("aid.unconscious", "Unconscious"),
    HS_SAY("sheet.actions", "Actions a round"), HS_SAY("sheet.phaseActions", "Actions in the phase"),
    HS_SAY("sheet.additionalActions", "Additional Actions"), HS_SAY("sheet.initiative", "Initiative rating"),
    HS_SAY("sheet.freeParries", "Free parries"), HS_SAY("sheet.skillFaces", "Dice needed unhurt"),
    HS_SAY("sheet.skillArmour", "Dice needed in armour"), HS_SAY("sheet.skillNeeded", "Dice needed with the wounds"),
    HS_SAY("sheet.idFull", "Impact damage when new"),
    HS_SAY("sheet.strengthBonus", "Strength bonus"), HS_SAY("sheet.threshold", "Wound threshold"), HS_SAY("sheet.phys", "Present PHYS"),
    HS_SAY("sheet.shotsPerRound", "Shots per round"), HS_SAY("sheet.oneHandLimit", "Recoil held in one hand"),
    HS_SAY("sheet.woundPenalty", "Penalty for wounds"), HS_SAY("sheet.hitsLeft", "Hits left"), HS_SAY("sheet.state", "State"),
    HS_SAY("sheet.pv", "Protection value"), HS_SAY("sheet.id", "Impact damage left"), HS_SAY("sheet.livingId", "Natural armour"),
    HS_SAY("sheet.dodgeModifier", "Dodge modifier"), HS_SAY("sheet.incapLeft", "Incap left"), HS_SAY("sheet.unconscious", "Unconscious"),
    HS_SAY("sheet.dead", "Dead"), HS_SAY("sheet.bleedingInterval", "Rounds between bleedings"), HS_SAY("sheet.bleedingLoss", "Lost by each bleeding"),
};

// Lines every test has.
constexpr Phrase kEndings[]{
    HS_SAY("dice", "Dice"), HS_SAY("stat", "Stat or skill"), HS_SAY("penalty", "Penalty"), HS_SAY("wounds", "Wounds"),
    HS_SAY("underFire", "Under fire"), HS_SAY("pending", "Earlier movement"), HS_SAY("difficulty", "Difficulty"),
    HS_SAY("modifier", "Modifier"), HS_SAY("total", "Total"), HS_SAY("base", "Basic target number"),
    HS_SAY("targetModifier", "Modifier of the target number"), HS_SAY("target", "Target number"), HS_SAY("success", "Success"),
    HS_SAY("margin", "Above the target number"), HS_SAY("excess", "Above 18"), HS_SAY("sdv", "Success die value"),
};

constexpr Phrase kQuestions[]{
    HS_SAY("attack.dice", "Attack roll"), HS_SAY("attack.direction", "Direction of the deviation"),
    HS_SAY("attack.spend", "Aiming points to spend"), HS_SAY("check.dice", "Test"), HS_SAY("underFire.dice", "COOL test under fire"),
    HS_SAY("aimNerve.dice", "COOL test to aim under fire"), HS_SAY("quickDraw.dice", "Quick draw"),
    HS_SAY("conc.dice", "CONC test to keep the skin hard"), HS_SAY("knockback.dice", "PHYS test to stay on one's feet"),
    HS_SAY("knockout.dice", "PHYS test to stay conscious"), HS_SAY("recoilPain.dice", "PHYS test against the recoil"),
    HS_SAY("maintenance.dice", "Test to clear the jam"),
    HS_SAY("parry.dice", "Parry"), HS_SAY("dodge.dice", "Dodge"), HS_SAY("dance.dice", "Dance"),
    HS_SAY("reaction.parry", "Parry the blow"), HS_SAY("parry.paid", "Parry with an Action"), HS_SAY("reaction.dodge", "Dodge: 1 for the phase, 2 for the round"),
    HS_SAY("reaction.halfDodge", "Half-dodge"), HS_SAY("parry.divide", "Points kept for the deviation"),
    HS_SAY("parry.turn", "Turn the direction by one"), HS_SAY("parry.raise", "Points on the Handling Factor"),
    HS_SAY("burst.dice", "Dice for the number of bullets"),
    HS_SAY("burst.change", "Bullets more or less"), HS_SAY("bullet.dice", "Dice of the bullet"),
    HS_SAY("bullet.influence", "Turn the direction by"), HS_SAY("bullet.move", "On to the next target?"),
    HS_SAY("bullet.price", "Paid with bullets instead of an influence?"), HS_SAY("bullet.start", "Hex the fire starts from"),
    HS_SAY("evade.skill", "Acrobatics instead of Dodge?"), HS_SAY("evade.dice", "Dodge or Acrobatics"),
    HS_SAY("stress.dice", "COOL test against the strain"),
    HS_SAY("initiative.dice", "Initiative"), HS_SAY("rollOff.die", "Roll-off of a tie"),
    HS_SAY("regeneration.location", "Where a Hit grows back"), HS_SAY("aid.dice", "Paramedic or Surgery"),
};

constexpr Phrase kDice[]{
    HS_SAY("aiming", "Aiming"), HS_SAY("penetration", "Penetration"), HS_SAY("damage", "Damage"),
    HS_SAY("success", "Success"), HS_SAY("second", "Second"), HS_SAY("third", "Third"), HS_SAY("direction", "Direction"),
    HS_SAY("bullets", "Bullets"), HS_SAY("hex", "Hex"),
    HS_SAY("first", "First"), HS_SAY("rollOff", "Roll-off"),
};

constexpr Phrase kLocations[]{
    HS_SAY("head", "Head"), HS_SAY("torso", "Torso"), HS_SAY("abdomen", "Abdomen"), HS_SAY("leftArm", "Left Arm"),
    HS_SAY("rightArm", "Right Arm"), HS_SAY("leftLeg", "Left Leg"), HS_SAY("rightLeg", "Right Leg"),
};

constexpr Phrase kShortLocations[]{
    HS_SAY("leftArm", "L Arm"), HS_SAY("rightArm", "R Arm"), HS_SAY("leftLeg", "L Leg"), HS_SAY("rightLeg", "R Leg"),
};

// Numbers that are codes.
constexpr Phrase kValues[]{
    HS_SAY("shot.band=0", "Optimum"), HS_SAY("shot.band=1", "Medium"), HS_SAY("shot.band=2", "Long"),
    HS_SAY("shot.band=3", "Extreme"), HS_SAY("shot.band=4", "beyond Extreme"),
    HS_SAY("shot.type=0", "aimed"), HS_SAY("shot.type=1", "wild"), HS_SAY("shot.type=2", "snap"),
    HS_SAY("effect.state=0", "sound"), HS_SAY("effect.state=1", "moderate"), HS_SAY("effect.state=2", "severe"),
    HS_SAY("effect.state=3", "destroyed"),
    HS_SAY("sheet.state=0", "sound"), HS_SAY("sheet.state=1", "moderate"), HS_SAY("sheet.state=2", "severe"),
    HS_SAY("sheet.state=3", "destroyed"),
    HS_SAY("suppression.until=0", "the end of the phase"), HS_SAY("suppression.until=1", "the shooter's next Action"),
    HS_SAY("suppression.until=2", "the end of the round"),
    HS_SAY("deviation.direction=1", "1, upper right"), HS_SAY("deviation.direction=2", "2, lower right"),
    HS_SAY("deviation.direction=3", "3, down"), HS_SAY("deviation.direction=4", "4, lower left"),
    HS_SAY("deviation.direction=5", "5, upper left"), HS_SAY("deviation.direction=6", "6, up"),
};

constexpr Phrase kActions[]{
    HS_SAY("shot", "Shot"), HS_SAY("check", "Test"), HS_SAY("prepare", "Preparation"), HS_SAY("sheet", "Sheet"),
    HS_SAY("melee", "Blow"), HS_SAY("throw", "Throw"), HS_SAY("dodge", "Dodge"), HS_SAY("dance", "Dance"), HS_SAY("ready", "Ready a weapon"),
    HS_SAY("readyThrown", "Ready a thrown weapon"),
    HS_SAY("volley", "Volley"), HS_SAY("twoGuns", "Two guns"), HS_SAY("suppress", "Suppressive fire"), HS_SAY("evade", "Crossing a suppressed area"),
    HS_SAY("initiative", "Initiative"), HS_SAY("phase", "Change of phase"), HS_SAY("opportunity", "Opportunity Action"),
    HS_SAY("split", "Split Action"), HS_SAY("aid", "First aid"), HS_SAY("treat", "Treatment"), HS_SAY("recover", "Recovery"),
    HS_SAY("shift", "Hardening the skin"),
};
constexpr Phrase kRefusals[]{
    HS_SAY("plan.missing", "a shot needs a body plan; name one"),
    HS_SAY("plan.foreign", "the body plan has other locations than these rules; use one with the seven of the 3D System"),
    HS_SAY("actor.dead", "the dead do not act; choose somebody else"),
    HS_SAY("actor.unconscious", "the unconscious do not act; choose somebody else or wake him"),
    HS_SAY("actions.none", "no Action is left in this phase; wait for the next or set the number by hand"),
    HS_SAY("skill.untrained", "the skill is missing, and the switch skill.untrained forbids trying without"),
    HS_SAY("ammunition.none", "no round is left; reload"),
    HS_SAY("ammunition.calibre", "the ammunition is of another calibre than the weapon; load the right one"),
    HS_SAY("weapon.notDrawn", "the weapon is not drawn; draw it first"),
    HS_SAY("weapon.noQuickDraw", "the weapon cannot be drawn quickly from where it is carried; draw it first"),
    HS_SAY("weapon.wrongHand", "the weapon is in the other hand; fire with that one"),
    HS_SAY("weapon.noUsableArm", "the arm it takes is useless; use the other"),
    HS_SAY("weapon.jammed", "the weapon is jammed; clear it first"),
    HS_SAY("weapon.notCocked", "the weapon is not cocked; recock it first"),
    HS_SAY("weapon.meleeOnly", "the weapon has no range; it serves in melee only"),
    HS_SAY("range.beyond", "the distance of %1 m is beyond the weapon's range of %2 m; come closer"),
    HS_SAY("mode.missing", "the weapon does not fire in this mode; choose one of its own"),
    HS_SAY("mode.volley", "a shot is one bullet; fire a burst or full auto as a volley"),
    HS_SAY("ammunition.noShotgun", "shot and slugs are fired from shotguns only; load something else"),
    HS_SAY("burst.tooManyDice", "%1 dice are more than the %2 the switch auto.maxDice allows; name fewer"),
    HS_SAY("target.missing", "nobody is fired at; name a target"),
    HS_SAY("target.onlyOne", "only bursts and full auto are walked over several targets; name one"),
    HS_SAY("plan.tooLarge", "the body plan has %1 hexes, and one of more than %2 cannot be drawn at random; fire at one target"),
    HS_SAY("shots.tooMany", "%1 shots are more than the %2 that recoil, DEX and magazine allow now; name fewer"),
    HS_SAY("suppress.notAutomatic", "suppressive fire needs a weapon that fires full auto; choose another"),
    HS_SAY("shots.usedUp", "%1 shots were fired this round and no more than %2 can be; wait for the next round"),
    HS_SAY("wounds.full", "the list of wounds is full; remove healed ones"),
    HS_SAY("stuckBullets.full", "the list of stuck bullets is full; remove those taken out"),
    HS_SAY("check.noSuchStat", "there is no stat of this name; check its spelling"),
    HS_SAY("check.nothing", "neither a name nor a rank is given; give one of them"),
    HS_SAY("aim.underFire", "nobody aims while shot at unless the option Under Fire is on"),
    HS_SAY("draw.already", "the weapon is drawn already; leave the drawing out"),
    HS_SAY("recock.already", "the weapon is cocked already"),
    HS_SAY("reload.full", "the magazine is full"),
    HS_SAY("jam.none", "the weapon is not jammed"),
    HS_SAY("scope.none", "no scope is mounted; mount one"),
    HS_SAY("scope.fixed", "the scope has one setting only"),
    HS_SAY("scope.beyondDesign", "the scope cannot be set to band %1; it is made for band %2"),
    HS_SAY("scope.already", "the scope is set to this band already"),
    HS_SAY("posture.already", "he is in this posture already"),
    HS_SAY("target.cannotDive", "the dead and the unconscious do not dive; leave the dive out"),
    HS_SAY("target.tooSlow", "his Initiative Total of %1 is not above the attacker's %2; leave the dive out"),
    HS_SAY("dodge.untrained", "nobody dodges without the skill Dodge; give him a rank of 1"),
    HS_SAY("dance.none", "ranged attacks are dodged with Dance of Death or Ballet of Death only; dive for cover"),
    HS_SAY("dance.already", "he has danced in this phase; wait for the next"),
    HS_SAY("blow.noSecondWeapon", "he holds no second weapon; name it or strike a single blow"),
    HS_SAY("blow.noSecondBlow", "the first of the two blows has not been struck; strike it first"),
    HS_SAY("blow.tooHeavy", "the two weapons' damage of %1 is above his STR of %2; take lighter ones"),
    HS_SAY("blow.twoHands", "the weapon takes both hands; free them"),
    HS_SAY("throw.none", "none is left to throw"),
    HS_SAY("ready.throwNotAimed", "thrown weapons are not aimed; throw at once"),
    HS_SAY("ready.natural", "this is a part of the body; it is always at hand"),
    HS_SAY("opportunity.none", "no Opportunity Action is held; hold one first"),
    HS_SAY("opportunity.noInterrupt", "the switch turn.opportunityInterrupt forbids acting between a declaration and its dice; wait until it is resolved"),
    HS_SAY("additional.none", "no additional Action is left in this round"),
    HS_SAY("additional.taken", "one additional Action was taken in this phase; wait for the next"),
    HS_SAY("split.noSkill", "the character does not have this skill; name one of his"),
    HS_SAY("split.already", "an Action is split already; finish it first"),
    HS_SAY("split.tooSmall", "the secondary action cannot get %1 points; give it at least %2"),
    HS_SAY("split.tooLarge", "the secondary action cannot get %1 points; it can get %2 at most"),
    HS_SAY("aid.noSkill", "first aid takes Paramedic or Surgery; choose somebody who has it"),
    HS_SAY("aid.noWound", "there is no such open wound; choose another"),
    HS_SAY("aid.noBullet", "no such bullet is stuck; choose another"),
    HS_SAY("patient.dead", "the dead cannot be helped; choose somebody else"),
    HS_SAY("patient.awake", "the patient is awake already"),
    HS_SAY("patient.noWaking", "the switch ko.paramedicWakes forbids waking the unconscious"),
    HS_SAY("treat.noHealer", "the healer has no inborn power; choose another or give a drug"),
    HS_SAY("treat.full", "too many healings are in progress; wait for one to take effect"),
    HS_SAY("treat.nothing", "nothing would be healed; give the points of Flux or the amount"),
    HS_SAY("shift.notHardening", "these cells do not harden; choose somebody whose cells do"),
    HS_SAY("shift.tooMuch", "%1 points of PHYS are more than the %2 there are; shift fewer"),
    HS_SAY("phase.nothing", "neither does a phase end nor does one begin; choose at least one"),
};
// clang-format on

#undef HS_SAY

}  // namespace

const text::SystemPhrases& phrases()
{
    static const text::SystemPhrases kPhrases{.system = "threed",
                                              .name = QT_TRANSLATE_NOOP("threed", "3D System"),
                                              .context = "threed",
                                              .sections = kSections,
                                              .quantities = kQuantities,
                                              .endings = kEndings,
                                              .values = kValues,
                                              .questions = kQuestions,
                                              .dice = kDice,
                                              .locations = kLocations,
                                              .shortLocations = kShortLocations,
                                              .refusals = kRefusals,
                                              .actions = kActions,
                                              .fields = fieldPhrases(),
                                              .choices = choicePhrases(),
                                              .ranks = rankPhrases(),
                                              .groups = groupPhrases()};
    return kPhrases;
}

}  // namespace hitspread::threed
