#include "rules/systems/twod6/attackresolution.h"

#include "rules/systems/twod6/roll.h"
#include "rules/systems/twod6/turn.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr int kDieSides = 6;

std::vector<Ledger> boundLedgers(const std::vector<Bound>& bound)
{
    std::vector<Ledger> all;
    all.reserve(bound.size());
    for (const Bound& one : bound)
        all.emplace_back(one.condition);
    return all;
}

NearOptions nearOptionsAt(const std::vector<NearOptions>& all, std::size_t place)
{
    return place < all.size() ? all[place] : NearOptions{};
}

/// Beyond what a shot can do: it is fired all the same, and misses (TD-D51).
bool isOutOfSight(const Attack& attack, const Aimee& on)
{
    const auto called = calledLocation(attack.options.called);
    const bool isCovered = called && isIn(on.fighter.condition.covered, *called);
    return !on.sight || isCovered || !bandOf(attack.weapon, on.distance);
}

}  // namespace

AttackResolution::AttackResolution(const Attack& attack, Derivation& derivation)
    : m_attack(attack),
      m_derivation(derivation),
      m_attacker(FighterLedger::acting(attack.character, static_cast<int>(attack.target.size()))),
      m_target(FighterLedger::all(attack.target, 0, kOtherSide)),
      m_weapon(attack.weaponState),
      m_bound(boundLedgers(attack.bound)),
      m_attacking(aboutToAct(attack.character[0].condition))
{}

void AttackResolution::run()
{
    begin();
    // A leg that costs him his senses ends it before it begins.
    if (isAwake(m_attacker[0].condition())) {
        const std::size_t on = draw();
        if (rollToHit(on).holds()) {
            hit(on);
            if (m_attack.options.burst)
                burst(on);
        }
        end();
    }
    commit();
}

void AttackResolution::begin()
{
    const AttackOptions& options = m_attack.options;
    const Derivation::Element side = m_derivation.ofSide(kActingSide);
    FighterLedger& attacker = m_attacker[0];
    Ledger& ledger = attacker.ledger();
    if (options.mode != Mode::None) {
        const Moving moving{options.mode, options.metres, options.shortened};
        const Term points = move(m_derivation, ledger, m_attack.switches, moving);
        if (points.holds())
            mark(m_derivation, DamageType::Bruise, points, attacker);
        m_attacking = *ledger;
    }
    const Term spent = spend(m_derivation, ledger, m_attack.switches, Doing::Attack);
    if (!isAwake(*ledger))
        return;
    if (options.allOut)
        ledger.set<&Condition::allOut>(true, spent);
    if (isMelee(m_attack.weapon))
        return;
    ledger.set<&Condition::shot>(true, spent);
    const std::int32_t left = m_weapon->shotsLeft == kNoEntry ? m_attack.weapon.shots : m_weapon->shotsLeft;
    const std::int32_t shots = options.burst ? burstShotsOf(m_attack.weapon, m_attack.switches) : 1;
    if (left != kNoEntry)
        m_weapon.set<&WeaponState::shotsLeft>(
            m_derivation.derive(Quantity::ShotsLeft, Rule::Rule33, Operation::Subtract, left, shots));
    m_derivation.state(EventKind::Shots, Subject(), shots);
}

std::size_t AttackResolution::draw()
{
    const std::vector<Aimee> candidates = candidatesOf(m_attack);
    if (candidates.size() < 2)
        return 0;
    const Derivation::Element side = m_derivation.ofSide(kActingSide);
    const auto most = static_cast<int>(candidates.size());
    const std::int32_t die = m_derivation.roll(Query::DrawnTarget, Rule::Rule49, 1, most, RollUse::Sum).sum();
    const Term drawn = m_derivation.derive(Quantity::DrawnTarget, Rule::Rule49, Operation::Take, die);
    return candidates[static_cast<std::size_t>(std::clamp(drawn.value, 1, most) - 1)].place;
}

Term AttackResolution::rollToHit(std::size_t on)
{
    const Subject whom = Subject().target(static_cast<int>(on));
    // One roll to hit whoever it is on: its rows keep their places.
    const Derivation::Element element(m_derivation, 0, whom.side(kActingSide));
    if (m_attack.options.withoutRoll) {
        const Term hits = m_derivation.derive(Quantity::AttackWithoutRoll, Rule::Rule41, Operation::Take, 1);
        m_derivation.state(EventKind::Hit, whom);
        return hits;
    }
    const std::vector<Aimee> candidates = candidatesOf(m_attack);
    const auto aimee = std::ranges::find(candidates, on, &Aimee::place);
    const Term number = attackNumber(m_derivation, m_attack, m_attacking, *aimee);
    if (on > 0 && (number.value > kMostNumber || isOutOfSight(m_attack, *aimee))) {
        m_derivation.derive(Quantity::DrawnImpossible, Rule::Rule49, Operation::Take, 1);
        m_derivation.state(EventKind::Missed, whom);
        return {};
    }
    const RollTerms terms{.first = Quantity::AttackNumber,
                          .dice = Query::AttackDice,
                          .rule = Rule::Rule36,
                          .twoMisses = m_attack.switches.twoMisses};
    const Rolled rolled = rollTwo(m_derivation, terms, number);
    m_derivation.state(rolled.success.holds() ? EventKind::Hit : EventKind::Missed, whom, rolled.roll, rolled.number);
    m_target[on].ledger().set<&Condition::rolledAgainst>(true, rolled.roll);
    return rolled.success;
}

void AttackResolution::hit(std::size_t on)
{
    FighterLedger& victim = m_target[on];
    Place place;
    Term damage;
    {
        const Derivation::Element element(m_derivation, victim.number(), victim.subject());
        place = placeOf(m_derivation, m_attack.switches,
                        {.aimed = calledLocation(m_attack.options.called), .covered = victim.condition().covered});
        damage = rollDamage(m_derivation, m_attacker[0].character(), m_attack.weapon);
    }
    strike(m_derivation,
           {.damage = damage,
            .type = m_attack.weapon.damageType,
            .critical = place.critical,
            .cosh = m_attack.options.cosh},
           place.location, victim, m_attack.switches);
}

/// Lethal, on a place of his own that is never critical (TD-38, TD-D14, TD-D45).
void AttackResolution::strikeBystander(std::size_t on, std::int32_t metres)
{
    FighterLedger& victim = m_target[on];
    Place place;
    Term damage;
    {
        const Derivation::Element element(m_derivation, victim.number(), victim.subject());
        const Term distance = m_derivation.derive(Quantity::BurstDistance, Rule::Rule38, Operation::Take, metres);
        const Term within = m_derivation.derive(Quantity::BurstWithin, Rule::Rule38, Operation::AtLeast, kBurstMetres,
                                                distance);
        if (!within.holds())
            return;
        const std::int32_t die =
            m_derivation.roll(Query::BystanderDamage, Rule::Rule38, 1, kDieSides, RollUse::Sum).sum();
        damage = m_derivation.derive(Quantity::DamageRoll, Rule::Rule38, Operation::Take, die);
        place = placeOf(m_derivation, m_attack.switches,
                        {.covered = victim.condition().covered, .mayBeCritical = false});
    }
    strike(m_derivation, {.damage = damage, .type = DamageType::Lethal}, place.location, victim, m_attack.switches);
}

void AttackResolution::burst(std::size_t around)
{
    // Who was drawn instead of the target stood close to it: what is said of distances holds for both.
    if (around > 0) {
        const std::int32_t metres = nearOptionsAt(m_attack.nearOptions, around).metres;
        strikeBystander(0, metres == kNoEntry ? 0 : metres);
    }
    for (std::size_t place = 1; place < m_target.size(); ++place) {
        const NearOptions where = nearOptionsAt(m_attack.nearOptions, place);
        if (place != around && where.metres != kNoEntry && !where.shielded)
            strikeBystander(place, where.metres);
    }
}

void AttackResolution::end()
{
    FighterLedger& attacker = m_attacker[0];
    const std::int32_t hurt = hurtArms(m_attacking, m_attack.weapon, m_attack.weaponState);
    const std::int32_t points = hurt * m_attack.switches.limbBruise;
    if (points == 0)
        return;
    const Derivation::Element element(m_derivation, attacker.number(), attacker.subject());
    const Term bruise = m_derivation.derive(Quantity::LimbBruise, Rule::Rule106, Operation::Multiply, hurt,
                                            m_attack.switches.limbBruise);
    mark(m_derivation, DamageType::Bruise, bruise, attacker);
}

void AttackResolution::untieAll(const Condition& before, const Condition& now, std::int32_t number)
{
    if (number == 0)
        return;
    const Untying untying = untyingOf(before, now, number);
    untie(m_bound, untying, Term{});
    untie(m_attacker, untying, Term{});
    untie(m_target, untying, Term{});
}

void AttackResolution::commit()
{
    untieAll(m_attack.character[0].condition, m_attacker[0].condition(), m_attack.options.who);
    for (std::size_t place = 0; place < m_target.size(); ++place) {
        const std::int32_t number = place == 0 ? m_attack.options.whom
                                               : nearOptionsAt(m_attack.nearOptions, place).number;
        untieAll(m_attack.target[place].condition, m_target[place].condition(), number);
    }
    FighterLedger::commit(m_attacker, m_derivation, fighterParts<&Attack::character>(kAttackParts));
    m_weapon.commit(m_derivation, kAttackParts.position<&Attack::weaponState>());
    FighterLedger::commit(m_target, m_derivation, fighterParts<&Attack::target>(kAttackParts));
    std::size_t place = 0;
    for (const Ledger& one : m_bound)
        one.commit(m_derivation, kAttackParts.position<&Attack::bound, &Bound::condition>(), place++);
}

}  // namespace hitspread::twod6
