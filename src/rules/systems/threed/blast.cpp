#include "rules/systems/threed/blast.h"

#include "rules/core/bodyplan.h"
#include "rules/systems/threed/handtable.h"
#include "rules/systems/threed/knockback.h"
#include "rules/systems/threed/tracks.h"

#include <algorithm>
#include <limits>

namespace hitspread::threed {

namespace {

bool bruises(const Grenade& grenade)
{
    return grenade.kind == GrenadeKind::Blast;
}

/// Whether the kind hurts at all; smoke and flash are left to the game master (3D-GREN-01, A-126).
bool hurts(const Grenade& grenade)
{
    // mutate 3D-GREN-01: GrenadeKind::Fragmentation -> GrenadeKind::Smoke
    return bruises(grenade) || grenade.kind == GrenadeKind::Fragmentation;
}

/// The hex of a location that is nearest to a point; nothing when the body has no such location.
std::optional<Hex> nearestHex(const BodyPlan& plan, std::size_t location, Hex point)
{
    std::optional<Hex> nearest;
    int least = std::numeric_limits<int>::max();
    for (const BodyCell& cell : plan.cells()) {
        const int apart = distance(cell.hex, point);
        if (cell.location == location && apart < least) {
            least = apart;
            nearest = cell.hex;
        }
    }
    return nearest;
}

/// Pieces at a location from the outside in, living armour last.
std::span<const Piece> outsideIn(Protection& protection)
{
    const std::span<Piece> pieces(protection.pieces.data(), protection.count);
    std::ranges::stable_sort(pieces, [](const Piece& a, const Piece& b) {
        return a.isLiving() == b.isLiving() ? a.layer > b.layer : b.isLiving();
    });
    return pieces;
}

/// ID takes the force point for point, piece by piece; what is left gets through. `rule`: by which it does.
Term absorbed(Derivation& derivation, Person& person, std::span<const Piece> pieces, std::size_t location, Term force,
              Rule rule)
{
    Term left = force;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece& piece = pieces[i];
        const int index = derivation.nested(static_cast<int>(i), kMostPieces);
        const Term id = derivation.derive(Quantity::ArmourId, Rule::Pen07, Operation::Take, piece.id, {}, {}, index);
        // mutate 3D-GREN-15: Operation::Minimum, id, left -> Operation::Maximum, id, left
        const Term taken = derivation.derive(Quantity::ArmourLoss, rule, Operation::Minimum, id, left, {}, index);
        const std::int32_t lost = std::clamp(taken.value, 0, piece.id);
        if (piece.isLiving()) {
            Tracked& living = person.ledger.livingId[location];
            living.set({living.value + lost, taken.step});
        } else {
            person.armour.lose(static_cast<std::size_t>(piece.armour), location, lost, taken);
        }
        left = positiveDifference(derivation, Quantity::BlastThrough, rule, left, taken, index);
    }
    return left;
}

/// What reaches the body at a location of the force that meets it.
Impact throughArmour(Derivation& derivation, const Explosion& explosion, BlastVictim& victim, std::size_t location,
                     Term force)
{
    const Grenade& grenade = explosion.grenade;
    const bool ignores = bruises(grenade) && victim.person.switches.blastVersusArmour == BlastVersusArmourRule::Ignores;
    if (ignores)
        return {true, force};
    if (!bruises(grenade) && grenade.penetration != kNoEntry) {
        Blow blow;
        blow.penetration = explosion.penetration;
        blow.damage = force;
        // Fragments without AD cost their rating.
        blow.armourDamage = grenade.armourDamage;
        return strike(derivation, victim.person, victim.worn, location, blow);
    }
    Protection protection = protectionAt(victim.person, victim.worn, location);
    const Term through = absorbed(derivation, victim.person, outsideIn(protection), location, force,
                                  bruises(grenade) ? Rule::Gren06 : Rule::Gren07);
    return {through.value > 0, through};
}

void mark(Derivation& derivation, const Explosion& explosion, BlastVictim& victim, std::size_t location, Term force,
          const Impact& impact)
{
    Hit hit;
    hit.location = location;
    hit.through = impact.through;
    hit.damage = force;
    hit.penetrated = impact.penetrated || impact.through.value > 0;
    hit.bruising = bruises(explosion.grenade);
    hit.canStick = false;
    hit.round = explosion.round;
    victim.taken += std::max(0, sane(impact.through.value));
    applyHit(derivation, victim.person, hit, victim.threshold);
}

/// The rating as it meets this body: halved by cells in their natural state (3D-VEV-06, A-078).
Term ratingFor(Derivation& derivation, const BlastVictim& victim, Term rating)
{
    if (!victim.person.character.vevaphon || victim.person.ledger.vevaphonPv.value != 0)
        return rating;
    return derivation.derive(Quantity::DamageNatural, Rule::Vev06, Operation::DivideDown, rating, 2);
}

void noteThreshold(Derivation& derivation, BlastVictim& victim)
{
    victim.threshold = derivation.derive(Quantity::EffectThreshold, Rule::Wnd02, Operation::Take, victim.person.phys());
}

/// ID of everything at a location, worn or living, whether it works there or not.
std::int32_t wholeId(const BlastVictim& victim, std::size_t location, Protection& all)
{
    Switches layered = victim.person.switches;
    layered.layering = true;
    Person every(victim.person.character, victim.person.ledger.before, layered);
    all = protectionAt(every, victim.worn, location);
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < all.count; ++i)
        sum += all.pieces[i].id;
    return sum;
}

}  // namespace

void blast(Derivation& derivation, const Explosion& explosion, BlastVictim& victim, Term impact, Term zone)
{
    if (zone.value <= 0 || !derivation.plan())
        return;
    const Derivation::Element whole(derivation, victim.element());
    std::array<bool, kLocations> inside{};
    Term count = 0;
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto nearest = nearestHex(*derivation.plan(), i, unpack(impact.value));
        if (!nearest)
            continue;
        const Derivation::Element part(derivation, victim.element(i));
        const Term apart = derivation.derive(Quantity::BlastApart, Rule::Gren03, Operation::Apart, impact,
                                             pack(*nearest));
        // mutate 3D-GREN-03: Operation::AtLeast, zone, apart -> Operation::Above, zone, apart
        inside[i] = derivation.derive(Quantity::BlastReached, Rule::Gren03, Operation::AtLeast, zone, apart).holds();
    }
    const auto reached = static_cast<std::int32_t>(std::ranges::count(inside, true));
    count = derivation.derive(Quantity::BlastLocations, Rule::Gren05, Operation::Take, reached);
    if (reached == 0 || explosion.rating.value <= 0 || !hurts(explosion.grenade))
        return;
    victim.struck = true;
    noteThreshold(derivation, victim);
    const Term rating = ratingFor(derivation, victim, explosion.rating);
    // mutate 3D-GREN-06: rating, count -> rating, 1
    victim.force = derivation.derive(Quantity::BlastForce, bruises(explosion.grenade) ? Rule::Gren06 : Rule::Gren07,
                                     Operation::Multiply, rating, count);
    Term through = 0;
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (!inside[i])
            continue;
        const Derivation::Element part(derivation, victim.element(i));
        // mutate 3D-GREN-07: = rating -> = victim.force
        const Term force = rating;
        const Impact reachedBody = throughArmour(derivation, explosion, victim, i, force);
        mark(derivation, explosion, victim, i, force, reachedBody);
        through = through.value == 0
            ? reachedBody.through
            : derivation.derive(Quantity::BlastSum, Rule::Gren07, Operation::Add, through, reachedBody.through);
    }
    if (victim.person.switches.knockDamage == KnockDamageRule::AfterArmour)
        victim.force = through;
}

Term jumpOn(Derivation& derivation, const Explosion& explosion, BlastVictim& jumper)
{
    const Derivation::Element whole(derivation, jumper.element());
    constexpr std::array kUnder{Location::Torso, Location::Abdomen};
    const std::int32_t rating = explosion.rating.value;
    Term stopped = 0;
    std::array<Protection, kUnder.size()> armour;
    for (std::size_t i = 0; i < kUnder.size(); ++i) {
        const std::size_t location = at(kUnder[i]);
        const Derivation::Element part(derivation, jumper.element(location));
        const std::int32_t hits = std::max(0, hitsLeft(jumper.person.character, jumper.person.ledger.before, location));
        stopped = derivation.derive(Quantity::BlastStopped, Rule::Gren14, Operation::Add, stopped, hits);
        stopped = derivation.derive(Quantity::BlastStoppedArmour, Rule::Gren15, Operation::Add, stopped,
                                    wholeId(jumper, location, armour[i]));
    }
    const Term left = derivation.derive(Quantity::BlastRatingLeft, Rule::Gren14, Operation::Take,
                                        ratingLeft(sane(rating), sane(stopped.value)));
    if (!hurts(explosion.grenade))
        return left;
    jumper.struck = true;
    noteThreshold(derivation, jumper);
    const Term own = ratingFor(derivation, jumper, explosion.rating);
    for (std::size_t i = 0; i < kUnder.size(); ++i) {
        const std::size_t location = at(kUnder[i]);
        const Derivation::Element part(derivation, jumper.element(location));
        const Term force = derivation.derive(Quantity::BlastForce, Rule::Gren13, Operation::Multiply, own,
                                             kJumperTimes);
        const Term through = absorbed(derivation, jumper.person, outsideIn(armour[i]), location, force, Rule::Gren15);
        mark(derivation, explosion, jumper, location, force, {through.value > 0, through});
        jumper.force = {sane(jumper.force.value) + sane(force.value)};
    }
    return left;
}

void settleBlast(Derivation& derivation, BlastVictim& victim, bool knocks)
{
    if (!victim.struck || !victim.person.ledger.dead.is(Dead::No))
        return;
    const Derivation::Element element(derivation, victim.element());
    keepHardened(derivation, victim.person, victim.taken, sane(victim.force.value));
    if (knocks)
        knockBack(derivation, victim.person, victim.force, victim.threshold);
}

}  // namespace hitspread::threed
