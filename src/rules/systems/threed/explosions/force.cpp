#include "rules/systems/threed/explosions/force.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/melee/knockback.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

/// What reaches the body at a location of the rating that meets it.
Impact throughArmour(Derivation& derivation, const Force& force, BlastVictim& victim, std::size_t location, Term rating)
{
    switch (force.armour) {
    case ArmourUse::Ignored: return {true, rating};
    case ArmourUse::Tested: {
        Blow blow;
        blow.penetration = force.penetration;
        blow.damage = rating;
        blow.armourDamage = force.armourDamage;
        return strike(derivation, victim.person, victim.worn, location, blow);
    }
    case ArmourUse::Absorbs: break;
    }
    Protection protection = protectionAt(victim.person, victim.worn, location);
    const Term through = absorbed(derivation, victim.person, outsideIn(protection), location, rating, force);
    return {through.value > 0, through};
}

}  // namespace

Term naturalRating(Derivation& derivation, const BlastVictim& victim, Term rating)
{
    if (!victim.person.character.vevaphon || victim.person.ledger->vevaphonPv != 0)
        return rating;
    return derivation.derive(Quantity::DamageNatural, Rule::Vev06, Operation::DivideDown, rating, 2);
}

void noteThreshold(Derivation& derivation, BlastVictim& victim)
{
    victim.threshold = woundThreshold(derivation, victim.person);
}

std::span<const Piece> outsideIn(Protection& protection)
{
    const std::span<Piece> pieces(protection.pieces.data(), protection.count);
    std::ranges::stable_sort(pieces, [](const Piece& a, const Piece& b) {
        return a.isLiving() == b.isLiving() ? a.layer > b.layer : b.isLiving();
    });
    return pieces;
}

Term absorbed(Derivation& derivation, Person& person, std::span<const Piece> pieces, std::size_t location, Term rating,
              const Force& force)
{
    Term left = rating;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece& piece = pieces[i];
        const Derivation::Element layer = derivation.part(static_cast<int>(i), kMostPieces);
        const Term id = derivation.derive(Quantity::ArmourId, Rule::Pen07, Operation::Take, piece.id);
        const Term taken = derivation.derive(Quantity::ArmourLoss, force.absorbing, Operation::Minimum, id, left);
        const std::int32_t lost = std::clamp(taken.value, 0, piece.id);
        if (piece.isLiving()) {
            useLiving(person, location, person.ledger->livingId[location] + lost, taken);
        } else {
            person.armour.lose(static_cast<std::size_t>(piece.armour), location, lost, taken);
        }
        left = positiveDifference(derivation, force.steps.through, force.absorbing, left, taken);
    }
    return left;
}

void mark(Derivation& derivation, const Force& force, BlastVictim& victim, std::size_t location, Term rating,
          const Impact& impact)
{
    Hit hit;
    hit.location = location;
    hit.through = impact.through;
    hit.damage = rating;
    hit.penetrated = impact.penetrated || impact.through.value > 0;
    hit.bruising = force.bruising;
    hit.canStick = false;
    hit.round = force.round;
    victim.taken += std::max(0, sane(impact.through.value));
    applyHit(derivation, victim.person, hit, victim.threshold);
}

void strikeLocations(Derivation& derivation, const Force& force, BlastVictim& victim, const Locations& locations,
                     Term count)
{
    victim.struck = true;
    noteThreshold(derivation, victim);
    const Term rating = force.kinetic ? naturalRating(derivation, victim, force.rating) : force.rating;
    victim.force = derivation.derive(force.steps.whole, force.rule, Operation::Multiply, rating, count);
    victim.damage = sane(victim.force.value);
    Term through = 0;
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (!locations[i])
            continue;
        const Derivation::Element part(derivation, victim.element(i), victim.subject(i));
        const Term here = rating;
        const Impact reachedBody = throughArmour(derivation, force, victim, i, here);
        mark(derivation, force, victim, i, here, reachedBody);
        through = through.value == 0
            ? reachedBody.through
            : derivation.derive(force.steps.sum, force.rule, Operation::Add, through, reachedBody.through);
    }
    if (victim.person.switches.knockDamage == KnockDamageRule::AfterArmour)
        victim.force = through;
}

void strikeTrack(Derivation& derivation, const Force& force, BlastVictim& victim)
{
    Ledger& ledger = victim.person.ledger;
    const Term rating = force.kinetic ? naturalRating(derivation, victim, force.rating) : force.rating;
    if (rating.value <= 0)
        return;
    const Quantity track = force.bruising ? Quantity::EffectBruising : Quantity::EffectStandard;
    const Rule rule = force.bruising ? Rule::Bruise01 : Rule::Track01;
    const std::int32_t before = force.bruising ? ledger->bruisingTotal : ledger->standardTotal;
    const Term total = derivation.derive(track, rule, Operation::Add, before, rating);
    if (force.bruising)
        ledger.set<&Condition::bruisingTotal>(total);
    else
        ledger.set<&Condition::standardTotal>(total);
    derivation.state(force.bruising ? EventKind::Bruised : EventKind::Through, rating);
    disturbAim(victim.person, rating);
    if (ledger->dead == Dead::No)
        judgeTracks(derivation, victim.person, Quantity::EffectDead, Quantity::EffectUnconscious);
}

void settleForce(Derivation& derivation, BlastVictim& victim, bool knocks)
{
    if (!victim.struck || victim.person.ledger->dead != Dead::No)
        return;
    const Derivation::Element element(derivation, victim.element(), victim.subject());
    keepHardened(derivation, victim.person, victim.taken, victim.damage);
    if (knocks)
        knockBack(derivation, victim.person, victim.force, victim.threshold);
}

}  // namespace hitspread::threed
