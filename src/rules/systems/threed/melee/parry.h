#pragma once

#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/person.h"

#include <string_view>

namespace hitspread::threed {

/// What somebody parries with: a weapon in hand, a part of the body, or nothing but his hands.
struct Guard {
    std::string_view skill;
    const MeleeWeapon* weapon = nullptr;  ///< null: bare hands
    bool bare = false;                    ///< an unarmoured hand or limb (3D-PAR-09)
    std::int32_t offHand = 0;             ///< modifier of the hand that holds it

    [[nodiscard]] bool isFlexible() const { return weapon && weapon->flexible; }
    /// DAM rating, of bare hands 0.
    [[nodiscard]] std::int32_t damage() const { return weapon ? weapon->damage : 0; }
};

[[nodiscard]] Guard guardOf(const Melee& melee, const Person& target);

/// Free parries somebody has left in this round (3D-PAR-01, A-134).
[[nodiscard]] std::int32_t freeParriesLeft(const Character& character, const Condition& condition,
                                           const Switches& switches);

/// A parry that was rolled.
struct Parry {
    bool success = false;
    Term sdv;       ///< what of the success die value goes against the damage
    Term handling;  ///< most points it may add to the Handling Factor (3D-PAR-07, A-138, A-171)
    Faces faces;    ///< its Penetration and Damage die are those of a whip's counter-hit (A-140)
};

/// Pays for and rolls a parry (3D-PAR-03, 3D-PAR-04, 3D-PAR-06, 3D-PAR-09, 3D-PAR-11).
[[nodiscard]] Parry parry(Derivation& derivation, const Melee& melee, Person& target, const Guard& guard, bool isFree);

/// DAM of the blow after a successful parry, not below 0 (3D-PAR-05, 3D-PAR-09, 3D-PAR-12, A-137, A-139).
[[nodiscard]] Term parried(Derivation& derivation, const Melee& melee, const Guard& guard, const Parry& parry,
                           Term damage);

}  // namespace hitspread::threed
