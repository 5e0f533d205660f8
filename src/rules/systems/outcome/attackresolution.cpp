#include "rules/systems/outcome/attackresolution.h"

#include <algorithm>
#include <array>

namespace hitspread::outcome {

namespace {

constexpr std::int32_t kFeintBonus = 1;  // however many feints he has fallen for (OUT-63)
constexpr std::int32_t kCriticalFinal = 5;

std::int32_t bonusOfMode(const Attack& attack)
{
    if (attack.options.withShield || attack.weapon.kind != WeaponKind::Firearm)
        return 0;
    switch (attack.options.mode) {
    case Mode::Automatic: return attack.options.automaticBonus;
    case Mode::Buckshot: return attack.options.closeRange ? modeBonus(Mode::Buckshot) : 0;
    case Mode::Single:
    case Mode::Burst: return modeBonus(attack.options.mode);
    }
    return 0;
}

/// From behind cover, or out of a concealment that impairs the view: not both (OUT-24, OUT-25, OUT-D15).
std::int32_t ownCover(const AttackOptions& options)
{
    return options.fromCover || options.fromConcealment ? -1 : 0;
}

}  // namespace

const Armour* effectiveShield(const Attack& attack)
{
    const auto shield = shieldAgainst(attack.armour, attack.armourState, attack.options.from);
    const Condition& condition = attack.targetCondition;
    if (!shield || !canAct(condition, attack.switches))
        return nullptr;
    const bool isUsedElsewhere = condition.shieldAgainst != 0 && condition.shieldAgainst != attack.options.who;
    return isUsedElsewhere ? nullptr : &attack.armour[shield->place];
}

Hidden hiddenIn(Derivation& derivation, const Attack& attack)
{
    const AttackOptions& options = attack.options;
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, rule, operation, a, b);
    };
    Hidden hidden;
    const bool isCovered = options.cover != Cover::None && options.through == Through::No;
    const bool isHardToSee = options.hardToSee && (options.concealed || options.invisible || isConcealment(options));
    Term cover;
    if (const std::int32_t penalty = isCovered ? coverPenalty(attack.switches, options.cover) : 0; penalty != 0)
        cover = derive(Quantity::CoverPenalty, Rule::Rule18, Operation::Take, penalty);
    if (isHardToSee) {
        const Term seen = derive(Quantity::CoverConcealment, Rule::Rule21, Operation::Take, -1);
        cover = cover.holds() ? derive(Quantity::CoverLarger, Rule::Rule23, Operation::Minimum, cover, seen) : seen;
    }
    if (options.through == Through::AsArmour && options.cover != Cover::None)
        hidden.coverArmour = materialArmour(attack.switches, options.material, options.coverArmour);
    if (const Armour* shield = effectiveShield(attack)) {
        if (options.shield == ShieldWay::Through)
            hidden.shieldArmour = shield->points > 0 ? shield->points : kShieldArmour;
        else
            cover = derive(Quantity::CoverShield, Rule::Rule28, Operation::Add, cover, -1);
    }
    if (cover.holds())
        hidden.penalty = derive(Quantity::CoverCapped, Rule::Rule30, Operation::Maximum, cover, -kMostCover);
    return hidden;
}

bool isAnswered(const Checked& attack, const Switches& switches)
{
    const bool isRaised = attack.natural.success.holds() && switches.critical != CriticalRule::DieCountsFive;
    const bool isTooLow = switches.floorDefence && attack.total.value < 1;
    return attack.decided == Decided::No && !attack.natural.failure.holds() && (isRaised || !isTooLow);
}

Final finalOf(Derivation& derivation, const Checked& attack, const Defended& defended, const Switches& switches)
{
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, rule, operation, a, b);
    };
    if (attack.decided != Decided::No) {
        const bool succeeds = attack.decided == Decided::Success;
        const Term decided = derive(Quantity::FinalOutcome, Rule::Rule08, Operation::Take, succeeds ? 1 : 0);
        return {decided, derive(Quantity::FinalHit, Rule::Rule04, Operation::AtLeast, decided, 1)};
    }
    Term outcome = attack.total;
    if (defended.kind != DefenceKind::None)
        outcome = derive(Quantity::FinalOutcome, Rule::Rule03, Operation::Subtract, outcome, defended.counts);
    else
        outcome = derive(Quantity::FinalOutcome, Rule::Rule03, Operation::Take, outcome);
    if (attack.natural.failure.holds())
        return {outcome, derive(Quantity::FinalHit, Rule::Rule10, Operation::Take, 0)};
    if (attack.natural.success.holds()) {
        if (switches.critical == CriticalRule::FinalAtLeastFive)
            outcome = derive(Quantity::FinalRaised, Rule::Rule09, Operation::Maximum, outcome, kCriticalFinal);
        else if (switches.critical == CriticalRule::AlwaysHits && !defended.isCritical)
            outcome = derive(Quantity::FinalRaised, Rule::Rule09, Operation::Maximum, outcome, 1);
    }
    if (defended.avoids)
        outcome = derive(Quantity::FinalRaised, Rule::Rule03, Operation::Minimum, outcome, 0);
    return {outcome, derive(Quantity::FinalHit, Rule::Rule04, Operation::AtLeast, outcome, 1)};
}

AttackResolution::AttackResolution(const Attack& attack, Derivation& derivation)
    : m_attack(attack),
      m_derivation(derivation),
      m_attacker(attack.attackerCondition),
      m_target(attack.targetCondition),
      m_ties(attack.bound)
{}

/// Full turns of aiming at this very target with a bow or firearm (OUT-17).
Term AttackResolution::aim() const
{
    const Condition& condition = m_attack.attackerCondition;
    const bool isShot = !m_attack.options.withShield && mayAim(m_attack.weapon);
    const bool isAimed = isShot && condition.aimTurns > 0 && condition.aimAt == m_attack.options.whom;
    return isAimed ? std::min(condition.aimTurns, kMostAim) : 0;
}

Checked AttackResolution::rollToHit()
{
    const Derivation::Element his = m_derivation.ofSide(kActingSide);
    const AttackOptions& options = m_attack.options;
    m_hidden = hiddenIn(m_derivation, m_attack);
    const auto called = calledAt(options.called);
    const std::array<Extra, 6> extras{{
        {Quantity::AttackAim, Rule::Rule17, aim()},
        {Quantity::AttackFeint, Rule::Rule62, isFooled(*m_target, options.round) ? kFeintBonus : 0},
        {Quantity::AttackMode, Rule::Rule47, bonusOfMode(m_attack)},
        {Quantity::AttackCalled, Rule::Rule07, called ? calledShotCost(m_attack.switches, *called) : 0},
        {Quantity::AttackCover, Rule::Rule30, m_hidden.penalty},
        {Quantity::AttackOwnCover, options.fromCover ? Rule::Rule24 : Rule::Rule25, ownCover(options)},
    }};
    const bool isShield = options.withShield;
    const Checked rolled = check(
        m_derivation,
        {.of = kAttackRoll,
         .rating = isShield ? m_attack.attacker.melee : attackRating(m_attack.attacker, m_attack.weapon),
         .wounds = woundPenalty(m_attack.attacker, *m_attacker, m_attack.switches),
         .actions = severalActions(m_derivation, *m_attacker, doingOf(m_attack).plan),
         .extras = extras,
         .modifiers = &options.rollModifiers,
         .isAttack = true},
        m_attack.switches);
    m_attacker.take(doingOf(m_attack), rolled.total);
    m_attacker.loseAim(rolled.total);
    if (isShield)
        m_attacker.set<&Condition::shieldAgainst>(options.whom, rolled.total);
    m_target.spendToken(options.round, rolled.total);
    return rolled;
}

Defended AttackResolution::answer(const Checked& rolled)
{
    return isAnswered(rolled, m_attack.switches) ? defend(m_derivation, m_attack, m_target) : Defended{};
}

Term AttackResolution::strike(const Final& result)
{
    const std::int32_t bonus = m_attack.options.withShield
        ? m_attack.attackerArmour[shieldOf(m_attack.attackerArmour, m_attack.attackerArmourState)->place].damageBonus
        : damageBonusOf(m_attack.weapon);
    const Derivation::Element his = m_derivation.ofSide(kActingSide);
    const Term base = m_derivation.derive(Quantity::HarmBase, Rule::Rule05, Operation::Take, result.outcome);
    const Term damage = m_derivation.derive(Quantity::HarmDamage, Rule::Rule72, Operation::Add, base, bonus);
    const Victim who = victim();
    Protection protection = protectionOf(who);
    protection.shield = m_hidden.shieldArmour;
    protection.cover = m_hidden.coverArmour;
    return hurt(m_derivation, damage, protection, who, m_attack.switches);
}

void AttackResolution::stateResult(const Final& result, const Checked& rolled, const Defended& defended)
{
    const bool hits = result.hit.holds();
    m_derivation.state(hits ? EventKind::Hit : EventKind::Missed, {result.outcome.value, result.hit.step}, 1);
    if (rolled.natural.failure.holds())
        m_derivation.state(EventKind::Fumbled, Subject(), causedBy(rolled.natural.failure));
    const bool wouldHit = rolled.decided == Decided::Success || rolled.total.value > 0;
    if (!hits && defended.kind != DefenceKind::None && wouldHit)
        m_derivation.state(defended.kind == DefenceKind::Dodge ? EventKind::Dodged : EventKind::Parried,
                           causedBy(result.hit));
    if (const auto called = hits ? calledAt(m_attack.options.called) : std::nullopt)
        m_derivation.state(EventKind::Landed, kAttacked.location(static_cast<int>(*called)), causedBy(result.hit));
}

void AttackResolution::run()
{
    const Derivation::Element element(m_derivation, 0, kAttacked);
    const Checked rolled = rollToHit();
    const Defended defended = answer(rolled);
    const Final result = finalOf(m_derivation, rolled, defended, m_attack.switches);
    stateResult(result, rolled, defended);
    if (result.hit.holds()) {
        const Term net = strike(result);
        const std::array<Ledger*, 1> others{&m_attacker};
        loosen({m_attack.targetCondition, m_target, m_attack.options.whom}, m_attack.switches, others, m_ties, net);
    }
    commit();
}

void AttackResolution::commit()
{
    m_attacker.commit(m_derivation, kAttackParts.position<&Attack::attackerCondition>());
    m_target.commit(m_derivation, kAttackParts.position<&Attack::targetCondition>());
    m_ties.commit(m_derivation, kAttackParts.position<&Attack::bound, &Bound::condition>());
}

void resolveAction(const Attack& attack, Derivation& derivation)
{
    AttackResolution(attack, derivation).run();
}

}  // namespace hitspread::outcome
