#include "text/systems/threed/phrases.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kFields[]{
    HS_SAY("bodyPlan", "Body plan"), HS_SAY("how", "How it got there"), HS_SAY("point", "Impact Point"), HS_SAY("floorPoint", "Where it lies"),
    HS_SAY("cover", "Put over it"), HS_SAY("jumper", "Who lies on it"), HS_SAY("objectId", "ID of the object"), HS_SAY("handsTaken", "Hands that hold something else"), HS_SAY("apart", "From the explosion"), HS_SAY("impact", "Impact Point"),
    HS_SAY("str", "STR"), HS_SAY("dex", "DEX"), HS_SAY("dia", "DIA"), HS_SAY("conc", "CONC"),
    HS_SAY("phys", "PHYS"), HS_SAY("cool", "COOL"), HS_SAY("stats", "Further stats"), HS_SAY("hitsMax", "Hits"),
    HS_SAY("incapMax", "Incap"), HS_SAY("mainHand", "Main hand"), HS_SAY("additionalActions", "Additional Actions"),
    HS_SAY("stormerRegeneration", "Regeneration"), HS_SAY("xenoSkin", "Skin armour"), HS_SAY("skinPv", "PV of the skin"),
    HS_SAY("skinIdFactor", "ID of the skin, times Hits"), HS_SAY("vevaphon", "Hardening cells"), HS_SAY("ebonHealerRank", "Inborn healing, rank"),
    HS_SAY("damage", "Damage"), HS_SAY("ammunition.damage", "DAM"), HS_SAY("bruises", "Bruising"),
    HS_SAY("standardTotal", "Incap lost (S)"), HS_SAY("bruisingTotal", "Incap bruised (B)"),
    HS_SAY("woundCount", "Wounds"), HS_SAY("woundLocations", "Location"), HS_SAY("woundRounds", "Round"), HS_SAY("woundsOpen", "Open"),
    HS_SAY("bleedingCounter", "Rounds since the last loss"), HS_SAY("nextBleedingWound", "Next wound to bleed"),
    HS_SAY("stuckCount", "Stuck bullets"), HS_SAY("stuckPenetration", "PEN"), HS_SAY("stuckRounds", "Round"),
    HS_SAY("stuckRemoved", "Removed"), HS_SAY("stance", "Firing stance"), HS_SAY("aims", "Aims"),
    HS_SAY("aimTarget", "Aimed at"), HS_SAY("aimWeapon", "Aimed with"), HS_SAY("whom", "At whom"), HS_SAY("wielded", "With what"),
    HS_SAY("shooters", "Under fire from"), HS_SAY("underFirePenalty", "Under fire"), HS_SAY("pendingPenalty", "Penalty on the next Action"),
    HS_SAY("pendingByDodge", "It comes of a quick dodge"),
    HS_SAY("actionsLeft", "Actions left"), HS_SAY("actionsLost", "Actions lost"), HS_SAY("phasesLost", "Phases lost"),
    HS_SAY("initiative", "Initiative Total"), HS_SAY("initiativeLoss", "Initiative counts as 0"),
    HS_SAY("actionsThisRound", "Actions a round"), HS_SAY("actionsPlaced", "Actions in the phase"),
    HS_SAY("actionsHeld", "Opportunity Actions held"), HS_SAY("additionalLeft", "Additional Actions left"),
    HS_SAY("additionalTaken", "Additional Action taken"),
    HS_SAY("splitOptions.primary", "Primary skill"), HS_SAY("splitOptions.secondary", "Secondary skill"),
    HS_SAY("splitOptions.share", "Points for it"), HS_SAY("recoveryOptions.rounds", "Rounds that pass"), HS_SAY("inAdvance", "Hold the secondary for later in the phase"),
    HS_SAY("checkOptions.name", "Skill or stat"), HS_SAY("checkOptions.rank", "Other rank"), HS_SAY("checkOptions.forced", "Involuntary"),
    HS_SAY("splitSkill", "Split Action, skill"), HS_SAY("splitRank", "Split Action, rank"), HS_SAY("splitHeld", "Secondary action held"),
    HS_SAY("phaseLost", "This phase lost"), HS_SAY("rollOff", "Roll-off"), HS_SAY("bleedingRound", "Bleeding since round"),
    HS_SAY("regenerationCounter", "Rounds since the injury"), HS_SAY("earlierShooters", "Shooters in the last phase"),
    HS_SAY("healingCount", "Healings in progress"), HS_SAY("healingKind", "Heals"), HS_SAY("healingAmount", "How much"),
    HS_SAY("healingLocation", "Location"), HS_SAY("healingPhases", "Phases until it works"), HS_SAY("hospitalDays", "Days in hospital"),
    HS_SAY("shotsThisRound", "Shots this round"), HS_SAY("livingIdLost", "Skin ID used up"),
    HS_SAY("livingIdHits", "Hits the skin ID is reckoned from"),
    HS_SAY("vevaphonPv", "PV of the hardened skin"), HS_SAY("physShifted", "PHYS shifted into PV"),
    HS_SAY("meleeDefence", "Dodge kept up"), HS_SAY("meleeDefenceScope", "Dodge lasts"), HS_SAY("roundDefence", "Dodge for the round"),
    HS_SAY("condition.rangedDefence", "Dance kept up"), HS_SAY("danced", "Danced in this phase"), HS_SAY("dodgePenalty", "Penalty on this round's Actions"),
    HS_SAY("condition.unconscious", "Consciousness"), HS_SAY("condition.dead", "Life"),
    HS_SAY("freeParriesLeft", "Free parries left"), HS_SAY("meleeAim", "Aims at a blow"), HS_SAY("secondBlowDue", "Second blow to come"),
    HS_SAY("blowDamage", "DAM of the first of two blows"), HS_SAY("blowThrough", "First of two blows, through the armour"),
    HS_SAY("atAnother", "Blows at two targets"), HS_SAY("shooterMarks", "Shooters told apart"),
    HS_SAY("condition.zoneValue", "Area under fire, aiming points"), HS_SAY("condition.zoneBullets", "Bullets left for the area"),
    HS_SAY("zoneCrossers", "Crossed the area in this phase"), HS_SAY("zoneCrosserMarks", "Crossers told apart"),
    HS_SAY("blow", "Blow"), HS_SAY("handicap", "Handicap"), HS_SAY("wantedDamage", "Damage wanted"), HS_SAY("targetUnaware", "Target unaware"),
    HS_SAY("targetHoldsTwo", "Target holds two weapons"), HS_SAY("parryModifier", "Modifier of the parry"), HS_SAY("lasts", "Lasts for"),
    HS_SAY("class", "Class"), HS_SAY("range", "Range"), HS_SAY("recoil", "Recoil"), HS_SAY("modes", "Fire modes"),
    HS_SAY("fullAutoDeviation", "Full-auto deviation"), HS_SAY("burstLength", "Bullets in a burst"), HS_SAY("jammingFactor", "Jamming factor"),
    HS_SAY("maxBulletsPerRound", "Most bullets a round"), HS_SAY("accuracy", "Accuracy"), HS_SAY("toHit", "To hit"),
    HS_SAY("magazine", "Magazine"), HS_SAY("barrels", "Rotary barrels"), HS_SAY("bipod", "Bipod (a rest of its own)"),
    HS_SAY("singleLoading", "Loaded shot by shot"), HS_SAY("reloadActions", "Reloading takes"), HS_SAY("holster", "Carried"),
    HS_SAY("rounds", "Loaded"), HS_SAY("drawn", "In hand"), HS_SAY("drawActionsLeft", "Still to draw"),
    HS_SAY("bulletsThisRound", "Bullets this round"), HS_SAY("scopeSetting", "Scope set to band"),
    HS_SAY("refocusTarget", "Scope being set to band"), HS_SAY("penetration", "PEN"), HS_SAY("armourDamage", "AD"),
    HS_SAY("penetrationTimes", "PEN times"), HS_SAY("penetrationPlus", "PEN plus"), HS_SAY("damageTimes", "DAM times"),
    HS_SAY("damagePlus", "DAM plus"), HS_SAY("armourDamageTimes", "AD times"), HS_SAY("armourDamagePlus", "AD plus"),
    HS_SAY("ignoresReduction", "Full DAM once through armour"), HS_SAY("kinetic", "Kinetic"), HS_SAY("bruising", "Bruising only"),
    HS_SAY("pv", "PV"), HS_SAY("id", "ID"), HS_SAY("dodgeModifier", "Dodge penalty"), HS_SAY("layer", "Layer, higher is further out"),
    HS_SAY("distance", "Range"), HS_SAY("rest", "Weapon rested"), HS_SAY("targetDives", "Target dives for cover"),
    HS_SAY("rangedDefence", "Dance of the target"), HS_SAY("rollModifiers", "Modifiers of the roll"),
    HS_SAY("skillModifiers", "Modifiers of a skill roll"), HS_SAY("statModifiers", "Modifiers of a stat roll"),
    HS_SAY("allotmentOptions.modifiers", "Modifiers of Actions a round"), HS_SAY("targetModifiers", "Modifiers of the target number"), HS_SAY("coveredLocations", "Cover"),
    HS_SAY("coverPv", "Cover PV"), HS_SAY("coverId", "Cover ID"), HS_SAY("coverIdLeft", "Cover ID left"),
    HS_SAY("idLost", "ID used up"), HS_SAY("recoilReduction", "Takes off the RCL"), HS_SAY("designBand", "Made for band"),
    HS_SAY("variable", "Can be set to shorter bands"), HS_SAY("bestBonus", "Best bonus"), HS_SAY("bonus", "Bonus, setting by band"),
    HS_SAY("meleeWeapon.damage", "DAM"), HS_SAY("thrownWeapon.damage", "DAM"), HS_SAY("grenade.damage", "DAM"),
    HS_SAY("handling", "Handling Factor"), HS_SAY("hands", "Hands"), HS_SAY("damageKind", "Kind of damage"),
    HS_SAY("natural", "Part of the body"), HS_SAY("bareHanded", "Unarmoured hand or limb"), HS_SAY("flexible", "Flexible"),
    HS_SAY("vibro", "Vibro"), HS_SAY("fuse", "Fuse"), HS_SAY("blastZone", "Blast Zone"), HS_SAY("blastRadius", "Blast Radius"),
    HS_SAY("count", "How many"), HS_SAY("summary", "In short"), HS_SAY("category", "Category"), HS_SAY("statChange", "Change of stats"),
    HS_SAY("attackRolls", "Attack rolls"), HS_SAY("skillRolls", "Skill rolls"), HS_SAY("statRolls", "Stat rolls"),
    HS_SAY("conditionTemplate.actions", "Actions a round"), HS_SAY("conditionTemplate.initiative", "Initiative Total"),
    HS_SAY("preventsAiming", "Cannot aim"), HS_SAY("preventsActing", "Cannot act"), HS_SAY("duration", "Lasts"),
    HS_SAY("durationUnit", "Counted in"), HS_SAY("value", "Modifier"), HS_SAY("appliesTo", "Applies to"), HS_SAY("form", "Changes"),
    HS_SAY("whose", "Circumstance of"), HS_SAY("automatic", "Counted by the rules"),
    HS_SAY("dice", "Dice for the bullets"), HS_SAY("shots", "Shots of the string"), HS_SAY("bullets", "Bullets for this target"),
    HS_SAY("zoneValue", "Aiming points of the area"), HS_SAY("zoneBullets", "Bullets that can still hit"), HS_SAY("stress", "Strain COOL may reduce"),
    HS_SAY("harmOptions.points", "Points"), HS_SAY("harmOptions.dice", "Dice added"), HS_SAY("rolled", "Rolled"),
    HS_SAY("harmOptions.place", "Where"), HS_SAY("harmOptions.location", "Location"), HS_SAY("harmOptions.kind", "Kind of damage"),
    HS_SAY("knocks", "Knocks back"), HS_SAY("harmOptions.armour", "Armour"),
    HS_SAY("harmedOptions.points", "Own points"), HS_SAY("harmedOptions.place", "Own place"),
#define HS_SWITCH(id, name, explanation) HS_SAY(id, name),
#define HS_VALUE(id, name)
#include "text/systems/threed/switches.inc"
#undef HS_SWITCH
#undef HS_VALUE
};

constexpr Phrase kExplanations[]{
#define HS_SWITCH(id, name, explanation) HS_SAY(id, explanation),
#define HS_VALUE(id, name)
#include "text/systems/threed/switches.inc"
#undef HS_SWITCH
#undef HS_VALUE
};

constexpr Phrase kChoices[]{
    HS_SAY("state.sound", "sound"), HS_SAY("state.moderate", "moderate"), HS_SAY("state.severe", "severe"), HS_SAY("state.destroyed", "destroyed"),
    HS_SAY("modes.sa", "Single action"), HS_SAY("modes.da", "Double action"), HS_SAY("modes.semi", "Semi"), HS_SAY("modes.fa", "Full auto"),
    HS_SAY("modes.burst", "Burst"), HS_SAY("unconscious.martialArts", "Out by martial arts"), HS_SAY("unconscious.knockback", "Out by the knockback"),
    HS_SAY("unconscious.recoil", "Out by the recoil"), HS_SAY("unconscious.bruising", "Out by bruising"), HS_SAY("unconscious.incap", "Out by Incap"),
    HS_SAY("healingKind.hits", "Hits"), HS_SAY("healingKind.bruising", "Bruising"),
    HS_SAY("closeWound", "Close a wound"), HS_SAY("extractBullet", "Take out a bullet"), HS_SAY("wake", "Wake"),
    HS_SAY("inbornPower", "Inborn power"), HS_SAY("drug", "Drug"), HS_SAY("unconscious.no", "Awake"), HS_SAY("dead.no", "Alive"), HS_SAY("dead.location", "Dead by a location"),
    HS_SAY("dead.incap", "Dead by Incap"), HS_SAY("initiativeLoss.none", "Never"), HS_SAY("initiativeLoss.phase", "This phase"),
    HS_SAY("initiativeLoss.round", "This round"), HS_SAY("drawn.no", "No"), HS_SAY("drawn.both", "Both"), HS_SAY("drawn.right", "Right"),
    HS_SAY("drawn.left", "Left"), HS_SAY("half", "× ½"), HS_SAY("one", "× 1"), HS_SAY("double", "× 2"), HS_SAY("meleeDefenceScope.none", "Never"), HS_SAY("firstOfTwo", "First of two"), HS_SAY("secondOfTwo", "Second of two"),
    HS_SAY("asWeapon", "As the weapon does"), HS_SAY("putAway", "Put away"), HS_SAY("recock", "Cock"), HS_SAY("heap", "HEAP"),
    HS_SAY("hesh", "HESH"), HS_SAY("readyConcealed", "Concealed, ready"), HS_SAY("packed", "Pocket or pack"),
    HS_SAY("chosen", "As the attacker chooses"), HS_SAY("flashBang", "Flash and bang"), HS_SAY("untilRemoved", "Until taken off"),
    HS_SAY("attackRoll", "To hit"), HS_SAY("skillRoll", "Skill rolls"), HS_SAY("statRoll", "Stat rolls"), HS_SAY("hitSpread", "Hit spread"),
    HS_SAY("aimingDie", "Aiming die"), HS_SAY("penetration", "PEN"), HS_SAY("recoil", "Recoil"), HS_SAY("initiative", "Initiative Total"),
    HS_SAY("form.roll", "The roll"), HS_SAY("targetNumber", "The target number"), HS_SAY("whose.actor", "Whoever acts"),
    HS_SAY("whose.target", "The target"),
    // What an empty field stands for.
    HS_SAY("actionsLeft.none", "Not counted"), HS_SAY("actionsPlaced.none", "Not counted"), HS_SAY("actionsThisRound.none", "By the rules"),
    HS_SAY("freeParriesLeft.none", "All left"), HS_SAY("initiative.none", "Not rolled"), HS_SAY("rollOff.none", "No tie"),
    HS_SAY("underFirePenalty.none", "Not tested"), HS_SAY("regenerationCounter.none", "Unhurt"), HS_SAY("zoneValue.none", "No area"),
    HS_SAY("blowDamage.none", "None waits"), HS_SAY("maxBulletsPerRound.none", "No limit"), HS_SAY("armourDamage.none", "As DAM"),
    HS_SAY("scopeSetting.none", "As made"), HS_SAY("bonus.none", "Best"),
    HS_SAY("how.thrown", "Thrown"), HS_SAY("how.floor", "Lies on the floor"), HS_SAY("how.placed", "Placed for each"),
    HS_SAY("rolled.once", "Once for all"), HS_SAY("rolled.each", "For each"),
    HS_SAY("place.drawn", "Drawn for each"), HS_SAY("place.named", "One location"), HS_SAY("place.everywhere", "Everywhere"),
    HS_SAY("place.nowhere", "Nowhere in particular"), HS_SAY("place.asAll", "As for all"),
    HS_SAY("armour.ignored", "Does not help"), HS_SAY("armour.absorbs", "ID absorbs it"), HS_SAY("armour.tested", "PEN against PV"),
    HS_SAY("cover.none", "Nothing"), HS_SAY("cover.jumper", "Somebody"), HS_SAY("cover.object", "An object"),
#define HS_SWITCH(id, name, explanation)
#define HS_VALUE(id, name) HS_SAY(id, name),
#include "text/systems/threed/switches.inc"
#undef HS_SWITCH
#undef HS_VALUE
};

// Skills and advantages the rules refer to.
constexpr Phrase kRanks[]{
    HS_SAY("marksman", "Marksman"), HS_SAY("autoSupport", "Auto/Support"), HS_SAY("pistol", "Pistol"), HS_SAY("rifle", "Rifle"),
    HS_SAY("throwing", "Throwing"), HS_SAY("dodge", "Dodge"), HS_SAY("acrobatics", "Acrobatics"),
    HS_SAY("paramedic", "Paramedic"), HS_SAY("medic", "Medic"), HS_SAY("surgery", "Surgery"), HS_SAY("weaponsMaintenance", "Weapons Maintenance"),
    HS_SAY("martialArts", "Martial Arts"), HS_SAY("unarmedCombat", "Unarmed Combat"), HS_SAY("blade", "Blade"),
    HS_SAY("oneHandedBlade", "One-handed blade"), HS_SAY("club", "Club"), HS_SAY("bite", "Bite"), HS_SAY("shotgun", "Shotgun"),
    HS_SAY("smg", "Submachine gun"), HS_SAY("support", "Support weapons"),
    HS_SAY("polearm", "Polearm"), HS_SAY("flexible", "Flexible weapons"), HS_SAY("ebonHealing", "Inborn Healing"),
    HS_SAY("ambidextrous", "Ambidextrous"), HS_SAY("rapidFire", "Rapid Fire"), HS_SAY("quickDraw", "Quick Draw"),
    HS_SAY("danceOfDeath", "Dance of Death"), HS_SAY("balletOfDeath", "Ballet of Death"),
};

constexpr Phrase kOptionLabels[]{
    HS_SAY("attacker.condition.aims", "Aims"), HS_SAY("blow=single", "Single"), HS_SAY("blow=firstOfTwo", "1st of two"), HS_SAY("blow=secondOfTwo", "2nd of two"),
    HS_SAY("drawn=no", "no"), HS_SAY("drawn=right", "right"), HS_SAY("drawn=left", "left"), HS_SAY("drawn=both", "both"),
    HS_SAY("offHandWeapon.state.drawn", "Other one in hand"), HS_SAY("attacker.condition.meleeAim", "Aims at this blow"),
    HS_SAY("target.condition.meleeAim", "Aims at a blow"), HS_SAY("wantedDamage", "Damage"), HS_SAY("wantedDamage=asWeapon", "As weapon"),
    HS_SAY("wantedDamage=standard", "Standard"), HS_SAY("wantedDamage=bruising", "Bruising"), HS_SAY("fromBehind", "From behind"),
    HS_SAY("coverPv.hint", "empty: stops all"), HS_SAY("difficulty.hint", "negative is harder"), HS_SAY("parryModifier.hint", "negative is harder"),
    HS_SAY("rollModifiers", "Add modifier…"), HS_SAY("targetModifiers", "Add modifier…"), HS_SAY("targetUnaware", "Does not see it coming"),
    HS_SAY("posture", "Posture"), HS_SAY("posture=standing", "Standing"), HS_SAY("posture=kneeling", "Kneeling"), HS_SAY("posture=prone", "Prone"),
    HS_SAY("posture=down", "Down"), HS_SAY("freeParriesLeft", "Free parries"), HS_SAY("freeParriesLeft.hint", "empty: a new round"),
    HS_SAY("actionsLeft.hint", "empty: not counted"), HS_SAY("targetHoldsTwo", "Holds two weapons"), HS_SAY("parryModifier", "On the parry"),
};

constexpr Phrase kGroups[]{
    HS_SAY("identity", "Name and kind"), HS_SAY("healing", "Healing"), HS_SAY("time", "Time"), HS_SAY("stats", "Stats"), HS_SAY("body", "Body"),
    HS_SAY("tracks", "Tracks"), HS_SAY("type", "Type of round"), HS_SAY("aim", "Aiming"), HS_SAY("stress", "Under fire"), HS_SAY("effect", "What it does"), HS_SAY("blast", "Blast"), HS_SAY("throwing", "Throwing"),
    HS_SAY("duration", "How long"), HS_SAY("defence", "Defence"), HS_SAY("bookkeeping", "Kept for the rules"),
    // of house rules
    HS_SAY("checks", "Tests"), HS_SAY("rounds", "Rounds and Actions"), HS_SAY("aimingAndSpread", "Aiming and spread"),
    HS_SAY("severalShots", "Several shots"), HS_SAY("recoilAndDrawing", "Recoil, drawing, two weapons"), HS_SAY("stressAndJams", "Stress and jams"),
    HS_SAY("protection", "Armour"), HS_SAY("harm", "Damage and wounds"), HS_SAY("evasion", "Knockback, cover, dodging"),
    HS_SAY("explosions", "Grenades"), HS_SAY("closeCombat", "Melee"),
};

// Headings of the rules, by the middle part of their ids.
constexpr Phrase kRuleGroups[]{
    HS_SAY("SKL", "Skill and stat tests"), HS_SAY("CMB", "The attack roll"), HS_SAY("TURN", "Rounds, phases, Actions"),
    HS_SAY("RNG", "Range"), HS_SAY("LOC", "Body locations"), HS_SAY("DEV", "Deviation of hits"),
    HS_SAY("AIM", "Aiming"), HS_SAY("PEN", "Penetration and impact damage"), HS_SAY("XENO", "Skin armour"),
    HS_SAY("VEV", "Hardening cells"), HS_SAY("DAM", "Damage"), HS_SAY("MISS", "Missed shots"),
    HS_SAY("ROF", "Rate of fire"), HS_SAY("AUTO", "Full auto and bursts"), HS_SAY("WALK", "Walking the fire"),
    HS_SAY("ROT", "Rotary guns"), HS_SAY("SHOT", "Shotguns"), HS_SAY("SUP", "Suppressive fire"),
    HS_SAY("RCL", "Recoil and strength"), HS_SAY("SCP", "Scopes"), HS_SAY("FIRE", "Under fire"),
    HS_SAY("JAM", "Jams"), HS_SAY("DRAW", "Drawing weapons"), HS_SAY("DUAL", "Two weapons"),
    HS_SAY("AMMO", "Special ammunition"), HS_SAY("KNOCK", "Knockback"), HS_SAY("COVER", "Cover and posture"),
    HS_SAY("DANCE", "Dance and Ballet of Death"), HS_SAY("GREN", "Grenades"), HS_SAY("MEL", "Melee"),
    HS_SAY("PAR", "Parry"), HS_SAY("DOD", "Dodging in melee"), HS_SAY("MA", "Martial Arts"),
    HS_SAY("LAY", "Layered armour"), HS_SAY("TRACK", "Marking damage"), HS_SAY("BRUISE", "Bruising"),
    HS_SAY("WND", "Wounds and bleeding"), HS_SAY("AID", "First aid"), HS_SAY("HEAL", "Recovery"),
    HS_SAY("REGEN", "Regeneration"), HS_SAY("SIT", "The situation"),
};
// clang-format on

}  // namespace

std::span<const text::Phrase> fieldPhrases()
{
    return kFields;
}

std::span<const text::Phrase> explanationPhrases()
{
    return kExplanations;
}

std::span<const text::Phrase> choicePhrases()
{
    return kChoices;
}

std::span<const text::Phrase> ruleGroupPhrases()
{
    return kRuleGroups;
}

std::span<const text::Phrase> rankPhrases()
{
    return kRanks;
}

std::span<const text::Phrase> optionLabels()
{
    return kOptionLabels;
}

std::span<const text::Phrase> groupPhrases()
{
    return kGroups;
}

}  // namespace hitspread::threed
