#include "text/systems/percentile/phrases.h"

namespace hitspread::percentile {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kFieldNames[]{
    HS_SAY("healthLost", "Health lost"), HS_SAY("switches.duel", "Duels"), HS_SAY("duel.hit", "A roll equal to the number"),
    HS_SAY("hitLocations", "Hit location table"), HS_SAY("hitLocations.location", "Location"), HS_SAY("hitLocations.damageHalves", "Damage, times"),
    HS_SAY("critical", "Critical success"), HS_SAY("critical.percent", "Percent of the rating"),
    HS_SAY("critical.minimum", "Critical at least up to"), HS_SAY("switches.fumble", "Fumble from"),
    HS_SAY("clash", "Clash of two who attack each other"), HS_SAY("melee.weaponDamage", "Weapon damage in melee"),
    HS_SAY("defence.critical", "Critical defence"), HS_SAY("defence.most", "Defences in a round"),
    HS_SAY("defence.further", "Less for each defence before"), HS_SAY("ranged.addDex", "DEX in ranged Results"),
    HS_SAY("calledShot.head", "Called shot: head"), HS_SAY("calledShot.chest", "Called shot: chest"),
    HS_SAY("calledShot.abdomen", "Called shot: abdomen"), HS_SAY("calledShot.rightArm", "Called shot: right arm"),
    HS_SAY("calledShot.leftArm", "Called shot: left arm"), HS_SAY("calledShot.rightLeg", "Called shot: right leg"),
    HS_SAY("calledShot.leftLeg", "Called shot: left leg"), HS_SAY("calledShot", "Called shot"), HS_SAY("calledShot.own", "Called shot: own locations"),
    HS_SAY("criticalLocations", "Locations of a critical shot"), HS_SAY("bodyPieces", "Pieces of the body"),
    HS_SAY("bodyPieces.location", "Location"), HS_SAY("locationNames", "Names of locations"),
    HS_SAY("lossOfCombat", "Loss of Combat table"), HS_SAY("lossOfCombat.penalty", "On rolls"), HS_SAY("lossOfCombat.lasts", "Lasts"),
    HS_SAY("lossOfCombat.setback", "And"), HS_SAY("lossOfCombat.actionsLost", "Actions lost"), HS_SAY("woundLevels", "Wound level"),
    HS_SAY("woundLevels.level", "Level"), HS_SAY("meleeFumbles", "Fumbles in melee"), HS_SAY("meleeFumbles.effect", "What happens"),
    HS_SAY("rangedFumbles", "Fumbles at range"), HS_SAY("rangedFumbles.effect", "What happens"), HS_SAY("mind", "MIND"), HS_SAY("dex", "DEX"),
    HS_SAY("skills", "Other skills"), HS_SAY("meleeSkills", "Melee skills"), HS_SAY("rangedSkills", "Ranged skills"),
    HS_SAY("shieldSkills", "Shield skills"), HS_SAY("character.dodge", "Dodge"), HS_SAY("character.unarmed", "Unarmed"),
    HS_SAY("healthMax", "Health"), HS_SAY("armour", "Armour"), HS_SAY("points", "Armour"), HS_SAY("weapon.kind", "Kind"),
    HS_SAY("rollsOn", "Rolls on"), HS_SAY("natural", "Part of the body"), HS_SAY("damageDice", "Damage dice"),
    HS_SAY("damageSides", "Sides of the dice"), HS_SAY("damageBonus", "Damage bonus"), HS_SAY("mayDodge", "May be dodged"),
    HS_SAY("mayBlock", "May be blocked"), HS_SAY("mayParry", "May be parried"), HS_SAY("magazine", "Shots when loaded"), HS_SAY("jammed", "Jammed"),
    HS_SAY("dropped", "Lies on the ground"), HS_SAY("ammo", "Shots left"), HS_SAY("armour.shield", "Shield"), HS_SAY("shieldSkill", "Shield skill"),
    HS_SAY("armourState.ready", "Worn or held up"), HS_SAY("woundCount", "Wounds"), HS_SAY("woundLocations", "Location"),
    HS_SAY("woundDamage", "Damage"), HS_SAY("condition.woundLevels", "Wound level"), HS_SAY("woundRounds", "Round"),
    HS_SAY("penaltyCount", "Burdens"), HS_SAY("penaltyModifiers", "On rolls"), HS_SAY("penaltyUntil", "Until the end of round (0: next roll)"),
    HS_SAY("penaltyCauses", "From"), HS_SAY("fallen", "Fallen"), HS_SAY("declared", "Declared"), HS_SAY("declaredAt", "Declared at"), HS_SAY("whomName", "Name of whoever is meant"),
    HS_SAY("declarationChanged", "Declaration changed"), HS_SAY("initiativeDie", "Initiative die"), HS_SAY("initiativeModifier", "Taken off the die"),
    HS_SAY("condition.initiative", "Initiative margin"), HS_SAY("rollOff", "Roll-off"), HS_SAY("actionsLeft", "Actions left"),
    HS_SAY("actionsLost", "Actions lost"), HS_SAY("defencesUsed", "Defences in this round"), HS_SAY("called", "Called shot"),
    HS_SAY("targetCalled", "Called shot of the other"), HS_SAY("rollsAgainst", "Rolls against"), HS_SAY("targetRollsAgainst", "The other rolls against"), HS_SAY("takesActions", "Takes the Action of each"), HS_SAY("besideActor", "Of those beside, so many are with who acts"), HS_SAY("rollModifiers", "Modifiers"),
    HS_SAY("defenceModifiers", "Modifiers of the defence"), HS_SAY("targetModifiers", "Modifiers of the other"),
    HS_SAY("inReach", "In reach of each other"), HS_SAY("who", "Who acts"), HS_SAY("whom", "At whom"), HS_SAY("round", "Round"), HS_SAY("declarationOptions.kind", "Declares"),
    HS_SAY("declareOptions.kind", "Declares"), HS_SAY("words", "In words"), HS_SAY("allowed", "The game master allows the change"),
    HS_SAY("modifiers", "Modifiers of MIND"), HS_SAY("readyOptions.what", "What"), HS_SAY("ends", "The round ends"),
    HS_SAY("starts", "The next round begins"), HS_SAY("conditionTemplate.rolls", "On rolls"), HS_SAY("preventsActing", "Keeps from acting"),
    HS_SAY("duration", "Lasts"), HS_SAY("durationUnit", "Unit"), HS_SAY("summary", "In short"), HS_SAY("modifier.value", "Value"),
    HS_SAY("appliesTo", "For"), HS_SAY("harmOptions.points", "Damage"), HS_SAY("harmOptions.place", "Where"), HS_SAY("armourCounts", "Armour takes its points off"),
    HS_SAY("placeCounts", "Changed by the location, as an attack's"),
};

constexpr Phrase kFieldChoices[]{
    HS_SAY("duel.off", "Not allowed"), HS_SAY("duel.on", "Allowed"), HS_SAY("duel.hit.atOrUnder", "Hits"), HS_SAY("duel.hit.strictlyUnder", "Misses"),
    HS_SAY("critical.percentOfRating", "Percent of the rating"), HS_SAY("critical.flat", "01 and 02"),
    HS_SAY("clash.off", "Each attack stands alone"), HS_SAY("clash.on", "The higher Result wins"),
    HS_SAY("melee.weaponDamage.off", "Loss of Combat alone"), HS_SAY("melee.weaponDamage.on", "Loss of Combat and damage"),
    HS_SAY("defence.critical.off", "Compared like any other"), HS_SAY("defence.critical.on", "Always turns the attack aside"),
    HS_SAY("defence.most.none", "Without limit"), HS_SAY("ranged.addDex.off", "Not added"), HS_SAY("ranged.addDex.on", "Added"),
    HS_SAY("nextRoll", "Next roll"),
    HS_SAY("nextRound", "End of the next round"), HS_SAY("lossOfCombat.none", "Nothing"), HS_SAY("givesGround", "Gives ground"), HS_SAY("falls", "Falls"),
    HS_SAY("lossOfCombat.row1", "Jarred"), HS_SAY("lossOfCombat.row2", "Off balance"), HS_SAY("lossOfCombat.row3", "Driven back"),
    HS_SAY("lossOfCombat.row4", "Down"), HS_SAY("lossOfCombat.row5", "Beaten"),
    HS_SAY("fallsAndDrops", "Falls, drops the weapon"), HS_SAY("none", "None"), HS_SAY("scratch", "Scratch"), HS_SAY("light", "Light"),
    HS_SAY("serious", "Serious"), HS_SAY("level.critical", "Critical"), HS_SAY("woundLevels.critical", "Critical"), HS_SAY("mortal", "Mortal"),
    HS_SAY("drops", "Weapon dropped"), HS_SAY("losesFooting", "Loses footing: −20 on the next roll"),
    HS_SAY("hitsSelf", "Hits oneself for half damage"), HS_SAY("hitsFriend", "Hits a friend within reach for half damage"), HS_SAY("jams", "Jam or misfire"), HS_SAY("spoilsAmmunition", "Ammunition spoiled"),
    HS_SAY("gameMaster", "As the game master says"), HS_SAY("lossOfCombat", "Loss of Combat"), HS_SAY("footing", "Lost footing"),
    HS_SAY("melee", "Melee"), HS_SAY("thrown", "Thrown"), HS_SAY("ranged", "Ranged"), HS_SAY("nothing", "Nothing"), HS_SAY("other", "Something else"),
    HS_SAY("asBefore", "As before"), HS_SAY("skill", "Skill"), HS_SAY("dex", "DEX"), HS_SAY("asWeapon", "As the weapon says"),
    HS_SAY("place.rolled", "By the table"), HS_SAY("noPlace", "Nowhere: Health alone"),
    HS_SAY("nowhere", "None: by the table"), HS_SAY("clearJam", "Clear a jam"), HS_SAY("pickUp", "Pick the weapon up"), HS_SAY("reload", "Load"),
    HS_SAY("standUp", "Get up"), HS_SAY("untilRemoved", "Until removed"), HS_SAY("rounds", "Rounds"), HS_SAY("minutes", "Minutes"),
    HS_SAY("hours", "Hours"), HS_SAY("days", "Days"), HS_SAY("attack", "Attack"), HS_SAY("defence", "Defence"), HS_SAY("initiative", "Initiative"),
};

constexpr Phrase kOptionLabels[]{
    HS_SAY("called", "Called shot at"), HS_SAY("targetCalled", "Called shot at"), HS_SAY("targetRollsAgainst", "Rolls against"),
    HS_SAY("rollModifiers", "Add modifier…"), HS_SAY("defenceModifiers", "Add modifier…"), HS_SAY("targetModifiers", "Add modifier…"),
    HS_SAY("clashOptions.inReach", "In reach of each other"), HS_SAY("actionsLeft.hint", "empty: no round runs"), HS_SAY("ammo.hint", "empty: not counted"),
    HS_SAY("jammed", "Weapon jammed"), HS_SAY("dropped", "Weapon on the ground"), HS_SAY("defencesUsed", "Defences so far"),
};

constexpr Phrase kFieldGroups[]{
    HS_SAY("identity", "Name and kind"), HS_SAY("notes", "Notes"), HS_SAY("stats", "Stats"), HS_SAY("skills", "Skills"), HS_SAY("body", "Body"),
    HS_SAY("ratings", "Ratings"), HS_SAY("defence", "Defence"), HS_SAY("state", "State"), HS_SAY("tracks", "Tracks"), HS_SAY("wounds", "Wounds"),
    HS_SAY("effects", "What burdens"), HS_SAY("turn", "Turn"), HS_SAY("aim", "Aim"), HS_SAY("weapon", "Weapon"), HS_SAY("modifiers", "Modifiers"),
    HS_SAY("target", "Other side"), HS_SAY("bookkeeping", "Kept for the rules"), HS_SAY("time", "Time"), HS_SAY("effect", "What it does"),
    HS_SAY("duration", "How long"), HS_SAY("rolls", "Rolls"), HS_SAY("melee", "Melee"), HS_SAY("ranged", "Ranged"), HS_SAY("duels", "Duels"),
    HS_SAY("tables", "Tables"), HS_SAY("harm", "Harm"),
};

constexpr Phrase kFieldExplanations[]{
    HS_SAY("duel", "The optional rule: a shootout is decided by one roll of each side at the same moment."),
    HS_SAY("duel.hit", "Whether a duellist hits who rolls exactly the number needed, or only one who rolls less."),
    HS_SAY("hitLocations", "Where a hit lands by a roll of d100, and what its damage is multiplied by there."),
    HS_SAY("critical", "Up to which roll a success is critical: a percentage of the rating, or 01 and 02 whatever it is."),
    HS_SAY("critical.percent", "The percentage of the rating, rounded to the nearest."),
    HS_SAY("critical.minimum", "Up to this a roll is critical however low the rating."),
    HS_SAY("fumble", "From this roll on nothing succeeds, and it is a fumble; 101: there are none."),
    HS_SAY("clash", "Whether of two who attack each other in melee only the blow with the higher Result lands."),
    HS_SAY("melee.weaponDamage", "Whether a blow that lands does the damage of its weapon as well as Loss of Combat."),
    HS_SAY("defence.critical", "Whether a critical dodge, block or parry turns the attack aside whatever the Results."),
    HS_SAY("defence.most", "How many attacks one can defend against in a round."),
    HS_SAY("defence.further", "What each defence after the first of a round has taken off its rating, for each before it."),
    HS_SAY("ranged.addDex", "Whether DEX is added to the Results of shots and of the defences against them, as in melee."),
    HS_SAY("calledShot.head", "What the rating of an attack changes by when its shot or blow is called there before the roll."),
    HS_SAY("calledShot.chest", "What the rating of an attack changes by when its shot or blow is called there before the roll."),
    HS_SAY("calledShot.abdomen", "What the rating of an attack changes by when its shot or blow is called there before the roll."),
    HS_SAY("calledShot.rightArm", "What the rating of an attack changes by when its shot or blow is called there before the roll."),
    HS_SAY("calledShot.leftArm", "What the rating of an attack changes by when its shot or blow is called there before the roll."),
    HS_SAY("calledShot.rightLeg", "What the rating of an attack changes by when its shot or blow is called there before the roll."),
    HS_SAY("calledShot.leftLeg", "What the rating of an attack changes by when its shot or blow is called there before the roll."),
    HS_SAY("calledShot.own", "What the rating of an attack changes by when its shot or blow is called at a location of your own."),
    HS_SAY("criticalLocations", "Where a critical shot may strike if the shooter wishes."),
    HS_SAY("bodyPieces", "Which location each piece of the body belongs to: what a click on the body calls, and where callouts, odds and paper show it."),
    HS_SAY("locationNames", "What locations are called. A location of your own is there once it has a name; then give it pieces of the body and results of the hit location table. Without its name it is there no more, and its pieces and results go back to the house values."),
    HS_SAY("lossOfCombat", "What a blow that lands does to the loser, by how far the winner's roll was under the rating. The number of the row is the level; a critical counts one more, a defence halves it."),
    HS_SAY("woundLevels", "How bad a wound is by the percentage of all Health one hit takes: all of it is 100, what leaves anything is at most 99."),
    HS_SAY("meleeFumbles", "What is suggested for a fumble in melee, by a roll of d10."),
    HS_SAY("rangedFumbles", "What is suggested for a fumble with a shot or throw, by a roll of d10."),
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

}  // namespace hitspread::percentile
