#include "text/systems/rollunder/phrases.h"

namespace hitspread::rollunder {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kFieldNames[]{
    // Of people.
    HS_SAY("traits", "Traits"), HS_SAY("st", "ST"), HS_SAY("dx", "DX"), HS_SAY("iq", "IQ"), HS_SAY("ht", "HT"), HS_SAY("hpMax", "HP"),
    HS_SAY("basicSpeed", "Basic Speed, in thousandths"), HS_SAY("character.move", "Move"), HS_SAY("skills", "Skills on DX or IQ"),
    HS_SAY("otherSkills", "Other skills"), HS_SAY("dominantHand", "Better hand"), HS_SAY("handless", "Has no hands"), HS_SAY("dr", "DR"),
    HS_SAY("hpLost", "HP lost"), HS_SAY("lost", "HP lost since his turn"), HS_SAY("condition.shock", "Shock"), HS_SAY("thresholds", "Death rolls made"),
    HS_SAY("unconscious", "Unconscious"), HS_SAY("dead", "Dead"), HS_SAY("stunned", "Stunned"), HS_SAY("posture", "Posture"),
    HS_SAY("posturePast", "Posture before, until his turn"), HS_SAY("rising", "Half the way up"), HS_SAY("offBalance", "Off balance"),
    HS_SAY("aimAt", "Aims at"), HS_SAY("aimWith", "Aims with"), HS_SAY("aimTurns", "Turns of Aim"), HS_SAY("evaluateAt", "Evaluates"),
    HS_SAY("evaluateTurns", "Turns of Evaluate"), HS_SAY("feintCount", "Feints that worsen his defence"), HS_SAY("feintFrom", "Feint by"),
    HS_SAY("feintPenalty", "Taken off the defence"), HS_SAY("feintUntil", "Until the end of turn"), HS_SAY("inTurn", "Is in the turn"),
    HS_SAY("begun", "His turn has begun"), HS_SAY("acted", "Has acted"), HS_SAY("condition.maneuver", "Maneuver"), HS_SAY("condition.allOut", "All-Out Attack for"),
    HS_SAY("allOutDefense", "All-Out Defense for"), HS_SAY("rapid", "Rapid Strike"), HS_SAY("strikesLeft", "Strikes left"), HS_SAY("struckAt", "Struck at"),
    HS_SAY("moved", "Moved in his last turn"), HS_SAY("parries", "Parries so far"), HS_SAY("blocks", "Blocks so far"), HS_SAY("retreats", "Retreats so far"),
    HS_SAY("retreatedFrom", "Retreated from"), HS_SAY("acrobatic", "Acrobatic dodge used"), HS_SAY("waiting", "Waits"), HS_SAY("waitTrigger", "Waits until"),
    HS_SAY("waitFor", "Waits for"), HS_SAY("placeSpeed", "Placed by Basic Speed, in thousandths"), HS_SAY("rollOff", "Roll-off"),
    // Of gear.
    HS_SAY("skill", "Skill"), HS_SAY("weapon.kind", "Kind"), HS_SAY("damageDice", "Damage dice"), HS_SAY("damageBonus", "Damage bonus"),
    HS_SAY("damageType", "Damage type"), HS_SAY("reach", "Reach"), HS_SAY("accuracy", "Accuracy"), HS_SAY("smallThrown", "Small thrown weapon"),
    HS_SAY("cheap", "Cheap"), HS_SAY("twoHanded", "Two-handed"), HS_SAY("natural", "Part of the body"), HS_SAY("readyTurns", "Turns to make ready"),
    HS_SAY("needsReady", "Ready after each use"), HS_SAY("shots", "Shots"), HS_SAY("longestRange", "Longest range, yards"), HS_SAY("held", "Held in"),
    HS_SAY("unready", "Not ready"), HS_SAY("dropped", "On the ground"), HS_SAY("broken", "Broken"), HS_SAY("readied", "Turns of Ready so far"),
    HS_SAY("shotsLeft", "Shots left"), HS_SAY("armour.shield", "Shield or cloak"), HS_SAY("db", "Defence bonus (DB)"), HS_SAY("arm", "Arm"),
    // Of actions.
    HS_SAY("called", "Aimed at"), HS_SAY("form", "Maneuver"), HS_SAY("attackOptions.allOut", "All-Out Attack for"), HS_SAY("deceptive", "Deceptive (steps of −2)"),
    HS_SAY("yards", "Moves"), HS_SAY("distance", "Distance"),
    HS_SAY("tenths", "And tenths of a yard"), HS_SAY("speed", "Speed of the target"), HS_SAY("from", "Attacked from"), HS_SAY("aware", "Aware of the attack"),
    HS_SAY("rescuersNear", "Others are near enough to dodge for him"), HS_SAY("blunt", "Blunt trauma, HP where armour holds"), HS_SAY("htModifier", "Modifier of rolls against HT"),
    HS_SAY("acrobaticModifier", "Modifier of Acrobatics"), HS_SAY("rollModifiers", "Modifiers"), HS_SAY("defenceModifiers", "Modifiers of the defence"),
    HS_SAY("besideActor", "Of those beside, so many are with who acts"), HS_SAY("with", "With"), HS_SAY("who", "Who acts"), HS_SAY("whom", "At whom"),
    HS_SAY("whomName", "Name of whoever is meant"), HS_SAY("round", "Turn"), HS_SAY("note", "In words"), HS_SAY("allOutDefenseOptions.defence", "Better defence"),
    HS_SAY("trigger", "Waits until"), HS_SAY("readyOptions.what", "What"), HS_SAY("falls", "Lets himself fall"), HS_SAY("setsPosture", "Changes posture"),
    HS_SAY("points", "Damage"), HS_SAY("harmOptions.location", "Where"), HS_SAY("armourCounts", "DR counts"), HS_SAY("hp", "HP lost besides, whatever the DR"),
    HS_SAY("hours", "Hours"), HS_SAY("days", "Days"), HS_SAY("hpPerDay", "HP back each day"), HS_SAY("rounds", "Turns"), HS_SAY("ends", "The turn ends"),
    HS_SAY("starts", "The next turn begins"), HS_SAY("conditionTemplate.rolls", "On rolls"), HS_SAY("preventsActing", "Keeps from acting"),
    HS_SAY("duration", "Lasts"), HS_SAY("durationUnit", "Unit"), HS_SAY("summary", "In short"), HS_SAY("modifier.value", "Value"), HS_SAY("appliesTo", "For"),
    // Of house rules.
    HS_SAY("critical.marginCap", "Highest roll critical by its margin"), HS_SAY("critical.hits", "Critical hit table"), HS_SAY("critical.hits.effect", "Effect"),
    HS_SAY("critical.misses", "Critical miss table"), HS_SAY("critical.misses.effect", "Effect"), HS_SAY("deceptive.minimum", "Least skill a deceptive attack leaves"),
    HS_SAY("attack.offHand", "Attack with the off hand"), HS_SAY("range.bounds", "Bounds of the range table"), HS_SAY("ranges", "Range table, in yards"),
    HS_SAY("ranges.modifier", "Modifier"), HS_SAY("location.unaimed", "Hits nobody aimed"), HS_SAY("location.random", "Random locations"),
    HS_SAY("location.random.place", "Location"), HS_SAY("locations", "Location table"), HS_SAY("locations.modifier", "To hit"), HS_SAY("locations.extraDr", "DR besides"),
    HS_SAY("locations.mostLoss", "One hit costs at most"), HS_SAY("location.injury", "What a location does to injury"),
    HS_SAY("location.piercing", "Injury by location: piercing"), HS_SAY("location.blades", "Injury by location: blows"), HS_SAY("location.others", "Injury by location: others"),
    HS_SAY("smallPiercing", "Small piercing"), HS_SAY("piercing", "Piercing"), HS_SAY("largePiercing", "Large piercing"), HS_SAY("hugePiercing", "Huge piercing"),
    HS_SAY("crushing", "Crushing"), HS_SAY("cutting", "Cutting"), HS_SAY("impaling", "Impaling"), HS_SAY("burning", "Burning"), HS_SAY("corrosion", "Corrosion"),
    HS_SAY("fatigue", "Fatigue"), HS_SAY("toxic", "Toxic"), HS_SAY("damageTypes", "Damage type table"), HS_SAY("damageTypes.halves", "Injury, times"),
    HS_SAY("injury.third", "A third of the HP"), HS_SAY("defences", "Defences by kind of weapon"), HS_SAY("defences.dodge", "Dodge"), HS_SAY("defences.block", "Block"),
    HS_SAY("defences.parry", "Parry"), HS_SAY("defence.perAttack", "Defences against one attack"), HS_SAY("acrobatic.needsRoll", "Acrobatic dodge"),
    HS_SAY("retreat.perTurn", "Retreats in a turn"), HS_SAY("defence.fromBehind", "Attacks from behind"), HS_SAY("defence.stunned", "Defence when stunned"),
    HS_SAY("turn.order", "Who comes when"), HS_SAY("turn.sortedAnew", "Order of each turn"), HS_SAY("maneuvers", "Maneuver table"), HS_SAY("maneuvers.distance", "Distance"),
    HS_SAY("maneuvers.defence", "Defences"), HS_SAY("maneuver.bonuses", "Numbers of maneuvers"), HS_SAY("bonuses", "Maneuver number table"), HS_SAY("bonuses.value", "Value"),
    HS_SAY("posture.penalties", "Posture and defence"), HS_SAY("posture.risesInTwo", "Rising from the ground"), HS_SAY("postures", "Posture table"),
    HS_SAY("postures.movement", "Move"), HS_SAY("postures.defence", "On defences"),
};

constexpr Phrase kFieldChoices[]{
    HS_SAY("critical.marginCap.none", "None: any roll may be"), HS_SAY("deceptive.minimum.none", "None"), HS_SAY("retreat.perTurn.none", "Any number"),
    HS_SAY("shots.none", "Not counted"), HS_SAY("longestRange.none", "No limit"), HS_SAY("shotsLeft.none", "Not counted"), HS_SAY("placeSpeed.none", "No place yet"),
    HS_SAY("critical.hits.triple", "Damage × 3"), HS_SAY("critical.hits.double", "Damage × 2"), HS_SAY("critical.hits.halvedDr", "DR halved"),
    HS_SAY("critical.hits.normal", "Normal damage"), HS_SAY("critical.hits.drops", "Normal damage, and one thing is dropped"),
    HS_SAY("critical.misses.breaks", "Weapon breaks"), HS_SAY("critical.misses.hitsFriend", "Hits himself or a friend for half damage"),
    HS_SAY("critical.misses.dropped", "Weapon dropped"), HS_SAY("critical.misses.unready", "Weapon not ready"),
    HS_SAY("critical.misses.offBalance", "Off balance: −2 on defences until his turn"), HS_SAY("critical.misses.fallsProne", "Falls"),
    HS_SAY("critical.misses.breaksIfCheap", "Weapon breaks if it is cheap, else is dropped"),
    HS_SAY("range.bounds.strict", "Less than the bound"), HS_SAY("range.bounds.inclusive", "The bound belongs to it"), HS_SAY("location.unaimed.random", "By the table"),
    HS_SAY("hand", "Hand"), HS_SAY("foot", "Foot"), HS_SAY("locations.none", "No limit"), HS_SAY("locations.half", "Half of the HP, and 1"),
    HS_SAY("locations.third", "A third of the HP, and 1"), HS_SAY("location.injury.off", "Nothing: the penalty to hit alone"), HS_SAY("location.injury.on", "As the tables say"),
    HS_SAY("smallPiercing", "Small piercing (pi−)"), HS_SAY("piercing", "Piercing (pi)"), HS_SAY("largePiercing", "Large piercing (pi+)"),
    HS_SAY("hugePiercing", "Huge piercing (pi++)"), HS_SAY("crushing", "Crushing (cr)"), HS_SAY("cutting", "Cutting (cut)"), HS_SAY("impaling", "Impaling (imp)"),
    HS_SAY("burning", "Burning (burn)"), HS_SAY("corrosion", "Corrosion (cor)"), HS_SAY("fatigue", "Fatigue (fat)"), HS_SAY("toxic", "Toxic (tox)"),
    HS_SAY("injury.third.atOrBelow", "A third or less"), HS_SAY("injury.third.below", "Less than a third"), HS_SAY("no", "No"), HS_SAY("yes", "Yes"),
    HS_SAY("acrobatic.needsRoll.off", "Plain +2"), HS_SAY("acrobatic.needsRoll.on", "By a roll: +2 or −2"),
    HS_SAY("defence.fromBehind.noBlockNoParry", "No block, no parry"), HS_SAY("defence.fromBehind.noBlock", "No block"),
    HS_SAY("turn.order.computed", "By Basic Speed"), HS_SAY("turn.order.list", "As the game master puts them"), HS_SAY("turn.sortedAnew.off", "As the fight began"),
    HS_SAY("turn.sortedAnew.on", "Sorted anew"), HS_SAY("maneuvers.none", "None"), HS_SAY("maneuvers.step", "Step"), HS_SAY("maneuvers.halfMove", "Half Move"),
    HS_SAY("maneuvers.move", "Move"), HS_SAY("maneuvers.varies", "Varies"), HS_SAY("maneuvers.all", "All"), HS_SAY("maneuvers.noParry", "No parry"),
    HS_SAY("maneuver.bonuses.off", "As printed: Accuracy alone"), HS_SAY("maneuver.bonuses.on", "As the table says"),
    HS_SAY("bonuses.aimSecond", "Aim, second turn"), HS_SAY("bonuses.aimThird", "Aim, third turn and later"), HS_SAY("bonuses.evaluate", "Evaluate, each turn"),
    HS_SAY("bonuses.evaluateMost", "Evaluate, at most"), HS_SAY("bonuses.allOutMelee", "All-Out Attack to hit, melee"),
    HS_SAY("bonuses.allOutRanged", "All-Out Attack to hit, ranged"), HS_SAY("bonuses.allOutDamage", "All-Out Attack, damage"),
    HS_SAY("bonuses.allOutDefense", "All-Out Defense"), HS_SAY("bonuses.moveAndAttack", "Move and Attack"), HS_SAY("bonuses.moveAndAttackMost", "Move and Attack, skill at most"),
    HS_SAY("posture.penalties.off", "No penalty"), HS_SAY("posture.penalties.on", "As the table says"), HS_SAY("posture.risesInTwo.off", "One maneuver"),
    HS_SAY("posture.risesInTwo.on", "Two maneuvers"), HS_SAY("postures.whole", "All of it"), HS_SAY("postures.third", "A third"), HS_SAY("postures.one", "1 yard"),
    HS_SAY("postures.none", "None"), HS_SAY("standing", "Standing"), HS_SAY("kneeling", "Kneeling"), HS_SAY("crawling", "Crawling"), HS_SAY("lying", "Lying"),
    HS_SAY("sitting", "Sitting"),
    HS_SAY("maneuver.none", "None yet"), HS_SAY("doNothing", "Do Nothing"), HS_SAY("move", "Move"), HS_SAY("changePosture", "Change Posture"), HS_SAY("aim", "Aim"),
    HS_SAY("evaluate", "Evaluate"), HS_SAY("attack", "Attack"), HS_SAY("feint", "Feint"), HS_SAY("allOutAttack", "All-Out Attack"),
    HS_SAY("moveAndAttack", "Move and Attack"), HS_SAY("allOutDefense", "All-Out Defense"), HS_SAY("concentrate", "Concentrate"), HS_SAY("ready", "Ready"),
    HS_SAY("wait", "Wait"), HS_SAY("melee", "Melee"), HS_SAY("thrown", "Thrown"), HS_SAY("bow", "Bow"), HS_SAY("firearm", "Firearm"),
    HS_SAY("hpState.fit", "Fit"), HS_SAY("hpState.third", "A third of the HP left, or less"), HS_SAY("hpState.zero", "0 HP or less"), HS_SAY("hpState.minus1", "Past −1 × HP"),
    HS_SAY("hpState.minus2", "Past −2 × HP"), HS_SAY("hpState.minus3", "Past −3 × HP"), HS_SAY("hpState.minus4", "Past −4 × HP"), HS_SAY("hpState.dead", "Dead"),
    HS_SAY("thresholds.1", "−1 × HP"), HS_SAY("thresholds.2", "−2 × HP"), HS_SAY("thresholds.3", "−3 × HP"), HS_SAY("thresholds.4", "−4 × HP"),
    HS_SAY("allOut.toHit", "To hit"), HS_SAY("allOut.secondAttack", "A second attack"), HS_SAY("allOut.damage", "Damage"),
    HS_SAY("allOutDefense.none", "None"), HS_SAY("dodge", "Dodge"), HS_SAY("block", "Block"), HS_SAY("parryRight", "Parry, right hand"), HS_SAY("parryLeft", "Parry, left hand"),
    HS_SAY("defence.none", "None"), HS_SAY("defence.parryRight", "Parry, either hand"), HS_SAY("other", "Something else"), HS_SAY("attacks", "He attacks"), HS_SAY("moves", "He moves"),
    HS_SAY("comesInReach", "He comes in reach"), HS_SAY("rises", "He rises"), HS_SAY("shoots", "He shoots"),
    HS_SAY("right", "Right"), HS_SAY("left", "Left"), HS_SAY("held.right", "Right hand"), HS_SAY("held.left", "Left hand"), HS_SAY("held.both", "Both hands"),
    HS_SAY("location.piercing.0", "by its type"), HS_SAY("location.blades.0", "by its type"), HS_SAY("location.others.0", "by its type"),
    HS_SAY("held.stowed", "Put away"), HS_SAY("what.weapon", "Weapon"), HS_SAY("what.shield", "Shield"),
    HS_SAY("nowhere", "Nowhere: the torso"), HS_SAY("front", "The front"), HS_SAY("rightFlank", "The right flank"), HS_SAY("leftFlank", "The left flank"),
    HS_SAY("rear", "Behind"), HS_SAY("stays", "As before"), HS_SAY("on", "Yes"), HS_SAY("off", "No"),
    HS_SAY("untilRemoved", "Until removed"), HS_SAY("rounds", "Turns"), HS_SAY("minutes", "Minutes"), HS_SAY("hours", "Hours"), HS_SAY("days", "Days"),
    HS_SAY("defence", "Defence"), HS_SAY("initiative", "Turn order"), HS_SAY("check", "Anything else"),
};

constexpr Phrase kOptionLabels[]{
    HS_SAY("form=allOutAttack", "All-Out"), HS_SAY("form=moveAndAttack", "On the move"), HS_SAY("attackOptions.allOut", "All-Out"), HS_SAY("allOut=toHit", "To hit"),
    HS_SAY("allOut=secondAttack", "Twice"), HS_SAY("allOut=damage", "Damage"), HS_SAY("rapid", "Rapid Strike"), HS_SAY("deceptive", "Deceptive"),
    HS_SAY("distance.hint", "0: not said"), HS_SAY("tenths", "And tenths"), HS_SAY("unready", "Weapon not ready"), HS_SAY("from=front", "Front"),
    HS_SAY("from=rightFlank", "Right"), HS_SAY("from=leftFlank", "Left"), HS_SAY("from=rear", "Behind"), HS_SAY("aware", "Aware of it"),
    HS_SAY("rescuersNear", "Others near may dodge for him"), HS_SAY("blunt", "Blunt trauma, HP"), HS_SAY("htModifier", "On rolls against HT"),
    HS_SAY("acrobaticModifier", "On Acrobatics"), HS_SAY("rollModifiers", "Add modifier…"), HS_SAY("defenceModifiers", "Add modifier…"),
};

constexpr Phrase kFieldGroups[]{
    HS_SAY("identity", "Name and kind"), HS_SAY("notes", "Notes"), HS_SAY("traits", "Traits"), HS_SAY("attributes", "Attributes"), HS_SAY("skills", "Skills"),
    HS_SAY("body", "Body and hit locations"), HS_SAY("ratings", "Ratings"), HS_SAY("defence", "Defence"), HS_SAY("state", "State"), HS_SAY("tracks", "HP and shock"),
    HS_SAY("effects", "What burdens"), HS_SAY("turn", "Turn and maneuvers"), HS_SAY("aim", "Where"), HS_SAY("maneuver", "Maneuver"), HS_SAY("range", "Range"),
    HS_SAY("harm", "Harm"), HS_SAY("modifiers", "Modifiers"), HS_SAY("bookkeeping", "Kept for the rules"), HS_SAY("time", "Time"), HS_SAY("status", "State"),
    HS_SAY("effect", "What it does"), HS_SAY("duration", "How long"), HS_SAY("criticals", "Criticals"), HS_SAY("attack", "Attack"), HS_SAY("injury", "Injury"),
    HS_SAY("posture", "Posture"),
};

constexpr Phrase kFieldExplanations[]{
    HS_SAY("critical.marginCap", "The highest roll that can be critical because it succeeds by 10 or more, of attacks and defences alike; 3 and 4 always are. Printed: none."),
    HS_SAY("critical.hits", "What a critical hit does, by a roll of 3d6. The sheet names this table and does not print it."),
    HS_SAY("critical.misses", "What a critical miss, a critically failed parry or a critical defence does to who rolls, by 3d6. The sheet names this table and does not print it."),
    HS_SAY("deceptive.minimum", "The skill a deceptive attack has to leave at least. Printed: none."),
    HS_SAY("attack.offHand", "What an attack with the hand that is not the better one has added. Printed: 0."),
    HS_SAY("range.bounds", "Whether a figure that equals a bound of the range table stands in the next row, as printed, or still in its own."),
    HS_SAY("ranges", "What an attack at range has added, by distance and speed of the target together. The figures are tenths of a yard: 20 is 2 yards. Printed up to 700 yards; from there on the pattern goes on."),
    HS_SAY("location.unaimed", "Where an attack strikes that was aimed at no location."),
    HS_SAY("location.random", "Where an attack strikes that was aimed at no location, by 3d6, where the house rolls for it; and where a critical miss strikes himself or a friend."),
    HS_SAY("locations", "What aiming at a location costs, as printed; which DR it has of its own and how many HP one hit there costs at most, which are house values."),
    HS_SAY("location.injury", "Whether a location changes injury: by DR of its own, by what damage counts there, and by the most one hit costs."),
    HS_SAY("location.piercing", "What piercing damage is multiplied by at a location instead of by its type; 0: by its type. House values."),
    HS_SAY("location.blades", "What crushing, cutting and impaling damage is multiplied by at a location instead of by its type; 0: by its type. House values."),
    HS_SAY("location.others", "What burning, corrosion, fatigue and toxic damage is multiplied by at a location instead of by its type; 0: by its type. House values."),
    HS_SAY("damageTypes", "What penetrating damage of each type is multiplied by."),
    HS_SAY("injury.third", "When Move and Basic Speed are halved: with exactly a third of the HP left, or only with less."),
    HS_SAY("defences", "Which defence there is against which kind of weapon. The sheet does not print it."),
    HS_SAY("defence.perAttack", "How many defences somebody may try against one attack, each of them once."),
    HS_SAY("acrobatic.needsRoll", "Whether an acrobatic dodge adds 2 without a roll, as printed, or adds 2 if a roll of Acrobatics succeeds and takes 2 off if it fails."),
    HS_SAY("retreat.perTurn", "How often somebody may retreat between two turns of his own. Printed: any number."),
    HS_SAY("defence.fromBehind", "Whether an attack from behind can be parried; it can never be blocked."),
    HS_SAY("defence.stunned", "What the defences of somebody stunned have added. Printed: 0."),
    HS_SAY("turn.order", "Whether turns come by Basic Speed, then DX, then a die, or as the game master puts them in order."),
    HS_SAY("turn.sortedAnew", "Whether those in a fight are sorted anew in each turn, so that halved Basic Speed counts."),
    HS_SAY("maneuvers", "How far each maneuver lets somebody move, and which defences it leaves him."),
    HS_SAY("maneuver.bonuses", "Whether maneuvers add numbers the sheet does not print: turns of Aim and Evaluate, a Feint, All-Out Attack and Defense, Move and Attack."),
    HS_SAY("bonuses", "What maneuvers add, where they do. The sheet prints none of it."),
    HS_SAY("posture.penalties", "Whether kneeling, crawling, sitting and lying make defences worse."),
    HS_SAY("posture.risesInTwo", "Whether who lies takes one Change Posture to stand up, as printed, or two."),
    HS_SAY("postures", "What each posture leaves of Move, as printed, and what it adds to defences, which is a house value."),
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

}  // namespace hitspread::rollunder
