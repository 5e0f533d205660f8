#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hitspread::threed {

/// The seven hit locations (3D-LOC-01); left and right are the target's own. The order is the location index everywhere.
enum class Location : std::uint8_t { Head, Torso, Abdomen, LeftArm, RightArm, LeftLeg, RightLeg };
inline constexpr std::size_t kLocations = 7;
inline constexpr std::array<std::string_view, kLocations> kLocationIds{"head",     "torso",   "abdomen", "leftArm",
                                                                       "rightArm", "leftLeg", "rightLeg"};

[[nodiscard]] constexpr std::size_t at(Location location)
{
    return static_cast<std::size_t>(location);
}

}  // namespace hitspread::threed
