#include "rules/systems/threed/explosions/blast.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/melee/handtable.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>

namespace hitspread::threed {

namespace {

bool bruises(const Grenade& grenade)
{
    return grenade.kind == GrenadeKind::Blast;
}

/// Whether the kind hurts at all; smoke and flash are left to the game master (3D-GREN-01, A-126).
bool hurts(const Grenade& grenade)
{
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

/// The explosion as it meets whoever it reaches.
Force forceOf(const Explosion& explosion, const Switches& switches)
{
    const Grenade& grenade = explosion.grenade;
    Force force;
    force.rating = explosion.rating;
    force.bruising = bruises(grenade);
    if (force.bruising && switches.blastVersusArmour == BlastVersusArmourRule::Ignores)
        force.armour = ArmourUse::Ignored;
    else
        force.armour = !force.bruising && grenade.penetration != kNoEntry ? ArmourUse::Tested : ArmourUse::Absorbs;
    force.penetration = explosion.penetration;
    // Fragments without AD cost their rating.
    force.armourDamage = grenade.armourDamage;
    force.round = explosion.round;
    force.rule = force.bruising ? Rule::Gren06 : Rule::Gren07;
    force.absorbing = force.rule;
    return force;
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
    const Derivation::Element whole(derivation, victim.element(), victim.subject());
    Locations inside{};
    std::array<Term, kLocations> reached;
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto nearest = nearestHex(*derivation.plan(), i, unpack(impact.value));
        if (!nearest)
            continue;
        const Derivation::Element part(derivation, victim.element(i), victim.subject(i));
        const Term apart = derivation.derive(Quantity::BlastApart, Rule::Gren03, Operation::Apart, impact,
                                             pack(*nearest));
        reached[i] = derivation.derive(Quantity::BlastReached, Rule::Gren03, Operation::AtLeast, zone, apart);
        inside[i] = reached[i].holds();
        if (inside[i])
            derivation.state(EventKind::Reached, causedBy(reached[i]));
    }
    Term count = 0;
    for (std::size_t i = 0; i < kLocations; ++i)
        count = derivation.derive(Quantity::BlastLocations, Rule::Gren05, Operation::Add, count, reached[i]);
    if (std::ranges::none_of(inside, std::identity()) || explosion.rating.value <= 0 || !hurts(explosion.grenade))
        return;
    strikeLocations(derivation, forceOf(explosion, victim.person.switches), victim, inside, count);
}

Term jumpOn(Derivation& derivation, const Explosion& explosion, BlastVictim& jumper)
{
    const Derivation::Element whole(derivation, jumper.element(), jumper.subject());
    derivation.state(EventKind::Exploded);
    constexpr std::array kUnder{Location::Torso, Location::Abdomen};
    Term stopped = 0;
    std::array<Protection, kUnder.size()> armour;
    for (std::size_t i = 0; i < kUnder.size(); ++i) {
        const std::size_t location = at(kUnder[i]);
        const Derivation::Element part(derivation, jumper.element(location), jumper.subject(location));
        derivation.state(EventKind::Reached);
        const std::int32_t hits = std::max(0, hitsLeft(jumper.person.character, jumper.person.ledger.before, location));
        stopped = derivation.derive(Quantity::BlastStopped, Rule::Gren14, Operation::Add, stopped, hits);
        stopped = derivation.derive(Quantity::BlastStoppedArmour, Rule::Gren15, Operation::Add, stopped,
                                    wholeId(jumper, location, armour[i]));
    }
    const Term left = ratingLeft(derivation, Rule::Gren14, explosion.rating, stopped);
    if (!hurts(explosion.grenade))
        return left;
    jumper.struck = true;
    noteThreshold(derivation, jumper);
    Force under = forceOf(explosion, jumper.person.switches);
    under.absorbing = Rule::Gren15;
    const Term own = naturalRating(derivation, jumper, explosion.rating);
    for (std::size_t i = 0; i < kUnder.size(); ++i) {
        const std::size_t location = at(kUnder[i]);
        const Derivation::Element part(derivation, jumper.element(location), jumper.subject(location));
        const Term force = derivation.derive(Quantity::BlastForce, Rule::Gren13, Operation::Multiply, own,
                                             kJumperTimes);
        const Term through = absorbed(derivation, jumper.person, outsideIn(armour[i]), location, force, under);
        mark(derivation, under, jumper, location, force, {through.value > 0, through});
        jumper.force = {sane(jumper.force.value) + sane(force.value)};
        jumper.damage = sane(jumper.force.value);
    }
    return left;
}

}  // namespace hitspread::threed
