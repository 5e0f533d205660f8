#pragma once

#include "rules/core/dice/table.h"
#include "rules/systems/twod6/location.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hitspread::twod6 {

inline constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};
inline constexpr std::array<TableColumn, 1> kModifierColumns{{{"modifier", -20, 20, {}}}};

/// The rows of a ranged attack, named by the keys of the checklist in their order: TD-43a to h, TD-44a to j, TD-45a to c, TD-46a to b.
enum class RangedRow : std::uint8_t {
    Stationary,       ///< 43a
    Walking,          ///< 43b
    Running,          ///< 43c
    Sprinting,        ///< 43d
    Evading,          ///< 43e
    Prone,            ///< 43f
    PartialCover,     ///< 43g
    FullCover,        ///< 43h
    Walked,           ///< 44a
    Ran,              ///< 44b
    Sprinted,         ///< 44c
    OffHand,          ///< 44d
    Drew,             ///< 44e
    AimedHead,        ///< 44f
    AimedLimb,        ///< 44g
    AimedTorso,       ///< 44h
    Burst,            ///< 44i
    CarefulAim,       ///< 44j, for each round
    Short,            ///< 45a
    Medium,           ///< 45b
    Long,             ///< 45c
    PartialDarkness,  ///< 46a
    TotalDarkness     ///< 46b
};
inline constexpr std::size_t kRangedRows = 23;
inline constexpr std::array<std::string_view, kRangedRows> kRangedRowIds{
    "43a", "43b", "43c", "43d", "43e", "43f", "43g", "43h", "44a", "44b", "44c", "44d",
    "44e", "44f", "44g", "44h", "44i", "44j", "45a", "45b", "45c", "46a", "46b"};
// clang-format off
inline constexpr std::array<TableRow, kRangedRows> kPrintedRangedRows{{
    {1, 1, {-1}}, {2, 2, {0}}, {3, 3, {1}}, {4, 4, {2}}, {5, 5, {3}}, {6, 6, {1}}, {7, 7, {1}}, {8, 8, {3}},
    {9, 9, {1}}, {10, 10, {2}}, {11, 11, {3}}, {12, 12, {2}}, {13, 13, {2}}, {14, 14, {6}}, {15, 15, {4}}, {16, 16, {2}}, {17, 17, {-2}}, {18, 18, {-1}},
    {19, 19, {0}}, {20, 20, {2}}, {21, 21, {4}}, {22, 22, {2}}, {23, 23, {4}}}};
// clang-format on
inline constexpr TableShape kRangedTable{.first = 1,
                                         .last = kRangedRows,
                                         .columns = kModifierColumns,
                                         .printed = kPrintedRangedRows,
                                         .mostRows = kRangedRows,
                                         .results = kRangedRowIds};
static_assert(cover(kPrintedRangedRows, 1, kRangedRows));

/// The rows of a melee attack: TD-62a to h, TD-63a to l.
enum class MeleeRow : std::uint8_t {
    Stationary,       ///< 62a
    RangedAttack,     ///< 62b
    TargetHigher,     ///< 62c
    Ran,              ///< 62d
    Sprinted,         ///< 62e
    Evading,          ///< 62f
    TargetAllOut,     ///< 62g
    Concealment,      ///< 62h
    Walked,           ///< 63a
    TackleRan,        ///< 63b
    TackleSprinted,   ///< 63c
    AllOut,           ///< 63d
    Higher,           ///< 63e
    OffHand,          ///< 63f
    Drawing,          ///< 63g
    AimedHead,        ///< 63h
    AimedLimb,        ///< 63i
    AimedTorso,       ///< 63j
    PartialDarkness,  ///< 63k
    TotalDarkness     ///< 63l
};
inline constexpr std::size_t kMeleeRows = 20;
inline constexpr std::array<std::string_view, kMeleeRows> kMeleeRowIds{"62a", "62b", "62c", "62d", "62e", "62f", "62g",
                                                                       "62h", "63a", "63b", "63c", "63d", "63e", "63f",
                                                                       "63g", "63h", "63i", "63j", "63k", "63l"};
// clang-format off
inline constexpr std::array<TableRow, kMeleeRows> kPrintedMeleeRows{{
    {1, 1, {-1}}, {2, 2, {-1}}, {3, 3, {2}}, {4, 4, {1}}, {5, 5, {2}}, {6, 6, {3}}, {7, 7, {-2}}, {8, 8, {1}},
    {9, 9, {1}}, {10, 10, {2}}, {11, 11, {3}}, {12, 12, {-2}}, {13, 13, {-2}}, {14, 14, {2}}, {15, 15, {2}}, {16, 16, {4}}, {17, 17, {3}}, {18, 18, {1}},
    {19, 19, {1}}, {20, 20, {2}}}};
// clang-format on
inline constexpr TableShape kMeleeTable{.first = 1,
                                        .last = kMeleeRows,
                                        .columns = kModifierColumns,
                                        .printed = kPrintedMeleeRows,
                                        .mostRows = kMeleeRows,
                                        .results = kMeleeRowIds};
static_assert(cover(kPrintedMeleeRows, 1, kMeleeRows));

/// The 6 x 6 table of places: results 1 to 36, row by row; the first die is the row, the second the column (TD-81, TD-D20, TD-D21).
inline constexpr std::size_t kPlaceCells = 36;
inline constexpr std::array<std::string_view, kPlaceCells> kPlaceCellIds{
    "11", "12", "13", "14", "15", "16", "21", "22", "23", "24", "25", "26", "31", "32", "33", "34", "35", "36",
    "41", "42", "43", "44", "45", "46", "51", "52", "53", "54", "55", "56", "61", "62", "63", "64", "65", "66"};
inline constexpr std::array<TableColumn, 1> kPlaceColumns{{{"place", 0, 0, kLocationIds}}};
[[nodiscard]] constexpr TableRow placeRow(std::int32_t from, std::int32_t upTo, Location location)
{
    return {from, upTo, {static_cast<std::int32_t>(location)}};
}
inline constexpr std::array<TableRow, 7> kPrintedPlaces{
    placeRow(1, 4, Location::LeftArm),   placeRow(5, 9, Location::RightLeg), placeRow(10, 13, Location::Head),
    placeRow(14, 14, Location::LeftArm), placeRow(15, 26, Location::Torso),  placeRow(27, 31, Location::RightArm),
    placeRow(32, 36, Location::LeftLeg)};
inline constexpr TableShape kPlaceTable{.first = 1,
                                        .last = kPlaceCells,
                                        .columns = kPlaceColumns,
                                        .printed = kPrintedPlaces,
                                        .mostRows = kPlaceCells,
                                        .results = kPlaceCellIds,
                                        .across = 6};
static_assert(cover(kPrintedPlaces, 1, kPlaceCells));

/// How much of a turn an action takes (TD-12 to TD-16).
enum class Category : std::uint8_t { Incidental, Simple, Complex };
inline constexpr std::array<std::string_view, 3> kCategories{"incidental", "simple", "complex"};
/// Of which kind it is: there is one of each in a round (TD-17, TD-D09). Other: as many as the category leaves.
enum class ActionKind : std::uint8_t { Movement, Combat, Handling, Other };
inline constexpr std::array<std::string_view, 4> kActionKinds{"movement", "combat", "handling", "other"};

/// What somebody can do in his turn (TD-13 to TD-15, TD-D09).
enum class Doing : std::uint8_t {
    CallOut,
    FallProne,
    Drop,
    Release,
    Walk,
    Run,
    Crawl,
    StandUp,
    Attack,
    Grapple,
    CarefulAim,
    Ready,
    PickUp,
    Sprint,
    Evade,
    Reload,
    Escape,
    Medtech
};
inline constexpr std::size_t kDoingCount = 18;
inline constexpr std::array<std::string_view, kDoingCount> kDoings{
    "callOut", "fallProne",  "drop",  "release", "walk",   "run",   "crawl",  "standUp", "attack",
    "grapple", "carefulAim", "ready", "pickUp",  "sprint", "evade", "reload", "escape",  "medtech"};
namespace actioncolumn {
inline constexpr std::size_t kCategory = 0;
inline constexpr std::size_t kKind = 1;
}  // namespace actioncolumn
inline constexpr std::array<TableColumn, 2> kActionColumns{
    {{"category", 0, 0, kCategories}, {"kind", 0, 0, kActionKinds}}};
/// Rows of TD-13 to TD-15 with the kinds of TD-D09.
inline constexpr std::array<TableRow, 7> kHouseActions{{{1, 4, {0, 3}},
                                                        {5, 8, {1, 0}},
                                                        {9, 11, {1, 1}},
                                                        {12, 13, {1, 2}},
                                                        {14, 15, {2, 0}},
                                                        {16, 16, {2, 2}},
                                                        {17, 18, {2, 3}}}};
inline constexpr TableShape kActionTable{.first = 1,
                                         .last = kDoingCount,
                                         .columns = kActionColumns,
                                         .house = kHouseActions,
                                         .mostRows = kDoingCount,
                                         .results = kDoings};
static_assert(cover(kHouseActions, 1, kDoingCount));

/// Degrees clockwise of the line of fire, by the first die of a scatter (TD-57, TD-D18).
inline constexpr std::array<TableColumn, 1> kScatterColumns{{{"degrees", 0, 359, {}}}};
inline constexpr std::array<TableRow, 6> kHouseScatter{
    {{1, 1, {0}}, {2, 2, {60}}, {3, 3, {120}}, {4, 4, {180}}, {5, 5, {240}}, {6, 6, {300}}}};
inline constexpr TableShape kScatterTable{
    .first = 1, .last = 6, .columns = kScatterColumns, .house = kHouseScatter, .mostRows = 6};
static_assert(cover(kHouseScatter, 1, 6));

/// Lines of the Condition Monitor and the save of each (TD-96).
enum class Line : std::uint8_t { Good, Fair, Poor, Full };
inline constexpr std::array<std::string_view, 4> kLines{"good", "fair", "poor", "full"};
inline constexpr std::size_t kMonitorLines = 3;
inline constexpr std::array<TableColumn, 1> kLineColumns{{{"save", 2, 12, {}}}};
inline constexpr std::array<TableRow, 3> kPrintedLines{{{1, 1, {3}}, {2, 2, {5}}, {3, 3, {7}}}};
inline constexpr TableShape kLineTable{.first = 1,
                                       .last = kMonitorLines,
                                       .columns = kLineColumns,
                                       .printed = kPrintedLines,
                                       .mostRows = kMonitorLines,
                                       .results = std::span(kLines).first(kMonitorLines)};
static_assert(cover(kPrintedLines, 1, 3));

}  // namespace hitspread::twod6
