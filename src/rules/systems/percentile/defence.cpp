#include "rules/systems/percentile/defence.h"

#include "rules/core/dice/decision.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/vocabulary.h"

#include <algorithm>

namespace hitspread::percentile {

namespace {

/// A melee weapon in hand by its melee skill and no other, bare hands by the trained unarmed skill; else nothing to parry with
/// (PCT-D15, PCT-D40).
std::optional<std::int32_t> parryRating(const Attack& attack)
{
    const auto known = [](std::int32_t rating) { return rating == kNoEntry ? std::nullopt : std::optional(rating); };
    const bool holds = !attack.targetWeapon.empty()
        && (attack.targetWeaponState.empty() || !attack.targetWeaponState[0].dropped);
    if (!holds || attack.targetWeapon[0].natural)
        return known(attack.target.unarmed);
    const Weapon& weapon = attack.targetWeapon[0];
    return isMelee(weapon) ? known(attack.target.meleeSkills.rank(weapon.skill, kNoEntry)) : std::nullopt;
}

/// One defence of a weapon that allows it, or not.
Option defence(DefenceKind kind, Rule rule, bool isAllowed, std::optional<std::int32_t> rating, RefusalCode notAllowed,
               RefusalCode notAble)
{
    if (!isAllowed)
        return barredOption(kind, notAllowed, rule);
    return rating ? Option{optionId(kind), *rating} : barredOption(kind, notAble, rule);
}

/// Before it was one decision, three were asked for one after the other.
constexpr FormerAnswer kOnceDefended[]{
    formerYes(Query::DefenceDodge, DefenceKind::Dodge),
    formerYes(Query::DefenceBlock, DefenceKind::Block),
    formerYes(Query::DefenceParry, DefenceKind::Parry),
};
constexpr FormerAnswers kFormerDefences(kOnceDefended);

RollRules defenceRules(bool melee)
{
    const Rule greater = melee ? Rule::Rule14 : Rule::Rule27;
    return {.rating = greater,
            .critical = melee ? Rule::Rule11 : Rule::Rule24,
            .fumble = melee ? Rule::Rule13 : Rule::Rule26,
            .success = greater,
            .failure = greater,
            .result = melee ? Rule::Rule08 : Rule::Rule22};
}

EventKind avoidedBy(DefenceKind kind)
{
    if (kind == DefenceKind::Dodge)
        return EventKind::Dodged;
    return kind == DefenceKind::Block ? EventKind::Blocked : EventKind::Parried;
}

}  // namespace

Defences defencesOf(const Attack& attack, bool isCritical)
{
    const Switches& switches = attack.switches;
    const Character& who = attack.target;
    const Condition& condition = attack.targetCondition;
    const bool melee = isMelee(attack.weapon);
    const Rule rule = melee ? Rule::Rule14 : Rule::Rule27;
    const Option none{optionId(DefenceKind::None), -1};
    const auto noneFor = [&none](RefusalCode why, Rule by) {
        return Defences{barredOption(DefenceKind::Dodge, why, by), barredOption(DefenceKind::Block, why, by),
                        barredOption(DefenceKind::Parry, why, by), none};
    };
    if (isCritical)
        return noneFor(RefusalCode::NothingMeetsCritical, melee ? Rule::Rule11 : Rule::Rule24);
    if (isOut(who, condition))
        return noneFor(RefusalCode::DefenderOut, rule);
    if (switches.defencesPerRound != kNoEntry && condition.defencesUsed >= switches.defencesPerRound)
        return noneFor(RefusalCode::NoDefenceLeft, rule);
    const Armour* shield = shieldOf(attack.armour, attack.armourState);
    const auto block = shield ? std::optional(ratingOf(who, SkillList::Shields, shield->shieldSkill, who.dex))
                              : std::nullopt;
    return {defence(DefenceKind::Dodge, rule, attack.weapon.mayDodge, who.dodge == kNoEntry ? who.dex : who.dodge,
                    RefusalCode::CannotBeDodged, RefusalCode::CannotBeDodged),
            defence(DefenceKind::Block, rule, attack.weapon.mayBlock, block, RefusalCode::CannotBeBlocked,
                    RefusalCode::NoShieldUp),
            defence(DefenceKind::Parry, rule, attack.weapon.mayParry, parryRating(attack), RefusalCode::CannotBeParried,
                    RefusalCode::NothingToParryWith),
            none};
}

std::optional<std::int32_t> ratingOf(const Defences& defences, DefenceKind kind)
{
    const auto found = std::ranges::find(defences, optionId(kind), &Option::id);
    return found->barrier ? std::nullopt : std::optional(found->worth);
}

DefenceKind defenceIn(const Answers& answers)
{
    return static_cast<DefenceKind>(
        optionIn(answers, {static_cast<std::uint16_t>(Query::DefenceKind), 0}, kFormerDefences));
}

Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender, const Rolled& against)
{
    const Derivation::Element his = derivation.ofSide(kOtherSide);
    const bool melee = isMelee(attack.weapon);
    const Rule greater = melee ? Rule::Rule14 : Rule::Rule27;
    const Defences defences = defencesOf(attack, against.isCritical);
    const auto kind = static_cast<DefenceKind>(
        derivation.decide(Query::DefenceKind, greater, defences, &kFormerDefences));
    if (kind == DefenceKind::None)
        return {};
    const Switches& switches = attack.switches;
    const RollTerms terms{.first = Quantity::DefenceBase,
                          .query = Query::DefenceDie,
                          .rules = defenceRules(melee),
                          .base = *ratingOf(defences, kind),
                          .condition = defender.penalty(),
                          .modifiers = &attack.options.defenceModifiers,
                          .further = switches.furtherDefence * attack.targetCondition.defencesUsed,
                          .dex = attack.target.dex,
                          .addsDex = melee || switches.rangedAddDex,
                          .against = against.result.value,
                          .criticalsCount = switches.defenceCritical};
    const Rolled rolled = rollHundred(derivation, terms, switches);
    defender.hasRolled(rolled.die);
    defender.set<&Condition::defencesUsed>(defender->defencesUsed + 1, rolled.die);
    derivation.state(rolled.success.holds() ? EventKind::Succeeded : EventKind::Failed,
                     {rolled.die.value, rolled.success.step}, rolled.rating);
    stateFumble(derivation, rolled, derivation.subject(), switches);
    if (!rolled.success.holds())
        return {};
    Defended defended;
    const bool always = switches.defenceCritical && rolled.isCritical;
    defended.negates = always
        ? derivation.derive(Quantity::DefenceNegates, greater, Operation::Take, 1)
        : derivation.derive(Quantity::DefenceNegates, greater, Operation::Above, rolled.result, against.result);
    const Rule weaker = melee ? Rule::Rule15 : Rule::Rule28;
    defended.halves = derivation.derive(Quantity::DefenceHalves, weaker, Operation::Equal, defended.negates, 0);
    if (defended.negates.holds())
        derivation.state(avoidedBy(kind), causedBy(defended.negates));
    return defended;
}

}  // namespace hitspread::percentile
