#include "text/systems/rollunder/phrases.h"

namespace hitspread::rollunder {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kStepSections[]{
    HS_SAY("attack", "Attack"), HS_SAY("range", "Range"), HS_SAY("defence", "Defence"), HS_SAY("acrobatics", "Acrobatics"),
    HS_SAY("criticalHit", "Critical hit"), HS_SAY("criticalMiss", "Critical miss"), HS_SAY("location", "Hit location"), HS_SAY("damage", "Damage"),
    HS_SAY("dr", "Damage resistance"), HS_SAY("injury", "Injury"), HS_SAY("hp", "HP"), HS_SAY("death", "Death roll"), HS_SAY("shock", "Shock"),
    HS_SAY("ht", "Roll against HT"), HS_SAY("aim", "Aim"), HS_SAY("evaluate", "Evaluate"), HS_SAY("feint", "Feint"), HS_SAY("against", "Against the feint"),
    HS_SAY("move", "Movement"), HS_SAY("ready", "Ready"), HS_SAY("maneuver", "Maneuver"), HS_SAY("posture", "Posture"), HS_SAY("turn", "Turn"),
    HS_SAY("order", "Turn order"), HS_SAY("rest", "Rest"), HS_SAY("status", "Condition"), HS_SAY("sheet", "Sheet"),
};

// What rests on a number that the sheet does not print says so (isHouseValue): tests/text/vocabulary_test.cpp holds it.
constexpr Phrase kStepQuantities[]{
    HS_SAY("attack.skill", "Skill"), HS_SAY("attack.shock", "Shock"), HS_SAY("attack.evaluate", "Evaluate (house value)"), HS_SAY("attack.deceptive", "Deceptive"),
    HS_SAY("attack.rapid", "Rapid Strike"), HS_SAY("attack.location", "Location aimed at"), HS_SAY("range.figure", "Distance and speed, yards"),
    HS_SAY("range.modifier", "Row of the table"), HS_SAY("attack.range", "Range"), HS_SAY("attack.accuracy", "Accuracy, aimed"),
    HS_SAY("attack.aim", "More turns of Aim (house value)"), HS_SAY("attack.allOut", "All-Out Attack (house value)"),
    HS_SAY("attack.moving", "Move and Attack (house value)"), HS_SAY("attack.offHand", "Off hand (house value)"), HS_SAY("attack.modifier", "Modifier"),
    HS_SAY("attack.capped", "Move and Attack, at most (house value)"), HS_SAY("attack.number", "Effective skill"), HS_SAY("attack.success", "Hits, unless defended"),
    HS_SAY("attack.critical", "Critical hit"), HS_SAY("attack.failure", "Critical miss"),
    HS_SAY("defence.move", "Move"), HS_SAY("defence.halved", "Halved, few HP left"), HS_SAY("defence.half", "Half the skill"), HS_SAY("defence.base", "And 3"),
    HS_SAY("defence.shield", "Shield"), HS_SAY("defence.extra", "Parries before"), HS_SAY("defence.offHand", "Off hand"),
    HS_SAY("defence.thrown", "Against a thrown weapon"), HS_SAY("defence.back", "From its back side"), HS_SAY("defence.deceptive", "Deceptive attack"),
    HS_SAY("defence.feint", "Feint (house value)"), HS_SAY("defence.posture", "Posture (house value)"), HS_SAY("defence.offBalance", "Off balance (house value)"),
    HS_SAY("defence.stunned", "Stunned (house value)"), HS_SAY("defence.allOut", "All-Out Defense (house value)"), HS_SAY("defence.retreat", "Retreat"),
    HS_SAY("defence.drop", "Dodge and Drop"), HS_SAY("defence.acrobatic", "Acrobatic dodge"), HS_SAY("defence.modifier", "Modifier"),
    HS_SAY("defence.number", "Effective defence"), HS_SAY("defence.critical", "Critical defence"), HS_SAY("defence.success", "Defends"),
    HS_SAY("acrobatics.skill", "Skill (house value)"),
    HS_SAY("criticalHit.effect", "Effect (house value)"), HS_SAY("criticalMiss.effect", "Effect (house value)"),
    HS_SAY("criticalMiss.who", "Who is hit, 0: himself (house value)"),
    HS_SAY("location.rolled", "Rolled (house value)"), HS_SAY("location.side", "The right one (house value)"), HS_SAY("location.struck", "Struck"),
    HS_SAY("damage.roll", "Dice"), HS_SAY("damage.bonus", "Bonus"), HS_SAY("damage.allOut", "All-Out Attack (house value)"), HS_SAY("damage.least", "Damage"),
    HS_SAY("damage.factor", "Times the critical hit (house value)"), HS_SAY("damage.halved", "Half, by a critical miss (house value)"),
    HS_SAY("dr.own", "Of the body"), HS_SAY("dr.worn", "With what is worn"), HS_SAY("dr.place", "With the location's own (house value)"),
    HS_SAY("dr.halved", "Halved by the critical hit (house value)"), HS_SAY("damage.penetrating", "Penetrating damage"),
    HS_SAY("injury.halves", "Times its type"), HS_SAY("injury.place", "Times the location (house value)"), HS_SAY("injury.loss", "HP lost"),
    HS_SAY("injury.most", "The location's most (house value)"), HS_SAY("injury.capped", "No more than that (house value)"), HS_SAY("injury.blunt", "Blunt trauma"),
    HS_SAY("hp.lost", "HP lost in all"), HS_SAY("hp.now", "HP left"), HS_SAY("hp.state", "State"), HS_SAY("hp.threshold", "Death roll at HP"), HS_SAY("hp.dead", "Dead"),
    HS_SAY("death.success", "Lives on"),
    HS_SAY("shock.lost", "HP lost since his turn"), HS_SAY("shock.now", "Taken off his skills"),
    HS_SAY("ht.success", "Holds out"), HS_SAY("ht.unconscious", "Falls unconscious"),
    HS_SAY("aim.turns", "Turns of Aim"), HS_SAY("evaluate.turns", "Turns of Evaluate (house value)"),
    HS_SAY("feint.skill", "Skill"), HS_SAY("feint.shock", "Shock"), HS_SAY("feint.evaluate", "Evaluate (house value)"), HS_SAY("feint.modifier", "Modifier"),
    HS_SAY("against.skill", "Best melee skill"), HS_SAY("against.modifier", "Modifier"), HS_SAY("against.least", "Margin that counts (house value)"),
    HS_SAY("feint.penalty", "Taken off the next defence (house value)"), HS_SAY("feint.until", "Until the end of turn"),
    HS_SAY("move.now", "Move"), HS_SAY("move.halved", "Halved, few HP left"), HS_SAY("move.posture", "By posture"), HS_SAY("move.share", "By maneuver"),
    HS_SAY("move.allowed", "Yards at most"),
    HS_SAY("ready.turns", "Turns of Ready"), HS_SAY("ready.done", "Is ready"), HS_SAY("maneuver.taken", "Maneuver"), HS_SAY("posture.now", "Posture"),
    HS_SAY("turn.number", "Turn that is over"), HS_SAY("turn.begun", "His turn begins"),
    HS_SAY("order.speed", "Basic Speed"), HS_SAY("order.halved", "Halved, few HP left"), HS_SAY("order.die", "Times what this try is worth"),
    HS_SAY("order.rollOff", "Roll-off, the higher first"), HS_SAY("rest.healed", "HP back"), HS_SAY("status.now", "Changed"),
    HS_SAY("sheet.hp", "HP"), HS_SAY("sheet.third", "A third of the HP or less"), HS_SAY("sheet.thirdAt", "A third of the HP, at"), HS_SAY("sheet.move", "Move"), HS_SAY("sheet.halfMove", "Half Move"),
    HS_SAY("sheet.step", "Step"), HS_SAY("sheet.speed", "Basic Speed"), HS_SAY("sheet.threshold", "Threshold"), HS_SAY("sheet.dodge", "Dodge"),
    HS_SAY("sheet.block", "Block"), HS_SAY("sheet.parry", "Parry"), HS_SAY("sheet.weapon", "Skill with the weapon"), HS_SAY("sheet.weaponParry", "Parry with the weapon"),
    HS_SAY("sheet.skill", "Skill"), HS_SAY("sheet.dr", "DR"), HS_SAY("sheet.drPlace", "With the location's own (house value)"),
};

constexpr Phrase kStepEndings[]{
    HS_SAY("number", "Number to roll"), HS_SAY("roll", "3d6"), HS_SAY("margin", "Margin"), HS_SAY("success", "Success"), HS_SAY("critical", "Critical success"),
    HS_SAY("failure", "Critical failure"),
};

constexpr Phrase kStepQuestions[]{
    HS_SAY("attack.dice", "Attack roll"), HS_SAY("defence.kind", "Defence"), HS_SAY("defence.evasion", "Retreat or drop"),
    HS_SAY("defence.acrobatic", "Acrobatic dodge"), HS_SAY("acrobatics.dice", "Acrobatics"), HS_SAY("defence.dice", "Defence roll"),
    HS_SAY("defence.sacrifice", "Dodges for him"), HS_SAY("criticalHit.dice", "Critical hit table"), HS_SAY("criticalMiss.dice", "Critical miss table"),
    HS_SAY("criticalMiss.who", "Himself (1–3) or a friend (4–6)?"), HS_SAY("criticalMiss.friend", "Which friend is hit?"),
    HS_SAY("criticalMiss.place", "Where is he hit?"), HS_SAY("criticalMiss.side", "Right (1–3) or left (4–6)?"), HS_SAY("criticalMiss.damage", "Damage to himself or a friend"),
    HS_SAY("location.dice", "Where does it hit?"), HS_SAY("location.side", "Right (1–3) or left (4–6)?"), HS_SAY("damage.dice", "Damage"),
    HS_SAY("death.dice", "Death roll"), HS_SAY("ht.dice", "Roll against HT"), HS_SAY("feint.dice", "Feint"), HS_SAY("against.dice", "Against the feint"),
    HS_SAY("order.die", "Tie in Basic Speed and DX"),
};

constexpr Phrase kStepOptions[]{
    HS_SAY("defence.kind=none", "No defence"), HS_SAY("defence.kind=dodge", "Dodge"), HS_SAY("defence.kind=block", "Block"),
    HS_SAY("defence.kind=parryRight", "Parry, right hand"), HS_SAY("defence.kind=parryLeft", "Parry, left hand"),
    HS_SAY("defence.evasion=stays", "Stay put"), HS_SAY("defence.evasion=retreats", "Retreat"), HS_SAY("defence.evasion=drops", "Dodge and Drop"),
    HS_SAY("defence.acrobatic=no", "Plain dodge"), HS_SAY("defence.acrobatic=yes", "Acrobatic dodge"),
    HS_SAY("defence.sacrifice=nobody", "nobody"), HS_SAY("defence.sacrifice=first", "the first beside him"), HS_SAY("defence.sacrifice=second", "the second"),
    HS_SAY("defence.sacrifice=third", "the third"), HS_SAY("defence.sacrifice=fourth", "the fourth"), HS_SAY("defence.sacrifice=fifth", "the fifth"),
    HS_SAY("defence.sacrifice=sixth", "the sixth"),
};

constexpr Phrase kStepRefusals[]{
    HS_SAY("actor.out", "who acts is dead or unconscious; choose somebody else"),
    HS_SAY("actor.stunned", "who is stunned takes Do Nothing; let him, or lift it"),
    HS_SAY("turn.over", "the maneuver of this turn is taken; wait for the next turn"),
    HS_SAY("turn.notBegun", "with no HP left he rolls against HT before anything else; begin his turn first"),
    HS_SAY("turn.begun", "his turn has begun already; let him take a maneuver"),
    HS_SAY("turn.none", "no turn runs; begin one"),
    HS_SAY("weapon.unready", "the weapon is not ready; make it ready first"),
    HS_SAY("weapon.dropped", "the weapon lies on the ground; pick it up first, which is a Ready"),
    HS_SAY("weapon.broken", "the weapon is broken; choose another"),
    HS_SAY("weapon.stowed", "the weapon is put away; draw it first, which is a Ready"),
    HS_SAY("weapon.noShots", "the weapon is empty; load it first"),
    HS_SAY("attack.outOfReach", "the weapon does not reach %1 yd; choose another, or change the distance"),
    HS_SAY("attack.tooFar", "%1 yd are too far for the weapon, which reaches %2 yd; come closer"),
    HS_SAY("attack.beyondTable", "%1 yd and the target's %2 yd/s come to more than the table of ranges has; come closer, or let it be slower"),
    HS_SAY("attack.meleeOnly", "this is for melee weapons only; choose one, or leave it out"),
    HS_SAY("attack.tooDeceptive", "so deceptive an attack leaves a skill of %1, and the house asks for %2; take fewer steps"),
    HS_SAY("attack.rapidNotSo", "Rapid Strike goes with Attack, and with an All-Out Attack to hit or for damage; leave it out"),
    HS_SAY("attack.sameFoe", "the second attack is made on the foe of the first; choose that one"),
    HS_SAY("attack.noSecond", "the house has no second attack for All-Out Attack; choose another use of it"),
    HS_SAY("attack.nobody", "nobody is attacked; choose a target"),
    HS_SAY("move.tooFar", "%1 yd are too far, %2 are left to him; move less"),
    HS_SAY("wait.none", "nobody waits here; choose who does"),
    HS_SAY("posture.same", "this is the posture he is in; choose another"),
    HS_SAY("aim.rangedOnly", "only thrown weapons, bows and firearms are aimed; choose one"),
    HS_SAY("ready.nothing", "there is nothing to make ready with it; choose something else"),
    HS_SAY("status.liesAlready", "who lies cannot fall; leave it out"),
    HS_SAY("status.nothing", "nothing changes; say what does"),
    HS_SAY("time.none", "no time passes; let a turn end or begin"),
    HS_SAY("harm.nothing", "nothing harms yet; say how much it is"),
    HS_SAY("harm.nobody", "nobody is harmed; mark who it is"),
    HS_SAY("rest.nothing", "nobody has HP to get back by it; say how many come back in a day"),
    HS_SAY("defence.notAware", "not aware of the attack"), HS_SAY("defence.out", "dead or unconscious"), HS_SAY("defence.allOutAttack", "no defence after an All-Out Attack"),
    HS_SAY("defence.noParry", "no parry after Move and Attack"), HS_SAY("defence.notAgainst", "not against this kind of weapon"),
    HS_SAY("defence.fromBehind", "not against an attack from behind"), HS_SAY("defence.blocked", "has blocked since his turn began"),
    HS_SAY("defence.tried", "tried against this attack"), HS_SAY("defence.noShield", "no shield"), HS_SAY("defence.shieldUnready", "the shield is not ready"),
    HS_SAY("defence.handUnready", "what this hand holds is not ready"), HS_SAY("defence.noHands", "he has no hands"), HS_SAY("defence.handHoldsOther", "this hand has nothing to parry with"),
    HS_SAY("retreat.meleeOnly", "only from melee attacks"), HS_SAY("retreat.used", "has retreated since his turn began"),
    HS_SAY("retreat.posture", "not lying or sitting"), HS_SAY("retreat.done", "has retreated from this foe; it counts already"),
    HS_SAY("drop.rangedOnly", "only from ranged attacks"), HS_SAY("drop.lying", "lies already"), HS_SAY("acrobatic.noSkill", "no skill in Acrobatics"),
    HS_SAY("acrobatic.used", "done once since his turn began"), HS_SAY("rescuer.out", "dead or unconscious"), HS_SAY("rescuer.noDodge", "his maneuver leaves him no dodge"),
};

/// Factors are counted in halves; distance and speed in tenths of a yard; Basic Speed in thousandths.
constexpr text::Unit kStepUnits[]{
    {"range.figure", 10}, {"ranges", 10}, {"injury.halves", 2}, {"injury.place", 2}, {"order.speed", 1000}, {"order.halved", 1000}, {"sheet.speed", 1000},
    {"damageTypes.halves", 2}, {"location.piercing.smallPiercing", 2}, {"location.piercing.piercing", 2}, {"location.piercing.largePiercing", 2},
    {"location.piercing.hugePiercing", 2}, {"location.blades.crushing", 2}, {"location.blades.cutting", 2}, {"location.blades.impaling", 2},
    {"location.others.burning", 2}, {"location.others.corrosion", 2}, {"location.others.fatigue", 2}, {"location.others.toxic", 2},
};
// clang-format on

}  // namespace

void saySteps(text::SystemPhrases& phrases)
{
    phrases.sections = kStepSections;
    phrases.quantities = kStepQuantities;
    phrases.endings = kStepEndings;
    phrases.questions = kStepQuestions;
    phrases.options = kStepOptions;
    phrases.refusals = kStepRefusals;
    phrases.units = kStepUnits;
}

}  // namespace hitspread::rollunder
