#pragma once

#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/protection.h"

#include <array>
#include <cstdint>
#include <optional>

namespace hitspread::threed {

/// Times its rating that a grenade does to each location of who lies on it (3D-GREN-13).
// mutate 3D-GREN-13: 5 -> 4
inline constexpr std::int32_t kJumperTimes = 5;

/// Rating left of a grenade when `stopped` points of its full force were stopped (3D-GREN-14, 3D-GREN-16, A-127, A-128).
[[nodiscard]] constexpr std::int32_t ratingLeft(std::int32_t rating, std::int32_t stopped)
{
    // mutate 3D-GREN-14: * rating - stopped -> * rating + stopped
    const std::int32_t left = kJumperTimes * rating - stopped;
    return left > 0 ? left / kJumperTimes : 0;
}

/// People an explosion reaches at most.
inline constexpr std::size_t kMostNear = 32;

/// A location of one of those near an explosion, as the number of the element it is derived under. Eight people stand side by
/// side, location after location; who comes after them stands 64 further.
struct BlastElement {
    std::size_t person = 0;    ///< from 0
    std::size_t location = 0;  ///< 0 also for what concerns all of him

    [[nodiscard]] constexpr int number() const
    {
        return static_cast<int>(person / kAbreast * kStride + location * kAbreast + person % kAbreast);
    }
    /// The one with this number.
    [[nodiscard]] static constexpr BlastElement of(std::size_t number)
    {
        return {number / kStride * kAbreast + number % kAbreast, number % kStride / kAbreast};
    }

private:
    static constexpr std::size_t kAbreast = 8;
    static constexpr std::size_t kStride = 64;
    static_assert(kLocations * kAbreast <= kStride);
};

/// One grenade as it goes off: what all who are near have in common.
struct Explosion {
    const Grenade& grenade;
    Term rating;             ///< what is left of it behind a jumper or an object
    Term penetration;        ///< PEN rating and die; without meaning when the grenade has none
    std::int32_t round = 1;  ///< kept with wounds
};

/// Somebody near it as he develops: from location to location, and what is left to judge then.
struct BlastVictim {
    BlastVictim(const Character& who, const Condition& condition, const Worn& armour, const Switches& switches,
                std::size_t which)
        : person(who, condition, switches), worn(armour), number(which)
    {}

    /// The element to derive things of all of him under, or of a location.
    [[nodiscard]] int element(std::size_t location = 0) const { return BlastElement{number, location}.number(); }

    Person person;
    const Worn worn;
    const std::size_t number;  ///< which of several, from 0
    bool struck = false;
    std::int32_t taken = 0;  ///< points that reached Hits or tracks (A-164)
    Term force;              ///< for knockback
    Term threshold;          ///< WT, the current PHYS
};

/// What the explosion does to somebody at an impact hex of his own body plan, in plan coordinates, so many hexes of zone
/// wide: locations, armour, tracks, wounds (P-6; 3D-GREN-03, 3D-GREN-05 to 3D-GREN-07, A-119, A-123).
void blast(Derivation& derivation, const Explosion& explosion, BlastVictim& victim, Term impact, Term zone);

/// Somebody throws himself on it: the full force into Torso and Abdomen (3D-GREN-13 to 3D-GREN-15, A-128). Returns the rating left
/// for all others.
[[nodiscard]] Term jumpOn(Derivation& derivation, const Explosion& explosion, BlastVictim& jumper);

/// Keeping hardened cells, and knockback where the explosion does that (A-124, A-164; P-6).
void settleBlast(Derivation& derivation, BlastVictim& victim, bool knocks);

}  // namespace hitspread::threed
