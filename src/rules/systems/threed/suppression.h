#pragma once

#include "rules/systems/threed/volley.h"

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

void resolveAction(const Suppress& suppress, Derivation& derivation);
void resolveAction(const Evade& evade, Derivation& derivation);

void preset(Suppress& suppress);
/// The area the gunner keeps under fire, where there is one.
void preset(Evade& evade);

/// Suppressive fire needs an automatic weapon (3D-SUP-01, A-064).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Suppress& suppress, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Evade& evade, const BodyPlan* plan);

}  // namespace hitspread::threed
