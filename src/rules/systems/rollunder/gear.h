#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/rollunder/character.h"
#include "rules/systems/rollunder/switches.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace hitspread::rollunder {

/// Yards a melee weapon reaches, as bits: the distance must be one of them (R3-02, R3-D75).
inline constexpr std::array<std::string_view, 6> kReaches{"1", "2", "3", "4", "5", "6"};
[[nodiscard]] constexpr std::int32_t reachBit(std::int32_t yards)
{
    return yards >= 1 && yards <= 6 ? 1 << (yards - 1) : 0;
}

/// A weapon (section 2.c); its damage is so many d6 and a bonus.
struct Weapon {
    std::string name;
    std::string skill;
    std::string notes;
    WeaponKind kind = WeaponKind::Melee;
    std::int32_t damageDice = 1;
    std::int32_t damageBonus = 0;
    DamageType damageType = DamageType::Crushing;
    std::int32_t reach = reachBit(1);
    std::int32_t accuracy = 0;
    bool smallThrown = false;  ///< hard to parry (R3-D24)
    bool cheap = false;        ///< breaks where another is dropped (R3-D07)
    bool twoHanded = false;
    bool natural = false;  ///< a part of the body
    std::int32_t readyTurns = 1;
    bool needsReady = false;  ///< after each use (R3-D72)
    std::int32_t shots = kNoEntry;
    std::int32_t longestRange = kNoEntry;
};

/// Which hands hold a thing.
enum class Held : std::uint8_t { Right, Left, Both, Stowed };
inline constexpr std::array<std::string_view, 4> kHeld{"right", "left", "both", "stowed"};

/// A weapon in somebody's possession.
struct WeaponState {
    Held held = Held::Right;
    bool unready = false;
    bool dropped = false;  ///< lies at his feet
    bool broken = false;
    std::int32_t readied = 0;  ///< turns of Ready spent on it (R3-D59)
    std::int32_t shotsLeft = kNoEntry;
};
inline constexpr WeaponState kNoWeaponState{};  ///< of bare hands

inline constexpr declare::FieldTable kWeaponStateFields{
    declare::choice<&WeaponState::held>("held", kHeld, {.group = "state", .rules = "R3-01 R3-33"}),
    declare::flag<&WeaponState::unready>("unready", {.group = "state", .rules = "R3-01"}),
    declare::flag<&WeaponState::dropped>("dropped", {.group = "state", .rules = "R3-01 R3-68"}),
    declare::flag<&WeaponState::broken>("broken", {.group = "state", .rules = "R3-68", .goesOn = true}),
    declare::number<&WeaponState::readied>("readied",
                                           {.maximum = 99, .group = "state", .rules = "R3-69", .kept = true}),
    declare::number<&WeaponState::shotsLeft>("shotsLeft",
                                             {.maximum = 9999,
                                              .fallback = kNoEntry,
                                              .optional = true,
                                              .group = "state",
                                              .fullWhenNew = true,
                                              .goesOn = true}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const WeaponState*)
{
    return kWeaponStateFields;
}

/// Armour of one layer, or a shield or cloak.
struct Armour {
    std::string name;
    std::string notes;
    Resistance dr = kNoResistance;
    bool shield = false;
    std::int32_t db = 0;  ///< defence bonus (R3-06)
    std::string skill;    ///< a shield is blocked with; empty: Shield
};

/// How somebody has it.
struct ArmourState {
    bool unready = false;  ///< not worn; of a shield not before him (R3-50)
    bool dropped = false;
    Hand arm = Hand::Left;  ///< of a shield
};

inline constexpr declare::FieldTable kArmourStateFields{
    declare::flag<&ArmourState::unready>("unready", {.group = "state", .rules = "R3-06 R3-50"}),
    declare::flag<&ArmourState::dropped>("dropped", {.group = "state", .rules = "R3-67"}),
    declare::choice<&ArmourState::arm>(
        "arm", kHands, {.fallback = static_cast<std::int32_t>(Hand::Left), .group = "state", .rules = "R3-29"}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const ArmourState*)
{
    return kArmourStateFields;
}

/// Whether something can be used: in a hand, whole and ready (R3-01).
[[nodiscard]] constexpr bool isReady(const WeaponState& state)
{
    return !state.unready && !state.dropped && !state.broken && state.held != Held::Stowed;
}
[[nodiscard]] constexpr bool isInHand(const WeaponState& state)
{
    return !state.dropped && !state.broken && state.held != Held::Stowed;
}
/// Whether this hand holds it; what both hold counts for the dominant one.
[[nodiscard]] bool holds(const WeaponState& state, Hand hand, Hand dominant);
/// Whether it is used with the hand that is not dominant (R3-33).
[[nodiscard]] bool isOffHand(const WeaponState& state, Hand dominant);

/// The first thing somebody holds in a hand, in whatever state; no entry: nothing.
[[nodiscard]] std::optional<std::size_t> thingIn(Hand hand, Hand dominant, std::span<const Weapon> weapons,
                                                 std::span<const WeaponState> states);
/// The best ready shield, by its bonus (R3-D71); no entry: none. `alsoUnready`: whatever its state.
[[nodiscard]] std::optional<std::size_t> shieldOf(std::span<const Armour> items, std::span<const ArmourState> states,
                                                  bool alsoUnready = false);
[[nodiscard]] ArmourState armourStateAt(std::span<const ArmourState> states, std::size_t i);
[[nodiscard]] WeaponState weaponStateAt(std::span<const WeaponState> states, std::size_t i);
/// What somebody's DR at a place is made of: whoever tells it tells this sum (R3-12, R3-D50, R3-D65).
struct DrThere {
    std::int32_t own = 0;
    std::int32_t worn = 0;   ///< layers add
    std::int32_t extra = 0;  ///< of the place itself, where the house counts that

    [[nodiscard]] constexpr std::int32_t sum() const { return own + worn + extra; }
    friend constexpr bool operator==(const DrThere&, const DrThere&) = default;
};
[[nodiscard]] DrThere drThere(Location location, const Resistance& own, std::span<const Armour> items,
                              std::span<const ArmourState> states, const Switches& switches);
/// The skill a weapon is used with; bare hands have theirs by name.
[[nodiscard]] Skill weaponSkill(const Character& who, const Weapon& weapon);
[[nodiscard]] Skill shieldSkill(const Character& who, const Armour& shield);

[[nodiscard]] constexpr bool isMelee(const Weapon& weapon)
{
    return weapon.kind == WeaponKind::Melee;
}

/// A fist.
[[nodiscard]] const Weapon& fist();

extern const RecordDeclaration weaponRecord;
extern const RecordDeclaration weaponStateRecord;
extern const RecordDeclaration armourRecord;
extern const RecordDeclaration armourStateRecord;

}  // namespace hitspread::rollunder
