#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/explosions/force.h"
#include "rules/systems/threed/melee/handweapons.h"

#include <cstdint>

namespace hitspread::threed {

/// Times its rating that a grenade does to each location of who lies on it (3D-GREN-13).
inline constexpr std::int32_t kJumperTimes = 5;

/// Rating left of a grenade when `stopped` points of its full force were stopped, line by line (3D-GREN-14, 3D-GREN-16, A-127,
///
[[nodiscard]] inline Term ratingLeft(Derivation& derivation, Rule rule, Term rating, Term stopped)
{
    constexpr auto kQuantity = Quantity::BlastRatingLeft;
    const Term whole = derivation.derive(kQuantity, rule, Operation::Multiply, rating, kJumperTimes);
    const Term left = positiveDifference(derivation, kQuantity, rule, whole, stopped);
    return derivation.derive(kQuantity, rule, Operation::DivideDown, left, kJumperTimes);
}

/// One grenade as it goes off: what all who are near have in common.
struct Explosion {
    const Grenade& grenade;
    Term rating;             ///< what is left of it behind a jumper or an object
    Term penetration;        ///< PEN rating and die; without meaning when the grenade has none
    std::int32_t round = 1;  ///< kept with wounds
};

/// What the explosion does to somebody at an impact hex of his own body plan, in plan coordinates, so many hexes of zone
/// wide: locations, armour, tracks, wounds (P-6; 3D-GREN-03, 3D-GREN-05 to 3D-GREN-07, A-119, A-123).
void blast(Derivation& derivation, const Explosion& explosion, BlastVictim& victim, Term impact, Term zone);

/// Somebody throws himself on it: the full force into Torso and Abdomen (3D-GREN-13 to 3D-GREN-15, A-128). Returns the rating left
/// for all others.
[[nodiscard]] Term jumpOn(Derivation& derivation, const Explosion& explosion, BlastVictim& jumper);

}  // namespace hitspread::threed
