#include "text/systems/twod6/phrases.h"

namespace hitspread::twod6 {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kFieldNames[]{
    // Of people.
    HS_SAY("bld", "BLD"), HS_SAY("ref", "REF"), HS_SAY("itn", "ITN"), HS_SAY("skills", "Skills"), HS_SAY("runningBonus", "Running bonus"),
    HS_SAY("dominantHand", "Dominant hand"), HS_SAY("lethal", "Lethal boxes (L)"), HS_SAY("filled", "Filled boxes (F)"), HS_SAY("unconscious", "Unconscious"),
    HS_SAY("dead", "Dead"), HS_SAY("stabilised", "Stabilised"), HS_SAY("saveIn", "Rounds to the next Build save"), HS_SAY("savesMade", "Build saves made in a row"),
    HS_SAY("wakeIn", "Rounds to the next try to wake"), HS_SAY("wounds", "Wounds"), HS_SAY("daysLeft", "Days until it is healed"), HS_SAY("operated", "Operated on"),
    HS_SAY("operatedToday", "Operation tried today"), HS_SAY("mayAct", "May act in spite of head or torso"), HS_SAY("prone", "Prone"), HS_SAY("elevation", "Elevation"),
    HS_SAY("cover", "Cover"), HS_SAY("covered", "Covered locations"), HS_SAY("concealed", "In partial concealment"), HS_SAY("score", "Initiative Score"),
    HS_SAY("tieDie", "Die that broke a tie"), HS_SAY("seized", "Place among the seizures"), HS_SAY("surprised", "Surprised"), HS_SAY("inRound", "Is in the round"),
    HS_SAY("begun", "The turn has begun"), HS_SAY("acted", "The turn is over"), HS_SAY("simple", "Simple Actions taken"), HS_SAY("complex", "Complex Action taken"),
    HS_SAY("kinds", "Kinds of action spent"), HS_SAY("movement", "Last moved"), HS_SAY("condition.metres", "Moved so far"), HS_SAY("evadeOpen", "Evade movement still open"),
    HS_SAY("rolledAgainst", "Was attacked this round"), HS_SAY("drew", "Drew a weapon this round"), HS_SAY("shot", "Has shot this round"),
    HS_SAY("condition.allOut", "All-out attack until the next turn"), HS_SAY("aimAt", "Aims at"), HS_SAY("aimWith", "Aims with"), HS_SAY("aimRounds", "Rounds of careful aim"),
    HS_SAY("treats", "Stabilises"), HS_SAY("treatRounds", "Rounds spent on it"), HS_SAY("holding", "Holds"), HS_SAY("heldByCount", "Held by how many"), HS_SAY("heldBy", "Held by"),
    HS_SAY("underCare", "Under care"), HS_SAY("caredToday", "Care rolled today"), HS_SAY("restMinutes", "Minutes rested of the hour"), HS_SAY("weekDays", "Days of the week gone"),
    HS_SAY("weekShares", "Healing saved up this week, in sevenths"),
    // Of gear.
    HS_SAY("skill", "Skill"), HS_SAY("weapon.kind", "Kind"), HS_SAY("damageDice", "Damage dice"), HS_SAY("damageBonus", "Damage bonus"), HS_SAY("damageType", "Damage type"),
    HS_SAY("shortRange", "Short range, up to"), HS_SAY("mediumRange", "Medium range, up to"), HS_SAY("longRange", "Long range, up to"), HS_SAY("weapon.shots", "Shots"),
    HS_SAY("weapon.burst", "Fires bursts (SMG)"), HS_SAY("burstShots", "Shots of a burst"), HS_SAY("weapon.cosh", "Good for a cosh"), HS_SAY("weapon.area", "AoE number"),
    HS_SAY("twoHanded", "Two-handed"), HS_SAY("natural", "Part of the body"), HS_SAY("held", "Held in"), HS_SAY("dropped", "On the ground"), HS_SAY("shotsLeft", "Shots left"),
    HS_SAY("spare", "Spare rounds"), HS_SAY("stops", "Stops so many parts"), HS_SAY("outOf", "Out of"), HS_SAY("locations", "Protects"), HS_SAY("types", "Against"),
    HS_SAY("pool", "Ablative pool"), HS_SAY("unready", "Not worn"), HS_SAY("poolLeft", "Pool left"),
    // Of actions.
    HS_SAY("called", "Aimed at"), HS_SAY("burst", "Burst"), HS_SAY("attackOptions.cosh", "Cosh"), HS_SAY("allOut", "All-out attack"), HS_SAY("mode", "Moves"), HS_SAY("metres", "Metres"),
    HS_SAY("shortened", "Metres lost to obstructions"), HS_SAY("distance", "Range"), HS_SAY("grappleOptions.distance", "Distance"), HS_SAY("sight", "In line of sight"), HS_SAY("light", "Light"), HS_SAY("from", "Attacked from"),
    HS_SAY("drawn", "Target drawn at random"), HS_SAY("withoutRoll", "Hits without a roll"), HS_SAY("sprinted", "Row “Sprinted”, by ruling"), HS_SAY("rollModifiers", "Modifiers"),
    HS_SAY("defenceModifiers", "Modifiers against the fall"), HS_SAY("escapeOptions.defenceModifiers", "Modifiers"), HS_SAY("checkModifiers", "Modifiers"), HS_SAY("modifiers", "Modifiers of initiative"), HS_SAY("with", "With"), HS_SAY("who", "Who acts"), HS_SAY("whom", "Whom"),
    HS_SAY("whomName", "Name of whoever is meant"), HS_SAY("number", "Who it is"), HS_SAY("round", "Round"), HS_SAY("nearOptions.metres", "Metres from the target"),
    HS_SAY("shielded", "Shielded by a wall"), HS_SAY("close", "In close proximity"), HS_SAY("nearOptions.distance", "Distance to the shooter"),
    HS_SAY("ahead", "Metres beyond the place"), HS_SAY("nearOptions.right", "Metres to the right of it"), HS_SAY("aimedAt", "Careful aim is at"), HS_SAY("wall", "Obstacle stops scatter after"),
    HS_SAY("fallen", "One of them has fallen"), HS_SAY("note", "In words"), HS_SAY("category", "Category"), HS_SAY("otherOptions.kind", "Kind"), HS_SAY("anew", "Everybody rolls anew"),
    HS_SAY("ends", "The round ends"), HS_SAY("starts", "The next round begins"), HS_SAY("rounds", "Rounds"), HS_SAY("minutes", "Minutes"), HS_SAY("hours", "Hours"), HS_SAY("days", "Days"),
    HS_SAY("active", "Active, not resting"), HS_SAY("wholeMinute", "The whole minute at once"), HS_SAY("oneself", "On oneself"), HS_SAY("facility", "Facility"),
    HS_SAY("location", "Where"), HS_SAY("adequate", "Adequate facility"), HS_SAY("facilityBonus", "Modifier of the facility"), HS_SAY("recovering", "What"),
    HS_SAY("losesAim", "Loses careful aim: the target is out of sight"), HS_SAY("wound", "Wound there"), HS_SAY("wakes", "Try to wake"), HS_SAY("points", "Points"),
    HS_SAY("armourCounts", "Armour counts"), HS_SAY("critical", "Critical: doubled"), HS_SAY("proposes", "May propose a wound"),
    HS_SAY("conditionTemplate.rolls", "On rolls, plus is harder"), HS_SAY("preventsActing", "Keeps from acting"), HS_SAY("duration", "Lasts"), HS_SAY("durationUnit", "Unit"),
    HS_SAY("summary", "In short"), HS_SAY("modifier.value", "What it adds"), HS_SAY("appliesTo", "For"),
    // Of house rules.
    HS_SAY("running", "What Running adds"), HS_SAY("movement.crawlingHalf", "Crawling"), HS_SAY("actions", "Action table"), HS_SAY("actions.category", "Category"),
    HS_SAY("actions.kind", "Kind"), HS_SAY("skill.untrained", "Level of an untrained skill"), HS_SAY("hit.twoMisses", "A roll of 2"),
    HS_SAY("modifiers.ranged", "Modifiers of ranged attacks"), HS_SAY("modifiers.melee", "Modifiers of melee attacks"), HS_SAY("modifiers.ranged.modifier", "Modifier"),
    HS_SAY("modifiers.melee.modifier", "Modifier"), HS_SAY("burst.ammunition", "Shots of a burst, where the weapon does not say"), HS_SAY("scatter", "Scatter directions"),
    HS_SAY("scatter.degrees", "Degrees, clockwise"), HS_SAY("location.table", "Where the dice strike"), HS_SAY("location.table.place", "Location"),
    HS_SAY("aimed.critical", "Critical of an aimed hit"), HS_SAY("rounding", "Fractions of damage"), HS_SAY("monitor.lines", "Lines of the Condition Monitor"),
    HS_SAY("monitor.lines.save", "Save"), HS_SAY("switches.cosh", "Roll after a cosh"), HS_SAY("cosh.least", "Least added to it by severity"), HS_SAY("proposals", "When a wound is proposed"),
    HS_SAY("proposals.incapacitated", "Incapacitated from × BLD"), HS_SAY("proposals.disabled", "Disabled from × BLD"),
    HS_SAY("limb.hindrance", "Rolls with an incapacitated limb"), HS_SAY("limb.bruise", "Bruise for each use of it"), HS_SAY("save.base", "Build save: starts at"),
    HS_SAY("save.factor", "Build save: less so many × BLD"), HS_SAY("deterioration", "How deterioration goes on"), HS_SAY("stabilise.perMinute", "Tries to stabilise a minute"),
    HS_SAY("healing.exactTiming", "Timing of healing"), HS_SAY("facilities", "Facility table"), HS_SAY("facilities.modifier", "Modifier"),
    HS_SAY("surgery.medtech", "Worst Medtech that may operate"), HS_SAY("recovery.incapacitated", "Recovery of the incapacitated"),
    HS_SAY("recovery.disabled", "Recovery of the disabled"), HS_SAY("toHeal", "To heal"), HS_SAY("recovery.incapacitated.days", "d6 of days"),
    HS_SAY("recovery.disabled.days", "d6 of days"), HS_SAY("weeks", "d6 of weeks"),
};

constexpr Phrase kFieldChoices[]{
    // Numbers without an entry.
    HS_SAY("runningBonus.none", "From the skill"), HS_SAY("saveIn.none", "None to come"), HS_SAY("wakeIn.none", "None to come"), HS_SAY("score.none", "None yet"),
    HS_SAY("tieDie.none", "None"), HS_SAY("shortRange.none", "None"), HS_SAY("mediumRange.none", "None"), HS_SAY("longRange.none", "None"), HS_SAY("shots.none", "Not counted"),
    HS_SAY("burstShots.none", "As the house says"), HS_SAY("shotsLeft.none", "Not counted"), HS_SAY("spare.none", "Not counted"), HS_SAY("pool.none", "Not ablative"),
    HS_SAY("poolLeft.none", "Not ablative"), HS_SAY("distance.none", "Not said"), HS_SAY("metres.none", "Not within a burst"), HS_SAY("ahead.none", "Not said"),
    HS_SAY("right.none", "Not said"), HS_SAY("wall.none", "No obstacle"), HS_SAY("covered.none", "As usual for the cover"), HS_SAY("elevation.none", "As before"),
    // Of people and gear.
    HS_SAY("right", "Right"), HS_SAY("left", "Left"), HS_SAY("held.right", "Right hand"), HS_SAY("held.left", "Left hand"), HS_SAY("held.both", "Both hands"), HS_SAY("held.stowed", "Put away"),
    HS_SAY("ok", "Unhurt"), HS_SAY("incapacitated", "Incapacitated"), HS_SAY("disabled", "Disabled"), HS_SAY("cover.none", "No cover"), HS_SAY("cover.partial", "Partial cover"),
    HS_SAY("cover.full", "Full cover"), HS_SAY("stationary", "Stationary"), HS_SAY("walked", "Walked"), HS_SAY("ran", "Ran"), HS_SAY("sprinted", "Sprinted"), HS_SAY("evaded", "Evades"),
    HS_SAY("movement", "Movement"), HS_SAY("combat", "Combat"), HS_SAY("handling", "Handling"), HS_SAY("other", "Anything else"),
    HS_SAY("ranged", "Ranged"), HS_SAY("melee", "Melee"), HS_SAY("lethal", "Lethal"), HS_SAY("bruise", "Bruise"),
    HS_SAY("good", "GOOD"), HS_SAY("fair", "FAIR"), HS_SAY("poor", "POOR"), HS_SAY("line.full", "FULL"),
    // Of actions.
    HS_SAY("nowhere", "Nowhere: by the dice"), HS_SAY("mode.none", "Stays"), HS_SAY("walk", "Walk"), HS_SAY("run", "Run"), HS_SAY("sprint", "Sprint"), HS_SAY("crawl", "Crawl"),
    HS_SAY("light.full", "Full light"), HS_SAY("partialDarkness", "Partial darkness"), HS_SAY("totalDarkness", "Total darkness"), HS_SAY("from.front", "The front"),
    HS_SAY("from.left", "The left"), HS_SAY("from.right", "The right"), HS_SAY("from.rear", "Behind"), HS_SAY("incidental", "Incidental"), HS_SAY("simple", "Simple"),
    HS_SAY("complex", "Complex"), HS_SAY("facility.none", "None"), HS_SAY("facilities.none", "None"), HS_SAY("makeshift", "Makeshift"), HS_SAY("goodMakeshift", "Good makeshift"),
    HS_SAY("hospital", "Hospital"), HS_SAY("stateOfTheArt", "State of the art"), HS_SAY("natural", "Heals naturally"), HS_SAY("reopen", "May reopen"), HS_SAY("stays", "As before"),
    HS_SAY("on", "Yes"), HS_SAY("off", "No"), HS_SAY("untilRemoved", "Until removed"), HS_SAY("rounds", "Rounds"), HS_SAY("minutes", "Minutes"), HS_SAY("hours", "Hours"),
    HS_SAY("days", "Days"), HS_SAY("defence", "Fall and escape"), HS_SAY("initiative", "Initiative"), HS_SAY("check", "Anything else"),
    // The table of actions.
    HS_SAY("callOut", "Call out"), HS_SAY("fallProne", "Fall prone"), HS_SAY("drop", "Drop a thing"), HS_SAY("release", "Let go of a hold"), HS_SAY("standUp", "Stand up"),
    HS_SAY("attack", "Attack"), HS_SAY("grapple", "Grapple or tackle"), HS_SAY("carefulAim", "Careful aim"), HS_SAY("ready", "Ready a weapon"), HS_SAY("pickUp", "Pick up"),
    HS_SAY("evade", "Evade"), HS_SAY("reload", "Reload"), HS_SAY("escape", "Escape"), HS_SAY("medtech", "Medtech"),
    // Rows of the modifiers.
    HS_SAY("43a", "Target stationary"), HS_SAY("43b", "Target walks"), HS_SAY("43c", "Target runs"), HS_SAY("43d", "Target sprints"), HS_SAY("43e", "Target evades"),
    HS_SAY("43f", "Target prone"), HS_SAY("43g", "Target in partial cover"), HS_SAY("43h", "Target in full cover"), HS_SAY("44a", "Walked"), HS_SAY("44b", "Ran"),
    HS_SAY("44c", "Sprinted"), HS_SAY("44d", "Off hand"), HS_SAY("44e", "Drew a weapon this round"), HS_SAY("44f", "Aimed at the head"), HS_SAY("44g", "Aimed at an arm or leg"),
    HS_SAY("44h", "Aimed at the torso"), HS_SAY("44i", "Burst"), HS_SAY("44j", "Careful aim, each round"), HS_SAY("45a", "Short range"), HS_SAY("45b", "Medium range"),
    HS_SAY("45c", "Long range"), HS_SAY("46a", "Partial darkness"), HS_SAY("46b", "Total darkness"), HS_SAY("62a", "Target stationary"), HS_SAY("62b", "Target shot this round"),
    HS_SAY("62c", "Target stands higher"), HS_SAY("62d", "Target ran"), HS_SAY("62e", "Target sprinted"), HS_SAY("62f", "Target evades"), HS_SAY("62g", "Target in an all-out attack"),
    HS_SAY("62h", "Target in partial concealment"), HS_SAY("63a", "Walked"), HS_SAY("63b", "Ran, for a tackle"), HS_SAY("63c", "Sprinted, for a tackle"),
    HS_SAY("63d", "All-out attack"), HS_SAY("63e", "Stands higher"), HS_SAY("63f", "Wrong hand"), HS_SAY("63g", "Drew a weapon this round"), HS_SAY("63h", "Aimed at the head"),
    HS_SAY("63i", "Aimed at an arm or leg"), HS_SAY("63j", "Aimed at the torso"), HS_SAY("63k", "Partial darkness"), HS_SAY("63l", "Total darkness"),
    // Of house rules.
    HS_SAY("arm", "Arm"), HS_SAY("leg", "Leg"), HS_SAY("proposals.0", "never"), HS_SAY("recovery.disabled.0", "–"), HS_SAY("running.bonus", "10 minus the level"), HS_SAY("running.level", "The level as printed"),
    HS_SAY("movement.crawlingHalf.off", "As far as a walk"), HS_SAY("movement.crawlingHalf.on", "Half a walk"), HS_SAY("hit.twoMisses.off", "Counts as any other"),
    HS_SAY("hit.twoMisses.on", "Always misses"), HS_SAY("aimed.critical.off", "None: no dice for the place"), HS_SAY("aimed.critical.on", "Two dice roll for it alone"),
    HS_SAY("rounding.floor", "Rounded down"), HS_SAY("rounding.nearest", "To the nearest"), HS_SAY("rounding.ceil", "Rounded up"), HS_SAY("cosh.asPrinted", "The save as printed"),
    HS_SAY("cosh.bySeverity", "And the points marked"), HS_SAY("deterioration.asPrinted", "As printed"), HS_SAY("deterioration.fromWoundTwo", "From Wound Factor 2 on"),
    HS_SAY("deterioration.endsAfterThree", "Ends after three saves in a row"), HS_SAY("healing.exactTiming.off", "By whole hours and weeks"), HS_SAY("healing.exactTiming.on", "Point by point"),
};

constexpr Phrase kOptionLabels[]{
    HS_SAY("called", "Aimed at"), HS_SAY("attackOptions.distance.hint", "of a blow empty: adjacent"), HS_SAY("mode=none", "No"), HS_SAY("mode=walk", "Walk"), HS_SAY("mode=run", "Run"),
    HS_SAY("mode=sprint", "Sprint"), HS_SAY("mode=crawl", "Crawl"), HS_SAY("shortened", "Less by obstructions"), HS_SAY("light=full", "Full"), HS_SAY("light=partialDarkness", "Partial dark"),
    HS_SAY("light=totalDarkness", "Dark"), HS_SAY("from=front", "Front"), HS_SAY("from=left", "Left"), HS_SAY("from=right", "Right"), HS_SAY("from=rear", "Behind"),
    HS_SAY("sprinted", "“Sprinted” by ruling"), HS_SAY("wall", "Obstacle after"), HS_SAY("wall.hint", "empty: none"), HS_SAY("rollModifiers", "Add modifier…"),
    HS_SAY("defenceModifiers", "Add modifier…"), HS_SAY("grappleOptions.distance.hint", "empty: adjacent"),
};

constexpr Phrase kFieldGroups[]{
    HS_SAY("identity", "Name and kind"), HS_SAY("notes", "Notes"), HS_SAY("attributes", "Attributes"), HS_SAY("skills", "Skills"), HS_SAY("tracks", "Condition Monitor"),
    HS_SAY("wounds", "Wounds by location"), HS_SAY("effects", "What burdens"), HS_SAY("turn", "Turn and actions"), HS_SAY("healing", "Care and healing"), HS_SAY("ratings", "Ratings"),
    HS_SAY("state", "State"), HS_SAY("effect", "What it does"), HS_SAY("duration", "How long"), HS_SAY("movement", "Movement"), HS_SAY("attack", "Attack"), HS_SAY("body", "Body and hit locations"),
    HS_SAY("injury", "Injury"), HS_SAY("recovery", "Recovery"), HS_SAY("aim", "Where"), HS_SAY("range", "Range and light"), HS_SAY("modifiers", "Modifiers"),
    HS_SAY("bookkeeping", "Kept for the rules"), HS_SAY("time", "Time"), HS_SAY("near", "Near the target"), HS_SAY("area", "Scatter"), HS_SAY("hold", "Hold"), HS_SAY("weapon", "Weapon"),
    HS_SAY("treatment", "Treatment"), HS_SAY("wound", "Wound"), HS_SAY("status", "State"), HS_SAY("cover", "Cover"), HS_SAY("harm", "Harm"),
};
constexpr Phrase kFieldExplanations[]{
    HS_SAY("running", "What the Running skill adds to running and sprinting: 10 minus its level, so that the best runner is the fastest, or the level itself as printed, by which the worst runner is."),
    HS_SAY("movement.crawlingHalf", "Whether who lies crawls half as far as he walks, or as far. The rules print nothing of crawling."),
    HS_SAY("actions", "How much of a turn each action takes, and of which kind it is: one of a kind in a round. The examples are printed, the kinds are house values."),
    HS_SAY("skill.untrained", "The level of a skill nobody learned. Not printed."),
    HS_SAY("hit.twoMisses", "Whether a roll of 2 always misses, however low the number. Printed: it counts as any other."),
    HS_SAY("modifiers.ranged", "What each circumstance adds to the number of a ranged attack; plus is harder. All rows that fit are added, careful aim for each of at most three rounds."),
    HS_SAY("modifiers.melee", "What each circumstance adds to the number of a melee attack; plus is harder. All rows that fit are added."),
    HS_SAY("burst.ammunition", "How many shots a burst takes where the weapon does not say. Not printed."),
    HS_SAY("scatter", "Into which direction a miss of an area weapon scatters, by the first die, in degrees clockwise from the line of fire. The diagram is not printed."),
    HS_SAY("location.table", "Where a hit strikes that was aimed at no location: the first die is the row, the second the column."),
    HS_SAY("aimed.critical", "Whether a hit that was aimed, which rolls for no location, rolls the two dice all the same to see whether it is critical. Printed: it does not."),
    HS_SAY("rounding", "How a fraction of damage is rounded that armour lets pass or a cosh leaves. Not printed."),
    HS_SAY("monitor.lines", "What a Consciousness roll takes, by the topmost line of the Condition Monitor with a free box."),
    HS_SAY("cosh", "Whether the roll of somebody coshed takes the save as printed, or that and what the blow marked."),
    HS_SAY("cosh.least", "What is added at least, where the roll after a cosh goes by what the blow marked."),
    HS_SAY("proposals", "From how many times BLD of one hit, after armour, a location is proposed as incapacitated or disabled; 0: never. The game master confirms. House values."),
    HS_SAY("limb.hindrance", "What is added to rolls that use an incapacitated limb. House value."),
    HS_SAY("limb.bruise", "How much Bruise damage each use of an incapacitated limb costs. House value."),
    HS_SAY("save.base", "A Build save is against this number, less BLD times the factor, and the Wound Factor on top. The rules ask for the save and do not print it."),
    HS_SAY("save.factor", "How many times BLD is taken off it."),
    HS_SAY("deterioration", "Whether everybody with Lethal damage saves each minute until he is stabilised, as printed; or only from Wound Factor 2 on; or until three saves in a row are made."),
    HS_SAY("stabilise.perMinute", "How many tries of Medtech a minute has room for; each takes its share of the six rounds."),
    HS_SAY("healing.exactTiming", "Whether points heal one by one as they are due, or by full hours, days and weeks, as advised."),
    HS_SAY("facilities", "What each facility adds to the daily Medtech roll; minus is easier. Two pairs are printed, the steps between them are house values."),
    HS_SAY("surgery.medtech", "The highest level of Medtech, which is the worst, that may operate. Printed: 5."),
    HS_SAY("recovery.incapacitated", "What an incapacitated location adds to the surgery roll, and how many d6 of days after it or of weeks without it heal it."),
    HS_SAY("recovery.disabled", "The same of a disabled location; 0 dice: there is none."),
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

}  // namespace hitspread::twod6
