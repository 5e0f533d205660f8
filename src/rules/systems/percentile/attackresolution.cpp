#include "rules/systems/percentile/attackresolution.h"

#include <array>

namespace hitspread::percentile {

std::vector<Victim> besideAs(std::span<const Bystander> people, std::size_t from, std::vector<Ledger>& ledgers)
{
    std::vector<Victim> victims;
    ledgers.clear();
    ledgers.reserve(people.size());
    for (const Bystander& one : people) {
        ledgers.emplace_back(one.condition);
        victims.push_back(
            {one.character, one.armour, one.armourState, ledgers.back(), besideHim(from + victims.size())});
    }
    return victims;
}

AttackResolution::AttackResolution(const Attack& attack, Derivation& derivation)
    : m_attack(attack),
      m_derivation(derivation),
      m_melee(isMelee(attack.weapon)),
      m_attacker(attack.attackerCondition),
      m_target(attack.targetCondition),
      m_weapon(attack.weaponState),
      m_targetWeapon(attack.targetWeaponState.empty() ? kNoWeaponState : attack.targetWeaponState[0])
{}

Rolled AttackResolution::rollToHit()
{
    const AttackOptions& options = m_attack.options;
    const RollsOn rollsOn = rolledOn(m_attack.weapon, options.rollsOn);
    const auto called = calledAt(options.called);
    const RollTerms terms{.first = Quantity::AttackBase,
                          .query = Query::AttackDie,
                          .rules = attackRules(m_melee),
                          .base = attackRating(m_attack.attacker, m_attack.weapon, rollsOn),
                          .condition = m_attacker.penalty(),
                          .modifiers = &options.rollModifiers,
                          .called = called ? calledShotCost(m_attack.switches, *called) : 0,
                          .dex = m_attack.attacker.dex,
                          .addsDex = m_melee || m_attack.switches.rangedAddDex};
    const Rolled rolled = rollHundred(m_derivation, terms, m_attack.switches);
    m_attacker.hasRolled(rolled.die);
    return rolled;
}

/// A critical location for a ranged critical, if the shooter wishes (PCT-24, PCT-D25); who decides nothing takes the one that does most,
/// or stays where he has called it (PCT-D41).
std::optional<Location> AttackResolution::chosenLocation()
{
    std::array<Location, kLocations> offered{};
    int count = 0;
    int best = 0;
    std::int32_t most = -1;
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto location = static_cast<Location>(i);
        if (!isCritical(m_attack.switches, location))
            continue;
        offered[static_cast<std::size_t>(count++)] = location;
        const std::int32_t halves = damageHalvesAt(m_attack.switches.hitLocations, location);
        if (halves > most) {
            most = halves;
            best = count;
        }
    }
    const bool isCalled = calledAt(m_attack.options.called).has_value();
    const int chosen = m_derivation.choose(Query::CriticalLocation, Rule::Rule24, 0, count, isCalled ? 0 : best);
    return chosen == 0 ? std::nullopt : std::optional(offered[static_cast<std::size_t>(chosen) - 1]);
}

Hit AttackResolution::hitOf(const Rolled& rolled, const Defended& defended)
{
    Hit hit{.weapon = m_attack.weapon,
            .share = Term(defended.halves.holds() ? kHalfShare : kFullShare, defended.halves.step),
            .shareRule = m_melee ? Rule::Rule15 : Rule::Rule28,
            .isDoubled = m_melee && rolled.isCritical,
            .called = calledAt(m_attack.options.called)};
    if (m_melee || !rolled.isCritical)
        return hit;
    if (const auto chosen = chosenLocation()) {
        hit.called = chosen;
        hit.calledRule = Rule::Rule24;
    }
    return hit;
}

Defended AttackResolution::answer(const Rolled& rolled)
{
    return defend(m_derivation, m_attack, m_target, rolled);
}

std::optional<Term> AttackResolution::loseCombat(const Rolled& rolled, const Defended& defended)
{
    if (!m_melee)
        return std::nullopt;
    static const Weapon none;
    Held held{m_attack.targetWeapon.empty() ? none : m_attack.targetWeapon[0], m_targetWeapon};
    return percentile::loseCombat(m_derivation,
                                  {.difference = rolled.difference,
                                   .isCritical = rolled.isCritical,
                                   .isHalved = defended.halves.holds(),
                                   .round = m_attack.options.round},
                                  victim(), m_attack.targetWeapon.empty() ? nullptr : &held, m_attack.switches);
}

std::optional<AttackResolution::Struck> AttackResolution::strike(const Rolled& rolled, const Defended& defended)
{
    const Switches& switches = m_attack.switches;
    if (m_melee && !switches.meleeWeaponDamage)
        return std::nullopt;
    const Hit hit = hitOf(rolled, defended);
    const Harmed harmed = harm(m_derivation, {}, hit, victim(), switches);
    return Struck{harmed, suffer(m_derivation, harmed, victim(), m_attack.options.round, switches)};
}

Fumbler AttackResolution::fumbler()
{
    return {attacker(), {m_attack.weapon, m_weapon}, besideAs(m_attack.beside, 0, m_beside)};
}

void AttackResolution::run()
{
    const Derivation::Element element(m_derivation, 0, kAttacked.side(kActingSide));
    const Rolled rolled = rollToHit();
    const bool hits = rolled.success.holds();
    m_derivation.state(hits ? EventKind::Hit : EventKind::Missed, {rolled.die.value, rolled.success.step},
                       rolled.rating);
    stateFumble(m_derivation, rolled, Subject(), m_attack.switches);
    if (!m_melee && m_weapon->ammo > 0)
        m_weapon.set<&WeaponState::ammo>(m_weapon->ammo - 1, rolled.die);
    if (hits) {
        const Defended defended = answer(rolled);
        if (!defended.negates.holds()) {
            loseCombat(rolled, defended);
            strike(rolled, defended);
        }
    } else if (rolled.isFumble) {
        const Derivation::Element his = m_derivation.about(Subject().side(kActingSide));
        fumble(m_derivation, fumbler(), m_attack.options.round, m_attack.switches);
    }
    m_attacker.spendAction(rolled.die);
    commit();
}

void AttackResolution::commit()
{
    m_attacker.commit(m_derivation, kAttackParts.position<&Attack::attackerCondition>());
    m_weapon.commit(m_derivation, kAttackParts.position<&Attack::weaponState>());
    m_target.commit(m_derivation, kAttackParts.position<&Attack::targetCondition>());
    if (!m_attack.targetWeaponState.empty())
        m_targetWeapon.commit(m_derivation, kAttackParts.position<&Attack::targetWeaponState>());
    for (std::size_t i = 0; i < m_beside.size(); ++i)
        m_beside[i].commit(m_derivation, kAttackParts.position<&Attack::beside, &Bystander::condition>(), i);
}

void resolveAction(const Attack& attack, Derivation& derivation)
{
    AttackResolution(attack, derivation).run();
}

}  // namespace hitspread::percentile
