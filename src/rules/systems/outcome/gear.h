#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/outcome/character.h"
#include "rules/systems/outcome/switches.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace hitspread::outcome {

/// How a firearm is fired (OUT-15, OUT-47, OUT-D12).
enum class Mode : std::uint8_t { Single, Burst, Automatic, Buckshot };
inline constexpr std::array<std::string_view, 4> kModes{"single", "burst", "automatic", "buckshot"};
[[nodiscard]] constexpr std::int32_t bit(Mode mode)
{
    return 1 << static_cast<int>(mode);
}

/// A weapon (section 4.c).
struct Weapon {
    std::string name;
    std::string skill;  ///< one of his own it is used with; empty: the usual one of its kind
    std::string notes;
    WeaponKind kind = WeaponKind::Firearm;
    std::int32_t damageBonus = kNoEntry;  ///< added to the base damage of a hit (OUT-72); no entry: see damageBonusOf
    std::int32_t modes = bit(Mode::Single);
    bool buckler = false;  ///< parries at +1, and falls freely (OUT-43, OUT-44)
    bool garrote = false;  ///< is for garrotting alone (OUT-57)
    bool natural = false;  ///< a part of the body, used with Unarmed Combat
};

/// A weapon in somebody's possession.
struct WeaponState {
    bool dropped = false;  ///< lies at his feet
};
inline constexpr WeaponState kNoWeaponState{};  ///< of who has none in hand

inline constexpr declare::FieldTable kWeaponStateFields{
    declare::flag<&WeaponState::dropped>("dropped", {.group = "state", .rules = "OUT-44"}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const WeaponState*)
{
    return kWeaponStateFields;
}

/// What somebody wears, or a shield. It covers no location more than another.
struct Armour {
    std::string name;
    std::string notes;
    std::int32_t points = 0;  ///< of a shield where it is struck through
    bool shield = false;
    std::int32_t damageBonus = 0;  ///< of a blow with a shield (OUT-40)
};

/// How somebody carries it.
enum class Carried : std::uint8_t { Worn, InHand, OnBack, Dropped };
inline constexpr std::array<std::string_view, 4> kCarried{"worn", "inHand", "onBack", "dropped"};

struct ArmourState {
    Carried carried = Carried::Worn;  ///< of a shield: strapped to the arm
    Arm arm = Arm::Left;              ///< of a shield
};

inline constexpr declare::FieldTable kArmourStateFields{
    declare::choice<&ArmourState::carried>("carried", kCarried, {.group = "state", .rules = "OUT-31 OUT-36"}),
    declare::choice<&ArmourState::arm>("arm", kArms, {.group = "state", .rules = "OUT-37 OUT-38"}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const ArmourState*)
{
    return kArmourStateFields;
}

inline constexpr std::int32_t kBucklerBonus = 1;  ///< on a parry (OUT-43)
inline constexpr std::int32_t kShieldArmour = 3;  ///< points of a shield that is struck through (OUT-29)

/// From where an attack comes, as who is attacked sees it (OUT-D18).
enum class From : std::uint8_t { Front, LeftFront, RightFront, LeftRear, RightRear, Rear };
inline constexpr std::array<std::string_view, 6> kFrom{"front",    "leftFront", "rightFront",
                                                       "leftRear", "rightRear", "rear"};

/// A shield on this arm works against who comes from there, so against two at most who stand around him (OUT-37, OUT-38, OUT-39, OUT-D18).
[[nodiscard]] bool shieldWorks(Arm arm, From from);

/// Whether it can be grabbed: strapped to the arm or in hand (OUT-45).
[[nodiscard]] constexpr bool isHandy(Carried carried)
{
    return carried == Carried::Worn || carried == Carried::InHand;
}

/// Which of what somebody wears and carries is a shield of his; no entry: none.
struct Borne {
    std::size_t place = 0;
    Carried carried = Carried::Worn;
    Arm arm = Arm::Left;
};
/// The shield that is strapped on, else one that is in hand, else one on the back.
[[nodiscard]] std::optional<Borne> shieldOf(std::span<const Armour> items, std::span<const ArmourState> states);
/// A shield that is strapped on and works against who comes from there (OUT-37, OUT-38); of two each guards its own side.
[[nodiscard]] std::optional<Borne> shieldAgainst(std::span<const Armour> items, std::span<const ArmourState> states,
                                                 From from);
/// Points of all that is worn but shields (OUT-73).
[[nodiscard]] std::int32_t wornPoints(std::span<const Armour> items, std::span<const ArmourState> states);

/// Whether aiming with it does anything: a bow or a firearm (OUT-17).
[[nodiscard]] constexpr bool mayAim(const Weapon& weapon)
{
    return (weapon.kind == WeaponKind::Bow || weapon.kind == WeaponKind::Firearm) && !weapon.garrote;
}

/// What a garrote adds to the damage where its record does not say (OUT-58, OUT-D39).
inline constexpr std::int32_t kGarroteBonus = 2;

/// What a weapon adds to the base damage: what its record says, else 2 of a garrote and nothing of any other (OUT-58, OUT-72, OUT-D39).
[[nodiscard]] constexpr std::int32_t damageBonusOf(const Weapon& weapon)
{
    if (weapon.damageBonus != kNoEntry)
        return weapon.damageBonus;
    return weapon.garrote ? kGarroteBonus : 0;
}

/// The rating an attack with a weapon is made with: its own skill, else Melee, Ranged or Unarmed Combat by its kind (OUT-02, OUT-D33).
[[nodiscard]] std::int32_t attackRating(const Character& who, const Weapon& weapon);

/// What a way of firing adds to the attack by itself (OUT-47): buckshot at close range only; of automatic fire the game master says it
/// (OUT-D12).
[[nodiscard]] std::int32_t modeBonus(Mode mode);

/// No weapon but a part of the body (OUT-D23).
[[nodiscard]] const Weapon& fist();

extern const RecordDeclaration weaponRecord;
extern const RecordDeclaration weaponStateRecord;
extern const RecordDeclaration armourRecord;
extern const RecordDeclaration armourStateRecord;

}  // namespace hitspread::outcome
