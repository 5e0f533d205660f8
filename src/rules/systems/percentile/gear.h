#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/percentile/locationtable.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace hitspread::percentile {

enum class WeaponKind : std::uint8_t { Melee, Thrown, Ranged };
/// What an attack with it rolls against (PCT-07, PCT-D10).
enum class RollsOn : std::uint8_t { Skill, Dex };

inline constexpr std::array<std::string_view, 3> kWeaponKinds{"melee", "thrown", "ranged"};
inline constexpr std::array<std::string_view, 2> kRollsOn{"skill", "dex"};

/// A weapon; damage = dice x d(sides) + bonus.
struct Weapon {
    std::string name;
    std::string skill;
    std::string notes;
    WeaponKind kind = WeaponKind::Ranged;
    RollsOn rollsOn = RollsOn::Skill;
    bool natural = false;  ///< a part of the body: no skill of a weapon, but the unarmed one
    std::int32_t damageDice = 1;
    std::int32_t damageSides = 6;
    std::int32_t damageBonus = 0;
    bool mayDodge = true;  ///< attacks with it may be dodged (PCT-D27)
    bool mayBlock = true;
    bool mayParry = true;
    std::int32_t magazine = kNoEntry;  ///< shots when loaded; no entry: nobody counts
};

/// A weapon in somebody's possession.
struct WeaponState {
    bool jammed = false;           ///< takes one action to clear (PCT-D35)
    bool dropped = false;          ///< lies at his feet
    std::int32_t ammo = kNoEntry;  ///< shots left; no entry: nobody counts
};
inline constexpr WeaponState kNoWeaponState{};  ///< of who has none in hand

inline constexpr declare::FieldTable kWeaponStateFields{
    declare::flag<&WeaponState::jammed>("jammed", {.group = "state", .rules = "PCT-26"}),
    declare::flag<&WeaponState::dropped>("dropped", {.group = "state", .rules = "PCT-13 PCT-16 PCT-26"}),
    declare::number<&WeaponState::ammo>("ammo",
                                        {.maximum = 9999,
                                         .fallback = kNoEntry,
                                         .optional = true,
                                         .group = "state",
                                         .rules = "PCT-26",
                                         .fullWhenNew = true,
                                         .goesOn = true}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const WeaponState*)
{
    return kWeaponStateFields;
}

/// A layer of armour, or a shield: points for each location, and the skill of blocking with it.
struct Armour {
    std::string name;
    std::string notes;
    std::array<std::int32_t, kLocations> points{};
    bool shield = false;
    std::string shieldSkill;
};

/// What somebody wears or carries before himself.
struct ArmourState {
    bool ready = true;  ///< worn, or held up: what is not protects from nothing
};

inline constexpr declare::FieldTable kArmourStateFields{
    declare::flag<&ArmourState::ready>("ready", {.fallback = 1, .group = "state", .rules = "PCT-14 PCT-27"}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const ArmourState*)
{
    return kArmourStateFields;
}

/// Points of armour somebody has at a location, of all layers together (PCT-D22).
[[nodiscard]] std::int32_t armourAt(const std::array<std::int32_t, kLocations>& own, std::span<const Armour> worn,
                                    std::span<const ArmourState> states, std::size_t location);
/// The shield that is ready; nullptr: none.
[[nodiscard]] const Armour* shieldOf(std::span<const Armour> worn, std::span<const ArmourState> states);

/// Dice and all: a fist.
[[nodiscard]] const Weapon& fist();

extern const RecordDeclaration weaponRecord;
extern const RecordDeclaration weaponStateRecord;
extern const RecordDeclaration armourRecord;
extern const RecordDeclaration armourStateRecord;

}  // namespace hitspread::percentile
