#pragma once

#include "rules/core/trace/trace.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"

#include <array>

namespace hitspread::threed {

/// Who wields it; what the table of a hand weapon is worked out from.
struct WielderInput {
    const Character& who;
    const Condition& condition;
    const Switches& switches;
};

/// A melee weapon, thrown weapon or grenade ready worked: what depends on who uses it but not on the target.
struct HandTable {
    std::int32_t toHit = 0;                     ///< added to the three dice, against 13, open wounds in
    std::int32_t handling = 0;                  ///< hexes a hit deviates; grenades: hexes a throw scatters
    std::int32_t penetration = kNoEntry;        ///< PEN rating; kNoEntry: has none
    std::int32_t damage = 0;                    ///< DAM rating with the strength bonus; grenades: the rating
    std::int32_t armourDamage = kNoEntry;       ///< AD; kNoEntry: DAM takes its place (A-069)
    bool bruises = false;                       ///< bruising damage only (3D-MEL-08)
    std::int32_t drawActions = 0;               ///< Actions to draw it as it is carried; grenades: 1
    std::array<std::int32_t, kBands> reach{};   ///< metres of a throw; 0: is not thrown
    std::array<std::int32_t, kBands> spread{};  ///< hexes of a throw by range band; grenades: hexes it drops
};

/// Works a melee weapon out (3D-MEL-02, 3D-MEL-04, 3D-MEL-06, 3D-MEL-08, 3D-DRAW-01, 3D-DRAW-06, 3D-WND-08, A-045).
[[nodiscard]] HandTable meleeTable(const MeleeWeapon& weapon, const WielderInput& in);

/// Works a thrown weapon out, which flies like an aimed projectile with its Handling for RCL (3D-RNG-01, 3D-RNG-03, A-125).
[[nodiscard]] HandTable thrownTable(const ThrownWeapon& weapon, const WielderInput& in);

/// Works the throw of a grenade out (3D-GREN-09, 3D-GREN-11, A-125).
[[nodiscard]] HandTable grenadeTable(const Grenade& grenade, const WielderInput& in);

/// Blast Zone in hexes for somebody so many metres from the explosion; 0: unaffected (3D-GREN-04, A-119).
[[nodiscard]] std::int32_t blastZoneAt(const Grenade& grenade, std::int32_t metres);

/// The same line by line: a hex less for each whole Blast Radius, which is kept in tenths of a metre (3D-GREN-04, A-119).
template <typename D>
Term blastZoneAt(D& derivation, const Grenade& grenade, std::int32_t metres)
{
    constexpr std::int32_t kTenthsInMetre = 10;
    const Term tenths = derivation.derive(Quantity::BlastShrunk, Rule::Gren04, Operation::Multiply, metres,
                                          kTenthsInMetre);
    const Term hexes = derivation.derive(Quantity::BlastShrunk, Rule::Gren04, Operation::DivideDown, tenths,
                                         grenade.blastRadius);
    return positiveDifference(derivation, Quantity::BlastZone, Rule::Gren04, grenade.blastZone, hexes);
}

}  // namespace hitspread::threed
