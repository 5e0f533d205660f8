#pragma once

#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/roll.h"
#include "rules/systems/threed/spread.h"

namespace hitspread::threed {

/// Modifier for the target's posture: of dive, prone and kneeling the best counts, lying helpless is the opposite
/// (3D-COVER-02 to 3D-COVER-04, 3D-KNOCK-03, A-109, A-112).
[[nodiscard]] std::int32_t postureModifier(Posture posture, bool dives);

/// To-hit modifier of an unaimed shot (3D-AIM-02, 3D-AIM-03).
[[nodiscard]] constexpr std::int32_t unaimedToHit(ShotType type)
{
    // mutate 3D-AIM-02: -3 -> -2
    return type == ShotType::Wild ? -3 : 0;
}

inline constexpr std::int32_t kQuickDrawToHit = -3;

/// Everything that bears on the attack roll beside dice and skill; modifiers are signed, negative is harder.
struct AttackInput {
    std::int32_t skill = 0;
    ShotType type = ShotType::Aimed;
    std::int32_t weapon = 0;
    std::int32_t range = 0;
    std::int32_t recoilExcess = 0;
    bool quickDrawn = false;
    std::int32_t wounds = 0;
    std::int32_t underFire = 0;
    std::int32_t pending = 0;
    std::int32_t posture = 0;
    std::int32_t defence = 0;  ///< SDV of the target's standing Dance (A-161)
    const ShotOptions& options;
    FormCombatRule form = FormCombatRule::Roll;
};

/// Result of the attack roll.
struct Attack {
    Faces faces;
    Term hit;
    Term margin;
    Term excess;
};

/// Total, target number, hit, margin, critical and excess from dice already rolled (3D-CMB-01, 3D-CMB-05).
Attack attack(Derivation& derivation, const AttackInput& in, Faces faces, Term dice);

/// What feeds the aiming points beside the die.
struct AimInput {
    std::int32_t aims = 0;
    std::int32_t marksman = 0;
    std::int32_t scope = 0;  ///< bonus of the scope; counts with at least one aim
    bool capScope = false;   ///< scope.capByMarksman
};

/// AimV: die, excess, bonus of the aims, scope (3D-CMB-04, 3D-CMB-05, 3D-AIM-09, A-031, A-039).
Term aimingPoints(Derivation& derivation, const Attack& attack, const AimInput& in);

}  // namespace hitspread::threed
