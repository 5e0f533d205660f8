#pragma once

#include "rules/core/bundles.h"
#include "rules/systems/outcome/character.h"
#include "rules/systems/outcome/gear.h"
#include "rules/systems/outcome/modifiers.h"
#include "rules/systems/outcome/switches.h"

namespace hitspread::outcome {

/// What actions of the system are made of.
struct Kit {
    using Character = outcome::Character;
    using Condition = outcome::Condition;
    using Weapon = outcome::Weapon;
    using WeaponState = outcome::WeaponState;
    using Armour = outcome::Armour;
    using ArmourState = outcome::ArmourState;
    using Switches = outcome::Switches;

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

/// One of those bound to somebody an action is about: holding him, held by him, aiming at him.
using Bound = Person;
inline constexpr std::size_t kMostBound = 12;

}  // namespace hitspread::outcome
