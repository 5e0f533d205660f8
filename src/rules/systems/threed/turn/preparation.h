#pragma once

#include "rules/core/action.h"
#include "rules/systems/threed/guns/shotoptions.h"

namespace hitspread::threed {

/// What an Action is spent on instead of attacking (section 3.9).
enum class Preparing : std::uint8_t {
    Aim,
    Stance,
    Draw,
    Holster,
    Recock,
    Reload,
    ClearJam,
    Refocus,
    StandUp,
    Kneel,
    DropProne
};

struct PreparationOptions {
    Preparing what = Preparing::Aim;
    std::int32_t band = 0;     ///< Refocus: the range band to set
    Hands hands = Hands::Two;  ///< Draw: into which hand
    bool rest = false;         ///< Aim: the weapon rests on something
    bool inCover = false;      ///< Aim under fire: on failure he stays in cover instead of dropping prone (3D-FIRE-04)
    std::int32_t whom = 0;     ///< Aim: at whom; 0: the request does not say (A-040)
    std::int32_t wielded = 0;  ///< with what, likewise
};

/// One Action of preparation by one character with one weapon.
struct Preparation {
    Character character;
    Condition condition;
    Weapon weapon;
    WeaponState weaponState;
    std::vector<Accessory> accessories;
    PreparationOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration preparationOptionsRecord;

/// Actions a preparation takes as a whole (section 3.9; 3D-AIM-01, 3D-RCL-08, 3D-ROF-02, 3D-DRAW-01, 3D-SCP-04, A-022).
[[nodiscard]] std::int32_t preparationCost(const Preparation& preparation);

/// The band a scope is set to from this Action on.
[[nodiscard]] std::int32_t scopeSetting(const Accessory& scope, const WeaponState& state);

/// Spends an Action on preparing. Precondition: validate() finds nothing.
void resolveAction(const Preparation& preparation, Derivation& derivation);

/// The hand the weapon is held in.
void preset(Preparation& preparation);
/// 3D-AIM-08, 3D-SCP-03, 3D-ROF-02 and what else makes a preparation pointless or impossible.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Preparation& preparation, const BodyPlan*);

}  // namespace hitspread::threed
