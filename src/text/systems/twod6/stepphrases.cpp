#include "text/systems/twod6/phrases.h"

namespace hitspread::twod6 {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kStepSections[]{
    HS_SAY("initiative", "Initiative"), HS_SAY("seize", "Seizing the initiative"), HS_SAY("turn", "Turn"), HS_SAY("move", "Movement"), HS_SAY("aim", "Careful aim"),
    HS_SAY("drawn", "Into close combat"), HS_SAY("attack", "To hit"), HS_SAY("shots", "Shots"), HS_SAY("burst", "Burst"), HS_SAY("area", "Blast"),
    HS_SAY("scatter", "Scatter"), HS_SAY("blast", "In the blast"), HS_SAY("place", "Location"), HS_SAY("damage", "Damage"), HS_SAY("armour", "Armour"),
    HS_SAY("monitor", "Condition Monitor"), HS_SAY("consciousness", "Consciousness roll"), HS_SAY("proposal", "Proposed wound"), HS_SAY("wound", "Wound"),
    HS_SAY("limb", "Wounded limb"), HS_SAY("falls", "Fall"), HS_SAY("grapple", "Grapple"), HS_SAY("fall", "Fall check"), HS_SAY("escape", "Escape"),
    HS_SAY("hold", "Hold"), HS_SAY("clock", "Clock"), HS_SAY("save", "Build save"), HS_SAY("wake", "Waking"), HS_SAY("treat", "Stabilising"),
    HS_SAY("medtech", "Medtech roll"), HS_SAY("healed", "Healing"), HS_SAY("week", "Week"), HS_SAY("surgery", "Failed surgery"), HS_SAY("recovery", "Recovery"),
    HS_SAY("reopen", "Reopening"), HS_SAY("status", "Condition"), HS_SAY("sheet", "Sheet"),
};

constexpr Phrase kStepQuantities[]{
    HS_SAY("initiative.roll", "2d6"), HS_SAY("initiative.ref", "And REF"), HS_SAY("initiative.modifier", "Modifier"),
    HS_SAY("initiative.score", "Initiative Score"), HS_SAY("initiative.tie", "Die of the tie, the higher acts later"),
    HS_SAY("seize.place", "Place among those who step in, the highest first"),
    HS_SAY("turn.begun", "The turn begins"), HS_SAY("turn.simple", "Simple Actions taken"), HS_SAY("turn.complex", "Complex Action taken"),
    HS_SAY("turn.number", "Round that is over"), HS_SAY("turn.doing", "Does"),
    HS_SAY("move.build", "BLD that counts"), HS_SAY("move.ref", "And REF"), HS_SAY("move.running", "Running bonus"), HS_SAY("move.sum", "Sum"),
    HS_SAY("move.full", "Metres on clear ground"), HS_SAY("move.halved", "Halved, crawling or by a wounded leg"), HS_SAY("move.shortened", "Less by obstructions"),
    HS_SAY("move.allowed", "Metres at most"), HS_SAY("move.half", "Half of it, for aimed attacks"), HS_SAY("move.mode", "Moves"),
    HS_SAY("aim.rounds", "Rounds of careful aim"),
    HS_SAY("drawn.target", "Drawn, counted from the target"), HS_SAY("drawn.impossible", "Fired, and sure to miss"),
    HS_SAY("attack.level", "Skill level"), HS_SAY("attack.ranged", "Row of the table of ranged combat"), HS_SAY("attack.melee", "Row of the table of melee"),
    HS_SAY("attack.hindered", "Wounded arm"), HS_SAY("attack.modifier", "Modifier"), HS_SAY("attack.success", "Hits"),
    HS_SAY("attack.withoutRoll", "Hits without a roll: unconscious, at close reach"),
    HS_SAY("shots.left", "Shots left"), HS_SAY("burst.distance", "Metres from whom it hits"), HS_SAY("burst.within", "Within 5 m"),
    HS_SAY("area.radius", "Radius in metres"), HS_SAY("scatter.degrees", "Degrees clockwise of the line of fire"), HS_SAY("scatter.distance", "Metres from the place"),
    HS_SAY("scatter.stopped", "Stopped by an obstacle, metres"), HS_SAY("blast.distance", "Metres from the impact"), HS_SAY("blast.within", "In the blast"),
    HS_SAY("blast.shielded", "Behind a wall"),
    HS_SAY("place.first", "First die, row"), HS_SAY("place.second", "Second die, column"), HS_SAY("place.rolled", "By the table"),
    HS_SAY("place.covered", "Behind cover: rolled once more"), HS_SAY("place.struck", "Struck"), HS_SAY("place.critical", "Critical hit, by doubles"),
    HS_SAY("damage.roll", "Dice"), HS_SAY("damage.bonus", "Bonus"), HS_SAY("damage.build", "BLD, of a part of the body"), HS_SAY("damage.charge", "By the run-up"),
    HS_SAY("damage.sum", "Damage"), HS_SAY("damage.doubled", "Doubled, critical hit"), HS_SAY("damage.halved", "Halved, cosh"),
    HS_SAY("armour.passed", "Past the armour"), HS_SAY("armour.absorbed", "Taken by its pool"), HS_SAY("armour.pool", "Left of the pool"),
    HS_SAY("damage.taken", "Points marked"),
    HS_SAY("monitor.boxes", "Boxes"), HS_SAY("monitor.filled", "Boxes filled"), HS_SAY("monitor.beyond", "Beyond the last box: Bruise turns Lethal"),
    HS_SAY("monitor.lethal", "Lethal boxes"), HS_SAY("monitor.wound", "Wound Factor"), HS_SAY("monitor.line", "Line"), HS_SAY("monitor.full", "Monitor full"),
    HS_SAY("monitor.dead", "Dead: all boxes Lethal"),
    HS_SAY("consciousness.save", "Save of the line"), HS_SAY("consciousness.cosh", "By the cosh"), HS_SAY("consciousness.modifier", "Modifier"),
    HS_SAY("consciousness.success", "Stays conscious"),
    HS_SAY("proposal.at", "Proposed from so many points"), HS_SAY("proposal.wound", "Proposed"), HS_SAY("wound.now", "Wound"),
    HS_SAY("limb.bruise", "Bruise for using it"), HS_SAY("falls.now", "Falls"),
    HS_SAY("grapple.charge", "Metres of run-up by 10"), HS_SAY("grapple.back", "Damage to the attacker: BLD of the other"),
    HS_SAY("fall.level", "Level of the chosen skill"), HS_SAY("fall.build", "Difference of the BLDs"), HS_SAY("fall.modifier", "Modifier"),
    HS_SAY("fall.success", "Stays on his feet"),
    HS_SAY("escape.level", "Level of the chosen skill"), HS_SAY("escape.build", "Difference of the BLDs"), HS_SAY("escape.fallen", "Fallen"),
    HS_SAY("escape.modifier", "Modifier"), HS_SAY("escape.success", "Comes free"), HS_SAY("hold.now", "Held"),
    HS_SAY("clock.save", "Rounds to the next Build save"), HS_SAY("clock.wake", "Rounds to the first try to wake"), HS_SAY("clock.passed", "A minute without a save, by the house"),
    HS_SAY("save.base", "Base"), HS_SAY("save.build", "BLD"), HS_SAY("save.wound", "Wound Factor"), HS_SAY("save.modifier", "Modifier"),
    HS_SAY("save.success", "Hangs on"), HS_SAY("save.failedBy", "Failed by, in Lethal"), HS_SAY("save.made", "Saves made in a row"), HS_SAY("wake.success", "Wakes"),
    HS_SAY("treat.rounds", "Rounds of treatment"), HS_SAY("medtech.level", "Medtech level"), HS_SAY("medtech.wound", "Wound Factor"),
    HS_SAY("medtech.facility", "Facility"), HS_SAY("medtech.toHeal", "To heal, by the table of recovery"), HS_SAY("medtech.modifier", "Modifier"),
    HS_SAY("healed.bruise", "Bruise healed"), HS_SAY("healed.lethal", "Lethal healed"), HS_SAY("week.share", "Healed by the week"),
    HS_SAY("surgery.harm", "Lethal: one die times the other"), HS_SAY("recovery.roll", "Dice"), HS_SAY("recovery.days", "Days to heal"),
    HS_SAY("recovery.left", "Days left"), HS_SAY("reopen.success", "Does not reopen"), HS_SAY("status.now", "Changed"), HS_SAY("status.number", "Set to"),
    HS_SAY("sheet.boxes", "Boxes in a line"), HS_SAY("sheet.all", "Boxes in all"), HS_SAY("sheet.wound", "Wound Factor"), HS_SAY("sheet.line", "Line"),
    HS_SAY("sheet.save", "Consciousness roll"), HS_SAY("sheet.walk", "Walk, metres"), HS_SAY("sheet.run", "Run, metres"), HS_SAY("sheet.sprint", "Sprint, metres"),
    HS_SAY("sheet.evade", "Evade, metres"), HS_SAY("sheet.buildSave", "Build save"), HS_SAY("sheet.unarmed", "Unarmed damage, beside 1d6"),
    HS_SAY("sheet.hour", "Bruise healed in an hour of rest"), HS_SAY("sheet.weekActive", "Lethal healed in an active week"),
    HS_SAY("sheet.weekResting", "Lethal healed in a week of rest"), HS_SAY("sheet.weeks", "Weeks of rest to full recovery"),
    HS_SAY("sheet.minutes", "Minutes to each point of Bruise"), HS_SAY("sheet.proposal", "Wound proposed from so many points"),
    HS_SAY("sheet.weapon", "Level with the weapon"), HS_SAY("sheet.skill", "Level"), HS_SAY("sheet.armour", "Stopped by armour, percent"),
};

constexpr Phrase kStepEndings[]{
    HS_SAY("number", "Target number"), HS_SAY("roll", "2d6"), HS_SAY("success", "Success"),
};

constexpr Phrase kStepQuestions[]{
    HS_SAY("initiative.dice", "Initiative"), HS_SAY("initiative.tie", "Tie in score and ITN"), HS_SAY("drawn.die", "Who of those close together is attacked?"),
    HS_SAY("attack.dice", "To hit"), HS_SAY("scatter.dice", "Scatter"), HS_SAY("blast.within", "In the blast?"), HS_SAY("burst.damage", "Damage by the burst"),
    HS_SAY("place.dice", "Where does it hit?"), HS_SAY("place.again", "Covered: where else does it hit?"), HS_SAY("aimed.critical", "Critical?"),
    HS_SAY("damage.dice", "Damage"), HS_SAY("consciousness.dice", "Consciousness roll"), HS_SAY("proposal.answer", "Is the proposed wound inflicted?"),
    HS_SAY("fall.skill", "Against the fall"), HS_SAY("fall.dice", "Fall check"), HS_SAY("escape.skill", "Comes free by"), HS_SAY("escape.dice", "Escape"),
    HS_SAY("save.dice", "Build save"), HS_SAY("wake.dice", "Try to wake"), HS_SAY("medtech.dice", "Medtech roll"), HS_SAY("surgery.harm", "Damage by the surgery"),
    HS_SAY("recovery.dice", "How long it takes to heal"), HS_SAY("reopen.dice", "Build save against reopening"),
};

constexpr Phrase kStepOptions[]{
    HS_SAY("blast.within=no", "Outside"), HS_SAY("blast.within=yes", "In the blast"), HS_SAY("proposal.answer=decline", "No wound"),
    HS_SAY("proposal.answer=confirm", "Wounded"), HS_SAY("fall.skill=acrobatics", "Acrobatics"), HS_SAY("fall.skill=unarmed", "Unarmed Combat"),
    HS_SAY("escape.skill=acrobatics", "Acrobatics"), HS_SAY("escape.skill=unarmed", "Unarmed Combat"),
};

constexpr Phrase kStepDice[]{
    HS_SAY("row", "Row"), HS_SAY("column", "Column"), HS_SAY("direction", "Direction"), HS_SAY("distance", "Distance"),
};

constexpr Phrase kStepRefusals[]{
    HS_SAY("actor.dead", "who is dead does nothing; choose somebody else"),
    HS_SAY("actor.unconscious", "who is unconscious does nothing; let them wake, or choose somebody else"),
    HS_SAY("actor.surprised", "who is surprised does nothing in the first round; wait for the next one, or lift it"),
    HS_SAY("actor.held", "who is held takes Incidental Actions or tries to come free; try that, or have the holder let go"),
    HS_SAY("actor.laidUp", "with head or torso incapacitated there are Incidental Actions alone; act in spite of it, or choose somebody else"),
    HS_SAY("actor.underCare", "who is under care is out of action; end the care, or choose somebody else"),
    HS_SAY("actor.holds", "who holds somebody moves nowhere; let go first"),
    HS_SAY("actor.prone", "who is prone only crawls; stand up first"),
    HS_SAY("turn.over", "the turn of this round is over; wait for the next round"),
    HS_SAY("turn.simpleSpent", "two Simple Actions are taken; wait for the next round"),
    HS_SAY("turn.complexTaken", "a Complex Action takes the whole turn; wait for the next round"),
    HS_SAY("turn.complexTooLate", "a Complex Action takes the whole turn, and a Simple Action is taken; wait for the next round"),
    HS_SAY("turn.kindSpent", "one action of this kind is taken, and a round has one of each; do something of another kind"),
    HS_SAY("turn.kindSpent=0", "a movement is taken, and a round has one action of each kind; do something else than move"),
    HS_SAY("turn.kindSpent=1", "a combat action is taken, and a round has one of each kind; move, or handle something"),
    HS_SAY("turn.kindSpent=2", "something has been handled, and a round has one action of each kind; move, or attack"),
    HS_SAY("turn.kindSpent=3", "an action of no other kind is taken, and a round has one of each; move, attack, or handle something"),
    HS_SAY("seize.rank", "an Initiative Score of %1 does not rank above %2; only who ranks above steps in"),
    HS_SAY("seize.acted", "one of the two has acted already; only between two who have not may one step in"),
    HS_SAY("seize.noRound", "no round runs for both; begin one"),
    HS_SAY("move.tooFar", "%1 m are too far, %2 m are as far as it goes; move less"),
    HS_SAY("move.afterAttack", "the attack of this round is made; declare movement with the attack"),
    HS_SAY("move.leg", "with an incapacitated leg one only walks; walk instead"),
    HS_SAY("move.legDisabled", "a disabled leg carries nobody; crawl instead"),
    HS_SAY("move.crawlStanding", "who stands does not crawl; drop prone first, or walk"),
    HS_SAY("evade.notOpen", "there is no movement of an Evade to come; take the Evade first"),
    HS_SAY("evade.tooEarly", "nobody has rolled to hit the evader yet; wait for the first attack"),
    HS_SAY("stand.standing", "who stands need not stand up; choose something else"),
    HS_SAY("prone.lying", "who is prone need not lie down; choose something else"),
    HS_SAY("weapon.dropped", "the weapon lies on the ground; pick it up first"),
    HS_SAY("weapon.stowed", "the weapon is put away; ready it first"),
    HS_SAY("weapon.inHand", "the weapon is in hand already; use it"),
    HS_SAY("weapon.notDropped", "the weapon does not lie on the ground; choose one that does"),
    HS_SAY("weapon.natural", "a part of the body is always at hand; choose a weapon"),
    HS_SAY("weapon.armDisabled", "the arm it takes is disabled; use the other hand, or another weapon"),
    HS_SAY("weapon.twoHands", "it takes both hands, and but one is free; choose another weapon"),
    HS_SAY("weapon.full", "the weapon is fully loaded; there is nothing to reload"),
    HS_SAY("weapon.uncounted", "nobody counts the shots of this weapon; there is nothing to reload"),
    HS_SAY("weapon.noSpare", "there are no spare rounds for it; choose another weapon, or enter some"),
    HS_SAY("weapon.noShots", "%1 shots are left, and it takes %2; reload, or fire a single shot"),
    HS_SAY("attack.nobody", "nobody is attacked; choose a target"),
    HS_SAY("attack.rangedOnly", "this is for ranged weapons only; choose one, or leave it out"),
    HS_SAY("attack.meleeOnly", "this is for melee weapons only; choose one, or leave it out"),
    HS_SAY("attack.noDistance", "nobody has said how far the target is; say it in metres"),
    HS_SAY("attack.outOfRange", "%1 m are too far for the weapon, which reaches %2 m; come closer, or choose another"),
    HS_SAY("attack.noSight", "there is no clear line of sight; move, or choose another target"),
    HS_SAY("attack.numberTooHigh", "the target number is %1, and with more than %2 nobody may fire; come closer, aim carefully, or call no location"),
    HS_SAY("burst.weapon", "the weapon fires no bursts; fire a single shot"),
    HS_SAY("burst.aimed", "a burst is aimed at no location; leave one of the two out"),
    HS_SAY("attack.areaWeapon", "an area weapon is fired at a place; choose Fire at a place"),
    HS_SAY("area.weapon", "the weapon has no area of effect; attack somebody with it"),
    HS_SAY("aimed.moved", "%1 m are moved, and aimed attacks allow half of the movement, %2 m; move less, or call no location"),
    HS_SAY("aimed.covered", "the location is behind cover; call another, or none"),
    HS_SAY("melee.tooFast", "who runs or sprints strikes nobody; tackle instead, or walk"),
    HS_SAY("melee.apart", "melee is between people who stand next to each other; come closer"),
    HS_SAY("melee.holdsOther", "who holds somebody attacks nobody else; let go first, or attack the one held"),
    HS_SAY("cosh.weapon", "only a cudgel, blackjack or club coshes; choose one, or strike plainly"),
    HS_SAY("cosh.notBehind", "a cosh comes from behind; attack from the rear, or strike plainly"),
    HS_SAY("close.notAdjacent", "without a roll only an aimed attack on somebody unconscious at close reach hits; roll, or say so"),
    HS_SAY("careful.nobody", "careful aim is at one target; choose it"),
    HS_SAY("careful.moved", "who has moved in this round does not aim carefully; wait for the next round"),
    HS_SAY("grapple.apart", "at %1 m a grapple takes a run-up of %2 m at least; move so far with it, or come closer first"),
    HS_SAY("grapple.holds", "who holds somebody takes hold of nobody else; let go first"),
    HS_SAY("grapple.heldByHim", "this one is held already; attack, or let go"),
    HS_SAY("grapple.full", "as many hold this one as can; choose somebody else"),
    HS_SAY("hold.notHis", "there is no hold between the two; choose who holds, or is held"),
    HS_SAY("patient.dead", "nobody helps the dead; choose somebody else"),
    HS_SAY("patient.unhurt", "the patient has no Lethal damage; choose somebody else"),
    HS_SAY("patient.stable", "the patient is stabilised already; choose somebody else"),
    HS_SAY("patient.selfUnconscious", "nobody treats themselves unconscious; let somebody else do it"),
    HS_SAY("time.notStabilised", "not stabilised, with a Build save in %1 min; treat, mark as stabilised, or let the minutes run"),
    HS_SAY("time.none", "no time passes; say how much"),
    HS_SAY("time.nothing", "nobody has anything to heal; let no time pass"),
    HS_SAY("care.today", "the daily care is done; let the day end first"),
    HS_SAY("surgery.noFacility", "surgery needs adequate facilities; find some, or let the wound heal by itself"),
    HS_SAY("surgery.medtech", "Medtech %1 is not enough, surgery needs %2 or better; find another doctor"),
    HS_SAY("wound.none", "this location is not wounded; choose one that is"),
    HS_SAY("wound.notApplicable", "the table of recovery has nothing for such a wound; choose another"),
    HS_SAY("surgery.today", "one surgery was tried on this wound today; let the day end first"),
    HS_SAY("surgery.done", "surgery on this wound has succeeded; it only takes its time"),
    HS_SAY("recovery.chosen", "the wound is healing already; let the days pass"),
    HS_SAY("reopen.none", "no wound is healing there; choose another location"),
    HS_SAY("harm.nobody", "nobody is harmed; mark who it is"),
    HS_SAY("harm.nothing", "nothing harms yet; say how much it is"),
    HS_SAY("wake.awake", "who is awake does not wake; choose who is not"),
    HS_SAY("wake.full", "the monitor is full, and nobody wakes before a box is free; let Bruise heal first"),
    HS_SAY("status.nothing", "nothing changes; say what does"),
};

/// How far somebody is from an impact is measured in tenths of a metre.
constexpr text::Unit kStepUnits[]{{"blast.distance", 10}};
// clang-format on

}  // namespace

void saySteps(text::SystemPhrases& phrases)
{
    phrases.sections = kStepSections;
    phrases.quantities = kStepQuantities;
    phrases.endings = kStepEndings;
    phrases.questions = kStepQuestions;
    phrases.options = kStepOptions;
    phrases.dice = kStepDice;
    phrases.refusals = kStepRefusals;
    phrases.units = kStepUnits;
}

}  // namespace hitspread::twod6
