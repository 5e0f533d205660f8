#include "rules/systems/percentile/defence.h"

#include "rules/systems/percentile/blow.h"

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

/// Asked one after the other, until one is wanted; who decides nothing takes the best.
std::optional<DefenceKind> wanted(Derivation& derivation, const Defences& defences, Rule rule)
{
    struct Offer {
        DefenceKind kind;
        Query query;
        std::optional<std::int32_t> rating;
    };
    const std::array<Offer, 3> all{{{DefenceKind::Dodge, Query::DefenceDodge, defences.dodge},
                                    {DefenceKind::Block, Query::DefenceBlock, defences.block},
                                    {DefenceKind::Parry, Query::DefenceParry, defences.parry}}};
    std::int32_t best = -1;
    for (const Offer& offer : all)
        best = std::max(best, offer.rating.value_or(-1));
    for (const Offer& offer : all) {
        if (offer.rating && derivation.choose(offer.query, rule, 0, 1, *offer.rating == best ? 1 : 0) == 1)
            return offer.kind;
    }
    return std::nullopt;
}

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

}  // namespace

Defences defencesOf(const Attack& attack)
{
    const Switches& switches = attack.switches;
    const Condition& condition = attack.targetCondition;
    const bool mayStill = switches.defencesPerRound == kNoEntry || condition.defencesUsed < switches.defencesPerRound;
    if (isOut(attack.target, condition) || !mayStill)
        return {};
    Defences defences;
    const Character& who = attack.target;
    if (attack.weapon.mayDodge)
        defences.dodge = who.dodge == kNoEntry ? who.dex : who.dodge;
    const Armour* shield = shieldOf(attack.armour, attack.armourState);
    if (attack.weapon.mayBlock && shield)
        defences.block = ratingOf(who, SkillList::Shields, shield->shieldSkill, who.dex);
    if (attack.weapon.mayParry)
        defences.parry = parryRating(attack);
    return defences;
}

Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender, const Rolled& against)
{
    const bool melee = isMelee(attack.weapon);
    const Rule greater = melee ? Rule::Rule14 : Rule::Rule27;
    const Defences defences = defencesOf(attack);
    const std::optional<DefenceKind> kind = wanted(derivation, defences, greater);
    if (!kind)
        return {};
    const std::optional<std::int32_t>& rating = *kind == DefenceKind::Dodge ? defences.dodge
        : *kind == DefenceKind::Block                                       ? defences.block
                                                                            : defences.parry;
    const Switches& switches = attack.switches;
    const RollTerms terms{.first = Quantity::DefenceBase,
                          .query = Query::DefenceDie,
                          .rules = defenceRules(melee),
                          .base = *rating,
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
        derivation.state(*kind == DefenceKind::Dodge ? EventKind::Dodged : EventKind::Parried,
                         causedBy(defended.negates));
    return defended;
}

}  // namespace hitspread::percentile
