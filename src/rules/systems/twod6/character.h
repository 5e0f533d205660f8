#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/twod6/switches.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace hitspread::twod6 {

inline constexpr std::int32_t kMostBuild = 12;
inline constexpr std::int32_t kMostBoxes = 6 * kMostBuild;
inline constexpr std::int32_t kMostLevel = 12;
inline constexpr std::int32_t kLeastLevel = 2;
inline constexpr std::int32_t kRoundsPerMinute = 6;
inline constexpr std::int32_t kSecondsPerRound = 10;

/// Hands of a body.
enum class Hand : std::uint8_t { Right, Left };
inline constexpr std::array<std::string_view, 2> kHands{"right", "left"};

/// A character of 2d6 personal combat (section 3.c). A skill is its level: the target number, lower is better (TD-D02).
struct Character {
    std::string name;
    std::string notes;
    std::int32_t bld = 5;
    std::int32_t ref = 5;
    std::int32_t itn = 5;
    Ranks skills;
    std::int32_t runningBonus = kNoEntry;  ///< instead of what the level comes to (TD-D02)
    Hand dominant = Hand::Right;
};

/// How somebody last moved (TD-20, TD-D11).
enum class Movement : std::uint8_t { Stationary, Walked, Ran, Sprinted, Evaded };
inline constexpr std::array<std::string_view, 5> kMovements{"stationary", "walked", "ran", "sprinted", "evaded"};

/// What stands before somebody against shots (TD-43, TD-D38).
enum class Cover : std::uint8_t { None, Partial, Full };
inline constexpr std::array<std::string_view, 3> kCovers{"none", "partial", "full"};

/// Kinds of action that are spent for the round, as bits: those of ActionKind but Other (TD-17).
inline constexpr std::array<std::string_view, 3> kSpentKinds{"movement", "combat", "handling"};
[[nodiscard]] constexpr std::int32_t bitOf(ActionKind kind)
{
    return kind == ActionKind::Other ? 0 : 1 << static_cast<int>(kind);
}

/// Who holds somebody (TD-77, TD-D54).
struct Holder {
    std::int32_t who;
    friend constexpr bool operator==(const Holder&, const Holder&) = default;
};
inline constexpr std::size_t kMostHolders = 4;

/// What happens to a character in a fight and after it. Who is meant is a number of the request; 0: nobody. Time to come is counted in
/// rounds left, so that nothing hangs on the number of a round.
struct Condition {
    // The monitor (TD-92 to TD-100, TD-D25).
    std::int32_t lethal = 0;  ///< L
    std::int32_t filled = 0;  ///< F: boxes of either kind, 0 <= L <= F <= 6 x BLD
    bool unconscious = false;
    bool dead = false;
    bool stabilised = false;
    std::int32_t saveIn = kNoEntry;  ///< rounds to the next Build save; no entry: no clock runs (TD-110, TD-D63)
    std::int32_t savesMade = 0;      ///< in a row (TD-D63)
    std::int32_t wakeIn = kNoEntry;  ///< rounds to the next try to wake (TD-114, TD-D64)
    // Wounds by location (TD-105 to TD-108, TD-124 to TD-131).
    std::array<Wound, kLocations> wounds{};
    std::array<std::int32_t, kLocations> daysLeft{};  ///< of recovery; 0: neither way is chosen
    std::int32_t operated = 0;                        ///< locations a surgery succeeded on
    std::int32_t operatedToday = 0;                   ///< tried there today (TD-D66)
    bool mayAct = false;  ///< the game master lets him act with Head or Torso Incapacitated (TD-D61)
    // Where and how he is.
    bool prone = false;
    std::int32_t elevation = 0;  ///< a higher number is higher (TD-D67)
    Cover cover = Cover::None;
    std::int32_t covered = 0;  ///< locations behind it (TD-D38)
    bool concealed = false;    ///< in partial concealment (TD-62h)
    // The turn.
    std::int32_t score = kNoEntry;   ///< Initiative Score; no entry: he has none yet (TD-03)
    std::int32_t tieDie = kNoEntry;  ///< (TD-06)
    std::int32_t seized = 0;  ///< his place in the stack of seizures, the highest acts first; 0: in none (TD-08, TD-09)
    bool surprised = false;   ///< in round 1 (TD-11)
    bool inRound = false;     ///< a round runs
    bool begun = false;       ///< his turn of it has
    bool acted = false;       ///< it is over
    std::int32_t simple = 0;  ///< Simple Actions taken (TD-16)
    bool complexTaken = false;
    std::int32_t kinds = 0;  ///< spent (TD-17)
    Movement movement = Movement::Stationary;
    std::int32_t metres = 0;
    bool evadeOpen = false;      ///< its movement is still to come (TD-28, TD-D48)
    bool rolledAgainst = false;  ///< this round: an evader may move
    bool drew = false;           ///< this round
    bool shot = false;           ///< made a ranged attack this round
    bool allOut = false;         ///< until his next turn (TD-70, TD-D12)
    std::int32_t aimAt = 0;
    std::int32_t aimWith = 0;
    std::int32_t aimRounds = 0;  ///< careful aim (TD-47)
    std::int32_t treats = 0;     ///< whom he stabilises (TD-D62)
    std::int32_t treatRounds = 0;
    std::int32_t holding = 0;
    Rows<Holder, kMostHolders> heldBy;
    // Days of healing (TD-116 to TD-123, TD-D41, TD-D71).
    bool underCare = false;        ///< out of action (TD-123)
    bool caredToday = false;       ///< the roll of the day is made
    std::int32_t restMinutes = 0;  ///< of the hour that runs; exact timing: towards the next Bruise point
    std::int32_t weekDays = 0;     ///< of the week that runs
    std::int32_t weekShares =
        0;  ///< points a week of its days that were not under care, summed: a seventh of them heals
};

// clang-format off
inline constexpr declare::FieldTable kConditionFields{
    declare::number<&Condition::lethal>("lethal", {.maximum = kMostBoxes, .group = "tracks", .rules = "TD-93 TD-95 TD-98 TD-99 TD-100", .goesOn = true}),
    declare::number<&Condition::filled>("filled", {.maximum = kMostBoxes, .group = "tracks", .rules = "TD-92 TD-93 TD-94 TD-97 TD-99", .goesOn = true}),
    declare::flag<&Condition::unconscious>("unconscious", {.group = "tracks", .rules = "TD-97 TD-103 TD-104", .goesOn = true}),
    declare::flag<&Condition::dead>("dead", {.group = "tracks", .rules = "TD-95", .goesOn = true}),
    declare::flag<&Condition::stabilised>("stabilised", {.group = "tracks", .rules = "TD-109 TD-113", .goesOn = true}),
    declare::number<&Condition::saveIn>("saveIn", {.maximum = 9999, .fallback = kNoEntry, .optional = true, .group = "tracks",
                                        .rules = "TD-110 TD-111", .goesOn = true}),
    declare::number<&Condition::savesMade>("savesMade", {.maximum = 99, .group = "tracks", .rules = "TD-111", .kept = true, .goesOn = true}),
    declare::number<&Condition::wakeIn>("wakeIn", {.maximum = 9999, .fallback = kNoEntry, .optional = true, .group = "tracks",
                                        .rules = "TD-114", .goesOn = true}),
    declare::choice<&Condition::wounds>("wounds", kWounds, {.group = "wounds", .rules = "TD-105 TD-106 TD-107 TD-108",
                                        .elements = kLocationIds, .goesOn = true}),
    declare::number<&Condition::daysLeft>("daysLeft", {.maximum = 999, .unit = "d", .group = "wounds", .rules = "TD-125 TD-129",
                                          .elements = kLocationIds, .goesOn = true}),
    declare::set<&Condition::operated>("operated", kLocationIds, {.group = "wounds", .rules = "TD-129", .goesOn = true}),
    declare::set<&Condition::operatedToday>("operatedToday", kLocationIds, {.group = "wounds", .rules = "TD-127", .kept = true, .goesOn = true}),
    declare::flag<&Condition::mayAct>("mayAct", {.group = "wounds", .rules = "TD-108", .goesOn = true}),
    declare::flag<&Condition::prone>("prone", {.group = "effects", .rules = "TD-43 TD-76"}),
    declare::number<&Condition::elevation>("elevation", {.minimum = -99, .maximum = 99, .group = "effects", .rules = "TD-60 TD-62 TD-63"}),
    declare::choice<&Condition::cover>("cover", kCovers, {.group = "effects", .rules = "TD-43"}),
    declare::set<&Condition::covered>("covered", kLocationIds, {.group = "effects", .rules = "TD-40 TD-84"}),
    declare::flag<&Condition::concealed>("concealed", {.group = "effects", .rules = "TD-62"}),
    declare::number<&Condition::score>("score", {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "turn",
                                       .rules = "TD-03 TD-04"}),
    declare::number<&Condition::tieDie>("tieDie", {.maximum = 999999, .fallback = kNoEntry, .optional = true, .group = "turn",
                                        .rules = "TD-06", .kept = true}),
    declare::number<&Condition::seized>("seized", {.maximum = 999, .group = "turn", .rules = "TD-08 TD-09 TD-10"}),
    declare::flag<&Condition::surprised>("surprised", {.group = "turn", .rules = "TD-11"}),
    declare::flag<&Condition::inRound>("inRound", {.group = "turn", .rules = "TD-01", .kept = true}),
    declare::flag<&Condition::begun>("begun", {.group = "turn", .rules = "TD-19", .kept = true}),
    declare::flag<&Condition::acted>("acted", {.group = "turn", .rules = "TD-01", .kept = true}),
    declare::number<&Condition::simple>("simple", {.maximum = 2, .group = "turn", .rules = "TD-16"}),
    declare::flag<&Condition::complexTaken>("complex", {.group = "turn", .rules = "TD-16"}),
    declare::set<&Condition::kinds>("kinds", kSpentKinds, {.group = "turn", .rules = "TD-17"}),
    declare::choice<&Condition::movement>("movement", kMovements, {.group = "turn", .rules = "TD-20 TD-43 TD-62"}),
    declare::number<&Condition::metres>("metres", {.maximum = 9999, .unit = "m", .group = "turn", .rules = "TD-39 TD-72"}),
    declare::flag<&Condition::evadeOpen>("evadeOpen", {.group = "turn", .rules = "TD-28"}),
    declare::flag<&Condition::rolledAgainst>("rolledAgainst", {.group = "turn", .rules = "TD-28", .kept = true}),
    declare::flag<&Condition::drew>("drew", {.group = "turn", .rules = "TD-44 TD-63"}),
    declare::flag<&Condition::shot>("shot", {.group = "turn", .rules = "TD-62"}),
    declare::flag<&Condition::allOut>("allOut", {.group = "turn", .rules = "TD-62 TD-70"}),
    declare::someone<&Condition::aimAt>("aimAt", {.group = "turn", .rules = "TD-47", .kept = true}),
    declare::something<&Condition::aimWith>("aimWith", {.group = "turn", .rules = "TD-47", .kept = true}),
    declare::number<&Condition::aimRounds>("aimRounds", {.maximum = 99, .group = "turn", .rules = "TD-47 TD-48"}),
    declare::someone<&Condition::treats>("treats", {.group = "turn", .rules = "TD-113", .kept = true}),
    declare::number<&Condition::treatRounds>("treatRounds", {.maximum = 6, .group = "turn", .rules = "TD-113"}),
    declare::someone<&Condition::holding>("holding", {.group = "effects", .rules = "TD-77 TD-79", .joins = true}),
    declare::rows<&Condition::heldBy>("heldByCount", {.group = "effects", .rules = "TD-77"},
        declare::someone<&Holder::who>("heldBy", {.group = "effects", .rules = "TD-77"})),
    declare::flag<&Condition::underCare>("underCare", {.group = "healing", .rules = "TD-123", .goesOn = true}),
    declare::flag<&Condition::caredToday>("caredToday", {.group = "healing", .rules = "TD-121", .kept = true, .goesOn = true}),
    declare::number<&Condition::restMinutes>("restMinutes", {.maximum = 59, .group = "healing", .rules = "TD-116 TD-117", .kept = true, .goesOn = true}),
    declare::number<&Condition::weekDays>("weekDays", {.maximum = 6, .group = "healing", .rules = "TD-118", .kept = true, .goesOn = true}),
    declare::number<&Condition::weekShares>("weekShares", {.maximum = 999, .group = "healing", .rules = "TD-118", .kept = true, .goesOn = true}),
};
// clang-format on
/// See StateLedger.
constexpr const auto& fieldsOf(const Condition*)
{
    return kConditionFields;
}

/// Neither dead nor unconscious.
[[nodiscard]] inline bool isAwake(const Condition& condition)
{
    return !condition.dead && !condition.unconscious;
}
[[nodiscard]] inline bool isHeld(const Condition& condition)
{
    return !condition.heldBy.isEmpty();
}
[[nodiscard]] inline bool isHeldBy(const Condition& condition, std::int32_t who)
{
    return std::ranges::any_of(condition.heldBy, [who](const Holder& holder) { return holder.who == who; });
}
[[nodiscard]] inline Wound woundAt(const Condition& condition, Location location)
{
    return condition.wounds[static_cast<std::size_t>(location)];
}
/// Whether an Incapacitated Head or Torso keeps him from Simple and Complex Actions (TD-108, TD-D61).
[[nodiscard]] bool isLaidUp(const Condition& condition);
/// The arm or leg of a hand's side, and the arm used as a weapon hand.
[[nodiscard]] constexpr Location armOf(Hand hand)
{
    return hand == Hand::Right ? Location::RightArm : Location::LeftArm;
}
/// What a cover usually covers: the legs, or all but head and weapon arm (TD-D38).
[[nodiscard]] std::int32_t usuallyCovered(Cover cover, Hand dominant);

/// Level of a skill; of one nobody learned, that of the house (TD-D04).
[[nodiscard]] std::int32_t levelOf(const Character& who, const Switches& switches, std::string_view skill);

/// Names of the skills rules ask for.
inline constexpr std::string_view kRunningSkill = "Running";
inline constexpr std::string_view kAcrobatics = "Acrobatics";
inline constexpr std::string_view kUnarmed = "Unarmed Combat";
inline constexpr std::string_view kMedtech = "Medtech";

extern const RecordDeclaration characterRecord;
extern const RecordDeclaration conditionRecord;

}  // namespace hitspread::twod6
