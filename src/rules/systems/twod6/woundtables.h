#pragma once

#include "rules/systems/twod6/housetables.h"

namespace hitspread::twod6 {

/// How a location is (TD-105 to TD-108).
enum class Wound : std::uint8_t { Ok, Incapacitated, Disabled };
inline constexpr std::array<std::string_view, 3> kWounds{"ok", "incapacitated", "disabled"};

/// Points of one hit, in so many times BLD, from which a location is proposed as Incapacitated and as Disabled; 0: never (TD-D36).
namespace proposalcolumn {
inline constexpr std::size_t kIncapacitated = 0;
inline constexpr std::size_t kDisabled = 1;
}  // namespace proposalcolumn
inline constexpr std::array<TableColumn, 2> kProposalColumns{{{"incapacitated", 0, 20, {}}, {"disabled", 0, 20, {}}}};
inline constexpr std::array<TableRow, 3> kHouseProposals{{{1, 1, {2, 3}}, {2, 2, {2, 0}}, {3, 4, {2, 3}}}};
inline constexpr TableShape kProposalTable{.first = 1,
                                           .last = kRegions,
                                           .columns = kProposalColumns,
                                           .house = kHouseProposals,
                                           .mostRows = kRegions,
                                           .results = kRegionIds};
static_assert(cover(kHouseProposals, 1, kRegions));

/// The Recovery table (TD-131): the penalty on the roll to heal, d6 of days after a surgery, d6 of weeks without; 0 dice: not applicable.
namespace recoverycolumn {
inline constexpr std::size_t kToHeal = 0;
inline constexpr std::size_t kDays = 1;
inline constexpr std::size_t kWeeks = 2;
}  // namespace recoverycolumn
inline constexpr std::array<TableColumn, 3> kRecoveryColumns{
    {{"toHeal", 0, 20, {}}, {"days", 0, 20, {}}, {"weeks", 0, 20, {}}}};
inline constexpr std::array<TableRow, 3> kPrintedIncapacitated{
    {{1, 1, {3, 3, 4}}, {2, 2, {2, 3, 3}}, {3, 4, {1, 2, 2}}}};
inline constexpr std::array<TableRow, 3> kPrintedDisabled{{{1, 1, {5, 6, 6}}, {2, 2, {0, 0, 0}}, {3, 4, {3, 4, 4}}}};
[[nodiscard]] constexpr TableShape recoveryTable(std::span<const TableRow> printed)
{
    return {.first = 1,
            .last = kRegions,
            .columns = kRecoveryColumns,
            .printed = printed,
            .mostRows = kRegions,
            .results = kRegionIds};
}
inline constexpr TableShape kIncapacitatedTable = recoveryTable(kPrintedIncapacitated);
inline constexpr TableShape kDisabledTable = recoveryTable(kPrintedDisabled);
static_assert(cover(kPrintedIncapacitated, 1, kRegions) && cover(kPrintedDisabled, 1, kRegions));

/// Where a patient is cared for (TD-121, TD-D35).
enum class Facility : std::uint8_t { None, Makeshift, GoodMakeshift, Hospital, StateOfTheArt };
inline constexpr std::array<std::string_view, 5> kFacilities{"none", "makeshift", "goodMakeshift", "hospital",
                                                             "stateOfTheArt"};
inline constexpr std::array<TableRow, 5> kHouseFacilities{
    {{1, 1, {0}}, {2, 2, {-2}}, {3, 3, {-3}}, {4, 4, {-4}}, {5, 5, {-5}}}};
inline constexpr TableShape kFacilityTable{.first = 1,
                                           .last = 5,
                                           .columns = kModifierColumns,
                                           .house = kHouseFacilities,
                                           .mostRows = 5,
                                           .results = kFacilities};
static_assert(cover(kHouseFacilities, 1, 5));

}  // namespace hitspread::twod6
