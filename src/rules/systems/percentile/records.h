#pragma once

#include "rules/core/bundles.h"
#include "rules/systems/percentile/character.h"
#include "rules/systems/percentile/gear.h"
#include "rules/systems/percentile/modifiers.h"
#include "rules/systems/percentile/switches.h"

namespace hitspread::percentile {

/// What actions of the system are made of.
struct Kit {
    using Character = percentile::Character;
    using Condition = percentile::Condition;
    using Weapon = percentile::Weapon;
    using WeaponState = percentile::WeaponState;
    using Armour = percentile::Armour;
    using ArmourState = percentile::ArmourState;
    using Switches = percentile::Switches;

    static constexpr const RecordDeclaration& kCharacter = characterRecord;
    static constexpr const RecordDeclaration& kCondition = conditionRecord;
    static constexpr const RecordDeclaration& kWeapon = weaponRecord;
    static constexpr const RecordDeclaration& kWeaponState = weaponStateRecord;
    static constexpr const RecordDeclaration& kArmour = armourRecord;
    static constexpr const RecordDeclaration& kArmourState = armourStateRecord;
    static constexpr const RecordDeclaration& kSwitches = switchesRecord;

    [[nodiscard]] static const Weapon& hands() { return fist(); }
};
using Parts = bundle::Parts<Kit>;
using Person = bundle::Person<Kit>;
using CladPerson = bundle::CladPerson<Kit>;

}  // namespace hitspread::percentile
