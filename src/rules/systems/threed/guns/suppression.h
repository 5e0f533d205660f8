#pragma once

#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/guns/volley.h"

namespace hitspread::threed {

/// Somebody in an area under fire.
struct Bystander {
    Character character;
    Condition condition;
};

/// Laying suppressive fire over an area (3D-SUP-01). `targets` are those who are in it: they count as shot at.
struct Suppress {
    ShotOptions options{.distance = kNoEntry, .mode = Mode::FullAuto};  ///< no distance: Optimum (A-187)
    Character shooter;
    Condition shooterCondition;
    Weapon weapon;
    WeaponState weaponState;
    Ammunition ammunition;
    std::vector<Accessory> accessories;
    std::vector<Bystander> targets;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// A suppressed area as somebody crosses it.
struct EvadeOptions {
    std::int32_t zoneValue = 0;    ///< AimV of the zone
    std::int32_t zoneBullets = 2;  ///< that can still hit
    std::int32_t difficulty = 0;
    Ranks rollModifiers;
    Ranks targetModifiers;
};

/// Moving through a suppressed area (3D-SUP-02 to 3D-SUP-04). The actor is who lies behind the gun, the target who crosses.
struct Evade {
    EvadeOptions options;
    ShotOptions crossing;  ///< distance and cover of who crosses
    Character shooter;
    Weapon weapon;
    Ammunition ammunition;
    std::vector<Accessory> accessories;
    Character target;
    Condition targetCondition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
    Switches switches;
    Condition shooterCondition;  ///< keeps the area (A-065)
    WeaponState weaponState;     ///< told with the gun; the bullets have left it

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration evadeOptionsRecord;
extern const RecordDeclaration crossingRecord;

inline constexpr declare::FieldTable kEvadeOptions{
    declare::number<&EvadeOptions::zoneValue>("zoneValue", {.maximum = 199, .group = "zone", .rules = "3D-SUP-01"}),
    declare::number<&EvadeOptions::zoneBullets>(
        "zoneBullets", {.maximum = 999, .fallback = 2, .unit = "bullets", .group = "zone", .rules = "3D-SUP-01"}),
    declare::number<&EvadeOptions::difficulty>("difficulty", difficultyTraits("3D-SKL-03")),
    declare::ranks<&EvadeOptions::rollModifiers>("rollModifiers", 99,
                                                 {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04"}),
    declare::ranks<&EvadeOptions::targetModifiers>("targetModifiers", 99,
                                                   {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const EvadeOptions*)
{
    return kEvadeOptions;
}

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kEvadeParts{
    declare::part<&Evade::options>("options", evadeOptionsRecord, Role::Declared),
    declare::part<&Evade::crossing>("crossing", crossingRecord, Role::Declared),
    declare::part<&Evade::shooter>("shooter", characterRecord, Role::Actor),
    declare::part<&Evade::weapon>("weapon", weaponRecord, Role::Actor),
    declare::part<&Evade::ammunition>("ammunition", ammunitionRecord, Role::Actor),
    declare::parts<&Evade::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    declare::part<&Evade::target>("target", characterRecord, Role::Target),
    declare::part<&Evade::targetCondition>("target.condition", conditionRecord, Role::Target),
    declare::parts<&Evade::armour>("armour", armourRecord, Role::Target, kMostArmours),
    declare::parts<&Evade::armourState>("armour.state", armourStateRecord, Role::Target, kMostArmours),
    declare::part<&Evade::switches>("switches", switchesRecord, Role::Rules),
    // Last, because logged actions name parts by their place.
    declare::part<&Evade::shooterCondition>("shooter.condition", conditionRecord, Role::Actor),
    declare::part<&Evade::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
};

void resolveAction(const Suppress& suppress, Derivation& derivation);
void resolveAction(const Evade& evade, Derivation& derivation);

void preset(Suppress& suppress);
/// The area the gunner keeps under fire, where there is one.
void preset(Evade& evade);

/// Suppressive fire needs an automatic weapon (3D-SUP-01, A-064).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Suppress& suppress, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Evade& evade, const BodyPlan* plan);

}  // namespace hitspread::threed
