#include "text/systems/percentile/phrases.h"

namespace hitspread::percentile {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kStepSections[]{
    HS_SAY("duel", "Duel"), HS_SAY("attack", "Attack"), HS_SAY("defence", "Defence"), HS_SAY("clash", "Clash"), HS_SAY("harm", "Harm"),
    HS_SAY("wound", "Wound"), HS_SAY("effect", "Effect"), HS_SAY("loss", "Loss of Combat"), HS_SAY("fumble", "Fumble"), HS_SAY("time", "Time"),
    HS_SAY("initiative", "Initiative"), HS_SAY("turn", "Turn"), HS_SAY("sheet", "Sheet"),
    HS_SAY("sheetSkill", "Skill on the sheet"), HS_SAY("sheetWeapon", "Weapon on the sheet"),
};

constexpr Phrase kStepQuantities[]{
    HS_SAY("duel.roll", "Die"), HS_SAY("duel.rating", "Rating"), HS_SAY("duel.rounded", "Half a step for rounding"),
    HS_SAY("duel.target", "Number needed"), HS_SAY("duel.hit", "Hits"), HS_SAY("duel.doubles", "Doubles, both hit"), HS_SAY("duel.share", "Harm done"),
    HS_SAY("defence.negates", "The attack is turned aside"),
    HS_SAY("defence.halves", "The attack does half"), HS_SAY("clash.first", "The blow lands"), HS_SAY("clash.second", "The other's blow lands"),
    HS_SAY("harm.location", "Where it hits"), HS_SAY("harm.dice", "Weapon dice and bonus"), HS_SAY("harm.doubled", "Twice, as a critical"),
    HS_SAY("harm.placed", "Times the location"), HS_SAY("harm.halved", "Times the share"),
    HS_SAY("harm.raised", "Half a step for rounding"), HS_SAY("harm.rounded", "Rounded"), HS_SAY("harm.armour", "Less armour"),
    HS_SAY("harm.damage", "Damage"), HS_SAY("wound.hundredfold", "Damage of the wound"), HS_SAY("wound.percent", "Share of all Health, rounded up"),
    HS_SAY("wound.share", "Share of all Health"), HS_SAY("wound.level", "Wound level"), HS_SAY("effect.health", "Health"), HS_SAY("effect.out", "Out of the fight"),
    HS_SAY("loss.margin", "Margin of the winner"), HS_SAY("loss.row", "Level by the table"), HS_SAY("loss.raised", "Level with a critical"),
    HS_SAY("loss.capped", "No higher than the table goes"), HS_SAY("loss.half", "Half a step for rounding"), HS_SAY("loss.halved", "Half of it"), HS_SAY("loss.level", "Level of Loss of Combat"),
    HS_SAY("loss.penalty", "On the rolls of the loser"), HS_SAY("loss.until", "Until the end of round (0: next roll)"),
    HS_SAY("loss.actions", "Actions lost"), HS_SAY("fumble.effect", "What is suggested"), HS_SAY("fumble.taken", "As suggested"),
    HS_SAY("fumble.friend", "Which of those beside him is hit"),
    HS_SAY("time.elapsed", "Seconds of all rounds so far"), HS_SAY("initiative.declared", "Declared"), HS_SAY("initiative.mind", "MIND"),
    HS_SAY("initiative.condition", "What burdens the character"), HS_SAY("initiative.modifier", "Modifier"),
    HS_SAY("initiative.skill", "Highest skill that helps"), HS_SAY("initiative.rounded", "Half a step for rounding"),
    HS_SAY("initiative.tenth", "A tenth of it"), HS_SAY("initiative.die", "Die"), HS_SAY("initiative.modified", "Die less the tenth"),
    HS_SAY("initiative.margin", "Margin"), HS_SAY("initiative.success", "Initiative succeeds"),
    HS_SAY("initiative.rollOff", "Roll-off, the lower first"), HS_SAY("turn.actions", "Actions this round"), HS_SAY("turn.declared", "Declared"),
    HS_SAY("turn.changed", "Declaration changed"), HS_SAY("turn.readied", "Done"),
    HS_SAY("sheet.base", "Highest skill"), HS_SAY("sheet.rounded", "Half a step for rounding"), HS_SAY("sheet.tenth", "Off the die of initiative"),
    HS_SAY("sheet.duelRounded", "Half a step for rounding"), HS_SAY("sheet.duel", "Needed in a duel"), HS_SAY("sheet.dodge", "Dodge"),
    HS_SAY("sheet.unarmed", "Unarmed"), HS_SAY("sheet.block", "Block"), HS_SAY("sheet.parry", "Parry, bare hands"),
    HS_SAY("sheetWeapon.at", "Called shots"), HS_SAY("sheetSkill.base", "Rating"),
};

constexpr Phrase kStepEndings[]{
    HS_SAY("duelRounded", "Half a step for rounding"), HS_SAY("duel", "Needed in a duel"), HS_SAY("parry", "Parry"),
    HS_SAY("base", "Rolled on"), HS_SAY("condition", "What burdens the character"), HS_SAY("modifier", "Modifier"),
    HS_SAY("called", "Called shot"), HS_SAY("further", "Less for defences before"), HS_SAY("rating", "Rating"),
    HS_SAY("percent", "Rating times percent"), HS_SAY("raised", "Half a step for rounding"), HS_SAY("share", "Percent of the rating"),
    HS_SAY("threshold", "Critical up to"), HS_SAY("die", "Die"), HS_SAY("fumble", "Fumble"), HS_SAY("critical", "Critical success"),
    HS_SAY("within", "At or under the rating"), HS_SAY("success", "Success"), HS_SAY("difference", "Rating less die"), HS_SAY("result", "Result"),
};

constexpr Phrase kStepValues[]{
    HS_SAY("duel.share=0", "none"), HS_SAY("duel.share=1", "half"), HS_SAY("duel.share=2", "full"),
};

constexpr Phrase kStepQuestions[]{
    HS_SAY("duel.die", "Roll of the duel"), HS_SAY("duel.location", "Where does the hit land?"), HS_SAY("duel.damage", "Damage of the hit"),
    HS_SAY("attack.die", "Roll to hit"), HS_SAY("defence.dodge", "Dodge?"), HS_SAY("defence.block", "Block with the shield?"),
    HS_SAY("defence.parry", "Parry?"), HS_SAY("defence.die", "Roll of the defence"), HS_SAY("hit.location", "Where does it hit?"),
    HS_SAY("critical.location", "Which critical location is struck?"), HS_SAY("hit.damage", "Damage of the hit"),
    HS_SAY("fumble.die", "Roll for the fumble"), HS_SAY("fumble.take", "What comes of the fumble?"),
    HS_SAY("fumble.friend", "Which of those beside him is hit?"), HS_SAY("initiative.die", "Initiative"),
    HS_SAY("rollOff.die", "Roll-off"), HS_SAY("defence.kind", "Defence"),
};

constexpr Phrase kStepOptions[]{
    HS_SAY("defence.kind=none", "Take it"), HS_SAY("defence.kind=dodge", "Dodge"), HS_SAY("defence.kind=block", "Block"),
    HS_SAY("defence.kind=parry", "Parry"),
    HS_SAY("fumble.take=otherwise", "nothing by itself: you say"), HS_SAY("fumble.take=suggested", "as suggested"),
};

constexpr Phrase kStepDice[]{
    HS_SAY("duel", "Die"), HS_SAY("location", "Location"), HS_SAY("attack", "Attack"), HS_SAY("defence", "Defence"),
    HS_SAY("fumble", "Fumble"), HS_SAY("initiative", "Initiative"), HS_SAY("rollOff", "Roll-off"),
};

constexpr Phrase kStepRefusals[]{
    HS_SAY("duelsOff", "duels are switched off in this fight; switch them on, or attack in turn"),
    HS_SAY("nobodyThere", "a duel needs somebody on each side; choose both duellists"),
    HS_SAY("unequalSides", "a duel needs as many on one side as on the other, here %2 against %1; leave somebody out or add one"),
    HS_SAY("outOfTheFight", "out of the fight already; choose another duellist"),
    HS_SAY("actor.out", "out of the fight already; choose somebody else"),
    HS_SAY("actions.none", "no action is left in this round; wait for the next"),
    HS_SAY("weapon.jammed", "the weapon is jammed; clear it first, which takes one action"),
    HS_SAY("weapon.dropped", "the weapon lies on the ground; pick it up first"), HS_SAY("weapon.empty", "the weapon is empty; load it first"),
    HS_SAY("clash.off", "clashes are switched off in this fight; let each attack stand alone"),
    HS_SAY("clash.notMelee", "a clash needs a melee weapon on both sides; attack in turn"),
    HS_SAY("clash.outOfReach", "the two are out of each other's reach; let each attack stand alone"),
    HS_SAY("clash.notDeclared", "the two have not declared to attack each other; change a declaration or attack in turn"),
    HS_SAY("declaration.failed", "initiative failed with a margin of %1, so that the declaration stands; it can change in the next round"),
    HS_SAY("declaration.locked", "a declaration changes only if the game master allows it; allow the change"),
    HS_SAY("declaration.nothing", "nothing is declared; choose melee, ranged or something else"),
    HS_SAY("ready.nothing", "there is nothing to do with it; choose something else"), HS_SAY("ready.noWeapon", "this needs a weapon; choose one"),
    HS_SAY("duelNoAction", "no action is left in this round; choose another duellist, wait for the next round, or let the duel take none"),
    HS_SAY("harm.nobody", "nobody is harmed; mark who it is"),
    HS_SAY("harm.nothing", "nothing harms yet; say how much it is"),
    HS_SAY("time.none", "no time passes; let a round end or begin"),
    HS_SAY("defence.out", "out of the fight"), HS_SAY("defence.noneLeft", "no defence left in this round"),
    HS_SAY("defence.critical", "nobody meets a critical"), HS_SAY("defence.notDodged", "this weapon cannot be dodged"),
    HS_SAY("defence.notBlocked", "this weapon cannot be blocked"), HS_SAY("defence.notParried", "this weapon cannot be parried"),
    HS_SAY("defence.noShield", "no shield held up"), HS_SAY("defence.noWeapon", "nothing to parry with, or no skill in it"),
};

constexpr text::Unit kStepUnits[]{
    {"harm.placed", 2}, {"harm.halved", 4}, {"harm.raised", 4}, {"wound.hundredfold", 100}, {"wound.percent", 100, true}, {"wound.share", 100, true},
    {"hitLocations.damageHalves", 2},
};
// clang-format on

}  // namespace

void saySteps(text::SystemPhrases& phrases)
{
    phrases.sections = kStepSections;
    phrases.quantities = kStepQuantities;
    phrases.endings = kStepEndings;
    phrases.values = kStepValues;
    phrases.questions = kStepQuestions;
    phrases.options = kStepOptions;
    phrases.refusals = kStepRefusals;
    phrases.dice = kStepDice;
    phrases.units = kStepUnits;
}

}  // namespace hitspread::percentile
