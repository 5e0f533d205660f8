#pragma once

#include "rules/systems/percentile/defence.h"
#include "rules/systems/percentile/sheet.h"

#include <array>

namespace hitspread::percentile {

/// The skill that helps initiative, divided by ten and rounded: what is taken off the die (PCT-04, PCT-18, PCT-D03).
[[nodiscard]] std::int32_t initiativeModifier(std::int32_t highest);
/// Up to which roll a success against a rating is critical (PCT-11, PCT-24, PCT-D11).
[[nodiscard]] std::int32_t criticalUpTo(std::int32_t rating, const Switches& switches);
/// The number needed on the d10 of a duel (PCT-34).
[[nodiscard]] std::int32_t duelNumber(std::int32_t rating);

/// What is known of an attack with a weapon before any die falls, with all that burdens him now.
struct WeaponNumbers {
    std::int32_t rating = 0;
    std::int32_t critical = 0;
    std::int32_t result = 0;  ///< the Result is this less the roll (PCT-08, PCT-22)
    std::int32_t duel = 0;
    std::array<std::int32_t, kLocations> called{};  ///< the rating of an attack called at each location (PCT-D24)
    std::optional<std::int32_t> parry;              ///< with it in hand; nothing: it parries nothing (PCT-D15)
};
/// Of somebody as his sheet has him, with his conditions.
[[nodiscard]] WeaponNumbers numbersOf(const Sheet& sheet, const Weapon& weapon, const WeaponState& state);

/// The ratings somebody defends with; nothing: he cannot.
struct DefenceNumbers {
    std::optional<std::int32_t> dodge;
    std::optional<std::int32_t> block;
    std::optional<std::int32_t> parry;
};
/// Those of somebody with a weapon in hand (null: none), with all that burdens him now (PCT-14, PCT-D15).
[[nodiscard]] DefenceNumbers defencesWith(const Character& who, const Condition& condition,
                                          std::span<const Armour> worn, std::span<const ArmourState> states,
                                          const Weapon* held, const Switches& switches);

/// The damage of one hit at which a wound level begins, by the table in force; nothing: no damage comes to it (PCT-D29).
[[nodiscard]] std::optional<std::int32_t> leastDamageOf(WoundLevel level, std::int32_t healthMax,
                                                        const Switches& switches);

}  // namespace hitspread::percentile
