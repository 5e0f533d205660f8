#pragma once

#include "rules/systems/twod6/character.h"

#include <cstdint>

namespace hitspread::twod6 {

// The Condition Monitor as pure functions (TD-92 to TD-100, TD-D25 to TD-D27).

/// Boxes in a line, and in all three (TD-92).
[[nodiscard]] constexpr std::int32_t boxesPerLine(std::int32_t bld)
{
    return 2 * bld;
}
[[nodiscard]] constexpr std::int32_t boxesOf(std::int32_t bld)
{
    return 3 * boxesPerLine(bld);
}

/// Its two counters: Lethal and filled boxes, 0 <= lethal <= filled <= boxes (TD-D25).
struct Monitor {
    std::int32_t lethal = 0;
    std::int32_t filled = 0;
    friend constexpr bool operator==(const Monitor&, const Monitor&) = default;
};
[[nodiscard]] Monitor monitorOf(const Condition& condition);

/// The line of the last Lethal box; 0: there is none (TD-100, TD-D27).
[[nodiscard]] std::int32_t woundFactor(const Monitor& monitor, std::int32_t bld);
/// The topmost line with a free box; Full: none has (TD-102, TD-D26).
[[nodiscard]] Line lineOf(const Monitor& monitor, std::int32_t bld);
[[nodiscard]] constexpr bool isFull(const Monitor& monitor, std::int32_t bld)
{
    return monitor.filled >= boxesOf(bld);
}
/// All boxes Lethal (TD-95).
[[nodiscard]] constexpr bool isDeadly(const Monitor& monitor, std::int32_t bld)
{
    return monitor.lethal >= boxesOf(bld);
}

/// What a Build save is against, without the Wound Factor (TD-110, TD-D30).
[[nodiscard]] std::int32_t buildSave(const Character& who, const Switches& switches);
/// Rounds between two tries to wake (TD-114, TD-D27).
[[nodiscard]] std::int32_t wakingInterval(std::int32_t woundFactor);
/// Weeks of rest for full recovery (TD-119).
[[nodiscard]] std::int32_t weeksOfRest(std::int32_t lethal, std::int32_t bld);
/// Saves in a row that end deterioration where the house says so (TD-D63).
inline constexpr std::size_t kSavesToEnd = 3;
/// Whether a minute of somebody's clock asks for a roll, by the house (TD-D63, TD-D71).
[[nodiscard]] bool isSaveRolled(const Switches& switches, std::int32_t woundFactor);

/// How likely a deteriorating man dies within so many minutes, if nobody helps him (the forecast of TD-D63): exact, by walking the counters.
[[nodiscard]] double chanceOfDeath(const Character& who, const Condition& condition, const Switches& switches,
                                   int minutes);

}  // namespace hitspread::twod6
