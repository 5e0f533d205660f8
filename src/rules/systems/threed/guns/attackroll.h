#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/roll.h"

namespace hitspread::threed {

/// Modifier for the target's posture, and the rule it comes from.
struct PostureModifier {
    std::int32_t value = 0;
    Rule rule = Rule::Cover03;
};
/// Of dive, prone and kneeling the best counts, lying helpless is the opposite (3D-COVER-02 to 3D-COVER-04, 3D-KNOCK-03, A-109,
///
[[nodiscard]] PostureModifier postureModifier(Posture posture, bool dives);

/// To-hit modifier of an unaimed shot (3D-AIM-02, 3D-AIM-03).
[[nodiscard]] constexpr std::int32_t unaimedToHit(ShotType type)
{
    return type == ShotType::Wild ? -3 : 0;
}

inline constexpr std::int32_t kQuickDrawToHit = -3;
inline constexpr std::int32_t kOffHandToHit = -3;  ///< on combat rolls with the other hand (3D-DUAL-03)

/// What the game master declares about an attack roll.
struct Circumstances {
    template <typename Options>
    // NOLINTNEXTLINE(google-explicit-constructor): options of every attack pass as they are
    Circumstances(const Options& options)
        : difficulty(options.difficulty), rollModifiers(options.rollModifiers), targetModifiers(options.targetModifiers)
    {}

    std::int32_t difficulty = 0;
    const Ranks& rollModifiers;
    const Ranks& targetModifiers;
};

/// Everything that bears on the attack roll beside dice and skill; modifiers are signed, negative is harder.
struct AttackInput {
    std::int32_t skill = 0;
    ShotType type = ShotType::Aimed;
    std::int32_t weapon = 0;
    std::int32_t range = 0;
    std::int32_t recoilExcess = 0;
    Rule recoilRule = Rule::Rcl03;
    bool quickDrawn = false;
    std::int32_t wounds = 0;
    std::int32_t underFire = 0;
    Burden pending{};
    PostureModifier posture{};
    std::int32_t handicap = 0;  ///< taken on by a melee attacker (3D-MEL-03); 0 or positive
    std::int32_t offHand = 0;   ///< 0 or negative (3D-DUAL-03)
    std::int32_t blades = 0;    ///< two blades heavier than STR (A-104)
    std::int32_t defence = 0;   ///< SDV of the target's standing Dance or dodge (A-161)
    Rule defenceRule = Rule::Dance02;
    Circumstances options;
    FormCombatRule form = FormCombatRule::Roll;
};

/// Result of the attack roll.
struct Attack {
    Faces faces;
    Term hit;
    Term margin;
    Term excess;
};

/// Total and target number with skill and every modifier, before they are compared (3D-CMB-01, 3D-SKL-03, 3D-SKL-04). The
/// dice are a summand: their sum may be 0 here and added afterwards.
[[nodiscard]] Running attackNumbers(Derivation& derivation, const AttackInput& in, Term dice);

/// Critical and excess of an attack with this total (3D-CMB-05).
template <typename D>
void addExcess(D& derivation, Attack& attack, Term total)
{
    if (attack.hit.holds()) {
        derivation.derive(Quantity::AttackCritical, Rule::Skl02, Operation::Above, total, kSkillCritical);
        attack.excess = positiveDifference(derivation, Quantity::AttackExcess, Rule::Cmb05, total, kSkillCritical);
    } else {
        derivation.derive(Quantity::AttackCritical, Rule::Skl02, Operation::Take, attack.hit);
    }
}

/// Hit and margin from the final numbers (3D-CMB-01).
template <typename D>
Attack compared(D& derivation, const Running& running, Faces faces, Term& total)
{
    Attack result;
    result.faces = faces;
    total = derivation.derive(Quantity::AttackTotal, Rule::Cmb01, Operation::Take, running.total);
    const Term target = derivation.derive(Quantity::AttackTarget, Rule::Cmb01, Operation::Take, running.target);
    result.hit = derivation.derive(Quantity::AttackHit, Rule::Cmb01, Operation::AtLeast, total, target);
    result.margin = derivation.derive(Quantity::AttackMargin, Rule::Cmb01, Operation::Subtract, total, target);
    return result;
}

/// Hit, margin, critical and excess from the final numbers (3D-CMB-01, 3D-CMB-05).
template <typename D>
Attack judged(D& derivation, const Running& running, Faces faces)
{
    Term total;
    Attack result = compared(derivation, running, faces, total);
    addExcess(derivation, result, total);
    return result;
}

/// Both of the above from dice already rolled.
inline Attack attack(Derivation& derivation, const AttackInput& in, Faces faces, Term dice)
{
    const Attack result = judged(derivation, attackNumbers(derivation, in, dice), faces);
    derivation.state(result.hit.holds() ? EventKind::Hit : EventKind::Missed, result.margin);
    return result;
}

/// What feeds the aiming points beside the die.
struct AimInput {
    Term aims = 0;  ///< that count
    std::int32_t marksman = 0;
    std::int32_t scope = 0;  ///< bonus of the scope; counts with at least one aim
    bool capScope = false;   ///< scope.capByMarksman
};

/// Success die value of an attack: the Aiming die and, of a hit, the excess (3D-CMB-04, 3D-CMB-05).
template <typename D>
Term dieValue(D& derivation, const Attack& attack)
{
    const Term die = derivation.derive(Quantity::AimDie, Rule::Cmb04, Operation::Take, attack.faces.success);
    Term points = derivation.derive(Quantity::AimValue, Rule::Cmb04, Operation::Take, die);
    if (attack.excess.value > 0) {
        const Term excess = derivation.derive(Quantity::AimExcess, Rule::Cmb05, Operation::Take, attack.excess);
        points = derivation.derive(Quantity::AimValue, Rule::Cmb05, Operation::Add, points, excess);
    }
    return points;
}

/// The points with the bonus of aims and scope added (3D-AIM-09, 3D-SCP-01, A-039).
[[nodiscard]] Term withAimBonus(Derivation& derivation, Term points, const AimInput& in);

/// AimV: die, excess, bonus of the aims, scope (3D-CMB-04, 3D-CMB-05, 3D-AIM-09, A-031, A-039).
inline Term aimingPoints(Derivation& derivation, const Attack& attack, const AimInput& in)
{
    return withAimBonus(derivation, dieValue(derivation, attack), in);
}

}  // namespace hitspread::threed
