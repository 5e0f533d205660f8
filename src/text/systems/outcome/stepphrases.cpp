#include "text/systems/outcome/phrases.h"

namespace hitspread::outcome {

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kStepSections[]{
    HS_SAY("attack", "Attack"), HS_SAY("cover", "Cover and shield"), HS_SAY("defence", "Defence"), HS_SAY("final", "Outcome"), HS_SAY("harm", "Damage"),
    HS_SAY("wound", "Wound"), HS_SAY("grapple", "Grapple"), HS_SAY("feint", "Feint"), HS_SAY("aim", "Aim"), HS_SAY("check", "Roll"), HS_SAY("move", "Movement"),
    HS_SAY("shield", "Shield"), HS_SAY("initiative", "Initiative"), HS_SAY("rollOff", "Roll-off"), HS_SAY("turn", "Turn"), HS_SAY("sheet", "Sheet"),
};

constexpr Phrase kStepQuantities[]{
    HS_SAY("attack.aim", "Aimed"), HS_SAY("attack.feint", "Fell for a feint"), HS_SAY("attack.mode", "Way of firing"), HS_SAY("attack.called", "Called shot"),
    HS_SAY("attack.garrote", "With a garrote"), HS_SAY("attack.cover", "Cover and shield of the target"), HS_SAY("attack.ownCover", "Fires from behind cover"),
    HS_SAY("cover.penalty", "Cover"), HS_SAY("cover.concealment", "Hard to see"), HS_SAY("cover.larger", "The larger of both"), HS_SAY("cover.shield", "Around the shield"),
    HS_SAY("cover.capped", "No more than 3 off"), HS_SAY("defence.buckler", "Buckler"), HS_SAY("defence.taken", "Taken off the attack"),
    HS_SAY("final.outcome", "What is left"), HS_SAY("final.raised", "By a critical success"), HS_SAY("final.hit", "Succeeds"),
    HS_SAY("harm.base", "Base damage"), HS_SAY("harm.damage", "With the damage bonus"), HS_SAY("harm.integral", "Less integral armour"), HS_SAY("harm.worn", "Less worn armour"),
    HS_SAY("harm.shield", "Less the shield"), HS_SAY("harm.cover", "Less the cover"), HS_SAY("harm.net", "Levels of damage"),
    HS_SAY("wound.levels", "All damage levels"), HS_SAY("wound.name", "Wound"), HS_SAY("wound.penalty", "On all rolls"), HS_SAY("wound.walks", "Walks"),
    HS_SAY("wound.out", "Out of the fight"), HS_SAY("wound.dead", "Dies"), HS_SAY("grapple.held", "Held"), HS_SAY("grapple.pinned", "Pinned"), HS_SAY("grapple.kept", "The hold is kept"),
    HS_SAY("grapple.free", "Free"), HS_SAY("grapple.damage", "Damage each turn, before armour"), HS_SAY("feint.taken", "Taken for an attack"), HS_SAY("feint.until", "Until the end of turn"),
    HS_SAY("aim.turns", "Turns of aiming"), HS_SAY("check.success", "Success"), HS_SAY("move.unopposed", "Nobody opposes it"), HS_SAY("move.total", "As far as"), HS_SAY("shield.done", "Done"),
    HS_SAY("rollOff.above", "Counted from 1"), HS_SAY("rollOff.worth", "Times what this try is worth"), HS_SAY("initiative.rollOff", "Roll-off, the higher first"), HS_SAY("turn.number", "Turn that is over"),
    HS_SAY("turn.declared", "Lines declared"), HS_SAY("turn.actions", "Actions in the turn"), HS_SAY("turn.penalty", "On each of them"), HS_SAY("turn.targets", "Against somebody"),
    HS_SAY("turn.others", "Other actions"), HS_SAY("sheet.attack", "Unarmed"), HS_SAY("sheet.dodge", "Dodge"), HS_SAY("sheet.parry", "Parry"),
    HS_SAY("sheet.initiative", "Initiative"), HS_SAY("sheet.armour", "Armour"), HS_SAY("sheet.integral", "Integral armour"),
    HS_SAY("sheet.worn", "Worn armour"), HS_SAY("sheet.rating", "Rating"), HS_SAY("sheet.skill", "Rating"), HS_SAY("sheet.weapon", "Rating"),
    HS_SAY("sheet.mode", "Rating, fired that way"), HS_SAY("sheet.weaponParry", "Parry"),
};

constexpr Phrase kStepEndings[]{
    HS_SAY("die", "Roll"), HS_SAY("critical", "Critical success"), HS_SAY("failure", "Critical failure"), HS_SAY("counts", "Counts as"), HS_SAY("skill", "With the rating"),
    HS_SAY("wounds", "With wounds"), HS_SAY("actions", "With several actions"), HS_SAY("modifier", "Modifier"), HS_SAY("total", "Total"), HS_SAY("decided", "Decided by a modifier"),
};

constexpr Phrase kStepQuestions[]{
    HS_SAY("attack.dice", "Roll of the attack"), HS_SAY("defence.dice", "Roll of the defence"), HS_SAY("defence.dodge", "Dodge?"), HS_SAY("defence.parry", "Parry?"),
    HS_SAY("resist.physique", "Resist with Physique?"), HS_SAY("resist.unarmed", "Resist with Unarmed Combat?"), HS_SAY("attack.beyond", "Does the modifier decide the attack?"),
    HS_SAY("defence.beyond", "Does the modifier decide the defence?"), HS_SAY("check.beyond", "Does the modifier decide?"), HS_SAY("wound.dies", "Does the wound kill?"),
    HS_SAY("check.dice", "Roll"), HS_SAY("initiative.dice", "Initiative"), HS_SAY("rollOff.dice", "Roll-off"),
    HS_SAY("defence.kind", "Defence"), HS_SAY("resist.kind", "Resistance"),
};

constexpr Phrase kStepOptions[]{
    HS_SAY("defence.kind=none", "Take it"), HS_SAY("defence.kind=dodge", "Dodge"), HS_SAY("defence.kind=parry", "Parry"),
    HS_SAY("resist.kind=none", "Let it come"), HS_SAY("resist.kind=physique", "Physique"), HS_SAY("resist.kind=unarmed", "Unarmed Combat"),
    HS_SAY("attack.beyond=dice", "the dice decide"), HS_SAY("attack.beyond=succeeds", "it succeeds"), HS_SAY("attack.beyond=fails", "it fails"),
    HS_SAY("defence.beyond=dice", "the dice decide"), HS_SAY("defence.beyond=succeeds", "it succeeds"), HS_SAY("defence.beyond=fails", "it fails"),
    HS_SAY("check.beyond=dice", "the dice decide"), HS_SAY("check.beyond=succeeds", "it succeeds"), HS_SAY("check.beyond=fails", "it fails"),
    HS_SAY("wound.dies=lives", "lives on"), HS_SAY("wound.dies=dies", "dies"),
};

constexpr Phrase kStepRefusals[]{
    HS_SAY("actor.out", "who acts is out of the fight; choose somebody else"),
    HS_SAY("actor.pinned", "who is pinned can only try to break the hold; do that"),
    HS_SAY("actor.held", "who is held can only harm the holder or try to break the hold; do one of these"),
    HS_SAY("actor.holds", "who holds somebody neither moves nor defends; release the hold first"),
    HS_SAY("plan.notDeclared", "this was not declared for the turn; do what was, or declare otherwise"),
    HS_SAY("plan.none", "nothing that was declared is left of it; do something else that was declared, or wait for the next turn"),
    HS_SAY("plan.nothing", "nothing is declared; add an action"),
    HS_SAY("plan.tooMany", "%1 actions are declared and the house allows %2; take some out"),
    HS_SAY("plan.tooManyTargets", "single shots and bursts reach at most %2 targets in a turn, not %1; take some out"),
    HS_SAY("plan.aimsAlone", "aiming takes the whole turn; declare nothing else with it"),
    HS_SAY("move.twice", "nobody moves twice in a turn; leave one movement out"),
    HS_SAY("move.cannotWalk", "who is hurt so badly cannot walk; the game master may allow it"),
    HS_SAY("plan.begun", "some of what was declared is done already; the game master may allow the change"),
    HS_SAY("weapon.dropped", "the weapon lies on the ground; pick it up first"),
    HS_SAY("weapon.mode", "the weapon does not fire like that; choose another way"),
    HS_SAY("weapon.garrote", "a garrote is for grappling; grapple with it"),
    HS_SAY("grapple.noGarrote", "this needs a garrote in hand; take one, or grapple without"),
    HS_SAY("shield.none", "there is no shield; choose somebody with one"),
    HS_SAY("shield.notUp", "the shield is not strapped to the arm; strap it on first"),
    HS_SAY("shield.strapped", "a strapped shield does not fall; unstrap it first, which takes an action"),
    HS_SAY("shield.elsewhere", "it is not where it would have to be for this; choose another deed"),
    HS_SAY("shield.hands", "both hands must be empty for this; put away what is held"),
    HS_SAY("shield.help", "the other arm is injured or its hand occupied; somebody has to help"),
    HS_SAY("cover.tooGood", "the cover lets no attack through; take special measures"),
    HS_SAY("cover.notPinpointed", "the target has not been pinpointed; find it first, or let the game master allow it"),
    HS_SAY("grapple.notHeld", "whoever is meant is not held by who acts; choose the one who is"),
    HS_SAY("grapple.free", "whoever acts is not held by the other; choose who holds"),
    HS_SAY("feint.outOfReach", "%1 m are too far for a feint, which reaches %2 m; come closer"),
    HS_SAY("aim.weapon", "only bows and firearms are aimed; choose one"),
    HS_SAY("aim.moves", "only a target that does not move can be aimed at; choose another one"),
    HS_SAY("time.none", "no time passes; let a turn end or begin"),
    HS_SAY("harm.nothing", "nothing harms yet; say how much it is"),
    HS_SAY("defence.out", "out of the fight"), HS_SAY("defence.holds", "who holds somebody cannot defend himself"),
    HS_SAY("defence.held", "who is held cannot defend himself"), HS_SAY("defence.notDodged", "this cannot be dodged"),
    HS_SAY("defence.notParried", "this cannot be parried"), HS_SAY("defence.usedUp", "what was declared of it is used up"),
    HS_SAY("defence.notDeclared", "not declared in this turn"),
    HS_SAY("harm.nobody", "nobody is harmed; mark who it is"),
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
}

}  // namespace hitspread::outcome
