#include "rules/systems/rollunder/feint.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/declare/optiontable.h"
#include "rules/systems/rollunder/attackresolution.h"
#include "rules/systems/rollunder/roll.h"
#include "rules/systems/rollunder/system.h"

#include <algorithm>
#include <optional>

namespace hitspread::rollunder {

namespace {

constexpr declare::FieldTable kFeintFields{
    declare::number<&FeintOptions::yards>("yards",
                                          {.maximum = 99, .unit = "yd", .group = "maneuver", .rules = "R3-69 R3-70"}),
    declare::number<&FeintOptions::distance>("distance",
                                             {.maximum = 9999, .unit = "yd", .group = "range", .rules = "R3-02"}),
    declare::modifiers<&FeintOptions::rollModifiers>("rollModifiers", kMostModifier, "R3-69"),
    declare::modifiers<&FeintOptions::defenceModifiers>("defenceModifiers", kMostModifier, "R3-69"),
    declare::oneself<&FeintOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&FeintOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&FeintOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
constexpr RecordDeclaration kFeintRecord = declare::options<FeintOptions>("feintOptions", kFeintFields);

}  // namespace

constexpr const auto& fieldsOf(const FeintOptions*)
{
    return kFeintFields;
}

namespace {

constexpr auto kFeintParts = declare::joined(
    declare::part<&Feint::options>("options", kFeintRecord, Role::Declared), Parts::attacking<Feint>(),
    Parts::armed<Feint>(), Parts::fighters<&Feint::target>(kAttackedFighter, Role::Target), Parts::ruled<Feint>());

using declare::offered;

constexpr declare::OptionTable kFeintOffers{
    kFeintParts,
    offered<&Feint::options, &FeintOptions::yards>(),
    offered<&Feint::options, &FeintOptions::distance>(),
    offered<&Feint::options, &FeintOptions::rollModifiers>(),
    offered<&Feint::options, &FeintOptions::defenceModifiers>().ofTarget(),
};

RollTerms contest(Quantity first, Query dice)
{
    constexpr Rule kRule = Rule::Rule69;
    return {.first = first,
            .dice = dice,
            .rules = {kRule, kRule, kRule, kRule, kRule},
            .isCritical = false,
            .isMarginTold = true};
}

Term feinterNumber(Derivation& derivation, const Feint& feint, const Condition& feinter)
{
    const Skill skill = weaponSkill(feint.attacker, feint.weapon);
    Term his = derivation.derive(Quantity::FeintSkill, Rule::Rule69, Operation::Take, skill.level);
    if (skill.isOfDxOrIq && feinter.shock > 0)
        his = derivation.derive(Quantity::FeintShock, Rule::Rule15, Operation::Subtract, his, feinter.shock);
    const bool isWatched = feinter.evaluateAt == feint.options.whom;
    if (const std::int32_t bonus = isWatched ? evaluateBonus(feinter, feint.switches) : 0; bonus != 0)
        his = derivation.derive(Quantity::FeintEvaluate, Rule::Rule69, Operation::Add, his, bonus);
    return addModifiers(derivation, feint.options.rollModifiers, Quantity::FeintModifier, Rule::Rule69, his);
}

/// What the target's defence is worse by: 0 where the feinter's roll fails.
Term penaltyOf(Derivation& derivation, const Feint& feint, const Condition& feinter)
{
    const Rolled his = rollThree(derivation, contest(Quantity::FeintNumber, Query::FeintDice),
                                 feinterNumber(derivation, feint, feinter));
    const Derivation::Element others = derivation.ofSide(kOtherSide);
    Term skill = derivation.derive(Quantity::AgainstSkill, Rule::Rule69, Operation::Take,
                                   skillAgainstFeints(feint.target[0]));
    skill = addModifiers(derivation, feint.options.defenceModifiers, Quantity::AgainstModifier, Rule::Rule69, skill);
    const Rolled answer = rollThree(derivation, contest(Quantity::AgainstNumber, Query::AgainstDice), skill);
    if (!his.success.holds())
        return derivation.derive(Quantity::FeintPenalty, Rule::Rule69, Operation::Take, 0);
    const Term least = derivation.derive(Quantity::AgainstLeast, Rule::Rule69, Operation::Maximum, answer.margin, 0);
    const Term better = derivation.derive(Quantity::FeintPenalty, Rule::Rule69, Operation::Subtract, his.margin, least);
    return derivation.derive(Quantity::FeintPenalty, Rule::Rule69, Operation::Maximum, better, 0);
}

}  // namespace

constinit const ActionDeclaration Feint::kAction = declare::offering(
    kFeintOffers, declare::action<Feint>("feint", system, kFeintParts, "rollunderFeint"));

std::int32_t skillAgainstFeints(const Fighter& who)
{
    std::optional<std::int32_t> best;
    const auto consider = [&best](std::int32_t level) { best = std::max(best.value_or(level), level); };
    for (std::size_t i = 0; i < who.weapons.size(); ++i) {
        if (isMelee(who.weapons[i]) && isInHand(weaponStateAt(who.weaponStates, i)))
            consider(weaponSkill(who.character, who.weapons[i]).level);
    }
    if (const auto shield = shieldOf(who.armour, who.armourState, true))
        consider(shieldSkill(who.character, who.armour[*shield]).level);
    if (hasSkill(who.character, kUnarmed))
        consider(skillOf(who.character, kUnarmed).level);
    return best.value_or(who.character.dx);
}

std::vector<Refusal> refusalsOf(const Feint& feint, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(feint.target.empty(), RefusalCode::NobodyAttacked, Rule::Rule69, "target");
    refuseManeuver(refusals, feint.attacker, feint.attackerCondition, Maneuver::Feint, "attacker.condition");
    refuseMovement(refusals, feint.attacker, feint.attackerCondition, feint.switches,
                   {Maneuver::Feint, feint.options.yards, "options"});
    refuseWeapon(refusals, feint.weapon, feint.weaponState, "weapon.state");
    refusals.when(!isMelee(feint.weapon), RefusalCode::MeleeOnly, Rule::Rule69, "weapon", "kind");
    const bool isReached = feint.options.distance == 0 || (feint.weapon.reach & reachBit(feint.options.distance)) != 0;
    refusals.when(isMelee(feint.weapon) && !isReached, RefusalCode::OutOfReach, Rule::Rule02, "options", "distance",
                  feint.options.distance);
    return refusals.take();
}

void resolveAction(const Feint& feint, Derivation& derivation)
{
    const Derivation::Element element(derivation, 0, kAttacked.side(kActingSide));
    Ledger actor(feint.attackerCondition);
    Ledger target(feint.target[0].condition);
    const Term taken = takeManeuver(derivation, actor, Maneuver::Feint, feint.options.yards);
    const Term penalty = feint.switches.bonusesCount
        ? penaltyOf(derivation, feint, *actor)
        : derivation.derive(Quantity::FeintPenalty, Rule::Rule69, Operation::Take, 0);
    derivation.state(penalty.holds() ? EventKind::Succeeded : EventKind::Failed, Subject(), penalty);
    target.spendFeints(feint.options.who, penalty);
    if (penalty.holds()) {
        const Term until = derivation.derive(Quantity::FeintUntil, Rule::Rule69, Operation::Add, feint.options.round,
                                             1);
        target.addFeint({feint.options.who, penalty.value, until.value}, until);
    }
    actor.loseEvaluate(taken);
    actor.finish(taken);
    actor.commit(derivation, kFeintParts.position<&Feint::attackerCondition>());
    target.commit(derivation, kFeintParts.position<&Feint::target, &Fighter::condition>(), 0);
}

}  // namespace hitspread::rollunder
