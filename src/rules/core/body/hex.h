#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace hitspread {

/// A hex of a flat-top grid in doubled-height coordinates: column + halfRow is even, down is +2 half-rows.
struct Hex {
    std::int16_t column = 0;
    std::int16_t halfRow = 0;

    friend constexpr auto operator<=>(const Hex&, const Hex&) = default;

    /// Whether the coordinates name a hex at all (their sum is even).
    [[nodiscard]] constexpr bool isValid() const { return ((column + halfRow) & 1) == 0; }
};

/// Directions are 1..6, clockwise from the upper right; 3 is straight down, 6 straight up (3D-DEV-08, A-023).
inline constexpr int kDirections = 6;

// clang-format off
inline constexpr std::array<Hex, kDirections + 1> kDirectionSteps{
    Hex{0, 0}, Hex{1, -1}, Hex{1, 1}, Hex{0, 2}, Hex{-1, 1}, Hex{-1, -1}, Hex{0, -2}};
// clang-format on

/// The hex `count` equal steps away from `from`; `direction` 1..6, `count` >= 0.
[[nodiscard]] constexpr Hex walk(Hex from, int direction, int count)
{
    const Hex step = kDirectionSteps[static_cast<std::size_t>(direction)];
    return Hex{static_cast<std::int16_t>(from.column + step.column * count),
               static_cast<std::int16_t>(from.halfRow + step.halfRow * count)};
}

/// Turns a direction by `by` steps round the closed ring: 6 + 1 is 1.
[[nodiscard]] constexpr int turned(int direction, int by)
{
    const int ring = (direction - 1 + by) % kDirections;
    return (ring < 0 ? ring + kDirections : ring) + 1;
}

/// Number of steps between two hexes.
[[nodiscard]] constexpr int distance(Hex a, Hex b)
{
    const int dx = a.column > b.column ? a.column - b.column : b.column - a.column;
    const int dy = a.halfRow > b.halfRow ? a.halfRow - b.halfRow : b.halfRow - a.halfRow;
    return dx + (dy > dx ? (dy - dx) / 2 : 0);
}

/// One number per hex, so that a step of a trace can carry a place; `unpack` is its inverse.
[[nodiscard]] constexpr std::int32_t pack(Hex hex)
{
    return static_cast<std::int32_t>(std::int64_t{hex.column} * 65536 + hex.halfRow);
}

[[nodiscard]] constexpr Hex unpack(std::int32_t packed)
{
    const auto halfRow = static_cast<std::int16_t>(static_cast<std::uint32_t>(packed) & 0xFFFFU);
    return Hex{static_cast<std::int16_t>((std::int64_t{packed} - halfRow) / 65536), halfRow};
}

/// All hexes within `radius` steps of `centre`, in reading order; radius 0 is the centre alone.
[[nodiscard]] std::vector<Hex> disc(Hex centre, int radius);

}  // namespace hitspread
