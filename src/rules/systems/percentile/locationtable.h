#pragma once

#include "rules/systems/percentile/records.h"

#include <array>
#include <cstdint>

namespace hitspread::percentile {

/// One row of the hit location table.
struct LocationRow {
    std::int32_t upTo = 0;  ///< last d100 result of the row
    Location location = Location::Head;
    std::int32_t damageHalves = 2;  ///< damage modifier in halves: 4 doubles, 1 halves
};

/// The house default: the document refers to a table it does not print (PCT-29, PCT-30, PCT-D23).
inline constexpr std::array<LocationRow, kLocations> kHouseLocations{{{10, Location::Head, 4},
                                                                      {36, Location::Chest, 2},
                                                                      {52, Location::Abdomen, 2},
                                                                      {64, Location::RightArm, 1},
                                                                      {76, Location::LeftArm, 1},
                                                                      {88, Location::RightLeg, 1},
                                                                      {100, Location::LeftLeg, 1}}};

[[nodiscard]] constexpr bool coversTheDie(const std::array<LocationRow, kLocations>& table)
{
    std::int32_t before = 0;
    for (const LocationRow& row : table) {
        if (row.upTo <= before)
            return false;
        before = row.upTo;
    }
    return before == 100;
}
static_assert(coversTheDie(kHouseLocations), "the location table must cover 1 to 100 once each");

/// The last result of each row.
inline constexpr auto kLocationBounds = [] {
    std::array<std::int32_t, kLocations> bounds{};
    for (std::size_t i = 0; i < kLocations; ++i)
        bounds[i] = kHouseLocations[i].upTo;
    return bounds;
}();

/// The row a d100 result falls into; `roll` 1..100.
[[nodiscard]] constexpr const LocationRow& locationRow(std::int32_t roll)
{
    std::size_t row = 0;
    while (row + 1 < kLocations && kHouseLocations[row].upTo < roll)
        ++row;
    return kHouseLocations[row];
}

}  // namespace hitspread::percentile
