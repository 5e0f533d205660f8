#pragma once

#include "rules/core/action.h"
#include "rules/systems/threed/shotoptions.h"

#include <vector>

namespace hitspread {
class BodyPlan;
class Derivation;
}  // namespace hitspread

namespace hitspread::threed {

/// Targets one gun can be walked over in one Action.
inline constexpr std::size_t kMostTargets = 8;

/// One of the targets of a volley, in the order the fire may walk over them.
struct VolleyTarget {
    ShotOptions options;  ///< what is declared about him
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;  ///< element by element with armour
};

/// Several bullets of one gun in one Action: a semi-auto string (P-2), a burst or full auto (P-3).
struct Volley {
    ShotOptions options{.mode = Mode::FullAuto};
    Character shooter;
    Condition shooterCondition;
    Weapon weapon;
    WeaponState weaponState;
    Ammunition ammunition;
    std::vector<Accessory> accessories;
    std::vector<VolleyTarget> targets;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Two guns at once, one in each hand: a single shot, a burst or full auto from each (3D-DUAL-01, A-167).
struct TwoGuns {
    ShotOptions options;  ///< of the gun in the main hand, and of the shooter
    ShotOptions offHandOptions;
    Character shooter;
    Condition shooterCondition;
    Weapon weapon;
    WeaponState weaponState;
    Ammunition ammunition;
    std::vector<Accessory> accessories;
    Weapon offHandWeapon;
    WeaponState offHandWeaponState;
    Ammunition offHandAmmunition;
    std::vector<Accessory> offHandAccessories;
    std::vector<VolleyTarget> targets;  ///< one or two; the gun in the off hand fires at the last
    Switches switches;

    static const ActionDeclaration kAction;
};

/// The records of options several actions share: what is declared about a gun that fires several bullets, and about each
/// target.
extern const RecordDeclaration volleyOptionsRecord;
extern const RecordDeclaration targetOptionsRecord;

void resolveAction(const Volley& volley, Derivation& derivation);
void resolveAction(const TwoGuns& guns, Derivation& derivation);

/// What is declared for a volley from what the gun can do: its mode, and the hands that hold it.
void preset(Volley& volley);
void preset(TwoGuns& guns);

/// What forbids a shot, for several bullets and targets (3D-AUTO-01, 3D-AUTO-02, 3D-WALK-01, 3D-ROF-04, 3D-SHOT-01).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Volley& volley, const BodyPlan* plan);
/// The same for two guns at once (3D-DUAL-01, A-167).
[[nodiscard]] std::vector<Refusal> refusalsOf(const TwoGuns& guns, const BodyPlan* plan);

}  // namespace hitspread::threed
