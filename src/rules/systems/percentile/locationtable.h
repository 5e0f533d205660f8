#pragma once

#include "rules/core/table.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace hitspread::percentile {

/// House locations in table order (PCT-D23); left and right are the target's own.
enum class Location : std::uint8_t { Head, Chest, Abdomen, RightArm, LeftArm, RightLeg, LeftLeg };
inline constexpr std::size_t kLocations = 7;
inline constexpr std::array<std::string_view, kLocations> kLocationIds{"head",    "chest",    "abdomen", "rightArm",
                                                                       "leftArm", "rightLeg", "leftLeg"};

/// The columns of the hit location table: where, and the damage modifier in halves (4 doubles, 1 halves). Called shots and critical
/// locations (PCT-D24, PCT-D25) get theirs with the rules that read them.
namespace locationcolumn {
inline constexpr std::size_t kLocation = 0;
inline constexpr std::size_t kDamage = 1;
}  // namespace locationcolumn

inline constexpr std::array<TableColumn, 2> kLocationColumns{
    {{"location", 0, 0, kLocationIds}, {"damageHalves", 0, 20, {}}}};

[[nodiscard]] constexpr TableRow locationRow(std::int32_t from, std::int32_t upTo, Location location,
                                             std::int32_t damageHalves)
{
    return {from, upTo, {static_cast<std::int32_t>(location), damageHalves}};
}

/// The house values: the document refers to a table it does not print (PCT-29, PCT-30, PCT-D23).
inline constexpr std::array<TableRow, kLocations> kHouseLocations{
    locationRow(1, 10, Location::Head, 4),      locationRow(11, 36, Location::Chest, 2),
    locationRow(37, 52, Location::Abdomen, 2),  locationRow(53, 64, Location::RightArm, 1),
    locationRow(65, 76, Location::LeftArm, 1),  locationRow(77, 88, Location::RightLeg, 1),
    locationRow(89, 100, Location::LeftLeg, 1),
};

inline constexpr TableShape kHitLocations{
    .first = 1, .last = 100, .columns = kLocationColumns, .house = kHouseLocations, .mostRows = 20};
static_assert(cover(kHouseLocations, kHitLocations.first, kHitLocations.last));

}  // namespace hitspread::percentile
