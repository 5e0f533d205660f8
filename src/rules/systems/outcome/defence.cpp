#include "rules/systems/outcome/defence.h"

#include "rules/core/dice/decision.h"
#include "rules/systems/outcome/vocabulary.h"

#include <algorithm>

namespace hitspread::outcome {

namespace {

constexpr int kOfDefender = 1;  ///< index of what is derived for both

/// A defence must have been declared, against the very attacker or whoever comes; who has declared nothing and is in no turn is free
/// (OUT-70, OUT-D28).
bool isDeclared(const Condition& condition, Plan plan, std::int32_t attacker)
{
    if (condition.plan.isEmpty())
        return !condition.inTurn;
    return lineFor(condition, {plan, attacker}).has_value();
}

/// Whether it was declared against the attacker and is used up.
bool isUsedUp(const Condition& condition, Plan plan, std::int32_t attacker)
{
    return std::ranges::any_of(condition.plan, [&](const Planned& line) {
        return line.plan == plan && (line.whom == 0 || line.whom == attacker);
    });
}

/// Whether he parries with a shield that is strapped on (OUT-31, OUT-40).
bool usesShield(const Attack& attack)
{
    const auto shield = shieldOf(attack.armour, attack.armourState);
    return attack.options.parriesWithShield && shield && shield->carried == Carried::Worn;
}

/// The weapon he parries with, if not with his shield; null: his hands.
const Weapon* parriesWith(const Attack& attack)
{
    const bool holds = !attack.targetWeapon.empty()
        && (attack.targetWeaponState.empty() || !attack.targetWeaponState[0].dropped);
    return holds && !usesShield(attack) ? &attack.targetWeapon[0] : nullptr;
}

/// Whether he parries with a buckler in hand (OUT-43).
bool hasBuckler(const Attack& attack)
{
    const Weapon* weapon = parriesWith(attack);
    return weapon && weapon->buckler;
}

/// A dodge ends his aim, and a parry with the weapon that aims; no other parry does (OUT-D13, OUT-D40).
bool endsAim(const Attack& attack, DefenceKind kind)
{
    const Weapon* weapon = kind == DefenceKind::Parry ? parriesWith(attack) : nullptr;
    return kind == DefenceKind::Dodge || (weapon && mayAim(*weapon));
}

/// Before it was one decision, two were asked for one after the other.
constexpr FormerAnswer kOnceDefended[]{
    formerYes(Query::Dodge, DefenceKind::Dodge),
    formerYes(Query::Parry, DefenceKind::Parry),
};
constexpr FormerAnswers kFormerDefences(kOnceDefended);

}  // namespace

std::int32_t parryBonus(const Attack& attack)
{
    return hasBuckler(attack) ? kBucklerBonus : 0;
}

Defences defencesOf(const Attack& attack)
{
    const Condition& condition = attack.targetCondition;
    const Option none{optionId(DefenceKind::None), kNoWorth};
    const auto noneFor = [&none](RefusalCode why, Rule rule) {
        return Defences{barredOption(DefenceKind::Dodge, why, rule), barredOption(DefenceKind::Parry, why, rule), none};
    };
    // Who holds somebody cannot defend himself, who is held or pinned can do nothing of the kind (OUT-50, OUT-51, OUT-54).
    if (!canAct(condition, attack.switches))
        return noneFor(RefusalCode::DefenderOut, Rule::Rule06);
    if (condition.holding != 0)
        return noneFor(RefusalCode::DefenderHolds, Rule::Rule51);
    if (condition.heldBy != 0)
        return noneFor(RefusalCode::DefenderHeld, condition.pinned ? Rule::Rule54 : Rule::Rule50);
    const WeaponKind weapon = attack.options.withShield ? WeaponKind::Melee : attack.weapon.kind;
    const auto defence = [&](DefenceKind kind, Plan plan, std::int32_t worth) {
        const bool parries = kind == DefenceKind::Parry;
        if (!(parries ? mayParry(attack.switches, weapon) : mayDodge(attack.switches, weapon)))
            return barredOption(kind, parries ? RefusalCode::CannotBeParried : RefusalCode::CannotBeDodged,
                                Rule::Rule06);
        if (isDeclared(condition, plan, attack.options.who))
            return Option{optionId(kind), worth};
        const bool isSpent = isUsedUp(condition, plan, attack.options.who);
        return barredOption(kind, isSpent ? RefusalCode::DefenceUsedUp : RefusalCode::DefenceNotDeclared, Rule::Rule70);
    };
    return {defence(DefenceKind::Dodge, Plan::Dodge, attack.target.physique),
            defence(DefenceKind::Parry, Plan::Parry, attack.target.melee + parryBonus(attack)), none};
}

DefenceKind defenceIn(const Answers& answers)
{
    return static_cast<DefenceKind>(
        optionIn(answers, {static_cast<std::uint16_t>(Query::DefenceKind), 0}, kFormerDefences));
}

Defended defendedBy(Derivation& derivation, DefenceKind kind, const Checked& rolled, const Switches& switches)
{
    Defended defended;
    defended.kind = kind;
    defended.isCritical = rolled.decided == Decided::No && rolled.natural.success.holds();
    defended.avoids = rolled.decided == Decided::Success || (switches.criticalAvoids && defended.isCritical);
    if (rolled.decided != Decided::No)
        return defended;
    const auto counts = [&](Operation operation, Term total, Term least) {
        return derivation.derive(Quantity::DefenceCounts, Rule::Rule03, operation, total, least);
    };
    if (rolled.natural.failure.holds())
        defended.counts = counts(Operation::Take, 0, {});
    else
        defended.counts = switches.floorDefence ? counts(Operation::Maximum, rolled.total, 0)
                                                : counts(Operation::Take, rolled.total, {});
    return defended;
}

Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender)
{
    const Derivation::Element his = derivation.ofSide(kOtherSide);
    const auto kind = static_cast<DefenceKind>(
        derivation.decide(Query::DefenceKind, Rule::Rule06, defencesOf(attack), &kFormerDefences));
    if (kind == DefenceKind::None)
        return {};
    const bool parries = kind == DefenceKind::Parry;
    const std::array<Extra, 1> extras{{{Quantity::DefenceBuckler, Rule::Rule43, parries ? parryBonus(attack) : 0}}};
    const Checked rolled = check(
        derivation,
        {.of = kDefenceRoll,
         .skill = Rule::Rule06,
         .rating = parries ? attack.target.melee : attack.target.physique,
         .wounds = woundPenalty(attack.target, *defender, attack.switches),
         .actions = severalActions(derivation, *defender, parries ? Plan::Parry : Plan::Dodge, kOfDefender),
         .extras = extras,
         .modifiers = &attack.options.defenceModifiers},
        attack.switches);
    defender.take({parries ? Plan::Parry : Plan::Dodge, attack.options.who}, rolled.total);
    if (endsAim(attack, kind))
        defender.loseAim(rolled.total);
    const bool withShield = parries && usesShield(attack);
    if (withShield)
        defender.set<&Condition::shieldAgainst>(attack.options.who, rolled.total);
    return defendedBy(derivation, kind, rolled, attack.switches);
}

}  // namespace hitspread::outcome
