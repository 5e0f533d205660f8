#pragma once

#include "rules/core/body/bodyplan.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace hitspread::rollunder {

/// The cells of a body: the thirteen places of the sheet in its order, hands and feet by side (R3-19, R3-D42, R3-D48). Left and right are
/// the body's own.
enum class Location : std::uint8_t {
    Eyes,
    Skull,
    Face,
    RightLeg,
    RightArm,
    Torso,
    Groin,
    LeftArm,
    LeftLeg,
    RightHand,
    LeftHand,
    RightFoot,
    LeftFoot,
    Neck,
    Vitals
};
inline constexpr std::size_t kLocations = 15;
inline constexpr std::array<std::string_view, kLocations> kLocationIds{
    "eyes",    "skull",     "face",     "rightLeg",  "rightArm", "torso", "groin", "leftArm",
    "leftLeg", "rightHand", "leftHand", "rightFoot", "leftFoot", "neck",  "vitals"};

/// The thirteen names the sheet has, which its tables go by.
enum class Place : std::uint8_t {
    Eyes,
    Skull,
    Face,
    RightLeg,
    RightArm,
    Torso,
    Groin,
    LeftArm,
    LeftLeg,
    Hand,
    Foot,
    Neck,
    Vitals
};
inline constexpr std::size_t kPlaces = 13;
inline constexpr std::array<std::string_view, kPlaces> kPlaceIds{"eyes",  "skull", "face",    "rightLeg", "rightArm",
                                                                 "torso", "groin", "leftArm", "leftLeg",  "hand",
                                                                 "foot",  "neck",  "vitals"};

[[nodiscard]] constexpr Place placeOf(Location location)
{
    switch (location) {
    case Location::RightHand:
    case Location::LeftHand: return Place::Hand;
    case Location::RightFoot:
    case Location::LeftFoot: return Place::Foot;
    case Location::Neck: return Place::Neck;
    case Location::Vitals: return Place::Vitals;
    default: return static_cast<Place>(location);
    }
}

/// The cell of a place; of a hand or foot on this side.
[[nodiscard]] constexpr Location cellOf(Place place, bool isRight)
{
    switch (place) {
    case Place::Hand: return isRight ? Location::RightHand : Location::LeftHand;
    case Place::Foot: return isRight ? Location::RightFoot : Location::LeftFoot;
    case Place::Neck: return Location::Neck;
    case Place::Vitals: return Location::Vitals;
    default: return static_cast<Location>(place);
    }
}

/// The cell a piece of a body belongs to (section 2.d).
[[nodiscard]] constexpr Location cellOf(Piece piece)
{
    constexpr std::array<Location, kPieces> kCells{
        Location::Skull,    Location::Eyes,    Location::Face,      Location::Neck,
        Location::Torso,    Location::Vitals,  Location::Torso,     Location::Groin,
        Location::RightArm, Location::LeftArm, Location::RightHand, Location::LeftHand,
        Location::RightLeg, Location::LeftLeg, Location::RightFoot, Location::LeftFoot};
    return kCells[static_cast<std::size_t>(piece)];
}

/// A place an attack is called at, or none: the cells behind "nowhere".
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

}  // namespace hitspread::rollunder
