#pragma once

#include "rules/core/body/bodyplan.h"
#include "rules/core/dice/table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hitspread::outcome {

inline constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};

/// How badly somebody is hurt, by what his damage levels add up to (OUT-D21).
enum class Wound : std::uint8_t { Unhurt, Scratched, Light, Wounded, Serious, Critical, Incapacitated, Dying };
inline constexpr std::array<std::string_view, 8> kWounds{"unhurt",  "scratched", "light",         "wounded",
                                                         "serious", "critical",  "incapacitated", "dying"};

/// What somebody so badly hurt can still do.
enum class StillAble : std::uint8_t { Acts, Lies, GameMaster };
inline constexpr std::array<std::string_view, 3> kStillAble{"acts", "lies", "gameMaster"};

/// The columns of the wound table: its name, what it adds to all rolls, whether he walks, whether he acts.
namespace woundcolumn {
inline constexpr std::size_t kName = 0;
inline constexpr std::size_t kPenalty = 1;
inline constexpr std::size_t kWalks = 2;
inline constexpr std::size_t kActs = 3;
}  // namespace woundcolumn

inline constexpr std::array<TableColumn, 4> kWoundColumns{
    {{"name", 0, 0, kWounds}, {"penalty", -9, 0, {}}, {"walks", 0, 0, kNoYes}, {"acts", 0, 0, kStillAble}}};

[[nodiscard]] constexpr TableRow woundRow(std::int32_t from, std::int32_t upTo, Wound name, std::int32_t penalty,
                                          bool walks = true, StillAble acts = StillAble::Acts)
{
    return {from, upTo, {static_cast<std::int32_t>(name), penalty, walks ? 1 : 0, static_cast<std::int32_t>(acts)}};
}

inline constexpr std::int32_t kMostLevels = 99;

/// By damage levels. The page prints level 5 alone: -3 on all rolls, and he cannot walk (OUT-74, OUT-D21).
inline constexpr std::array<TableRow, 8> kHouseWounds{
    woundRow(0, 0, Wound::Unhurt, 0),
    woundRow(1, 1, Wound::Scratched, 0),
    woundRow(2, 2, Wound::Light, -1),
    woundRow(3, 3, Wound::Wounded, -1),
    woundRow(4, 4, Wound::Serious, -2),
    woundRow(5, 5, Wound::Critical, -3, false),
    woundRow(6, 6, Wound::Incapacitated, 0, false, StillAble::Lies),
    woundRow(7, kMostLevels, Wound::Dying, 0, false, StillAble::GameMaster),
};
inline constexpr TableShape kWoundTable{
    .first = 0, .last = kMostLevels, .columns = kWoundColumns, .house = kHouseWounds, .mostRows = 20};
static_assert(cover(kHouseWounds, kWoundTable.first, kWoundTable.last));

/// How much of somebody a cover hides (OUT-18, OUT-D14); Whole: so good that no attack reaches him (OUT-19).
enum class Cover : std::uint8_t { None, Quarter, Half, ThreeQuarters, Whole };
inline constexpr std::array<std::string_view, 5> kCovers{"none", "quarter", "half", "threeQuarters", "whole"};
inline constexpr std::array<std::string_view, 3> kPartialCovers{"quarter", "half", "threeQuarters"};

/// No cover costs more than this, nor do cover and shield together (OUT-18, OUT-30).
inline constexpr std::int32_t kMostCover = 3;

inline constexpr std::array<TableColumn, 1> kCoverColumns{{{"penalty", -kMostCover, 0, {}}}};
inline constexpr std::array<TableRow, 3> kHouseCovers{{{1, 1, {-1}}, {2, 2, {-2}}, {3, 3, {-3}}}};
inline constexpr TableShape kCoverTable{
    .first = 1, .last = 3, .columns = kCoverColumns, .house = kHouseCovers, .mostRows = 3, .results = kPartialCovers};
static_assert(cover(kHouseCovers, kCoverTable.first, kCoverTable.last));

/// What a cover is made of that is fired through (OUT-26, OUT-D16); Other: as many points as the game master says.
enum class Material : std::uint8_t { WoodenDoor, CarDoor, Brick, Other };
inline constexpr std::array<std::string_view, 4> kMaterials{"woodenDoor", "carDoor", "brick", "other"};
inline constexpr std::array<std::string_view, 3> kListedMaterials{"woodenDoor", "carDoor", "brick"};

inline constexpr std::array<TableColumn, 1> kMaterialColumns{{{"armour", 0, 99, {}}}};
inline constexpr std::array<TableRow, 3> kHouseMaterials{{{1, 1, {1}}, {2, 2, {2}}, {3, 3, {4}}}};
inline constexpr TableShape kMaterialTable{.first = 1,
                                           .last = 3,
                                           .columns = kMaterialColumns,
                                           .house = kHouseMaterials,
                                           .mostRows = 3,
                                           .results = kListedMaterials};
static_assert(cover(kHouseMaterials, kMaterialTable.first, kMaterialTable.last));

enum class WeaponKind : std::uint8_t { Melee, Thrown, Bow, Firearm };
inline constexpr std::array<std::string_view, 4> kWeaponKinds{"melee", "thrown", "bow", "firearm"};

/// The columns of the table of defences: whether attacks with such a weapon can be dodged and parried (OUT-06, OUT-D07).
namespace defencecolumn {
inline constexpr std::size_t kDodge = 0;
inline constexpr std::size_t kParry = 1;
}  // namespace defencecolumn

inline constexpr std::array<TableColumn, 2> kDefenceColumns{{{"dodge", 0, 0, kNoYes}, {"parry", 0, 0, kNoYes}}};
inline constexpr std::array<TableRow, 2> kHouseDefences{{{1, 2, {1, 1}}, {3, 4, {1, 0}}}};
inline constexpr TableShape kDefenceTable{
    .first = 1, .last = 4, .columns = kDefenceColumns, .house = kHouseDefences, .mostRows = 4, .results = kWeaponKinds};
static_assert(cover(kHouseDefences, kDefenceTable.first, kDefenceTable.last));

/// Names of ratings (OUT-76, OUT-D25).
enum class Rating : std::uint8_t { Untrained, Novice, Competent, Professional, Expert, Master };
inline constexpr std::array<std::string_view, 6> kRatingNames{"untrained",    "novice", "competent",
                                                              "professional", "expert", "master"};
inline constexpr std::int32_t kLowestRating = -3;
inline constexpr std::int32_t kHighestRating = 6;

inline constexpr std::array<TableColumn, 1> kRatingColumns{{{"name", 0, 0, kRatingNames}}};
/// Professional is printed, the others are ours.
inline constexpr std::array<TableRow, 6> kHouseRatings{
    {{kLowestRating, 0, {0}}, {1, 1, {1}}, {2, 2, {2}}, {3, 3, {3}}, {4, 4, {4}}, {5, kHighestRating, {5}}}};
inline constexpr TableShape kRatingTable{
    .first = kLowestRating, .last = kHighestRating, .columns = kRatingColumns, .house = kHouseRatings, .mostRows = 10};
static_assert(cover(kHouseRatings, kRatingTable.first, kRatingTable.last));

/// Whether an entry of the table of outcomes is critical (OUT-D37).
enum class Natural : std::uint8_t { Ordinary, Success, Failure };
inline constexpr std::array<std::string_view, 3> kNaturals{"ordinary", "success", "failure"};

namespace outcomecolumn {
inline constexpr std::size_t kOutcome = 0;
inline constexpr std::size_t kNatural = 1;
}  // namespace outcomecolumn

inline constexpr std::int32_t kMostOutcome = 9;
inline constexpr std::array<TableColumn, 2> kOutcomeColumns{
    {{"outcome", -kMostOutcome, kMostOutcome, {}}, {"natural", 0, 0, kNaturals}}};

/// Ours for a d100: the percentages of four dice of -1, 0 and +1, to the nearest.
inline constexpr std::array<TableRow, 9> kHouseOutcomes{{{1, 1, {-4, 2}},
                                                         {2, 6, {-3, 0}},
                                                         {7, 18, {-2, 0}},
                                                         {19, 38, {-1, 0}},
                                                         {39, 62, {0, 0}},
                                                         {63, 82, {1, 0}},
                                                         {83, 94, {2, 0}},
                                                         {95, 99, {3, 0}},
                                                         {100, 100, {4, 1}}}};
inline constexpr TableShape kOutcomeTable{
    .first = 1, .last = 100, .columns = kOutcomeColumns, .house = kHouseOutcomes, .mostRows = 40};
static_assert(cover(kHouseOutcomes, kOutcomeTable.first, kOutcomeTable.last));

/// What a shot or blow called at a piece of the body adds to the attack (section 4.d).
inline constexpr std::array<TableColumn, 1> kCalledColumns{{{"cost", -3, 0, {}}}};
inline constexpr std::array<TableRow, 10> kHouseCalledShots{{{1, 1, {-2}},
                                                             {2, 2, {-3}},
                                                             {3, 4, {-2}},
                                                             {5, 5, {0}},
                                                             {6, 6, {-3}},
                                                             {7, 8, {0}},
                                                             {9, 10, {-1}},
                                                             {11, 12, {-2}},
                                                             {13, 14, {-1}},
                                                             {15, 16, {-2}}}};
inline constexpr TableShape kCalledTable{.first = 1,
                                         .last = kPieces,
                                         .columns = kCalledColumns,
                                         .house = kHouseCalledShots,
                                         .mostRows = kPieces,
                                         .results = kPieceIds};
static_assert(cover(kHouseCalledShots, kCalledTable.first, kCalledTable.last));

}  // namespace hitspread::outcome
