#pragma once

#include "rules/core/declare/declaretable.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/core/system.h"
#include "rules/systems/rollunder/housetables.h"

#include <array>
#include <cstdint>
#include <span>

namespace hitspread::rollunder {

/// Where an attack strikes that nobody called (R3-D16).
enum class Unaimed : std::uint8_t { Torso, Random };
/// When a third of the HP is left (R3-D19).
enum class Third : std::uint8_t { AtOrBelow, Below };
/// Whether a bound of the range table belongs to its row (R3-D31).
enum class Bounds : std::uint8_t { Strict, Inclusive };
/// Who comes when (R3-D38).
enum class Order : std::uint8_t { Computed, List };
/// What does not work against an attack from behind (R3-D73).
enum class FromBehind : std::uint8_t { NoBlockNoParry, NoBlock };

/// The switches and tables of section 2.a and the last section.
struct Switches {
    std::int32_t marginCap = kNoEntry;         ///< highest roll that is critical by its margin; no entry: none (R3-D03)
    std::int32_t deceptiveMinimum = kNoEntry;  ///< least skill a deceptive attack may leave (R3-D13)
    Unaimed unaimed = Unaimed::Torso;
    bool placesCount = true;  ///< what a place does to injury (R3-D15, R3-D50)
    Third third = Third::AtOrBelow;
    bool acrobaticRoll = true;           ///< (R3-D20)
    std::int32_t defencesPerAttack = 1;  ///< (R3-D22)
    std::int32_t retreatsPerTurn = 1;    ///< no entry: any number (R3-D27)
    FromBehind fromBehind = FromBehind::NoBlockNoParry;
    Bounds bounds = Bounds::Strict;
    Order order = Order::Computed;
    bool sortedAnew = false;    ///< each turn (R3-D49)
    bool bonusesCount = true;   ///< of maneuvers (R3-D34)
    bool posturesCount = true;  ///< against a defence (R3-D35)
    std::int32_t offHand = -4;  ///< on an attack (R3-D55)
    std::int32_t stunned = -4;  ///< on a defence (R3-D62)
    bool risesInTwo = false;    ///< (R3-D70)
    Table types = tableOf(kTypeTable.shipped());
    Table places = tableOf(kPlaceTable.shipped());
    Table piercing = tableOf(kPiercingTable.shipped());
    Table blades = tableOf(kBladeTable.shipped());
    Table others = tableOf(kOtherTable.shipped());
    Table criticalHits = tableOf(kCriticalHitTable.shipped());
    Table criticalMisses = tableOf(kCriticalMissTable.shipped());
    Table randomPlaces = tableOf(kRandomTable.shipped());
    Table ranges = tableOf(kRangeTable.shipped());
    Table postures = tableOf(kPostureTable.shipped());
    Table maneuvers = tableOf(kManeuverTable.shipped());
    Table bonuses = tableOf(kBonusTable.shipped());
    Table defences = tableOf(kDefenceTable.shipped());
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
inline constexpr std::array<std::string_view, 2> kUnaimed{"torso", "random"};
inline constexpr std::array<std::string_view, 2> kThird{"atOrBelow", "below"};
inline constexpr std::array<std::string_view, 2> kBounds{"strict", "inclusive"};
inline constexpr std::array<std::string_view, 2> kOrders{"computed", "list"};
inline constexpr std::array<std::string_view, 2> kFromBehind{"noBlockNoParry", "noBlock"};

// clang-format off
inline constexpr declare::FieldTable kSwitchFields{
    declare::number<&Switches::marginCap>("critical.marginCap", {.minimum = 3, .maximum = 16, .fallback = kNoEntry, .optional = true,
                                          .group = "criticals", .rules = "R3-44 R3-64"}),
    declare::table<&Switches::criticalHits>("critical.hits", kCriticalHitTable, {.group = "criticals", .rules = "R3-67"}),
    declare::table<&Switches::criticalMisses>("critical.misses", kCriticalMissTable, {.group = "criticals", .rules = "R3-45 R3-48 R3-68"}),
    declare::number<&Switches::deceptiveMinimum>("deceptive.minimum", {.minimum = 1, .maximum = 30, .fallback = kNoEntry, .optional = true,
                                                 .group = "attack", .rules = "R3-17"}),
    declare::number<&Switches::offHand>("attack.offHand", {.minimum = -20, .fallback = -4, .group = "attack"}),
    declare::choice<&Switches::bounds>("range.bounds", kBounds, {.group = "attack", .rules = "R3-63"}),
    declare::table<&Switches::ranges>("ranges", kRangeTable, {.group = "attack", .rules = "R3-63"}),
    declare::choice<&Switches::unaimed>("location.unaimed", kUnaimed, {.group = "body", .rules = "R3-19"}),
    declare::table<&Switches::randomPlaces>("location.random", kRandomTable, {.group = "body", .rules = "R3-19"}),
    declare::table<&Switches::places>("locations", kPlaceTable, {.group = "body", .rules = "R3-19"}),
    declare::choice<&Switches::placesCount>("location.injury", kOffOn, {.fallback = 1, .group = "body", .rules = "R3-51"}),
    declare::table<&Switches::piercing>("location.piercing", kPiercingTable, {.group = "body", .rules = "R3-51"}),
    declare::table<&Switches::blades>("location.blades", kBladeTable, {.group = "body", .rules = "R3-51"}),
    declare::table<&Switches::others>("location.others", kOtherTable, {.group = "body", .rules = "R3-51"}),
    declare::table<&Switches::types>("damageTypes", kTypeTable, {.group = "injury", .rules = "R3-51"}),
    declare::choice<&Switches::third>("injury.third", kThird, {.group = "injury", .rules = "R3-52 R3-53 R3-54"}),
    declare::table<&Switches::defences>("defences", kDefenceTable, {.group = "defence", .rules = "R3-34"}),
    declare::number<&Switches::defencesPerAttack>("defence.perAttack", {.minimum = 1, .maximum = 3, .fallback = 1, .group = "defence",
                                                  .rules = "R3-21 R3-26 R3-31"}),
    declare::choice<&Switches::acrobaticRoll>("acrobatic.needsRoll", kOffOn, {.fallback = 1, .group = "defence", .rules = "R3-23"}),
    declare::number<&Switches::retreatsPerTurn>("retreat.perTurn", {.maximum = 9, .fallback = 1, .optional = true, .group = "defence",
                                                .rules = "R3-36 R3-37 R3-38"}),
    declare::choice<&Switches::fromBehind>("defence.fromBehind", kFromBehind, {.group = "defence", .rules = "R3-28"}),
    declare::number<&Switches::stunned>("defence.stunned", {.minimum = -20, .fallback = -4, .group = "defence"}),
    declare::choice<&Switches::order>("turn.order", kOrders, {.group = "turn", .rules = "R3-69"}),
    declare::choice<&Switches::sortedAnew>("turn.sortedAnew", kOffOn, {.group = "turn", .rules = "R3-53 R3-69"}),
    declare::table<&Switches::maneuvers>("maneuvers", kManeuverTable, {.group = "turn", .rules = "R3-69"}),
    declare::choice<&Switches::bonusesCount>("maneuver.bonuses", kOffOn, {.fallback = 1, .group = "turn", .rules = "R3-69"}),
    declare::table<&Switches::bonuses>("bonuses", kBonusTable, {.group = "turn", .rules = "R3-69"}),
    declare::choice<&Switches::posturesCount>("posture.penalties", kOffOn, {.fallback = 1, .group = "posture", .rules = "R3-69"}),
    declare::choice<&Switches::risesInTwo>("posture.risesInTwo", kOffOn, {.group = "posture", .rules = "R3-69"}),
    declare::table<&Switches::postures>("postures", kPostureTable, {.group = "posture", .rules = "R3-70"}),
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
/// A number of a maneuver that the sheet does not print; 0 where they do not count (R3-D34).
[[nodiscard]] std::int32_t bonusOf(const Switches& switches, Bonus bonus);
/// What a posture costs a defence (R3-D35).
[[nodiscard]] std::int32_t defencePenalty(const Switches& switches, Posture posture);
/// What a type makes of penetrating damage, in halves (R3-51).
[[nodiscard]] std::int32_t typeHalves(const Switches& switches, DamageType type);
/// What a place makes of damage of a type instead, in halves; 0: nothing of its own. Where places count (R3-D50).
[[nodiscard]] std::int32_t placeHalves(const Switches& switches, Place place, DamageType type);
[[nodiscard]] Open openIn(const Switches& switches, Maneuver maneuver);
[[nodiscard]] Distance distanceIn(const Switches& switches, Maneuver maneuver);

/// Built-in sets of switches: "At the table", the defaults, and "Printed sheet".
[[nodiscard]] std::span<const Profile> profiles();

extern const RecordDeclaration switchesRecord;

}  // namespace hitspread::rollunder
