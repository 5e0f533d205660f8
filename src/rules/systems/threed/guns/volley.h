#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/threed/guns/shotoptions.h"

#include <vector>

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
/// What is declared about each of two guns.
extern const RecordDeclaration gunOptionsRecord;

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kVolleyParts{
    declare::part<&Volley::options>("options", volleyOptionsRecord, Role::Declared),
    declare::part<&Volley::shooter>("shooter", characterRecord, Role::Actor),
    declare::part<&Volley::shooterCondition>("shooter.condition", conditionRecord, Role::Actor),
    declare::part<&Volley::weapon>("weapon", weaponRecord, Role::Actor),
    declare::part<&Volley::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    declare::part<&Volley::ammunition>("ammunition", ammunitionRecord, Role::Actor),
    declare::parts<&Volley::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    declare::each<&Volley::targets, &VolleyTarget::character>("targets", characterRecord, Role::Target, kMostTargets),
    declare::each<&Volley::targets, &VolleyTarget::condition>("targets.condition", conditionRecord, Role::Target,
                                                              kMostTargets),
    declare::inner<&Volley::targets, &VolleyTarget::armour>("targets.armour", armourRecord, Role::Target, kMostArmours),
    declare::inner<&Volley::targets, &VolleyTarget::armourState>("targets.armour.state", armourStateRecord,
                                                                 Role::Target, kMostArmours),
    declare::each<&Volley::targets, &VolleyTarget::options>("targets.options", targetOptionsRecord, Role::Declared,
                                                            kMostTargets),
    declare::part<&Volley::switches>("switches", switchesRecord, Role::Rules),
};

inline constexpr std::size_t kMostTwoGunTargets = 2;

inline constexpr declare::PartTable kTwoGunsParts{
    declare::part<&TwoGuns::options>("options", gunOptionsRecord, Role::Declared),
    declare::part<&TwoGuns::offHandOptions>("offHandOptions", gunOptionsRecord, Role::Declared),
    declare::part<&TwoGuns::shooter>("shooter", characterRecord, Role::Actor),
    declare::part<&TwoGuns::shooterCondition>("shooter.condition", conditionRecord, Role::Actor),
    declare::part<&TwoGuns::weapon>("weapon", weaponRecord, Role::Actor),
    declare::part<&TwoGuns::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    declare::part<&TwoGuns::ammunition>("ammunition", ammunitionRecord, Role::Actor),
    declare::parts<&TwoGuns::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    declare::part<&TwoGuns::offHandWeapon>("offHandWeapon", weaponRecord, Role::Actor),
    declare::part<&TwoGuns::offHandWeaponState>("offHandWeapon.state", weaponStateRecord, Role::Actor),
    declare::part<&TwoGuns::offHandAmmunition>("offHandAmmunition", ammunitionRecord, Role::Actor),
    declare::parts<&TwoGuns::offHandAccessories>("offHandAccessories", accessoryRecord, Role::Actor, kMostAccessories),
    declare::each<&TwoGuns::targets, &VolleyTarget::character>("targets", characterRecord, Role::Target,
                                                               kMostTwoGunTargets),
    declare::each<&TwoGuns::targets, &VolleyTarget::condition>("targets.condition", conditionRecord, Role::Target,
                                                               kMostTwoGunTargets),
    declare::inner<&TwoGuns::targets, &VolleyTarget::armour>("targets.armour", armourRecord, Role::Target,
                                                             kMostArmours),
    declare::inner<&TwoGuns::targets, &VolleyTarget::armourState>("targets.armour.state", armourStateRecord,
                                                                  Role::Target, kMostArmours),
    declare::each<&TwoGuns::targets, &VolleyTarget::options>("targets.options", targetOptionsRecord, Role::Declared,
                                                             kMostTwoGunTargets),
    declare::part<&TwoGuns::switches>("switches", switchesRecord, Role::Rules),
};

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
