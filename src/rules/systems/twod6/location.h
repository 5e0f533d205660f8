#pragma once

#include "rules/core/body/bodyplan.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hitspread::twod6 {

/// Where a body is struck (TD-81, section 3.d). Left and right are the body's own.
enum class Location : std::uint8_t { Head, Torso, LeftArm, RightArm, LeftLeg, RightLeg };
inline constexpr std::size_t kLocations = 6;
inline constexpr std::array<std::string_view, kLocations> kLocationIds{"head",     "torso",   "leftArm",
                                                                       "rightArm", "leftLeg", "rightLeg"};

/// What the Recovery table and the rows of aimed shots speak of (TD-44, TD-63, TD-131).
enum class Region : std::uint8_t { Head, Torso, Arm, Leg };
inline constexpr std::size_t kRegions = 4;
inline constexpr std::array<std::string_view, kRegions> kRegionIds{"head", "torso", "arm", "leg"};

[[nodiscard]] constexpr Region regionOf(Location location)
{
    switch (location) {
    case Location::Head: return Region::Head;
    case Location::Torso: return Region::Torso;
    case Location::LeftArm:
    case Location::RightArm: return Region::Arm;
    case Location::LeftLeg:
    case Location::RightLeg: return Region::Leg;
    }
    return Region::Torso;
}
[[nodiscard]] constexpr bool isArm(Location location)
{
    return regionOf(location) == Region::Arm;
}
[[nodiscard]] constexpr bool isLeg(Location location)
{
    return regionOf(location) == Region::Leg;
}
/// Neither head nor torso.
[[nodiscard]] constexpr bool isLimb(Location location)
{
    return isArm(location) || isLeg(location);
}

/// A set of locations, as bits.
[[nodiscard]] constexpr std::int32_t bitOf(Location location)
{
    return 1 << static_cast<int>(location);
}
[[nodiscard]] constexpr bool isIn(std::int32_t locations, Location location)
{
    return (locations & bitOf(location)) != 0;
}
inline constexpr std::int32_t kEverywhere = (1 << kLocations) - 1;

/// The location a piece of a body belongs to (section 3.d).
[[nodiscard]] constexpr Location locationOf(Piece piece)
{
    constexpr std::array<Location, kPieces> kOf{
        Location::Head,     Location::Head,    Location::Head,     Location::Head,
        Location::Torso,    Location::Torso,   Location::Torso,    Location::Torso,
        Location::RightArm, Location::LeftArm, Location::RightArm, Location::LeftArm,
        Location::RightLeg, Location::LeftLeg, Location::RightLeg, Location::LeftLeg};
    return kOf[static_cast<std::size_t>(piece)];
}

/// A location an attack is aimed at, or none: the locations behind "nowhere" (TD-39 to TD-41, TD-64).
enum class Called : std::uint8_t { Nowhere };
inline constexpr auto kCalled = [] {
    std::array<std::string_view, kLocations + 1> ids{"nowhere"};
    std::ranges::copy(kLocationIds, ids.begin() + 1);
    return ids;
}();
[[nodiscard]] constexpr Called calledAt(Location location)
{
    return static_cast<Called>(static_cast<int>(location) + 1);
}
[[nodiscard]] constexpr std::optional<Location> calledLocation(Called called)
{
    return called == Called::Nowhere ? std::nullopt
                                     : std::optional(static_cast<Location>(static_cast<int>(called) - 1));
}

}  // namespace hitspread::twod6
