#include "rules/systems/rollunder/harm.h"

#include "rules/systems/rollunder/roll.h"

#include <algorithm>

namespace hitspread::rollunder {

namespace {

constexpr std::int32_t kHalvesOfOne = 2;

class Body {
public:
    Body(Derivation& derivation, const Victim& victim, const Guard& guard)
        : m_derivation(derivation), m_victim(victim), m_guard(guard)
    {}

    [[nodiscard]] Term resistance(const Blow& blow);
    [[nodiscard]] Term penetrating(Term damage, Term dr);
    [[nodiscard]] Term loss(Term penetrating, std::int32_t halvesOfType);

private:
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b);
    }

    Derivation& m_derivation;
    const Victim& m_victim;
    const Guard& m_guard;
};

/// Layers and what the place adds, halved together where a critical hit does (R3-D45, R3-D65).
Term Body::resistance(const Blow& blow)
{
    if (!blow.armour)
        return {};
    Term dr = derive(Quantity::DrOwn, Rule::Rule12, Operation::Take, m_guard.dr.own);
    if (m_guard.dr.worn != 0)
        dr = derive(Quantity::DrWorn, Rule::Rule12, Operation::Add, dr, m_guard.dr.worn);
    if (m_guard.dr.extra != 0)
        dr = derive(Quantity::DrPlace, Rule::Rule12, Operation::Add, dr, m_guard.dr.extra);
    if (blow.halvesDr.holds())
        dr = derive(Quantity::DrHalved, Rule::Rule67, Operation::DivideDown, dr, 2);
    return dr;
}

Term Body::penetrating(Term damage, Term dr)
{
    const Term less = derive(Quantity::DamagePenetrating, Rule::Rule12, Operation::Subtract, damage, dr);
    const Rule rule = less.value > 0 ? Rule::Rule14 : Rule::Rule13;
    return derive(Quantity::DamagePenetrating, rule, Operation::Maximum, less, 0);
}

/// By type or by what the place makes of it, rounded down but 1 at least, and no more than the place can cost (R3-51, R3-D09, R3-D66).
Term Body::loss(Term penetrating, std::int32_t halvesOfType)
{
    if (!penetrating.holds())
        return {};
    const Term halves = m_guard.halves != 0
        ? derive(Quantity::InjuryPlace, Rule::Rule51, Operation::Multiply, penetrating, m_guard.halves)
        : derive(Quantity::InjuryHalves, Rule::Rule51, Operation::Multiply, penetrating, halvesOfType);
    const Term whole = derive(Quantity::InjuryLoss, Rule::Rule51, Operation::DivideDown, halves, kHalvesOfOne);
    const Term loss = derive(Quantity::InjuryLoss, Rule::Rule51, Operation::Maximum, whole, 1);
    if (m_guard.most == MostLoss::None)
        return loss;
    const Term share = derive(Quantity::InjuryMost, Rule::Rule51, Operation::DivideDown, m_victim.character.hpMax,
                              m_guard.most == MostLoss::Half ? 2 : 3);
    const Term bound = derive(Quantity::InjuryMost, Rule::Rule51, Operation::Add, share, 1);
    return derive(Quantity::InjuryCapped, Rule::Rule51, Operation::Minimum, loss, bound);
}

Rule thresholdRule(std::int32_t threshold)
{
    return static_cast<Rule>(static_cast<std::int32_t>(Rule::Rule56) + threshold);
}

void die(Derivation& derivation, const Victim& victim, Rule rule)
{
    const Term dead = derivation.derive(Quantity::HpDead, rule, Operation::Take, 1);
    Ledger& ledger = victim.ledger;
    ledger.set<&Condition::dead>(dead);
    ledger.set<&Condition::waiting>(false, dead);
    ledger.set<&Condition::strikesLeft>(0, dead);
    ledger.loseAim(dead);
    ledger.loseEvaluate(dead);
    derivation.state(EventKind::Dead, victim.subject, causedBy(dead));
}

/// One roll for each threshold newly passed, in order, until one fails; beyond the last nothing is asked (R3-56 to R3-60, R3-D29, R3-D63).
void checkDeath(Derivation& derivation, std::int32_t htModifier, const Victim& victim)
{
    Ledger& ledger = victim.ledger;
    const std::int32_t max = victim.character.hpMax;
    const std::int32_t hp = hpOf(victim.character, *ledger);
    if (ledger->dead)
        return;
    if (hp <= -(kDeathThresholds + 1) * max)
        return die(derivation, victim, Rule::Rule60);
    for (std::int32_t threshold = 0; threshold < kDeathThresholds; ++threshold) {
        const std::int32_t at = -(threshold + 1) * max;
        const std::int32_t bit = 1 << threshold;
        if (hp > at || (ledger->thresholds & bit) != 0)
            continue;
        const auto part = derivation.part(threshold, kDeathThresholds, victim.subject);
        const Rule rule = thresholdRule(threshold);
        const Term passed = derivation.derive(Quantity::HpThreshold, rule, Operation::Take, at);
        ledger.set<&Condition::thresholds>(ledger->thresholds | bit, passed);
        const Term lives = rollHt(derivation, victim.character,
                                  {Quantity::DeathNumber, Query::DeathDice, rule, htModifier});
        if (!lives.holds())
            return die(derivation, victim, rule);
    }
}

}  // namespace

Location randomLocation(Derivation& derivation, const Switches& switches, const PlaceQueries& queries)
{
    constexpr std::int32_t kLastRight = 3;
    const TableRoll rolled = derivation.rollOn(queries.place, Rule::Rule19, 3, 6,
                                               declare::on<&Switches::randomPlaces>(switches));
    const Term place = derivation.derive(Quantity::LocationRolled, Rule::Rule19, Operation::LookUp, rolled.cell(0),
                                         rolled.rolled, rolled.number);
    const auto name = static_cast<Place>(std::clamp<std::int32_t>(place.value, 0, kPlaces - 1));
    if (name != Place::Hand && name != Place::Foot)
        return cellOf(name, true);
    const std::array<std::int32_t, 2> sides{kLastRight, 6};
    const std::int32_t die = derivation.rollOn(queries.side, Rule::Rule19, 1, 6, sides).sum();
    return cellOf(name,
                  derivation.derive(Quantity::LocationSide, Rule::Rule19, Operation::AtLeast, kLastRight, die).holds());
}

Term rollDamage(Derivation& derivation, const Weapon& weapon, Query query)
{
    Term damage;
    if (weapon.damageDice > 0)
        damage = derivation.derive(Quantity::DamageRoll, Rule::Rule11, Operation::Take,
                                   derivation.roll(query, Rule::Rule11, weapon.damageDice, 6, RollUse::Sum).sum());
    if (weapon.damageBonus != 0)
        damage = derivation.derive(Quantity::DamageBonus, Rule::Rule11, Operation::Add, damage, weapon.damageBonus);
    return damage;
}

Guard guardAt(Location location, DamageType type, const Victim& victim, const Switches& switches)
{
    Guard guard{.dr = drThere(location, victim.character.dr, victim.items, victim.states, switches)};
    if (!switches.placesCount)
        return guard;
    const Place place = placeOf(location);
    const TableRow& row = rowFor(switches.places, place);
    guard.halves = placeHalves(switches, place, type);
    guard.most = static_cast<MostLoss>(row.cells[placecolumn::kMostLoss]);
    return guard;
}

Harmed costOf(Derivation& derivation, const Blow& blow, const Guard& guard, Subject there, const Victim& victim,
              const Switches& switches)
{
    Body body(derivation, victim, guard);
    Harmed harmed;
    const Term dr = body.resistance(blow);
    harmed.penetrating = body.penetrating(blow.damage, dr);
    const bool isHeld = !harmed.penetrating.holds();
    derivation.state(isHeld ? EventKind::ArmourHeld : EventKind::ArmourPassed, there, blow.damage, dr);
    derivation.state(EventKind::Through, there, harmed.penetrating);
    harmed.loss = body.loss(harmed.penetrating, typeHalves(switches, blow.type));
    if (isHeld && blow.blunt > 0)
        harmed.loss = derivation.derive(Quantity::InjuryBlunt, Rule::Rule13, Operation::Take, blow.blunt);
    return harmed;
}

Harmed strike(Derivation& derivation, const Blow& blow, Location location, const Victim& victim,
              const Switches& switches)
{
    const Subject there = victim.subject.location(static_cast<int>(location));
    const Harmed harmed = costOf(derivation, blow, guardAt(location, blow.type, victim, switches), there, victim,
                                 switches);
    if (harmed.loss.holds()) {
        derivation.state(EventKind::Wounded, there, harmed.loss, victim.character.hpMax);
        loseHp(derivation, harmed.loss, blow.htModifier, victim, switches);
    }
    return harmed;
}

void loseHp(Derivation& derivation, Term loss, std::int32_t htModifier, const Victim& victim, const Switches& switches)
{
    Ledger& ledger = victim.ledger;
    const Term lost = derivation.derive(Quantity::HpLost, Rule::Rule51, Operation::Add, ledger->hpLost, loss);
    ledger.set<&Condition::hpLost>(lost);
    const Term since = derivation.derive(Quantity::ShockLost, Rule::Rule15, Operation::Add, ledger->lost, loss);
    ledger.set<&Condition::lost>(since);
    const Term now = derivation.derive(Quantity::HpNow, Rule::Rule51, Operation::Subtract, victim.character.hpMax,
                                       lost);
    checkDeath(derivation, htModifier, victim);
    const HpState state = hpStateOf(victim.character, *ledger, switches);
    derivation.derive(Quantity::HpState, state == HpState::Third ? Rule::Rule52 : Rule::Rule55, Operation::LookUp,
                      static_cast<std::int32_t>(state), now, static_cast<std::int32_t>(state) + 1);
}

void giveHp(Derivation& derivation, Term healed, const Victim& victim)
{
    Ledger& ledger = victim.ledger;
    const Term less = derivation.derive(Quantity::HpLost, Rule::Rule51, Operation::Subtract, ledger->hpLost, healed);
    const Term lost = derivation.derive(Quantity::HpLost, Rule::Rule51, Operation::Maximum, less, 0);
    ledger.set<&Condition::hpLost>(lost);
    const std::int32_t hp = hpOf(victim.character, *ledger);
    std::int32_t passed = ledger->thresholds;
    for (std::int32_t threshold = 0; threshold < kDeathThresholds; ++threshold) {
        if (hp > -(threshold + 1) * victim.character.hpMax)
            passed &= ~(1 << threshold);
    }
    ledger.set<&Condition::thresholds>(passed, lost);
    if (!ledger->unconscious || ledger->dead || hp <= 0)
        return;
    ledger.set<&Condition::unconscious>(false, lost);
    derivation.state(EventKind::Awake, victim.subject);
}

Term rollHt(Derivation& derivation, const Character& who, const HtRoll& roll)
{
    const RollTerms terms{.first = roll.first,
                          .dice = roll.dice,
                          .rules = {roll.rule, roll.rule, roll.rule, roll.rule, roll.rule},
                          .isCritical = false};
    return rollThree(derivation, terms, who.ht + roll.modifier).success;
}

}  // namespace hitspread::rollunder
