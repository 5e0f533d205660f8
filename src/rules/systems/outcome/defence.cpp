#include "rules/systems/outcome/defence.h"

#include <array>

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

/// Asked one after the other, until one is wanted; who decides nothing takes the better.
std::optional<DefenceKind> wanted(Derivation& derivation, const Attack& attack, const Defences& defences)
{
    const bool dodges = defences.dodge && (!defences.parry || *defences.dodge >= *defences.parry + parryBonus(attack));
    if (defences.dodge && derivation.choose(Query::Dodge, Rule::Rule06, 0, 1, dodges ? 1 : 0) == 1)
        return DefenceKind::Dodge;
    if (defences.parry && derivation.choose(Query::Parry, Rule::Rule06, 0, 1, dodges ? 0 : 1) == 1)
        return DefenceKind::Parry;
    return std::nullopt;
}

}  // namespace

std::int32_t parryBonus(const Attack& attack)
{
    return hasBuckler(attack) ? kBucklerBonus : 0;
}

Defences defencesOf(const Attack& attack)
{
    const Condition& condition = attack.targetCondition;
    // Who holds somebody cannot defend himself, who is held or pinned can do nothing of the kind (OUT-50, OUT-51, OUT-54).
    if (!canAct(condition, attack.switches) || condition.holding != 0 || condition.heldBy != 0)
        return {};
    Defences defences;
    const WeaponKind kind = attack.options.withShield ? WeaponKind::Melee : attack.weapon.kind;
    if (mayDodge(attack.switches, kind) && isDeclared(condition, Plan::Dodge, attack.options.who))
        defences.dodge = attack.target.physique;
    if (mayParry(attack.switches, kind) && isDeclared(condition, Plan::Parry, attack.options.who))
        defences.parry = attack.target.melee;
    return defences;
}

Term countsOf(Derivation& derivation, const Checked& defence, const Switches& switches)
{
    if (defence.natural.failure.holds())
        return derivation.derive(Quantity::DefenceCounts, Rule::Rule03, Operation::Take, 0);
    const bool isFloored = switches.floorDefence;
    return derivation.derive(Quantity::DefenceCounts, Rule::Rule03, isFloored ? Operation::Maximum : Operation::Take,
                             defence.total, isFloored ? Term(0) : Term());
}

Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender)
{
    const Defences defences = defencesOf(attack);
    Defended defended;
    defended.kind = wanted(derivation, attack, defences);
    if (!defended.kind)
        return defended;
    const bool parries = *defended.kind == DefenceKind::Parry;
    const std::array<Extra, 1> extras{{{Quantity::DefenceBuckler, Rule::Rule43, parries ? parryBonus(attack) : 0}}};
    const Checked rolled = check(
        derivation,
        {.first = Quantity::DefenceDie,
         .dice = Query::DefenceDice,
         .beyond = Query::DefenceBeyond,
         .skill = Rule::Rule06,
         .rating = parries ? *defences.parry : *defences.dodge,
         .wounds = woundPenalty(attack.target, *defender, attack.switches),
         .actions = severalActions(derivation, *defender, parries ? Plan::Parry : Plan::Dodge, kOfDefender),
         .extras = extras,
         .modifiers = &attack.options.defenceModifiers},
        attack.switches);
    defender.take({parries ? Plan::Parry : Plan::Dodge, attack.options.who}, rolled.total);
    if (endsAim(attack, *defended.kind))
        defender.loseAim(rolled.total);
    const bool withShield = parries && usesShield(attack);
    if (withShield)
        defender.set<&Condition::shieldAgainst>(attack.options.who, rolled.total);
    defended.isCritical = rolled.decided == Decided::No && rolled.natural.success.holds();
    defended.avoids = rolled.decided == Decided::Success || (attack.switches.criticalAvoids && defended.isCritical);
    if (rolled.decided == Decided::No)
        defended.counts = countsOf(derivation, rolled, attack.switches);
    return defended;
}

}  // namespace hitspread::outcome
