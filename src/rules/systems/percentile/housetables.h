#pragma once

#include "rules/core/dice/table.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace hitspread::percentile {

/// How long the penalty of a Loss of Combat goes on (PCT-D20).
enum class PenaltyLasts : std::uint8_t { NextRoll, NextRound };
/// What else a Loss of Combat does to the loser (PCT-D20).
enum class Setback : std::uint8_t { None, GivesGround, Falls, FallsAndDrops };

inline constexpr std::array<std::string_view, 2> kPenaltyLasts{"nextRoll", "nextRound"};
inline constexpr std::array<std::string_view, 4> kSetbacks{"none", "givesGround", "falls", "fallsAndDrops"};

/// The columns of the Loss of Combat table. The level is the number of the row, from 1.
namespace losscolumn {
inline constexpr std::size_t kPenalty = 0;
inline constexpr std::size_t kLasts = 1;
inline constexpr std::size_t kSetback = 2;
inline constexpr std::size_t kActions = 3;
}  // namespace losscolumn

inline constexpr std::array<TableColumn, 4> kLossColumns{{{"penalty", -100, 0, {}},
                                                          {"lasts", 0, 0, kPenaltyLasts},
                                                          {"setback", 0, 0, kSetbacks},
                                                          {"actionsLost", 0, 9, {}}}};

[[nodiscard]] constexpr TableRow lossRow(std::int32_t from, std::int32_t upTo, std::int32_t penalty, PenaltyLasts lasts,
                                         Setback setback, std::int32_t actions)
{
    return {from, upTo, {penalty, static_cast<std::int32_t>(lasts), static_cast<std::int32_t>(setback), actions}};
}

inline constexpr std::int32_t kMostMargin = 400;

/// The house values by the winner's margin: the document refers to a table it does not print (PCT-16, PCT-D20).
inline constexpr std::array<TableRow, 5> kHouseLosses{
    lossRow(0, 9, -10, PenaltyLasts::NextRoll, Setback::None, 0),
    lossRow(10, 24, -20, PenaltyLasts::NextRoll, Setback::None, 0),
    lossRow(25, 44, -20, PenaltyLasts::NextRound, Setback::GivesGround, 0),
    lossRow(45, 69, 0, PenaltyLasts::NextRoll, Setback::Falls, 1),
    lossRow(70, kMostMargin, 0, PenaltyLasts::NextRoll, Setback::FallsAndDrops, 2),
};

inline constexpr std::size_t kMostLossLevels = 9;
inline constexpr TableShape kLossOfCombat{
    .first = 0, .last = kMostMargin, .columns = kLossColumns, .house = kHouseLosses, .mostRows = kMostLossLevels};
static_assert(cover(kHouseLosses, kLossOfCombat.first, kLossOfCombat.last));

/// How bad a wound is (PCT-D29).
enum class WoundLevel : std::uint8_t { None, Scratch, Light, Serious, Critical, Mortal };
inline constexpr std::array<std::string_view, 6> kWoundLevels{"none",    "scratch",  "light",
                                                              "serious", "critical", "mortal"};

inline constexpr std::array<TableColumn, 1> kWoundColumns{{{"level", 0, 0, kWoundLevels}}};

[[nodiscard]] constexpr TableRow woundRow(std::int32_t from, std::int32_t upTo, WoundLevel level)
{
    return {from, upTo, {static_cast<std::int32_t>(level)}};
}

/// The house values by the percentage of Health one hit takes, rounded up; what takes all of it is 100, what leaves anything at most
/// 99 (PCT-D29).
inline constexpr std::array<TableRow, 6> kHouseWounds{
    woundRow(0, 0, WoundLevel::None),       woundRow(1, 10, WoundLevel::Scratch),
    woundRow(11, 25, WoundLevel::Light),    woundRow(26, 50, WoundLevel::Serious),
    woundRow(51, 99, WoundLevel::Critical), woundRow(100, 100, WoundLevel::Mortal),
};

inline constexpr TableShape kWoundTable{
    .first = 0, .last = 100, .columns = kWoundColumns, .house = kHouseWounds, .mostRows = 20};
static_assert(cover(kHouseWounds, kWoundTable.first, kWoundTable.last));

/// What a fumble may come to; the game master takes it or not (PCT-D35).
enum class FumbleEffect : std::uint8_t {
    Drops,
    LosesFooting,
    HitsSelf,
    Jams,
    SpoilsAmmunition,
    GameMaster,
    HitsFriend  ///< no house row has it; whoever edits the table may
};
inline constexpr std::array<std::string_view, 7> kFumbleEffects{
    "drops", "losesFooting", "hitsSelf", "jams", "spoilsAmmunition", "gameMaster", "hitsFriend"};

inline constexpr std::array<TableColumn, 1> kFumbleColumns{{{"effect", 0, 0, kFumbleEffects}}};

[[nodiscard]] constexpr TableRow fumbleRow(std::int32_t from, std::int32_t upTo, FumbleEffect effect)
{
    return {from, upTo, {static_cast<std::int32_t>(effect)}};
}

inline constexpr std::array<TableRow, 4> kHouseMeleeFumbles{
    fumbleRow(1, 4, FumbleEffect::Drops),
    fumbleRow(5, 6, FumbleEffect::LosesFooting),
    fumbleRow(7, 8, FumbleEffect::HitsSelf),
    fumbleRow(9, 10, FumbleEffect::GameMaster),
};
inline constexpr std::array<TableRow, 4> kHouseRangedFumbles{
    fumbleRow(1, 5, FumbleEffect::Jams),
    fumbleRow(6, 7, FumbleEffect::Drops),
    fumbleRow(8, 9, FumbleEffect::SpoilsAmmunition),
    fumbleRow(10, 10, FumbleEffect::GameMaster),
};

inline constexpr TableShape kMeleeFumbles{
    .first = 1, .last = 10, .columns = kFumbleColumns, .house = kHouseMeleeFumbles, .mostRows = 10};
inline constexpr TableShape kRangedFumbles{
    .first = 1, .last = 10, .columns = kFumbleColumns, .house = kHouseRangedFumbles, .mostRows = 10};
static_assert(cover(kHouseMeleeFumbles, kMeleeFumbles.first, kMeleeFumbles.last));
static_assert(cover(kHouseRangedFumbles, kRangedFumbles.first, kRangedFumbles.last));

}  // namespace hitspread::percentile
