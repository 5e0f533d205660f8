#pragma once

#include "rules/core/action.h"
#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/shotoptions.h"

#include <vector>

namespace hitspread {
class BodyPlan;
}

namespace hitspread::threed {

/// What is declared for one throw of a weapon.
struct ThrowOptions {
    Hex aimHex{0, 10};
    std::int32_t distance = 5;  ///< metres
    bool targetDives = false;
    bool fromBehind = false;
    std::int32_t rangedDefence = kNoEntry;  ///< SDV of the target's Dance; no entry: as in his condition
    std::int32_t difficulty = 0;
    Ranks rollModifiers;
    Ranks targetModifiers;
    std::int32_t coveredLocations = 0;  ///< bits of Location (A-028)
    std::int32_t coverPv = kNoEntry;
    std::int32_t coverId = kNoEntry;
    std::int32_t round = 1;
    Rows<CoveredHex, kMostCoveredHexes> coveredHexes{};
};

/// A blade thrown at somebody: the procedure of a shot with the Handling Factor for RCL and the strength bonus on DAM.
struct Throw {
    Character thrower;
    Condition throwerCondition;
    ThrownWeapon weapon;
    ItemState weaponState;
    Character target;
    Condition targetCondition;
    std::vector<Armour> armour;  ///< worn by the target
    std::vector<ArmourState> armourState;
    ThrowOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration throwOptionsRecord;

/// Resolves one throw (P-1 with A-125). Precondition: validate() finds nothing.
void resolveAction(const Throw& action, Derivation& derivation);

/// What stands of the target's defences and of the cover he is behind.
void preset(Throw& thrown);

/// Everything that forbids a throw (3D-RNG-01, 3D-DRAW-06, 3D-COVER-05).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Throw& action, const BodyPlan* plan);

}  // namespace hitspread::threed
