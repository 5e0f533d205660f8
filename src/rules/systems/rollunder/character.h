#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/rollunder/housetables.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace hitspread::rollunder {

inline constexpr std::int32_t kMostSkill = 60;
inline constexpr std::int32_t kMostDr = 99;
inline constexpr std::int32_t kMostHp = 999;
inline constexpr std::int32_t kMostHpLost = 99999;
/// Basic Speed is kept in thousandths: half of 5.25 is 2.625 (R3-D18).
inline constexpr std::int32_t kThousandths = 1000;

/// Damage resistance by cell; no entry: of Vitals that of the Torso, of any other none (R3-D65).
using Resistance = std::array<std::int32_t, kLocations>;
inline constexpr Resistance kNoResistance = [] {
    Resistance none{};
    none.fill(kNoEntry);
    return none;
}();
[[nodiscard]] constexpr std::int32_t drAt(const Resistance& dr, Location location)
{
    const auto at = [&dr](Location cell) { return dr[static_cast<std::size_t>(cell)]; };
    std::int32_t points = at(location);
    if (points == kNoEntry && location == Location::Vitals)
        points = at(Location::Torso);
    return points == kNoEntry ? 0 : points;
}

/// Hands of a body.
enum class Hand : std::uint8_t { Right, Left };
inline constexpr std::array<std::string_view, 2> kHands{"right", "left"};
[[nodiscard]] constexpr Hand other(Hand hand)
{
    return hand == Hand::Right ? Hand::Left : Hand::Right;
}

/// A character of 3d6 roll-under (section 2.c).
struct Character {
    std::string name;
    std::string notes;
    std::string traits;
    std::int32_t st = 10;
    std::int32_t dx = 10;
    std::int32_t iq = 10;
    std::int32_t ht = 10;
    std::int32_t hpMax = 10;
    std::int32_t basicSpeed = 5000;  ///< in thousandths
    std::int32_t move = 5;           ///< with what he carries
    Ranks skills;                    ///< based on DX or IQ, which shock lowers
    Ranks otherSkills;
    Hand dominant = Hand::Right;
    bool handless = false;          ///< an animal: he holds nothing, parries with nothing and strikes with no fist
    Resistance dr = kNoResistance;  ///< of what no record of armour stands for
};

/// A penalty on somebody's defence against the next attack of who feinted (R3-D34).
struct Feinted {
    std::int32_t from;
    std::int32_t value;  ///< taken off
    std::int32_t until;  ///< turn at whose end it is over
    friend constexpr bool operator==(const Feinted&, const Feinted&) = default;
};
inline constexpr std::size_t kMostFeints = 8;

/// What an All-Out Attack is for (R3-D34, R3-D44).
enum class AllOut : std::uint8_t { ToHit, SecondAttack, Damage };
inline constexpr std::array<std::string_view, 3> kAllOuts{"toHit", "secondAttack", "damage"};

/// What a Wait waits for; the rest is the game master's (R3-D39).
enum class Trigger : std::uint8_t { Other, Attacks, Moves, ComesInReach, Rises, Shoots };
inline constexpr std::array<std::string_view, 6> kTriggers{"other",        "attacks", "moves",
                                                           "comesInReach", "rises",   "shoots"};

/// How somebody defends himself (R3-20, R3-25, R3-30); a parry is made with what a hand holds.
enum class DefenceKind : std::uint8_t { None, Dodge, Block, ParryRight, ParryLeft };
inline constexpr std::array<std::string_view, 5> kDefenceKinds{"none", "dodge", "block", "parryRight", "parryLeft"};

/// What somebody does in the turn: one of the maneuvers, or none yet.
enum class Doing : std::uint8_t { Nothing };
inline constexpr auto kDoings = [] {
    std::array<std::string_view, kManeuverCount + 1> ids{"none"};
    std::ranges::copy(kManeuvers, ids.begin() + 1);
    return ids;
}();
[[nodiscard]] constexpr Doing doingOf(Maneuver maneuver)
{
    return static_cast<Doing>(static_cast<int>(maneuver) + 1);
}

inline constexpr std::int32_t kDeathThresholds = 4;
inline constexpr std::array<std::string_view, 4> kThresholds{"1", "2", "3", "4"};

/// What happens to a character in a fight. Who is meant is a number of the request; 0: nobody.
struct Condition {
    std::int32_t hpLost = 0;      ///< HP = hpMax - hpLost
    std::int32_t lost = 0;        ///< HP lost since his last own turn began (R3-D68)
    std::int32_t shock = 0;       ///< taken off his skills in the turn that runs for him
    std::int32_t thresholds = 0;  ///< death rolls that are behind him, as bits from -1 x HP on (R3-D29)
    bool unconscious = false;
    bool dead = false;
    bool stunned = false;
    Posture posture = Posture::Standing;
    Posture posturePast = Posture::Standing;  ///< which counts until his next turn where it is worse (R3-D35)
    bool rising = false;                      ///< half the way up (R3-D70)
    bool offBalance = false;                  ///< until his next turn
    std::int32_t aimAt = 0;
    std::int32_t aimWith = 0;
    std::int32_t aimTurns = 0;
    std::int32_t evaluateAt = 0;
    std::int32_t evaluateTurns = 0;
    Rows<Feinted, kMostFeints> feints;
    bool inTurn = false;  ///< a turn runs in which his place comes
    bool begun = false;   ///< it has come
    bool acted = false;   ///< his maneuver is taken
    Doing doing = Doing::Nothing;
    AllOut allOut = AllOut::ToHit;
    DefenceKind defends = DefenceKind::None;  ///< what an All-Out Defense is for; of a parry with either hand
    bool rapid = false;                       ///< Rapid Strike
    std::int32_t strikesLeft = 0;
    std::int32_t struckAt = 0;
    std::int32_t moved = 0;  ///< yards in his last own turn (R3-D60)
    std::int32_t parries = 0;
    std::int32_t blocks = 0;
    std::int32_t retreats = 0;
    std::int32_t retreatedFrom = 0;
    bool acrobatic = false;  ///< dodged so
    bool waiting = false;
    Trigger waitTrigger = Trigger::Other;
    std::int32_t waitFor = 0;
    std::int32_t placeSpeed = kNoEntry;  ///< Basic Speed he was placed by; no entry: he has no place yet
    std::int32_t rollOff = kNoEntry;
};

// clang-format off
inline constexpr declare::FieldTable kConditionFields{
    declare::number<&Condition::hpLost>("hpLost", {.maximum = kMostHpLost, .group = "tracks", .rules = "R3-51", .goesOn = true}),
    declare::number<&Condition::lost>("lost", {.maximum = kMostHpLost, .group = "tracks", .rules = "R3-15", .kept = true}),
    declare::number<&Condition::shock>("shock", {.maximum = 4, .group = "tracks", .rules = "R3-15 R3-16"}),
    declare::set<&Condition::thresholds>("thresholds", kThresholds, {.group = "tracks", .rules = "R3-56 R3-57 R3-58 R3-59", .goesOn = true}),
    declare::flag<&Condition::unconscious>("unconscious", {.group = "tracks", .rules = "R3-55", .goesOn = true}),
    declare::flag<&Condition::dead>("dead", {.group = "tracks", .rules = "R3-56 R3-60", .goesOn = true}),
    declare::flag<&Condition::stunned>("stunned", {.group = "effects"}),
    declare::choice<&Condition::posture>("posture", kPostures, {.group = "effects", .rules = "R3-70"}),
    declare::choice<&Condition::posturePast>("posturePast", kPostures, {.group = "effects", .rules = "R3-69", .kept = true}),
    declare::flag<&Condition::rising>("rising", {.group = "effects", .rules = "R3-69", .kept = true}),
    declare::flag<&Condition::offBalance>("offBalance", {.group = "effects", .rules = "R3-68"}),
    declare::someone<&Condition::aimAt>("aimAt", {.group = "turn", .rules = "R3-61", .kept = true}),
    declare::something<&Condition::aimWith>("aimWith", {.group = "turn", .rules = "R3-61", .kept = true}),
    declare::number<&Condition::aimTurns>("aimTurns", {.maximum = 99, .group = "turn", .rules = "R3-61"}),
    declare::someone<&Condition::evaluateAt>("evaluateAt", {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::number<&Condition::evaluateTurns>("evaluateTurns", {.maximum = 99, .group = "turn", .rules = "R3-69"}),
    declare::rows<&Condition::feints>("feintCount", {.group = "effects", .rules = "R3-69", .kept = true},
        declare::someone<&Feinted::from>("feintFrom", {.group = "effects", .rules = "R3-69"}),
        declare::number<&Feinted::value>("feintPenalty", {.maximum = 99, .group = "effects", .rules = "R3-69"}),
        declare::number<&Feinted::until>("feintUntil", {.maximum = 9999, .group = "effects", .rules = "R3-69"})),
    declare::flag<&Condition::inTurn>("inTurn", {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::flag<&Condition::begun>("begun", {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::flag<&Condition::acted>("acted", {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::choice<&Condition::doing>("maneuver", kDoings, {.group = "turn", .rules = "R3-69"}),
    declare::choice<&Condition::allOut>("allOut", kAllOuts, {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::choice<&Condition::defends>("allOutDefense", kDefenceKinds, {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::flag<&Condition::rapid>("rapid", {.group = "turn", .rules = "R3-18", .kept = true}),
    declare::number<&Condition::strikesLeft>("strikesLeft", {.maximum = 9, .group = "turn", .rules = "R3-18", .kept = true}),
    declare::someone<&Condition::struckAt>("struckAt", {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::number<&Condition::moved>("moved", {.maximum = 999, .unit = "yd", .group = "turn", .rules = "R3-62"}),
    declare::number<&Condition::parries>("parries", {.maximum = 99, .group = "turn", .rules = "R3-32"}),
    declare::number<&Condition::blocks>("blocks", {.maximum = 9, .group = "turn", .rules = "R3-27"}),
    declare::number<&Condition::retreats>("retreats", {.maximum = 99, .group = "turn", .rules = "R3-36"}),
    declare::someone<&Condition::retreatedFrom>("retreatedFrom", {.group = "turn", .rules = "R3-36", .kept = true}),
    declare::flag<&Condition::acrobatic>("acrobatic", {.group = "turn", .rules = "R3-23"}),
    declare::flag<&Condition::waiting>("waiting", {.group = "turn", .rules = "R3-69"}),
    declare::choice<&Condition::waitTrigger>("waitTrigger", kTriggers, {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::someone<&Condition::waitFor>("waitFor", {.group = "turn", .rules = "R3-69", .kept = true}),
    declare::number<&Condition::placeSpeed>("placeSpeed", {.maximum = 20000, .fallback = kNoEntry, .optional = true, .group = "turn",
                                            .rules = "R3-69", .kept = true}),
    declare::number<&Condition::rollOff>("rollOff", {.maximum = 99999, .fallback = kNoEntry, .optional = true, .group = "turn",
                                         .rules = "R3-69", .kept = true}),
};
// clang-format on
/// See StateLedger.
constexpr const auto& fieldsOf(const Condition*)
{
    return kConditionFields;
}

[[nodiscard]] inline std::int32_t hpOf(const Character& character, const Condition& condition)
{
    return character.hpMax - condition.hpLost;
}
/// Neither dead nor unconscious.
[[nodiscard]] inline bool canAct(const Condition& condition)
{
    return !condition.dead && !condition.unconscious;
}
/// Level of a skill, and whether shock lowers it; who has it not uses DX.
struct Skill {
    std::int32_t level = 0;
    bool isOfDxOrIq = true;
};
[[nodiscard]] Skill skillOf(const Character& character, std::string_view name);
/// Whether he has it at all.
[[nodiscard]] bool hasSkill(const Character& character, std::string_view name);

/// Names of the skills rules ask for.
inline constexpr std::string_view kAcrobatics = "Acrobatics";
inline constexpr std::string_view kUnarmed = "Unarmed";
inline constexpr std::string_view kShield = "Shield";

extern const RecordDeclaration characterRecord;
extern const RecordDeclaration conditionRecord;

}  // namespace hitspread::rollunder
