#include "rules/systems/threed/guns/bullet.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/melee/knockback.h"
#include "rules/systems/threed/ratings.h"

namespace hitspread::threed {

namespace {

/// By switch the totals of shot are divided instead of its ratings.
Term dividedTotal(Derivation& derivation, Quantity quantity, Term total, std::int32_t divisor)
{
    return divisor > 1 ? derivation.derive(quantity, Rule::Shot02, Operation::DivideDown, total, divisor) : total;
}

Term damageOf(Derivation& derivation, const Load& load, const Switches& switches, std::int32_t divisor,
              std::int32_t die)
{
    const bool totals = switches.shotHalves == ShotHalvesRule::Totals;
    Term dam = damageRating(derivation, load.ammunition, totals ? 1 : divisor);
    if (load.barrels > 1 && switches.rotaryMultiplies == RotaryMultipliesRule::RatingOnly)
        dam = derivation.derive(Quantity::DamageBarrels, Rule::Rot03, Operation::Multiply, dam, load.barrels);
    const Term total = derivation.derive(Quantity::DamageValue, Rule::Dam01, Operation::Add, dam, die);
    return totals ? dividedTotal(derivation, Quantity::DamageValue, total, divisor) : total;
}

}  // namespace

Blow blowOf(Derivation& derivation, const Load& load, const Person& target, const Faces& faces)
{
    const Ammunition& ammunition = load.ammunition;
    const Switches& switches = target.switches;
    const std::int32_t divisor = shotDivisor(ammunition.type, load.band);
    const bool totals = switches.shotHalves == ShotHalvesRule::Totals;
    Blow blow;
    const Term pen = penetrationRating(derivation, ammunition, load.silencer, totals ? 1 : divisor);
    const Term die = faces.penetration;
    blow.penetration = derivation.derive(Quantity::PenetrationValue, Rule::Pen01, Operation::Add, pen, die);
    if (totals)
        blow.penetration = dividedTotal(derivation, Quantity::PenetrationValue, blow.penetration, divisor);
    blow.damage = damageOf(derivation, load, switches, divisor, faces.damage);
    if (ammunition.kinetic)
        blow.damage = naturallyHalved(derivation, target, blow.damage);
    blow.armourDamage = armourDamage(ammunition);
    blow.ignoresReduction = ammunition.ignoresReduction;
    return blow;
}

Strike strikeLocation(Derivation& derivation, const Load& load, Victim& victim, std::size_t location, bool covered,
                      Blow& blow)
{
    Person& target = victim.person;
    Strike result;
    if (covered) {
        const Term passed = passCover(derivation, victim.cover, target, blow);
        if (!passed.holds()) {
            derivation.derive(Quantity::DamageThrough, Rule::Pen05, Operation::Choose, passed, blow.damage, 0);
            return result;
        }
    }
    const Impact impact = strike(derivation, target, victim.worn(), location, blow);
    result.reached = true;
    result.penetrated = impact.penetrated;
    result.damage = blow.damage;
    if (blow.share.damageTimes > 1)
        result.damage = derivation.derive(Quantity::DamageBarrels, Rule::Rot03, Operation::Multiply, blow.damage,
                                          blow.share.damageTimes);
    result.through = impact.through;
    result.threshold = woundThreshold(derivation, target);
    Hit hit;
    hit.location = location;
    hit.through = impact.through;
    hit.damage = result.damage;
    if (target.switches.woundDamage == WoundDamageRule::BeforeArmour)
        hit.damage = shared(derivation, Quantity::DamageShare, blow.share, result.damage, 0);
    hit.penetration = blow.penetration;
    // Damage ruled through an armour that stopped the shot marks the body like any other.
    hit.penetrated = impact.penetrated || impact.through.value > 0;
    hit.bruising = load.ammunition.bruising;
    hit.canStick = load.ammunition.type != AmmunitionType::Shot;
    hit.round = load.round;
    applyHit(derivation, target, hit, result.threshold);
    return result;
}

namespace {

/// Notes the force of one bullet for the knockback check after the last.
void noteForce(Derivation& derivation, Victim& victim, Term force, int bullet)
{
    switch (victim.person.switches.knockSeveral) {
    case KnockSeveralRule::Highest:
        // The strongest is the one he has to stand up to (3D-KNOCK-02).
        if (!victim.reached || force.value > victim.force.value)
            victim.force = force;
        break;
    case KnockSeveralRule::EachHit: victim.forces.emplace_back(force, bullet); break;
    case KnockSeveralRule::Sum:
        victim.force = victim.reached
            ? derivation.derive(Quantity::KnockbackSum, Rule::Knock01, Operation::Add, victim.force, force)
            : force;
        break;
    }
}

}  // namespace

void noteStrike(Derivation& derivation, Victim& victim, const Strike& strike, int bullet)
{
    const bool before = victim.person.switches.knockDamage == KnockDamageRule::BeforeArmour;
    noteForce(derivation, victim, before ? strike.damage : strike.through, bullet);
    victim.threshold = strike.threshold;
    victim.reached = true;
}

void strikePattern(Derivation& derivation, const Load& load, Victim& victim, const Pattern& pattern, const Faces& faces,
                   int bullet)
{
    const Derivation::Element element(derivation, bullet, victim.subject().shot(bullet));
    const Blow blow = blowOf(derivation, load, victim.person, faces);
    victim.cover.meetNext();
    const bool before = victim.person.switches.knockDamage == KnockDamageRule::BeforeArmour;
    bool reached = false;
    Term force;
    for (std::size_t i = 0; i < pattern.count; ++i) {
        const PatternPart& at = pattern.parts[i];
        const Derivation::Element part(derivation, bullet + kMostBullets * static_cast<int>(i),
                                       victim.subject().shot(bullet).location(static_cast<int>(at.location)));
        Blow here = blow;
        here.share = shareOf(pattern, i, load, victim.person.switches);
        const Strike strike = strikeLocation(derivation, load, victim, at.location, at.covered, here);
        if (!strike.reached)
            continue;
        victim.taken += std::max(0, sane(strike.through.value));
        victim.highest = std::max(victim.highest, sane(strike.damage.value));
        victim.threshold = strike.threshold;
        // The force is that of the whole bullet; after armour it is what the locations let through together.
        if (!reached)
            force = before ? strike.damage : strike.through;
        else if (!before)
            force = derivation.derive(Quantity::KnockbackThrough, Rule::Knock01, Operation::Add, force, strike.through);
        else if (strike.damage.value > force.value)
            force = strike.damage;
        reached = true;
    }
    if (!reached)
        return;
    noteForce(derivation, victim, force, bullet);
    victim.reached = true;
}

void knockBackBy(Derivation& derivation, Victim& victim)
{
    if (!victim.reached || victim.person.ledger->dead != Dead::No)
        return;
    if (victim.person.switches.knockSeveral != KnockSeveralRule::EachHit) {
        const Derivation::Element element(derivation, victim.number, victim.subject());
        return knockBack(derivation, victim.person, victim.force, victim.threshold);
    }
    for (const auto& [force, bullet] : victim.forces) {
        const Derivation::Element element(derivation, bullet, victim.subject());
        knockBack(derivation, victim.person, force, victim.threshold);
    }
}

void settle(Derivation& derivation, Victim& victim)
{
    if (!victim.reached || victim.person.ledger->dead != Dead::No)
        return;
    {
        const Derivation::Element element(derivation, victim.number, victim.subject());
        keepHardened(derivation, victim.person, victim.taken, victim.highest);
    }
    knockBackBy(derivation, victim);
}

}  // namespace hitspread::threed
