#pragma once

#include "rules/core/declare/declaretable.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/core/system.h"
#include "rules/core/systemfacets.h"
#include "rules/systems/percentile/housetables.h"
#include "rules/systems/percentile/locationtable.h"

#include <array>
#include <cstdint>
#include <span>

namespace hitspread::percentile {

enum class DuelHit : std::uint8_t { AtOrUnder, StrictlyUnder };
/// Up to which roll a success is critical (PCT-D11).
enum class CriticalRule : std::uint8_t { PercentOfRating, Flat };

inline constexpr std::int32_t kFlatCritical = 2;
inline constexpr std::int32_t kUsualFumble = 99;

/// Locations a ranged critical may choose, as bits (PCT-D25).
[[nodiscard]] constexpr std::int32_t bit(Location location)
{
    return 1 << static_cast<int>(location);
}
/// What a shot called at one of a game master's own locations adds to the rating, if nobody says otherwise.
inline constexpr std::int32_t kUsualOwnCost = -20;
inline constexpr std::array<std::int32_t, kOwnLocationCount> kUsualOwnCosts = [] {
    std::array<std::int32_t, kOwnLocationCount> costs{};
    costs.fill(kUsualOwnCost);
    return costs;
}();
inline constexpr std::int32_t kHouseCritical = bit(Location::Head) | bit(Location::Chest);

/// The switches and tables of section 1.a.
struct Switches {
    CriticalRule critical = CriticalRule::PercentOfRating;  ///< PCT-D11
    std::int32_t criticalPercent = 2;
    std::int32_t criticalMinimum = 1;
    std::int32_t fumble = kUsualFumble;        ///< lowest roll that is one; 101: none is (PCT-D12)
    bool clash = true;                         ///< PCT-D14
    bool defenceCritical = false;              ///< a critical defence always negates (PCT-D18)
    std::int32_t defencesPerRound = kNoEntry;  ///< no entry: as many as attacks (PCT-D16)
    std::int32_t furtherDefence = 0;           ///< taken off for each defence before in the round (PCT-D16)
    bool meleeWeaponDamage = true;             ///< PCT-D21
    bool rangedAddDex = false;                 ///< PCT-D26
    // What a called shot adds to the rating (PCT-D24). It belongs to the location, which may stand in several rows of the table.
    std::int32_t calledHead = -40;
    std::int32_t calledChest = -10;
    std::int32_t calledAbdomen = -10;
    std::int32_t calledRightArm = -20;
    std::int32_t calledLeftArm = -20;
    std::int32_t calledRightLeg = -20;
    std::int32_t calledLeftLeg = -20;
    std::array<std::int32_t, kOwnLocationCount> calledOwn = kUsualOwnCosts;
    std::int32_t criticalLocations = kHouseCritical;
    bool duel = true;                                       ///< PCT-32: the procedure is optional
    DuelHit duelHit = DuelHit::AtOrUnder;                   ///< PCT-D30
    Table hitLocations = tableOf(kHitLocations.shipped());  ///< PCT-D23
    Table bodyPieces = tableOf(kBodyPieces.shipped());      ///< what locations are made of (section 1.d)
    Ranks locationNames;                                    ///< own names of locations, each with its number, from 1
    Table lossOfCombat = tableOf(kLossOfCombat.shipped());  ///< PCT-D20
    Table woundLevels = tableOf(kWoundTable.shipped());     ///< PCT-D29
    Table meleeFumbles = tableOf(kMeleeFumbles.shipped());  ///< PCT-D35
    Table rangedFumbles = tableOf(kRangedFumbles.shipped());
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
inline constexpr std::array<std::string_view, 2> kDuelHit{"atOrUnder", "strictlyUnder"};
inline constexpr std::array<std::string_view, 2> kCriticalRules{"percentOfRating", "flat"};

[[nodiscard]] constexpr declare::Traits calledShot(std::int32_t usual, std::span<const std::string_view> locations = {})
{
    return {
        .minimum = -200, .maximum = 0, .fallback = usual, .group = "tables", .rules = "PCT-29", .elements = locations};
}

inline constexpr declare::FieldTable kSwitchFields{
    declare::choice<&Switches::critical>("critical", kCriticalRules, {.group = "rolls", .rules = "PCT-11 PCT-24"}),
    declare::number<&Switches::criticalPercent>(
        "critical.percent", {.maximum = 100, .fallback = 2, .group = "rolls", .rules = "PCT-11 PCT-24"}),
    declare::number<&Switches::criticalMinimum>(
        "critical.minimum", {.maximum = 100, .fallback = 1, .group = "rolls", .rules = "PCT-11 PCT-24"}),
    declare::number<&Switches::fumble>(
        "fumble",
        {.minimum = 51, .maximum = 101, .fallback = kUsualFumble, .group = "rolls", .rules = "PCT-13 PCT-26"}),
    declare::choice<&Switches::clash>("clash", kOffOn, {.fallback = 1, .group = "melee", .rules = "PCT-09"}),
    declare::choice<&Switches::meleeWeaponDamage>("melee.weaponDamage", kOffOn,
                                                  {.fallback = 1, .group = "melee", .rules = "PCT-16 PCT-31"}),
    declare::choice<&Switches::defenceCritical>("defence.critical", kOffOn,
                                                {.group = "defence", .rules = "PCT-14 PCT-27"}),
    declare::number<&Switches::defencesPerRound>(
        "defence.most",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "defence", .rules = "PCT-14 PCT-27"}),
    declare::number<&Switches::furtherDefence>("defence.further",
                                               {.maximum = 100, .group = "defence", .rules = "PCT-14 PCT-27"}),
    declare::choice<&Switches::rangedAddDex>("ranged.addDex", kOffOn,
                                             {.group = "ranged", .rules = "PCT-22 PCT-27 PCT-28"}),
    declare::choice<&Switches::duel>("duel", kOffOn, {.fallback = 1, .group = "duels", .rules = "PCT-32"}),
    declare::choice<&Switches::duelHit>("duel.hit", kDuelHit, {.group = "duels", .rules = "PCT-35"}),
    declare::table<&Switches::hitLocations>("hitLocations", kHitLocations,
                                            {.group = "tables", .rules = "PCT-29 PCT-30"}),
    declare::number<&Switches::calledHead>("calledShot.head", calledShot(-40)),
    declare::number<&Switches::calledChest>("calledShot.chest", calledShot(-10)),
    declare::number<&Switches::calledAbdomen>("calledShot.abdomen", calledShot(-10)),
    declare::number<&Switches::calledRightArm>("calledShot.rightArm", calledShot(-20)),
    declare::number<&Switches::calledLeftArm>("calledShot.leftArm", calledShot(-20)),
    declare::number<&Switches::calledRightLeg>("calledShot.rightLeg", calledShot(-20)),
    declare::number<&Switches::calledLeftLeg>("calledShot.leftLeg", calledShot(-20)),
    declare::number<&Switches::calledOwn>("calledShot.own", calledShot(kUsualOwnCost, kOwnLocationIds)),
    declare::set<&Switches::criticalLocations>("criticalLocations", kLocationIds,
                                               {.fallback = kHouseCritical, .group = "tables", .rules = "PCT-24"}),
    declare::table<&Switches::bodyPieces>("bodyPieces", kBodyPieces, {.group = "tables", .rules = "PCT-29"}),
    declare::ranks<&Switches::locationNames>("locationNames", static_cast<std::int32_t>(kLocations),
                                             {.minimum = 1, .group = "tables", .rules = "PCT-29"}),
    declare::table<&Switches::lossOfCombat>("lossOfCombat", kLossOfCombat, {.group = "tables", .rules = "PCT-16"}),
    declare::table<&Switches::woundLevels>("woundLevels", kWoundTable,
                                           {.group = "tables", .rules = "PCT-15 PCT-28 PCT-31"}),
    declare::table<&Switches::meleeFumbles>("meleeFumbles", kMeleeFumbles, {.group = "tables", .rules = "PCT-13"}),
    declare::table<&Switches::rangedFumbles>("rangedFumbles", kRangedFumbles, {.group = "tables", .rules = "PCT-26"}),
};
/// See declare::on.
constexpr const auto& fieldsOf(const Switches*)
{
    return kSwitchFields;
}

/// How house rules cut bodies: the location of each piece, and what the locations are called where not as usual (section 1.d).
[[nodiscard]] BodyCut bodyCut(const Switches& switches);

/// What a shot called at a location adds to the rating (PCT-D24).
[[nodiscard]] std::int32_t calledShotCost(const Switches& switches, Location location);
/// Whether a ranged critical may choose it (PCT-D25).
[[nodiscard]] inline bool isCritical(const Switches& switches, Location location)
{
    return (switches.criticalLocations & bit(location)) != 0;
}

/// Built-in sets of switches: the defaults, and the one where the sheet's words stand against its own example (PCT-35, PCT-D30).
[[nodiscard]] std::span<const Profile> profiles();

extern const RecordDeclaration switchesRecord;

}  // namespace hitspread::percentile
