#pragma once

#include "rules/core/body/bodyplan.h"
#include "rules/core/dice/table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace hitspread::percentile {

/// House locations in table order (PCT-D23), left and right the target's own; behind them those a game master may add by giving them a
/// name.
enum class Location : std::uint8_t {
    Head,
    Chest,
    Abdomen,
    RightArm,
    LeftArm,
    RightLeg,
    LeftLeg,
    Own1,
    Own2,
    Own3,
    Own4,
    Own5
};
inline constexpr std::size_t kHouseLocationCount = 7;
inline constexpr std::size_t kOwnLocationCount = 5;
inline constexpr std::size_t kLocations = kHouseLocationCount + kOwnLocationCount;
inline constexpr std::array<std::string_view, kLocations> kLocationIds{
    "head", "chest", "abdomen", "rightArm", "leftArm", "rightLeg", "leftLeg", "own1", "own2", "own3", "own4", "own5"};

/// What stands before the locations where one of them or something else is chosen, and all of them behind it.
template <std::size_t Others>
[[nodiscard]] constexpr std::array<std::string_view, Others + kLocations> withLocations(
    const std::array<std::string_view, Others>& others)
{
    std::array<std::string_view, Others + kLocations> ids{};
    std::ranges::copy(kLocationIds, std::ranges::copy(others, ids.begin()).out);
    return ids;
}

inline constexpr std::array<std::string_view, kOwnLocationCount> kOwnLocationIds{"own1", "own2", "own3", "own4",
                                                                                 "own5"};

/// The columns of the hit location table: where, and the damage modifier in halves (4 doubles, 1 halves). What a called shot costs and
/// which locations are critical (PCT-D24, PCT-D25) belongs to the location, not to a row: see Switches.
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
inline constexpr std::array<TableRow, kHouseLocationCount> kHouseLocations{
    locationRow(1, 10, Location::Head, 4),      locationRow(11, 36, Location::Chest, 2),
    locationRow(37, 52, Location::Abdomen, 2),  locationRow(53, 64, Location::RightArm, 1),
    locationRow(65, 76, Location::LeftArm, 1),  locationRow(77, 88, Location::RightLeg, 1),
    locationRow(89, 100, Location::LeftLeg, 1),
};

inline constexpr TableShape kHitLocations{
    .first = 1, .last = 100, .columns = kLocationColumns, .house = kHouseLocations, .mostRows = 20};
static_assert(cover(kHouseLocations, kHitLocations.first, kHitLocations.last));

inline constexpr std::array<TableColumn, 1> kPieceColumns{{{"location", 0, 0, kLocationIds}}};

/// Rows of a table of pieces: those from one to another belong to a location. Its results are the pieces, counted from 1.
[[nodiscard]] constexpr TableRow pieceRow(Piece from, Piece upTo, Location location)
{
    return {static_cast<std::int32_t>(from) + 1,
            static_cast<std::int32_t>(upTo) + 1,
            {static_cast<std::int32_t>(location)}};
}

/// What the house locations are made of (section 1.d).
inline constexpr std::array<TableRow, 11> kHousePieces{
    pieceRow(Piece::Skull, Piece::Neck, Location::Head),
    pieceRow(Piece::Chest, Piece::Vitals, Location::Chest),
    pieceRow(Piece::Abdomen, Piece::Groin, Location::Abdomen),
    pieceRow(Piece::RightArm, Piece::RightArm, Location::RightArm),
    pieceRow(Piece::LeftArm, Piece::LeftArm, Location::LeftArm),
    pieceRow(Piece::RightHand, Piece::RightHand, Location::RightArm),
    pieceRow(Piece::LeftHand, Piece::LeftHand, Location::LeftArm),
    pieceRow(Piece::RightLeg, Piece::RightLeg, Location::RightLeg),
    pieceRow(Piece::LeftLeg, Piece::LeftLeg, Location::LeftLeg),
    pieceRow(Piece::RightFoot, Piece::RightFoot, Location::RightLeg),
    pieceRow(Piece::LeftFoot, Piece::LeftFoot, Location::LeftLeg),
};
inline constexpr TableShape kBodyPieces{.first = 1,
                                        .last = static_cast<std::int32_t>(kPieces),
                                        .columns = kPieceColumns,
                                        .house = kHousePieces,
                                        .mostRows = kPieces,
                                        .results = kPieceIds};
static_assert(cover(kHousePieces, kBodyPieces.first, kBodyPieces.last));

}  // namespace hitspread::percentile
