#pragma once

#include "rules/core/declare/declaretable.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/core/system.h"
#include "rules/systems/twod6/woundtables.h"

#include <array>
#include <cstdint>
#include <span>

namespace hitspread::twod6 {

/// What a Running level does for running and sprinting (TD-D02).
enum class Running : std::uint8_t { Bonus, Level };
/// How a fraction of damage is rounded (TD-D23).
enum class Rounding : std::uint8_t { Floor, Nearest, Ceil };
/// How hard it is to stay conscious after a cosh (TD-D56).
enum class Cosh : std::uint8_t { AsPrinted, BySeverity };
/// How deterioration goes on (TD-D63).
enum class Deterioration : std::uint8_t { AsPrinted, FromWoundTwo, EndsAfterThree };

/// The switches, tables and settings of sections 3.a and of the decisions after it.
struct Switches {
    Running running = Running::Bonus;
    std::int32_t untrained = 10;  ///< level of a skill nobody learned (TD-D04)
    bool twoMisses = false;       ///< 2 always misses (TD-D05)
    bool aimedCritical = false;   ///< an aimed hit rolls the two dice for a critical alone (TD-D22)
    Rounding rounding = Rounding::Floor;
    std::int32_t saveBase = 12;  ///< of a Build save, less the factor times BLD (TD-D30)
    std::int32_t saveFactor = 1;
    std::int32_t surgeryMedtech = 5;      ///< the worst level that may operate (TD-D03)
    std::int32_t stabilisePerMinute = 1;  ///< tries (TD-D32)
    bool exactTiming = false;             ///< single points as they are due (TD-D41)
    Cosh cosh = Cosh::AsPrinted;
    std::int32_t coshLeast = 2;  ///< of what the blow marked, added to the save (TD-D56)
    Deterioration deterioration = Deterioration::AsPrinted;
    std::int32_t burstAmmunition = 3;  ///< of a weapon that does not say (TD-D14)
    std::int32_t hindrance = 2;        ///< of an Incapacitated limb, on rolls that use it (TD-D37)
    std::int32_t limbBruise = 1;       ///< for each use (TD-D37)
    bool crawlingHalf = true;          ///< crawling covers half of a walk; else a whole one (TD-D52)
    Table ranged = tableOf(kRangedTable.shipped());
    Table melee = tableOf(kMeleeTable.shipped());
    Table places = tableOf(kPlaceTable.shipped());
    Table actions = tableOf(kActionTable.shipped());
    Table scatter = tableOf(kScatterTable.shipped());
    Table lines = tableOf(kLineTable.shipped());
    Table proposals = tableOf(kProposalTable.shipped());
    Table incapacitated = tableOf(kIncapacitatedTable.shipped());
    Table disabled = tableOf(kDisabledTable.shipped());
    Table facilities = tableOf(kFacilityTable.shipped());
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
inline constexpr std::array<std::string_view, 2> kRunning{"bonus", "level"};
inline constexpr std::array<std::string_view, 3> kRounding{"floor", "nearest", "ceil"};
inline constexpr std::array<std::string_view, 2> kCosh{"asPrinted", "bySeverity"};
inline constexpr std::array<std::string_view, 3> kDeterioration{"asPrinted", "fromWoundTwo", "endsAfterThree"};

// clang-format off
inline constexpr declare::FieldTable kSwitchFields{
    declare::choice<&Switches::running>("running", kRunning, {.group = "movement", .rules = "TD-23 TD-24"}),
    declare::choice<&Switches::crawlingHalf>("movement.crawlingHalf", kOffOn, {.fallback = 1, .group = "movement", .rules = "TD-22"}),
    declare::table<&Switches::actions>("actions", kActionTable, {.group = "turn", .rules = "TD-12 TD-13 TD-14 TD-15 TD-16 TD-17"}),
    declare::number<&Switches::untrained>("skill.untrained", {.minimum = 2, .maximum = 12, .fallback = 10, .group = "attack",
                                          .rules = "TD-23 TD-24 TD-35 TD-61 TD-75 TD-78"}),
    declare::choice<&Switches::twoMisses>("hit.twoMisses", kOffOn, {.group = "attack", .rules = "TD-36"}),
    declare::table<&Switches::ranged>("modifiers.ranged", kRangedTable, {.group = "attack", .rules = "TD-42 TD-43 TD-44 TD-45 TD-46"}),
    declare::table<&Switches::melee>("modifiers.melee", kMeleeTable, {.group = "attack", .rules = "TD-42 TD-61 TD-62 TD-63"}),
    declare::number<&Switches::burstAmmunition>("burst.ammunition", {.minimum = 1, .maximum = 99, .fallback = 3, .group = "attack",
                                                .rules = "TD-37"}),
    declare::table<&Switches::scatter>("scatter", kScatterTable, {.group = "attack", .rules = "TD-57"}),
    declare::table<&Switches::places>("location.table", kPlaceTable, {.group = "body", .rules = "TD-81"}),
    declare::choice<&Switches::aimedCritical>("aimed.critical", kOffOn, {.group = "body", .rules = "TD-82 TD-83"}),
    declare::choice<&Switches::rounding>("rounding", kRounding, {.group = "injury", .rules = "TD-67 TD-88"}),
    declare::table<&Switches::lines>("monitor.lines", kLineTable, {.group = "injury", .rules = "TD-96 TD-102"}),
    declare::choice<&Switches::cosh>("cosh", kCosh, {.group = "injury", .rules = "TD-68"}),
    declare::number<&Switches::coshLeast>("cosh.least", {.maximum = 10, .fallback = 2, .group = "injury", .rules = "TD-68"}),
    declare::table<&Switches::proposals>("proposals", kProposalTable, {.group = "injury", .rules = "TD-105 TD-106 TD-107"}),
    declare::number<&Switches::hindrance>("limb.hindrance", {.maximum = 20, .fallback = 2, .group = "injury", .rules = "TD-106"}),
    declare::number<&Switches::limbBruise>("limb.bruise", {.maximum = 20, .fallback = 1, .group = "injury", .rules = "TD-106"}),
    declare::number<&Switches::saveBase>("save.base", {.minimum = 2, .maximum = 40, .fallback = 12, .group = "recovery",
                                         .rules = "TD-110 TD-128 TD-130"}),
    declare::number<&Switches::saveFactor>("save.factor", {.maximum = 4, .fallback = 1, .group = "recovery",
                                           .rules = "TD-110 TD-128 TD-130"}),
    declare::choice<&Switches::deterioration>("deterioration", kDeterioration, {.group = "recovery", .rules = "TD-109 TD-110 TD-111"}),
    declare::number<&Switches::stabilisePerMinute>("stabilise.perMinute", {.minimum = 1, .maximum = 6, .fallback = 1, .group = "recovery",
                                                   .rules = "TD-113"}),
    declare::choice<&Switches::exactTiming>("healing.exactTiming", kOffOn, {.group = "recovery", .rules = "TD-117 TD-120"}),
    declare::table<&Switches::facilities>("facilities", kFacilityTable, {.group = "recovery", .rules = "TD-121"}),
    declare::number<&Switches::surgeryMedtech>("surgery.medtech", {.minimum = 2, .maximum = 12, .fallback = 5, .group = "recovery",
                                               .rules = "TD-126"}),
    declare::table<&Switches::incapacitated>("recovery.incapacitated", kIncapacitatedTable, {.group = "recovery", .rules = "TD-131"}),
    declare::table<&Switches::disabled>("recovery.disabled", kDisabledTable, {.group = "recovery", .rules = "TD-131"}),
};
// clang-format on
/// See declare::on.
constexpr const auto& fieldsOf(const Switches*)
{
    return kSwitchFields;
}

/// What stands in a table for one of what its results name.
template <typename Result>
[[nodiscard]] const TableRow& rowFor(const Table& table, Result result)
{
    return table.rows[table.rowOf(static_cast<std::int32_t>(result) + 1)];
}
[[nodiscard]] std::int32_t modifierOf(const Switches& switches, RangedRow row);
[[nodiscard]] std::int32_t modifierOf(const Switches& switches, MeleeRow row);
[[nodiscard]] Category categoryOf(const Switches& switches, Doing doing);
[[nodiscard]] ActionKind kindOf(const Switches& switches, Doing doing);
/// Where two dice strike: the first is the row, the second the column (TD-81, TD-D20).
[[nodiscard]] Location placeAt(const Switches& switches, std::int32_t first, std::int32_t second);
/// The row of the table that cell is in, from 1, and the number of the cell.
[[nodiscard]] constexpr std::int32_t cellOf(std::int32_t first, std::int32_t second)
{
    return 6 * (first - 1) + second;
}
/// The save of a line of the monitor (TD-96). Precondition: it is not full.
[[nodiscard]] std::int32_t saveOf(const Switches& switches, Line line);
/// What a wound of that severity takes to heal, by the column (TD-131). Precondition: it is not Ok.
[[nodiscard]] std::int32_t recoveryOf(const Switches& switches, Location location, Wound wound, std::size_t column);
/// Points from which a hit proposes it, in so many times BLD; 0: never (TD-D36).
[[nodiscard]] std::int32_t proposalOf(const Switches& switches, Location location, Wound wound);
[[nodiscard]] std::int32_t facilityOf(const Switches& switches, Facility facility);

/// Built-in sets of switches: "As printed", the defaults, and "Long evening".
[[nodiscard]] std::span<const Profile> profiles();

extern const RecordDeclaration switchesRecord;

}  // namespace hitspread::twod6
