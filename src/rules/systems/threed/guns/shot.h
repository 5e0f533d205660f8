#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/threed/guns/shotoptions.h"

#include "rules/core/action.h"

namespace hitspread::threed {

/// One shot with one weapon (P-1).
struct Shot {
    Character shooter;
    Condition shooterCondition;
    Weapon weapon;
    WeaponState weaponState;
    Ammunition ammunition;
    std::vector<Accessory> accessories;  ///< mounted on the weapon
    Character target;
    Condition targetCondition;
    std::vector<Armour> armour;            ///< worn by the target
    std::vector<ArmourState> armourState;  ///< element by element with armour
    ShotOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration shotOptionsRecord;

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kShotParts{
    declare::part<&Shot::options>("options", shotOptionsRecord, Role::Declared),
    declare::part<&Shot::shooter>("shooter", characterRecord, Role::Actor),
    declare::part<&Shot::shooterCondition>("shooter.condition", conditionRecord, Role::Actor),
    declare::part<&Shot::weapon>("weapon", weaponRecord, Role::Actor),
    declare::part<&Shot::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    declare::part<&Shot::ammunition>("ammunition", ammunitionRecord, Role::Actor),
    declare::parts<&Shot::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    declare::part<&Shot::target>("target", characterRecord, Role::Target),
    declare::part<&Shot::targetCondition>("target.condition", conditionRecord, Role::Target),
    declare::parts<&Shot::armour>("armour", armourRecord, Role::Target, kMostArmours),
    declare::parts<&Shot::armourState>("armour.state", armourStateRecord, Role::Target, kMostArmours),
    declare::part<&Shot::switches>("switches", switchesRecord, Role::Rules),
};

/// Resolves one shot by the order of operations P-1. Precondition: validate() finds nothing.
void resolveAction(const Shot& shot, Derivation& derivation);

/// Declares what the rest of the shot suggests: a mode the weapon has (single shots first, 3D-ROF-01), the hand or hands
/// that hold it, what stands of the target's defences and of his cover.
void preset(Shot& shot);
/// Everything that forbids a shot (P-1 step 2; 3D-RNG-01, 3D-ROF-01, 3D-ROF-02, 3D-ROF-09, 3D-LOC-01, 3D-DRAW-03).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Shot& shot, const BodyPlan* plan);

}  // namespace hitspread::threed
