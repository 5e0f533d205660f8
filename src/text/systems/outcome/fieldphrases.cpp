#include "text/systems/outcome/phrases.h"

namespace hitspread::outcome {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kFieldNames[]{
    HS_SAY("traits", "Traits"), HS_SAY("discipline", "Discipline"), HS_SAY("physique", "Physique"), HS_SAY("melee", "Melee"),
    HS_SAY("ranged", "Ranged"), HS_SAY("unarmed", "Unarmed Combat"), HS_SAY("character.skills", "Other skills"), HS_SAY("painTolerance", "Pain Tolerance"),
    HS_SAY("integralArmour", "Integral armour"), HS_SAY("wornArmour", "Worn armour besides"),
    HS_SAY("levels", "Damage levels"), HS_SAY("dead", "Dead"), HS_SAY("injuredArms", "Injured arms"), HS_SAY("occupiedHands", "Occupied hands"),
    HS_SAY("condition.cover", "Behind cover"), HS_SAY("condition.coverArmour", "Armour of the cover, fired through"), HS_SAY("concealed", "Concealed"),
    HS_SAY("invisible", "Invisible"), HS_SAY("pinpointed", "Pinpointed"), HS_SAY("aimAt", "Aims at"), HS_SAY("aimTurns", "Turns of aiming"),
    HS_SAY("holding", "Holds"), HS_SAY("heldBy", "Held by"), HS_SAY("pinned", "Pinned"), HS_SAY("condition.garrote", "Garrote, damage each turn"),
    HS_SAY("keeps", "Keeps the hold this turn"), HS_SAY("tokenCount", "Feints fallen for"), HS_SAY("tokenUntil", "Until the end of turn"),
    HS_SAY("shieldAgainst", "Shield used against"), HS_SAY("inTurn", "Is in the turn"), HS_SAY("initiativeDie", "Initiative roll"),
    HS_SAY("condition.initiative", "Initiative"), HS_SAY("rollOff", "Roll-off"), HS_SAY("planCount", "Declared actions"), HS_SAY("plan", "Declared"),
    HS_SAY("planWhom", "Against"), HS_SAY("planTimes", "Times"), HS_SAY("planDone", "Done"), HS_SAY("actionsAdded", "Actions added"), HS_SAY("moved", "Has moved"),
    HS_SAY("weapon.skill", "Skill of its own"), HS_SAY("weapon.kind", "Kind"), HS_SAY("damageBonus", "Damage bonus"), HS_SAY("modes", "Fires"),
    HS_SAY("buckler", "Buckler"), HS_SAY("weapon.garrote", "Garrote"), HS_SAY("natural", "Part of the body"), HS_SAY("dropped", "Lies on the ground"),
    HS_SAY("points", "Armour"), HS_SAY("armour.shield", "Shield"), HS_SAY("carried", "Carried"), HS_SAY("arm", "Arm"),
    HS_SAY("conditionTemplate.rolls", "On rolls"), HS_SAY("preventsActing", "Keeps from acting"), HS_SAY("duration", "Lasts"), HS_SAY("durationUnit", "Unit"),
    HS_SAY("summary", "In short"), HS_SAY("modifier.value", "Value"), HS_SAY("appliesTo", "For"),
    HS_SAY("switches.dice", "Dice of an outcome"), HS_SAY("outcomes", "Table of outcomes"), HS_SAY("outcomes.outcome", "Outcome"), HS_SAY("outcomes.natural", "Critical"),
    HS_SAY("switches.critical", "Critical attack"), HS_SAY("defence.criticalAvoids", "Critical defence"), HS_SAY("defence.floor", "Defence below 0"),
    HS_SAY("defences", "What meets an attack"), HS_SAY("defences.dodge", "Dodged"), HS_SAY("defences.parry", "Parried"), HS_SAY("actions.limit", "Actions in a turn"),
    HS_SAY("switches.initiative", "Initiative is rolled"), HS_SAY("wound.add", "Wounds"), HS_SAY("wounds", "Wound table"), HS_SAY("wounds.name", "Wound"),
    HS_SAY("wounds.penalty", "On all rolls"), HS_SAY("wounds.walks", "Walks"), HS_SAY("wounds.acts", "Acts"), HS_SAY("switches.garrote", "Garrote in later turns"),
    HS_SAY("covers", "Cover"), HS_SAY("covers.penalty", "On the attack"), HS_SAY("materials", "Cover as armour"), HS_SAY("materials.armour", "Armour"),
    HS_SAY("ratings", "Names of ratings"), HS_SAY("ratings.name", "Name"), HS_SAY("calledShots", "Shots may be called"), HS_SAY("calledShot", "What a called shot costs"),
    HS_SAY("calledShot.cost", "On the attack"),
    HS_SAY("called", "Called at"), HS_SAY("mode", "Fires"), HS_SAY("closeRange", "At close range"), HS_SAY("automaticBonus", "Bonus of automatic fire"),
    HS_SAY("withShield", "Strikes with the shield"), HS_SAY("from", "Comes from"), HS_SAY("attackOptions.shield", "The shield"),
    HS_SAY("attackOptions.cover", "Cover of the target"), HS_SAY("specialMeasures", "Special measures against the cover"), HS_SAY("through", "Fires through it"),
    HS_SAY("material", "Made of"), HS_SAY("coverArmour", "Armour of another cover"), HS_SAY("hardToSee", "Pinpointed, but hard to see"),
    HS_SAY("ruledVisible", "The game master lets it be attacked"), HS_SAY("fromCover", "Fires from behind cover"),
    HS_SAY("fromConcealment", "Fires out of concealment that impairs the view"), HS_SAY("parriesWithShield", "Parries with the shield"),
    HS_SAY("rollModifiers", "Modifiers"), HS_SAY("defenceModifiers", "Modifiers of the defence"), HS_SAY("checkModifiers", "Modifiers"), HS_SAY("modifiers", "Modifiers of initiative"),
    HS_SAY("who", "Who acts"), HS_SAY("whom", "At whom"), HS_SAY("whomName", "Name of whoever is meant"), HS_SAY("round", "Turn"),
    HS_SAY("grappleOptions.what", "What"), HS_SAY("grappleOptions.garrote", "With a garrote"), HS_SAY("neckIsBare", "The armour leaves the neck bare"),
    HS_SAY("breakOptions.skill", "Breaks free with"), HS_SAY("feintOptions.skill", "Feints with"), HS_SAY("targetSkill", "Sees through it with"), HS_SAY("distance", "Distance"),
    HS_SAY("stationary", "The target does not move"), HS_SAY("words", "In words"), HS_SAY("metres", "Carries as far as"), HS_SAY("allowed", "The game master allows it"),
    HS_SAY("testOptions.skill", "Skill"), HS_SAY("difficulty", "Has to come to more than"), HS_SAY("testOptions.rolls", "Needs a roll"), HS_SAY("shieldOptions.what", "What"),
    HS_SAY("helped", "Somebody helps"), HS_SAY("shieldOptions.weapon", "What is held in hand is meant"), HS_SAY("harmOptions.points", "Damage"),
    HS_SAY("armourCounts", "Armour takes its points off"), HS_SAY("ends", "The turn ends"), HS_SAY("starts", "The next turn begins"),
};

constexpr Phrase kFieldChoices[]{
    HS_SAY("dice.fourFate", "Four of −, blank and +"), HS_SAY("dice.sixMinusSix", "One d6 less another"), HS_SAY("dice.table", "d100 on a table"),
    HS_SAY("critical.dieCountsFive", "The roll counts 5"), HS_SAY("critical.finalAtLeastFive", "Comes to 5 at least"), HS_SAY("critical.alwaysHits", "Always hits"),
    HS_SAY("defence.criticalAvoids.off", "Counts as rolled"), HS_SAY("defence.criticalAvoids.on", "Always avoids"),
    HS_SAY("defence.floor.off", "Helps the attack"), HS_SAY("defence.floor.on", "Counts 0"), HS_SAY("actions.limit.none", "Without limit"),
    HS_SAY("initiative.eachTurn", "Each turn"), HS_SAY("initiative.once", "Once in a fight"), HS_SAY("wound.add.off", "Only the worst counts"),
    HS_SAY("wound.add.on", "Add up"), HS_SAY("garrote.repeat", "Does the same again"), HS_SAY("garrote.newRoll", "Needs a new roll"),
    HS_SAY("calledShots.off", "Are only said"), HS_SAY("calledShots.on", "Cost as the table says"),
    HS_SAY("unhurt", "Unhurt"), HS_SAY("scratched", "Scratched"), HS_SAY("light", "Lightly Wounded"), HS_SAY("wounded", "Wounded"),
    HS_SAY("serious", "Seriously Wounded"), HS_SAY("name.critical", "Critically Wounded"), HS_SAY("wounds.critical", "Critically Wounded"), HS_SAY("incapacitated", "Incapacitated"), HS_SAY("dying", "Dead or dying"),
    HS_SAY("acts.acts", "Yes"), HS_SAY("wounds.acts", "Yes"), HS_SAY("lies", "No"), HS_SAY("gameMaster", "As the game master says"), HS_SAY("no", "No"), HS_SAY("yes", "Yes"),
    HS_SAY("quarter", "A quarter"), HS_SAY("half", "Half"), HS_SAY("threeQuarters", "Three quarters or more"), HS_SAY("whole", "Nothing gets through"),
    HS_SAY("none", "None"), HS_SAY("woodenDoor", "Wooden door"), HS_SAY("carDoor", "Car door"), HS_SAY("brick", "Brick"), HS_SAY("material.other", "Something else"),
    HS_SAY("kind.melee", "Melee"), HS_SAY("melee", "Melee"), HS_SAY("thrown", "Thrown"), HS_SAY("bow", "Bow"), HS_SAY("firearm", "Firearm"),
    HS_SAY("untrained", "Untrained"), HS_SAY("novice", "Novice"), HS_SAY("competent", "Competent"), HS_SAY("professional", "Professional"),
    HS_SAY("expert", "Expert"), HS_SAY("master", "Master"), HS_SAY("ordinary", "No"), HS_SAY("success", "Success"), HS_SAY("failure", "Failure"),
    HS_SAY("single", "Single shots"), HS_SAY("burst", "Bursts of three"), HS_SAY("automatic", "Automatic fire"), HS_SAY("buckshot", "Buckshot"),
    HS_SAY("worn", "Worn, strapped on"), HS_SAY("inHand", "In hand"), HS_SAY("onBack", "On the back"), HS_SAY("carried.dropped", "On the ground"),
    HS_SAY("left", "Left"), HS_SAY("right", "Right"), HS_SAY("front", "The front"), HS_SAY("leftFront", "The left front"), HS_SAY("rightFront", "The right front"),
    HS_SAY("leftRear", "The left rear"), HS_SAY("rightRear", "The right rear"), HS_SAY("rear", "The rear"), HS_SAY("around", "Strikes around it"),
    HS_SAY("shield.through", "Strikes through it"), HS_SAY("asConcealment", "It conceals, no more"), HS_SAY("asArmour", "It acts as armour"), HS_SAY("nowhere", "Nowhere"),
    HS_SAY("skull", "Skull"), HS_SAY("eyes", "Eyes"), HS_SAY("face", "Face"), HS_SAY("neck", "Neck"), HS_SAY("chest", "Chest"), HS_SAY("vitals", "Vitals"),
    HS_SAY("abdomen", "Abdomen"), HS_SAY("groin", "Groin"), HS_SAY("arm_r", "Right arm"), HS_SAY("arm_l", "Left arm"), HS_SAY("hand_r", "Right hand"),
    HS_SAY("hand_l", "Left hand"), HS_SAY("leg_r", "Right leg"), HS_SAY("leg_l", "Left leg"), HS_SAY("foot_r", "Right foot"), HS_SAY("foot_l", "Left foot"),
    HS_SAY("what.grapple", "Grapple"), HS_SAY("what.keep", "Keep the hold"), HS_SAY("better", "The better one"), HS_SAY("skill.physique", "Physique"),
    HS_SAY("skill.unarmed", "Unarmed Combat"), HS_SAY("skill.melee", "Melee"), HS_SAY("targetSkill.melee", "Melee"), HS_SAY("targetSkill.unarmed", "Unarmed Combat"),
    HS_SAY("takeOffBack", "Take it off the back"), HS_SAY("strapOn", "Strap it on"), HS_SAY("unstrap", "Unstrap it"), HS_SAY("letFall", "Let it fall"),
    HS_SAY("putOnBack", "Put it on the back"), HS_SAY("pickUp", "Pick it up"),
    HS_SAY("plan.strike", "Strike"), HS_SAY("plan.shoot", "Shoot"), HS_SAY("plan.automatic", "Automatic fire"), HS_SAY("plan.grapple", "Grapple"),
    HS_SAY("plan.feint", "Feint"), HS_SAY("plan.dodge", "Dodge"), HS_SAY("plan.parry", "Parry"), HS_SAY("plan.keepHold", "Keep a hold"),
    HS_SAY("plan.breakHold", "Break a hold"), HS_SAY("plan.aim", "Aim"), HS_SAY("plan.move", "Move"), HS_SAY("plan.shield", "Shield"), HS_SAY("plan.other", "Something else"),
    HS_SAY("untilRemoved", "Until removed"), HS_SAY("rounds", "Turns"), HS_SAY("minutes", "Minutes"), HS_SAY("hours", "Hours"), HS_SAY("days", "Days"),
    HS_SAY("attack", "Attack"), HS_SAY("defence", "Defence"), HS_SAY("initiative", "Initiative"), HS_SAY("check", "Anything else"),
};

constexpr Phrase kOptionLabels[]{
    HS_SAY("called", "Called shot at"), HS_SAY("mode=single", "Single"), HS_SAY("mode=burst", "Burst"), HS_SAY("mode=automatic", "Auto"),
    HS_SAY("closeRange", "Close range"), HS_SAY("automaticBonus", "Automatic fire adds"), HS_SAY("fromCover", "From behind cover"),
    HS_SAY("fromConcealment", "From a poor view"), HS_SAY("rollModifiers", "Add modifier…"), HS_SAY("defenceModifiers", "Add modifier…"),
    HS_SAY("dropped", "Weapon on the ground"), HS_SAY("from", "Attacked from"), HS_SAY("attackOptions.shield", "Shield"),
    HS_SAY("shield=around", "Around"), HS_SAY("shield=through", "Through"), HS_SAY("attackOptions.cover", "Cover"),
    // In few letters, so that both sides stand beside the body on small screens, too.
    HS_SAY("cover=none", "None"), HS_SAY("cover=quarter", "¼"), HS_SAY("cover=half", "½"), HS_SAY("cover=threeQuarters", "¾"), HS_SAY("cover=whole", "Whole"),
    HS_SAY("through", "Shot through"), HS_SAY("through=no", "No"), HS_SAY("through=asConcealment", "Conceals"), HS_SAY("through=asArmour", "Armour"),
    HS_SAY("material=woodenDoor", "Wood"), HS_SAY("material=other", "Other"), HS_SAY("coverArmour", "Its armour"),
    HS_SAY("specialMeasures", "Special measures"), HS_SAY("hardToSee", "Hard to see"), HS_SAY("ruledVisible", "Attacked all the same"),
    HS_SAY("grappleOptions.what", "What is done"), HS_SAY("neckIsBare", "The neck is bare"), HS_SAY("skill", "Rolls with"), HS_SAY("targetSkill", "Rolls with"),
    HS_SAY("distance.hint", "empty: in reach"),
};

constexpr Phrase kFieldGroups[]{
    HS_SAY("identity", "Name and kind"), HS_SAY("traits", "Traits"), HS_SAY("notes", "Notes"), HS_SAY("skills", "Skills"), HS_SAY("body", "Body"), HS_SAY("ratings", "Ratings"),
    HS_SAY("defence", "Defence"), HS_SAY("state", "State"), HS_SAY("tracks", "Tracks"), HS_SAY("wounds", "Wounds"), HS_SAY("effects", "What burdens"),
    HS_SAY("turn", "Turn"), HS_SAY("aim", "Aim"), HS_SAY("weapon", "Weapon"), HS_SAY("modifiers", "Modifiers"), HS_SAY("cover", "Cover and concealment"),
    HS_SAY("shield", "Shield"), HS_SAY("grappling", "Grappling"), HS_SAY("range", "Range"), HS_SAY("bookkeeping", "Kept for the rules"), HS_SAY("time", "Time"),
    HS_SAY("effect", "What it does"), HS_SAY("duration", "How long"), HS_SAY("rolls", "Rolls"), HS_SAY("harm", "Harm"),
};

constexpr Phrase kFieldExplanations[]{
    HS_SAY("dice", "What an outcome is rolled with: four dice of −, blank and + from −4 to +4, one d6 less another from −5 to +5, or a d100 on the table below."),
    HS_SAY("outcomes", "What each result of a d100 comes to where dice are read off a table, and which results are critical."),
    HS_SAY("critical", "What a critical success of an attack is worth: the roll counts 5, or what is left after the defence is raised to 5, or to 1 unless the defence is critical, too."),
    HS_SAY("defence.criticalAvoids", "Whether a critical success of a defence avoids the attack whatever the totals."),
    HS_SAY("defence.floor", "Whether a defence that comes to less than 0 is taken as 0 against attacks and grapples."),
    HS_SAY("defences", "Which kinds of attacks can be dodged with Physique and which parried with Melee."),
    HS_SAY("actions.limit", "How many actions somebody may declare in a turn."),
    HS_SAY("initiative", "Whether initiative is rolled in each turn, or once for the whole fight."),
    HS_SAY("wound.add", "Whether damage levels add up over a fight, or only the worst wound counts."),
    HS_SAY("wounds", "What damage levels come to: the name of the wound, what it adds to all rolls, and whether somebody so hurt walks and acts."),
    HS_SAY("garrote", "Whether a garrote that is kept tight does the damage of its first turn again, or what a new attack comes to."),
    HS_SAY("covers", "What a cover takes off attacks on who is behind it, by how much of them it hides."),
    HS_SAY("materials", "How many points of armour a cover has that is fired through."),
    HS_SAY("ratings", "What ratings are called."),
    HS_SAY("calledShots", "Whether a place an attack is called at changes its roll; otherwise it is only noted."),
    HS_SAY("calledShot", "What an attack changes by when it is called at a piece of the body."),
};
// clang-format on

}  // namespace

void sayFields(text::SystemPhrases& phrases)
{
    phrases.fields = kFieldNames;
    phrases.choices = kFieldChoices;
    phrases.optionLabels = kOptionLabels;
    phrases.groups = kFieldGroups;
    phrases.explanations = kFieldExplanations;
}

}  // namespace hitspread::outcome
