#pragma once

#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/person.h"

#include <array>
#include <cstdint>
#include <span>

namespace hitspread::threed {

/// People one force strikes at most: an explosion, or whatever else harms many at once.
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

/// Somebody near it as he develops: from location to location, and what is left to judge then.
struct BlastVictim {
    BlastVictim(const Character& who, const Condition& condition, const Worn& armour, const Switches& switches,
                std::size_t which)
        : person(who, condition, switches), worn(armour), number(which)
    {}

    /// The element to derive things of all of him under, or of a location.
    [[nodiscard]] int element(std::size_t location = 0) const { return BlastElement{number, location}.number(); }
    [[nodiscard]] Subject subject() const { return Subject().target(static_cast<int>(number)); }
    [[nodiscard]] Subject subject(std::size_t location) const { return subject().location(static_cast<int>(location)); }

    Person person;
    const Worn worn;
    const std::size_t number;  ///< which of several, from 0
    bool struck = false;
    std::int32_t taken = 0;   ///< points that reached Hits or tracks (A-164)
    std::int32_t damage = 0;  ///< DAM of it at all locations together, before armour (A-077)
    Term force;               ///< for knockback
    Term threshold;           ///< WT, the current PHYS
};

/// What armour does about a force.
enum class ArmourUse : std::uint8_t {
    Ignored,  ///< nothing: all of it reaches the body
    Absorbs,  ///< ID takes it point for point, as it takes fragments without PEN (A-123)
    Tested    ///< PEN against PV and what follows (3D-PEN-03 to 3D-PEN-09)
};

/// Under which quantities a force is told, so that a fall is not told as an explosion.
struct ForceSteps {
    Quantity whole = Quantity::BlastForce;      ///< at all locations together
    Quantity through = Quantity::BlastThrough;  ///< what a piece of armour leaves
    Quantity sum = Quantity::BlastSum;          ///< what has reached the body so far
};

/// What strikes a body at one or several locations with the same rating, wherever it comes from.
struct Force {
    Term rating;
    ArmourUse armour = ArmourUse::Ignored;
    Term penetration;                      ///< Tested: PEN
    std::int32_t armourDamage = kNoEntry;  ///< Tested: AD, or no entry: the rating (A-172)
    bool bruising = false;
    bool kinetic = true;
    std::int32_t round = 1;  ///< kept with wounds
    Rule rule = Rule::Gren07;
    Rule absorbing = Rule::Gren07;
    ForceSteps steps{};
};

/// Locations that are struck, of each whether it is.
using Locations = std::array<bool, kLocations>;

/// The rating as it meets this body: halved by cells in their natural state (3D-VEV-06, A-078).
[[nodiscard]] Term naturalRating(Derivation& derivation, const BlastVictim& victim, Term rating);

/// Notes the Wound Threshold of somebody who is struck (3D-WND-02).
void noteThreshold(Derivation& derivation, BlastVictim& victim);

/// Pieces at a location from the outside in, living armour last.
[[nodiscard]] std::span<const Piece> outsideIn(Protection& protection);

/// ID takes the force point for point, piece by piece; what is left gets through.
[[nodiscard]] Term absorbed(Derivation& derivation, Person& person, std::span<const Piece> pieces, std::size_t location,
                            Term rating, const Force& force);

/// What has come through marks Hits, tracks, wounds (P-1 steps 18 to 21), and is noted on the victim.
void mark(Derivation& derivation, const Force& force, BlastVictim& victim, std::size_t location, Term rating,
          const Impact& impact);

/// Strikes each of these locations of a body with the rating: natural halving, armour, tracks, wounds, the sum of all on Incap.
/// Notes the force for knockback: the rating times the locations, or what got through (3D-GREN-06, 3D-GREN-07, 3D-VEV-06, A-106,
/// `count`: how many of them there are, at least 1. To be called under the victim's element.
void strikeLocations(Derivation& derivation, const Force& force, BlastVictim& victim, const Locations& locations,
                     Term count);

/// Marks the Incap track alone, with nothing in the way: what harms a body at no place in particular, like gas or poison; no
/// wound, no test to keep hardened cells, no knockback (3D-TRACK-01, 3D-TRACK-02, 3D-BRUISE-01, 3D-VEV-06, A-040).
void strikeTrack(Derivation& derivation, const Force& force, BlastVictim& victim);

/// Keeping hardened cells, and knockback where the force does that (A-124, A-164; P-6).
void settleForce(Derivation& derivation, BlastVictim& victim, bool knocks);

}  // namespace hitspread::threed
