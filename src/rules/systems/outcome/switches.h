#pragma once

#include "rules/core/declare/declaretable.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/core/system.h"
#include "rules/systems/outcome/housetables.h"

#include <array>
#include <cstdint>
#include <span>

namespace hitspread::outcome {

/// What an outcome is rolled with (OUT-D01).
enum class Dice : std::uint8_t { FourFate, SixMinusSix, Table };
/// What a critical success of an attack is worth (OUT-D02).
enum class CriticalRule : std::uint8_t { DieCountsFive, FinalAtLeastFive, AlwaysHits };
/// When initiative is rolled (OUT-D26).
enum class InitiativeRule : std::uint8_t { EachTurn, Once };
/// What a garrote that is kept tight does in later turns (OUT-D30).
enum class GarroteRule : std::uint8_t { Repeat, NewRoll };

/// The switches and tables of section 4.a.
struct Switches {
    Dice dice = Dice::FourFate;
    CriticalRule critical = CriticalRule::DieCountsFive;
    bool criticalAvoids = false;           ///< a critical defence always avoids (OUT-D03)
    bool floorDefence = true;              ///< a defence counts 0 at least against attacks (OUT-D05)
    std::int32_t actionsLimit = kNoEntry;  ///< in a turn; no entry: none (OUT-D10)
    bool woundsAdd = true;                 ///< else only the worst wound counts (OUT-D21)
    InitiativeRule initiative = InitiativeRule::EachTurn;
    GarroteRule garrote = GarroteRule::Repeat;
    bool calledShots = false;  ///< (OUT-D34)
    Table calledShot = tableOf(kCalledTable.shipped());
    Table wounds = tableOf(kWoundTable.shipped());
    Table covers = tableOf(kCoverTable.shipped());
    Table materials = tableOf(kMaterialTable.shipped());
    Table defences = tableOf(kDefenceTable.shipped());
    Table ratings = tableOf(kRatingTable.shipped());
    Table outcomes = tableOf(kOutcomeTable.shipped());  ///< for a d100, where `dice` says so
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
inline constexpr std::array<std::string_view, 3> kDice{"fourFate", "sixMinusSix", "table"};
inline constexpr std::array<std::string_view, 3> kCriticalRules{"dieCountsFive", "finalAtLeastFive", "alwaysHits"};
inline constexpr std::array<std::string_view, 2> kInitiativeRules{"eachTurn", "once"};
inline constexpr std::array<std::string_view, 2> kGarroteRules{"repeat", "newRoll"};

inline constexpr declare::FieldTable kSwitchFields{
    declare::choice<&Switches::dice>("dice", kDice, {.group = "rolls", .rules = "OUT-01 OUT-09 OUT-10"}),
    declare::table<&Switches::outcomes>("outcomes", kOutcomeTable, {.group = "rolls", .rules = "OUT-01"}),
    declare::choice<&Switches::critical>("critical", kCriticalRules, {.group = "rolls", .rules = "OUT-09"}),
    declare::choice<&Switches::criticalAvoids>("defence.criticalAvoids", kOffOn,
                                               {.group = "defence", .rules = "OUT-03"}),
    declare::choice<&Switches::floorDefence>(
        "defence.floor", kOffOn, {.fallback = 1, .group = "defence", .rules = "OUT-03 OUT-48 OUT-53 OUT-57"}),
    declare::table<&Switches::defences>("defences", kDefenceTable, {.group = "defence", .rules = "OUT-06"}),
    declare::number<&Switches::actionsLimit>(
        "actions.limit",
        {.minimum = 1, .maximum = 9, .fallback = kNoEntry, .optional = true, .group = "turn", .rules = "OUT-11"}),
    declare::choice<&Switches::initiative>("initiative", kInitiativeRules, {.group = "turn", .rules = "OUT-67 OUT-68"}),
    declare::choice<&Switches::woundsAdd>("wound.add", kOffOn,
                                          {.fallback = 1, .group = "wounds", .rules = "OUT-02 OUT-74"}),
    declare::table<&Switches::wounds>("wounds", kWoundTable, {.group = "wounds", .rules = "OUT-74 OUT-75"}),
    declare::choice<&Switches::garrote>("garrote", kGarroteRules, {.group = "grappling", .rules = "OUT-57 OUT-58"}),
    declare::table<&Switches::covers>("covers", kCoverTable, {.group = "cover", .rules = "OUT-18"}),
    declare::table<&Switches::materials>("materials", kMaterialTable, {.group = "cover", .rules = "OUT-26"}),
    declare::table<&Switches::ratings>("ratings", kRatingTable, {.group = "ratings", .rules = "OUT-76"}),
    declare::choice<&Switches::calledShots>("calledShots", kOffOn, {.group = "body"}),
    declare::table<&Switches::calledShot>("calledShot", kCalledTable, {.group = "body"}),
};
/// See declare::on.
constexpr const auto& fieldsOf(const Switches*)
{
    return kSwitchFields;
}

/// The row of the wound table for so many damage levels (OUT-74).
[[nodiscard]] const TableRow& woundFor(const Switches& switches, std::int32_t levels);
/// The damage levels from which on the game master says whether somebody lives, by the wound table; the last row's where none says so.
[[nodiscard]] std::int32_t deadlyLevels(const Switches& switches);
/// What a cover of this much adds to attacks on who is behind it, 0 to -3 (OUT-18, OUT-D14).
[[nodiscard]] std::int32_t coverPenalty(const Switches& switches, Cover cover);
/// Points of armour of a cover that is fired through (OUT-26, OUT-D16); `points`: what the game master says of another one.
[[nodiscard]] std::int32_t materialArmour(const Switches& switches, Material material, std::int32_t points);
/// What a rating is called (OUT-76, OUT-D25).
[[nodiscard]] Rating ratingName(const Switches& switches, std::int32_t rating);
/// What a blow called at a piece adds to the attack, by the switch `calledShots` (OUT-D34).
[[nodiscard]] std::int32_t calledShotCost(const Switches& switches, Piece piece);
[[nodiscard]] bool mayDodge(const Switches& switches, WeaponKind kind);
[[nodiscard]] bool mayParry(const Switches& switches, WeaponKind kind);

/// Built-in sets of switches: the defaults, and those of the later public revision of the page (OUT-D02).
[[nodiscard]] std::span<const Profile> profiles();

extern const RecordDeclaration switchesRecord;

}  // namespace hitspread::outcome
