#pragma once

#include "rules/core/declare/record.h"

/// The structs and records of a system, as what comes together of them is written once for all.
namespace hitspread::bundle {

/// A struct and its declaration.
template <typename Struct, const RecordDeclaration& declaration>
struct Declared {
    using Type = Struct;
    static constexpr const RecordDeclaration& kRecord = declaration;
};

/// What actions of a system are made of, each a Declared; `bareHands`: the weapon of who has none.
template <typename CharacterAs, typename ConditionAs, typename WeaponAs, typename WeaponStateAs, typename ArmourAs,
          typename ArmourStateAs, typename SwitchesAs, auto bareHands>
struct KitOf {
    using Character = typename CharacterAs::Type;
    using Condition = typename ConditionAs::Type;
    using Weapon = typename WeaponAs::Type;
    using WeaponState = typename WeaponStateAs::Type;
    using Armour = typename ArmourAs::Type;
    using ArmourState = typename ArmourStateAs::Type;
    using Switches = typename SwitchesAs::Type;

    static constexpr const RecordDeclaration& kCharacter = CharacterAs::kRecord;
    static constexpr const RecordDeclaration& kCondition = ConditionAs::kRecord;
    static constexpr const RecordDeclaration& kWeapon = WeaponAs::kRecord;
    static constexpr const RecordDeclaration& kWeaponState = WeaponStateAs::kRecord;
    static constexpr const RecordDeclaration& kArmour = ArmourAs::kRecord;
    static constexpr const RecordDeclaration& kArmourState = ArmourStateAs::kRecord;
    static constexpr const RecordDeclaration& kSwitches = SwitchesAs::kRecord;

    [[nodiscard]] static const Weapon& hands() { return bareHands(); }
};

}  // namespace hitspread::bundle
