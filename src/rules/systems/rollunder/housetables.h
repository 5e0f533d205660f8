#pragma once

#include "rules/core/dice/table.h"
#include "rules/systems/rollunder/location.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hitspread::rollunder {

inline constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};

/// What damage is of, in the order of the sheet (R3-51).
enum class DamageType : std::uint8_t {
    SmallPiercing,
    Burning,
    Corrosion,
    Crushing,
    Fatigue,
    Piercing,
    Toxic,
    Cutting,
    LargePiercing,
    Impaling,
    HugePiercing
};
inline constexpr std::size_t kDamageTypeCount = 11;
inline constexpr std::array<std::string_view, kDamageTypeCount> kDamageTypes{
    "smallPiercing", "burning", "corrosion",     "crushing", "fatigue",     "piercing",
    "toxic",         "cutting", "largePiercing", "impaling", "hugePiercing"};

/// Factors are counted in halves: 1 halves, 2 leaves it, 3 is one and a half.
inline constexpr std::int32_t kWhole = 2;

inline constexpr std::array<TableColumn, 1> kTypeColumns{{{"halves", 0, 20, {}}}};
inline constexpr std::array<TableRow, 4> kPrintedTypes{{{1, 1, {1}}, {2, 7, {2}}, {8, 9, {3}}, {10, 11, {4}}}};
/// R3-51.
inline constexpr TableShape kTypeTable{.first = 1,
                                       .last = kDamageTypeCount,
                                       .columns = kTypeColumns,
                                       .printed = kPrintedTypes,
                                       .mostRows = kDamageTypeCount,
                                       .results = kDamageTypes};
static_assert(cover(kPrintedTypes, kTypeTable.first, kTypeTable.last));

/// The most one hit at a place may cost, as a share of all HP and one more (R3-D50).
enum class MostLoss : std::uint8_t { None, Half, Third };
inline constexpr std::array<std::string_view, 3> kMostLosses{"none", "half", "third"};

namespace placecolumn {
inline constexpr std::size_t kModifier = 0;
inline constexpr std::size_t kExtraDr = 1;
inline constexpr std::size_t kMostLoss = 2;
}  // namespace placecolumn

inline constexpr std::array<TableColumn, 3> kPlaceColumns{
    {{"modifier", -20, 20, {}}, {"extraDr", 0, 20, {}}, {"mostLoss", 0, 0, kMostLosses}}};
// clang-format off
/// What aiming at a place costs (R3-19), and nothing else.
inline constexpr std::array<TableRow, kPlaces> kPrintedPlaces{{
    {1, 1, {-9}}, {2, 2, {-7}}, {3, 3, {-5}}, {4, 4, {-2}}, {5, 5, {-2}}, {6, 6, {0}}, {7, 7, {-3}}, {8, 8, {-2}},
    {9, 9, {-2}}, {10, 10, {-4}}, {11, 11, {-4}}, {12, 12, {-5}}, {13, 13, {-3}}}};
/// The same with what a place does (R3-D50).
inline constexpr std::array<TableRow, kPlaces> kHousePlaces{{
    {1, 1, {-9}}, {2, 2, {-7, 2}}, {3, 3, {-5}}, {4, 4, {-2, 0, 1}}, {5, 5, {-2, 0, 1}}, {6, 6, {0}}, {7, 7, {-3}}, {8, 8, {-2, 0, 1}},
    {9, 9, {-2, 0, 1}}, {10, 10, {-4, 0, 2}}, {11, 11, {-4, 0, 2}}, {12, 12, {-5}}, {13, 13, {-3}}}};
// clang-format on
inline constexpr TableShape kPlaceTable{.first = 1,
                                        .last = kPlaces,
                                        .columns = kPlaceColumns,
                                        .printed = kPrintedPlaces,
                                        .house = kHousePlaces,
                                        .mostRows = kPlaces,
                                        .results = kPlaceIds};
static_assert(cover(kPrintedPlaces, kPlaceTable.first, kPlaceTable.last));
static_assert(cover(kHousePlaces, kPlaceTable.first, kPlaceTable.last));

// What a place makes of damage instead of its type, in halves; 0: nothing of its own (R3-D50). The sheet has none of it. Three tables,
// as one has no more than four columns.
inline constexpr std::array<TableColumn, 4> kPiercingColumns{
    {{"smallPiercing", 0, 20, {}}, {"piercing", 0, 20, {}}, {"largePiercing", 0, 20, {}}, {"hugePiercing", 0, 20, {}}}};
inline constexpr std::array<TableColumn, 3> kBladeColumns{
    {{"crushing", 0, 20, {}}, {"cutting", 0, 20, {}}, {"impaling", 0, 20, {}}}};
inline constexpr std::array<TableColumn, 4> kOtherColumns{
    {{"burning", 0, 20, {}}, {"corrosion", 0, 20, {}}, {"fatigue", 0, 20, {}}, {"toxic", 0, 20, {}}}};
inline constexpr std::array<TableRow, 1> kNeutralInjury{{{1, kPlaces, {}}}};
inline constexpr std::array<TableRow, 7> kHousePiercing{{{1, 2, {8, 8, 8, 8}},
                                                         {3, 3, {}},
                                                         {4, 5, {0, 0, 2, 2}},
                                                         {6, 7, {}},
                                                         {8, 11, {0, 0, 2, 2}},
                                                         {12, 12, {}},
                                                         {13, 13, {6, 6, 6, 6}}}};
inline constexpr std::array<TableRow, 7> kHouseBlades{{{1, 2, {8, 8, 8}},
                                                       {3, 3, {}},
                                                       {4, 5, {0, 0, 2}},
                                                       {6, 7, {}},
                                                       {8, 11, {0, 0, 2}},
                                                       {12, 12, {3, 4, 0}},
                                                       {13, 13, {0, 0, 6}}}};
inline constexpr std::array<TableRow, 2> kHouseOther{{{1, 2, {8, 8, 8, 8}}, {3, kPlaces, {}}}};

[[nodiscard]] constexpr TableShape injuryTable(std::span<const TableColumn> columns, std::span<const TableRow> house)
{
    return {.first = 1,
            .last = kPlaces,
            .columns = columns,
            .printed = kNeutralInjury,
            .house = house,
            .mostRows = kPlaces,
            .results = kPlaceIds};
}
inline constexpr TableShape kPiercingTable = injuryTable(kPiercingColumns, kHousePiercing);
inline constexpr TableShape kBladeTable = injuryTable(kBladeColumns, kHouseBlades);
inline constexpr TableShape kOtherTable = injuryTable(kOtherColumns, kHouseOther);
static_assert(cover(kNeutralInjury, 1, kPlaces) && cover(kHousePiercing, 1, kPlaces) && cover(kHouseBlades, 1, kPlaces)
              && cover(kHouseOther, 1, kPlaces));

/// What a critical hit does (R3-67, R3-D07).
enum class CriticalHit : std::uint8_t { Triple, Double, HalvedDr, Normal, Drops };
inline constexpr std::array<std::string_view, 5> kCriticalHits{"triple", "double", "halvedDr", "normal", "drops"};
inline constexpr std::array<TableColumn, 1> kCriticalHitColumns{{{"effect", 0, 0, kCriticalHits}}};
inline constexpr std::array<TableRow, 7> kHouseCriticalHits{
    {{3, 4, {0}}, {5, 6, {1}}, {7, 8, {2}}, {9, 12, {3}}, {13, 14, {4}}, {15, 16, {1}}, {17, 18, {0}}}};
inline constexpr TableShape kCriticalHitTable{
    .first = 3, .last = 18, .columns = kCriticalHitColumns, .house = kHouseCriticalHits, .mostRows = 16};
static_assert(cover(kHouseCriticalHits, 3, 18));

/// What a critical miss does (R3-68, R3-D07).
enum class CriticalMiss : std::uint8_t { Breaks, HitsFriend, Dropped, Unready, OffBalance, FallsProne, BreaksIfCheap };
inline constexpr std::array<std::string_view, 7> kCriticalMisses{"breaks",     "hitsFriend", "dropped",      "unready",
                                                                 "offBalance", "fallsProne", "breaksIfCheap"};
inline constexpr std::array<TableColumn, 1> kCriticalMissColumns{{{"effect", 0, 0, kCriticalMisses}}};
inline constexpr std::array<TableRow, 7> kHouseCriticalMisses{
    {{3, 4, {0}}, {5, 6, {1}}, {7, 8, {2}}, {9, 12, {3}}, {13, 14, {4}}, {15, 16, {5}}, {17, 18, {6}}}};
inline constexpr TableShape kCriticalMissTable{
    .first = 3, .last = 18, .columns = kCriticalMissColumns, .house = kHouseCriticalMisses, .mostRows = 16};
static_assert(cover(kHouseCriticalMisses, 3, 18));

inline constexpr std::array<TableColumn, 1> kRandomColumns{{{"place", 0, 0, kPlaceIds}}};
[[nodiscard]] constexpr TableRow randomRow(std::int32_t from, std::int32_t upTo, Place place)
{
    return {from, upTo, {static_cast<std::int32_t>(place)}};
}
/// Where an attack strikes that nobody called (R3-D16).
inline constexpr std::array<TableRow, 11> kHouseRandom{
    randomRow(3, 4, Place::Skull),     randomRow(5, 5, Place::Face),      randomRow(6, 7, Place::RightLeg),
    randomRow(8, 8, Place::RightArm),  randomRow(9, 10, Place::Torso),    randomRow(11, 11, Place::Groin),
    randomRow(12, 12, Place::LeftArm), randomRow(13, 14, Place::LeftLeg), randomRow(15, 15, Place::Hand),
    randomRow(16, 16, Place::Foot),    randomRow(17, 18, Place::Neck)};
inline constexpr TableShape kRandomTable{
    .first = 3, .last = 18, .columns = kRandomColumns, .house = kHouseRandom, .mostRows = 16};
static_assert(cover(kHouseRandom, 3, 18));

/// Distance and speed together are looked up in tenths of a yard, below 10000 yards (R3-62, R3-63, R3-D32).
inline constexpr std::int32_t kTenths = 10;
inline constexpr std::int32_t kFarthest = 99999;
inline constexpr std::array<TableColumn, 1> kRangeColumns{{{"modifier", -30, 10, {}}}};
// clang-format off
/// As printed up to 700 yards; from there on the pattern goes on (R3-D32).
inline constexpr std::array<TableRow, 23> kPrintedRanges{{
    {0, 19, {0}}, {20, 29, {-1}}, {30, 49, {-2}}, {50, 69, {-3}}, {70, 99, {-4}}, {100, 149, {-5}}, {150, 199, {-6}},
    {200, 299, {-7}}, {300, 499, {-8}}, {500, 699, {-9}}, {700, 999, {-10}}, {1000, 1499, {-11}}, {1500, 1999, {-12}},
    {2000, 2999, {-13}}, {3000, 4999, {-14}}, {5000, 6999, {-15}}, {7000, 9999, {-16}}, {10000, 14999, {-17}},
    {15000, 19999, {-18}}, {20000, 29999, {-19}}, {30000, 49999, {-20}}, {50000, 69999, {-21}}, {70000, kFarthest, {-22}}}};
// clang-format on
inline constexpr TableShape kRangeTable{
    .first = 0, .last = kFarthest, .columns = kRangeColumns, .printed = kPrintedRanges, .mostRows = 40};
static_assert(cover(kPrintedRanges, 0, kFarthest));

enum class Posture : std::uint8_t { Standing, Kneeling, Crawling, Lying, Sitting };
inline constexpr std::array<std::string_view, 5> kPostures{"standing", "kneeling", "crawling", "lying", "sitting"};
enum class PostureMove : std::uint8_t { Whole, Third, One, None };
inline constexpr std::array<std::string_view, 4> kPostureMoves{"whole", "third", "one", "none"};
namespace posturecolumn {
inline constexpr std::size_t kMovement = 0;
inline constexpr std::size_t kDefence = 1;
}  // namespace posturecolumn
inline constexpr std::array<TableColumn, 2> kPostureColumns{
    {{"movement", 0, 0, kPostureMoves}, {"defence", -20, 20, {}}}};
inline constexpr std::array<TableRow, 4> kPrintedPostures{{{1, 1, {0}}, {2, 3, {1}}, {4, 4, {2}}, {5, 5, {3}}}};
/// R3-70, with what a posture costs a defence (R3-D35).
inline constexpr std::array<TableRow, 5> kHousePostures{
    {{1, 1, {0, 0}}, {2, 2, {1, -2}}, {3, 3, {1, -3}}, {4, 4, {2, -3}}, {5, 5, {3, -2}}}};
inline constexpr TableShape kPostureTable{.first = 1,
                                          .last = 5,
                                          .columns = kPostureColumns,
                                          .printed = kPrintedPostures,
                                          .house = kHousePostures,
                                          .mostRows = 5,
                                          .results = kPostures};
static_assert(cover(kPrintedPostures, 1, 5) && cover(kHousePostures, 1, 5));

/// What somebody does in a turn (R3-69), in the order of the sheet.
enum class Maneuver : std::uint8_t {
    DoNothing,
    Move,
    ChangePosture,
    Aim,
    Evaluate,
    Attack,
    Feint,
    AllOutAttack,
    MoveAndAttack,
    AllOutDefense,
    Concentrate,
    Ready,
    Wait
};
inline constexpr std::size_t kManeuverCount = 13;
inline constexpr std::array<std::string_view, kManeuverCount> kManeuvers{
    "doNothing",    "move",          "changePosture", "aim",         "evaluate", "attack", "feint",
    "allOutAttack", "moveAndAttack", "allOutDefense", "concentrate", "ready",    "wait"};
enum class Distance : std::uint8_t { None, Step, HalfMove, Move, Varies };
inline constexpr std::array<std::string_view, 5> kDistances{"none", "step", "halfMove", "move", "varies"};
enum class Open : std::uint8_t { All, None, NoParry, Varies };
inline constexpr std::array<std::string_view, 4> kOpen{"all", "none", "noParry", "varies"};
namespace maneuvercolumn {
inline constexpr std::size_t kDistance = 0;
inline constexpr std::size_t kDefence = 1;
}  // namespace maneuvercolumn
inline constexpr std::array<TableColumn, 2> kManeuverColumns{
    {{"distance", 0, 0, kDistances}, {"defence", 0, 0, kOpen}}};
inline constexpr std::array<TableRow, 9> kPrintedManeuvers{{{1, 1, {0, 0}},
                                                            {2, 2, {3, 0}},
                                                            {3, 3, {0, 0}},
                                                            {4, 7, {1, 0}},
                                                            {8, 8, {2, 1}},
                                                            {9, 9, {3, 2}},
                                                            {10, 10, {1, 0}},
                                                            {11, 12, {1, 0}},
                                                            {13, 13, {4, 3}}}};
inline constexpr TableShape kManeuverTable{.first = 1,
                                           .last = kManeuverCount,
                                           .columns = kManeuverColumns,
                                           .printed = kPrintedManeuvers,
                                           .mostRows = kManeuverCount,
                                           .results = kManeuvers};
static_assert(cover(kPrintedManeuvers, 1, kManeuverCount));

/// Numbers of maneuvers the sheet does not print (R3-D34, R3-D55).
enum class Bonus : std::uint8_t {
    AimSecond,
    AimThird,
    Evaluate,
    EvaluateMost,
    AllOutMelee,
    AllOutRanged,
    AllOutDamage,
    AllOutDefense,
    MoveAndAttack,
    MoveAndAttackMost
};
inline constexpr std::array<std::string_view, 10> kBonuses{
    "aimSecond",    "aimThird",     "evaluate",      "evaluateMost",  "allOutMelee",
    "allOutRanged", "allOutDamage", "allOutDefense", "moveAndAttack", "moveAndAttackMost"};
inline constexpr std::array<TableColumn, 1> kBonusColumns{{{"value", -20, 30, {}}}};
inline constexpr std::array<TableRow, 10> kHouseBonuses{{{1, 1, {1}},
                                                         {2, 2, {2}},
                                                         {3, 3, {1}},
                                                         {4, 4, {3}},
                                                         {5, 5, {4}},
                                                         {6, 6, {1}},
                                                         {7, 7, {2}},
                                                         {8, 8, {2}},
                                                         {9, 9, {-4}},
                                                         {10, 10, {9}}}};
inline constexpr TableShape kBonusTable{
    .first = 1, .last = 10, .columns = kBonusColumns, .house = kHouseBonuses, .mostRows = 10, .results = kBonuses};
static_assert(cover(kHouseBonuses, 1, 10));

enum class WeaponKind : std::uint8_t { Melee, Thrown, Bow, Firearm };
inline constexpr std::array<std::string_view, 4> kWeaponKinds{"melee", "thrown", "bow", "firearm"};
namespace defencecolumn {
inline constexpr std::size_t kDodge = 0;
inline constexpr std::size_t kBlock = 1;
inline constexpr std::size_t kParry = 2;
}  // namespace defencecolumn
inline constexpr std::array<TableColumn, 3> kDefenceColumns{
    {{"dodge", 0, 0, kNoYes}, {"block", 0, 0, kNoYes}, {"parry", 0, 0, kNoYes}}};
/// Which defence there is against which kind of weapon (R3-D23).
inline constexpr std::array<TableRow, 3> kHouseDefences{{{1, 2, {1, 1, 1}}, {3, 3, {1, 1, 0}}, {4, 4, {1, 0, 0}}}};
inline constexpr TableShape kDefenceTable{
    .first = 1, .last = 4, .columns = kDefenceColumns, .house = kHouseDefences, .mostRows = 4, .results = kWeaponKinds};
static_assert(cover(kHouseDefences, 1, 4));

}  // namespace hitspread::rollunder
