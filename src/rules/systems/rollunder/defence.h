#pragma once

#include "rules/core/dice/option.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/roll.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace hitspread::rollunder {

/// What somebody does beside his defence (R3-36 to R3-43).
enum class Evasion : std::uint8_t { Stays, Retreats, Drops };
inline constexpr std::array<std::string_view, 3> kEvasions{"stays", "retreats", "drops"};
/// Who dodges for him (R3-24): the first, second … of those beside him.
inline constexpr std::size_t kMostRescuers = 6;
inline constexpr std::array<std::string_view, kMostRescuers + 1> kRescuers{"nobody", "first", "second", "third",
                                                                           "fourth", "fifth", "sixth"};

/// What doing nothing is worth: less than anything.
inline constexpr std::int32_t kNoWorth = std::numeric_limits<std::int32_t>::min();

/// Everything a defence's number hangs on.
struct DefenceCase {
    const Switches& switches;
    const Character& character;
    const Condition& condition;
    std::span<const Weapon> weapons;
    std::span<const WeaponState> weaponStates;
    std::span<const Armour> armour;
    std::span<const ArmourState> armourState;
    const AttackOptions& options;
    const Weapon& against;  ///< what he is attacked with
    const Ranks* modifiers = nullptr;
    bool isRescuer = false;  ///< nobody has feinted at him
};
struct Manner {
    DefenceKind kind = DefenceKind::None;
    Evasion evasion = Evasion::Stays;
    std::int32_t acrobatic = 0;  ///< what an acrobatic dodge adds
};

/// What a parry with a hand is made with (R3-30, R3-D71).
struct Parrying {
    std::optional<std::size_t> weapon;  ///< no entry: the bare hand
    std::optional<Barrier> barrier;
};
[[nodiscard]] Parrying parryingOf(const DefenceCase& defence, Hand hand);
[[nodiscard]] constexpr Hand handOf(DefenceKind parry)
{
    return parry == DefenceKind::ParryLeft ? Hand::Left : Hand::Right;
}
[[nodiscard]] constexpr bool isParry(DefenceKind kind)
{
    return kind == DefenceKind::ParryRight || kind == DefenceKind::ParryLeft;
}

/// The number of a defence with all that is added to it (R3-06, R3-17, R3-20, R3-23, R3-25, R3-29 to R3-38, R3-41, R3-42, R3-54).
[[nodiscard]] Term defenceNumber(Derivation& derivation, const DefenceCase& defence, const Manner& manner);

/// Which defences there are, each with its number as its worth, or why not; first, that he does nothing. `tried`: as bits, what has
/// already failed against this attack (R3-21, R3-26, R3-31, R3-D22).
using Defences = std::array<Option, 5>;
[[nodiscard]] Defences defencesOf(const DefenceCase& defence, std::int32_t tried = 0);
/// Retreat, or Dodge and Drop, or neither (R3-36 to R3-43).
[[nodiscard]] std::array<Option, 3> evasionsOf(const DefenceCase& defence);
/// An acrobatic dodge or a plain one (R3-23, R3-D51).
[[nodiscard]] std::array<Option, 2> acrobaticsOf(const DefenceCase& defence);
/// Whether his retreat from this foe counts against this attack, too (R3-D27).
[[nodiscard]] bool hasRetreatedFrom(const DefenceCase& defence);

/// What came of a defence.
struct Defended {
    Manner manner;
    bool avoids = false;
    Rolled rolled;
};

/// The rules a defence is rolled by.
inline constexpr RollRules kDefenceRules{Rule::Rule08, Rule::Rule09, Rule::Rule10, Rule::Rule44, Rule::Rule47};

}  // namespace hitspread::rollunder
