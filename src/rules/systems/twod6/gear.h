#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/twod6/character.h"
#include "rules/systems/twod6/switches.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace hitspread::twod6 {

/// The two kinds of damage (TD-91).
enum class DamageType : std::uint8_t { Lethal, Bruise };
inline constexpr std::array<std::string_view, 2> kDamageTypes{"lethal", "bruise"};
[[nodiscard]] constexpr std::int32_t bitOf(DamageType type)
{
    return 1 << static_cast<int>(type);
}

enum class WeaponKind : std::uint8_t { Ranged, Melee };
inline constexpr std::array<std::string_view, 2> kWeaponKinds{"ranged", "melee"};

/// A weapon (section 3.c); its damage is so many d6 and a bonus.
struct Weapon {
    std::string name;
    std::string skill;
    std::string notes;
    WeaponKind kind = WeaponKind::Melee;
    std::int32_t damageDice = 1;
    std::int32_t damageBonus = 0;
    DamageType damageType = DamageType::Lethal;
    std::int32_t shortRange = kNoEntry;  ///< metres up to which a range goes, both ends included (TD-32, TD-D15)
    std::int32_t mediumRange = kNoEntry;
    std::int32_t longRange = kNoEntry;
    std::int32_t shots = kNoEntry;       ///< no entry: nobody counts (TD-33)
    bool burst = false;                  ///< an SMG (TD-37)
    std::int32_t burstShots = kNoEntry;  ///< no entry: what the house says (TD-D14)
    bool cosh = false;                   ///< cudgel, blackjack, club (TD-65)
    std::int32_t area = 0;               ///< AoE number (TD-51, TD-52)
    bool twoHanded = false;
    bool natural = false;  ///< a part of the body: BLD counts for its damage (TD-86)
};

/// Which hands hold a thing.
enum class Held : std::uint8_t { Right, Left, Both, Stowed };
inline constexpr std::array<std::string_view, 4> kHeld{"right", "left", "both", "stowed"};

/// A weapon in somebody's possession.
struct WeaponState {
    Held held = Held::Stowed;
    bool dropped = false;  ///< lies at his feet
    std::int32_t shotsLeft = kNoEntry;
    std::int32_t spare = kNoEntry;  ///< rounds to reload with; no entry: nobody counts (TD-D53)
};
inline constexpr WeaponState kNoWeaponState{.held = Held::Right};  ///< of bare hands

inline constexpr declare::FieldTable kWeaponStateFields{
    declare::choice<&WeaponState::held>(
        "held", kHeld, {.fallback = static_cast<std::int32_t>(Held::Stowed), .group = "state", .rules = "TD-14 TD-44"}),
    declare::flag<&WeaponState::dropped>("dropped", {.group = "state", .rules = "TD-13"}),
    declare::number<&WeaponState::shotsLeft>("shotsLeft",
                                             {.maximum = 9999,
                                              .fallback = kNoEntry,
                                              .optional = true,
                                              .group = "state",
                                              .rules = "TD-33",
                                              .fullWhenNew = true,
                                              .goesOn = true}),
    declare::number<&WeaponState::spare>(
        "spare",
        {.maximum = 9999, .fallback = kNoEntry, .optional = true, .group = "state", .rules = "TD-33", .goesOn = true}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const WeaponState*)
{
    return kWeaponStateFields;
}

/// A piece of armour: it stops a fraction of the damage, on certain places and of certain kinds (TD-88 to TD-90).
struct Armour {
    std::string name;
    std::string notes;
    std::int32_t stops = 1;  ///< parts
    std::int32_t outOf = 2;  ///< of so many
    std::int32_t locations = bitOf(Location::Torso);
    std::int32_t types = bitOf(DamageType::Lethal) | bitOf(DamageType::Bruise);
    std::int32_t pool =
        kNoEntry;  ///< points an ablative one absorbs, over all its places (TD-D58); no entry: it is none
};

/// How somebody has it.
struct ArmourState {
    bool unready = false;  ///< not worn
    std::int32_t poolLeft = kNoEntry;
};

inline constexpr declare::FieldTable kArmourStateFields{
    declare::flag<&ArmourState::unready>("unready", {.group = "state", .rules = "TD-88"}),
    declare::number<&ArmourState::poolLeft>("poolLeft",
                                            {.maximum = 9999,
                                             .fallback = kNoEntry,
                                             .optional = true,
                                             .group = "state",
                                             .rules = "TD-90",
                                             .fullWhenNew = true,
                                             .goesOn = true}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const ArmourState*)
{
    return kArmourStateFields;
}

[[nodiscard]] constexpr bool isMelee(const Weapon& weapon)
{
    return weapon.kind == WeaponKind::Melee;
}
[[nodiscard]] constexpr bool isInHand(const WeaponState& state)
{
    return !state.dropped && state.held != Held::Stowed;
}
/// Whether it is used with the hand that is not dominant (TD-44, TD-63).
[[nodiscard]] bool isOffHand(const WeaponState& state, Hand dominant);
/// The arms it is used with, as locations: one, or both (TD-106, TD-D60).
[[nodiscard]] std::int32_t armsOf(const Weapon& weapon, const WeaponState& state);

/// The range a distance is in; no entry: beyond the last (TD-32, TD-34, TD-D15).
enum class Band : std::uint8_t { Short, Medium, Long };
inline constexpr std::array<std::string_view, 3> kBands{"short", "medium", "long"};
[[nodiscard]] std::optional<Band> bandOf(const Weapon& weapon, std::int32_t metres);
/// Shots a burst takes (TD-D14).
[[nodiscard]] std::int32_t burstShotsOf(const Weapon& weapon, const Switches& switches);
/// The skill a weapon is used with; bare hands have theirs by name.
[[nodiscard]] std::int32_t weaponLevel(const Character& who, const Switches& switches, const Weapon& weapon);
/// What is added to its dice (TD-31, TD-85, TD-86).
[[nodiscard]] std::int32_t damageBonusOf(const Character& who, const Weapon& weapon);

[[nodiscard]] ArmourState armourStateAt(std::span<const ArmourState> states, std::size_t i);
[[nodiscard]] WeaponState weaponStateAt(std::span<const WeaponState> states, std::size_t i);
/// Whether a piece still does something there against that kind (TD-89, TD-90, TD-D24).
[[nodiscard]] bool protects(const Armour& armour, const ArmourState& state, Location location, DamageType type);
/// The one piece that counts: the largest fraction, then the larger pool; no entry: none (TD-D24, TD-D71).
[[nodiscard]] std::optional<std::size_t> armourAt(std::span<const Armour> items, std::span<const ArmourState> states,
                                                  Location location, DamageType type);

/// Bare hands.
[[nodiscard]] const Weapon& fist();

extern const RecordDeclaration weaponRecord;
extern const RecordDeclaration weaponStateRecord;
extern const RecordDeclaration armourRecord;
extern const RecordDeclaration armourStateRecord;

}  // namespace hitspread::twod6
