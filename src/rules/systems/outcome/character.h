#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/outcome/housetables.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace hitspread::outcome {

/// A character of the opposed outcome system (section 4.c).
struct Character {
    std::string name;
    std::string notes;
    std::string traits;
    std::int32_t discipline = 0;
    std::int32_t physique = 0;
    std::int32_t melee = 0;
    std::int32_t ranged = 0;
    std::int32_t unarmed = 0;
    Ranks skills;                ///< ratings of everything else
    bool painTolerance = false;  ///< wounds burden no roll of his (OUT-75)
    std::int32_t integralArmour = 0;
    std::int32_t wornArmour = 0;  ///< points of what no record of armour stands for
};

/// What somebody means to do in a turn (OUT-68, OUT-70).
enum class Plan : std::uint8_t {
    Strike,
    Shoot,      ///< single shots and bursts
    Automatic,  ///< more than bursts
    Grapple,
    Feint,
    Dodge,
    Parry,
    KeepHold,
    BreakHold,
    Aim,
    Move,
    Shield,
    Other
};
inline constexpr std::array<std::string_view, 13> kPlans{"strike", "shoot",  "automatic", "grapple",   "feint",
                                                         "dodge",  "parry",  "keepHold",  "breakHold", "aim",
                                                         "move",   "shield", "other"};

/// Something of that, against somebody or nobody in particular, so many times.
struct Planned {
    Plan plan;
    std::int32_t whom;  ///< 0: nobody in particular, of a defence whoever attacks
    std::int32_t count;
    std::int32_t done;
    friend constexpr bool operator==(const Planned&, const Planned&) = default;
};

/// Something to do, against somebody or nobody in particular.
struct Doing {
    Plan plan = Plan::Other;
    std::int32_t whom = 0;
};

/// A feint somebody has fallen for (OUT-62, OUT-64).
struct Token {
    std::int32_t until;  ///< turn at whose end it is over
    friend constexpr bool operator==(const Token&, const Token&) = default;
};

/// Arms and hands of a body.
inline constexpr std::array<std::string_view, 2> kArms{"left", "right"};
enum class Arm : std::uint8_t { Left, Right };
[[nodiscard]] constexpr std::int32_t bit(Arm arm)
{
    return 1 << static_cast<int>(arm);
}
[[nodiscard]] constexpr Arm other(Arm arm)
{
    return arm == Arm::Left ? Arm::Right : Arm::Left;
}

inline constexpr std::size_t kMostPlans = 8;
inline constexpr std::size_t kMostTokens = 12;
inline constexpr std::int32_t kMostAim = 3;  ///< turns of aiming that help, and the bonus they come to (OUT-17)

/// What happens to a character in a fight. Who is meant is a number of the request; 0: nobody.
struct Condition {
    std::int32_t levels = 0;  ///< of damage (OUT-74)
    bool dead = false;
    std::int32_t injuredArms = 0;    ///< as bits
    std::int32_t occupiedHands = 0;  ///< with other things than a shield that is strapped on
    std::int32_t aimAt = 0;
    std::int32_t aimTurns = 0;
    Rows<Token, kMostTokens> tokens;
    std::int32_t holding = 0;
    std::int32_t heldBy = 0;
    bool pinned = false;
    std::int32_t garrote =
        kNoEntry;        ///< damage each turn of who is held by him, before armour; no entry: it is no garrote
    bool keeps = false;  ///< his hold is taken or kept in this turn
    Cover cover = Cover::None;
    std::int32_t coverArmour = 0;  ///< points of armour of the cover where it is fired through
    bool concealed = false;
    bool invisible = false;
    bool pinpointed = false;
    std::int32_t shieldAgainst = 0;  ///< whom he parried or attacked with his shield in this turn (OUT-41)
    bool inTurn = false;             ///< a turn runs for him
    std::int32_t initiativeDie = kNoEntry;
    std::int32_t initiative = kNoEntry;
    std::int32_t rollOff = kNoEntry;
    Rows<Planned, kMostPlans> plan;
    std::int32_t actionsAdded = 0;  ///< which nobody declared: a shield bearer's against a grapple (OUT-45)
    bool moved = false;             ///< in this turn (OUT-16)
};

// clang-format off
inline constexpr declare::FieldTable kConditionFields{
    declare::number<&Condition::levels>("levels", {.maximum = kMostLevels, .group = "tracks", .rules = "OUT-74", .goesOn = true}),
    declare::flag<&Condition::dead>("dead", {.group = "tracks", .rules = "OUT-74", .goesOn = true}),
    declare::set<&Condition::injuredArms>("injuredArms", kArms, {.group = "effects", .rules = "OUT-34", .goesOn = true}),
    declare::set<&Condition::occupiedHands>("occupiedHands", kArms, {.group = "effects", .rules = "OUT-31 OUT-36"}),
    declare::choice<&Condition::cover>("cover", kCovers, {.group = "cover", .rules = "OUT-18 OUT-19"}),
    declare::number<&Condition::coverArmour>("coverArmour", {.maximum = 99, .group = "cover", .rules = "OUT-26 OUT-27"}),
    declare::flag<&Condition::concealed>("concealed", {.group = "cover", .rules = "OUT-20"}),
    declare::flag<&Condition::invisible>("invisible", {.group = "cover", .rules = "OUT-22"}),
    declare::flag<&Condition::pinpointed>("pinpointed", {.group = "cover", .rules = "OUT-21 OUT-22"}),
    declare::someone<&Condition::aimAt>("aimAt", {.group = "turn", .rules = "OUT-17", .kept = true}),
    declare::number<&Condition::aimTurns>("aimTurns", {.maximum = kMostAim, .group = "turn", .rules = "OUT-17"}),
    declare::someone<&Condition::holding>("holding", {.group = "grappling", .rules = "OUT-51", .kept = true}),
    declare::someone<&Condition::heldBy>("heldBy", {.group = "grappling", .rules = "OUT-50", .kept = true}),
    declare::flag<&Condition::pinned>("pinned", {.group = "grappling", .rules = "OUT-53 OUT-54"}),
    declare::number<&Condition::garrote>("garrote", {.maximum = 99, .fallback = kNoEntry, .optional = true,
                                                     .group = "grappling", .rules = "OUT-57 OUT-58", .kept = true}),
    declare::flag<&Condition::keeps>("keeps", {.group = "grappling", .rules = "OUT-52", .kept = true}),
    declare::rows<&Condition::tokens>("tokenCount", {.group = "effects", .rules = "OUT-62 OUT-64", .kept = true},
        declare::number<&Token::until>("tokenUntil", {.maximum = 9999, .group = "effects", .rules = "OUT-62"})),
    declare::someone<&Condition::shieldAgainst>("shieldAgainst", {.group = "turn", .rules = "OUT-41", .kept = true}),
    declare::flag<&Condition::inTurn>("inTurn", {.group = "turn", .rules = "OUT-69", .kept = true}),
    declare::number<&Condition::initiativeDie>("initiativeDie", {.minimum = -kMostOutcome, .maximum = kMostOutcome, .fallback = kNoEntry,
                                               .optional = true, .group = "turn", .rules = "OUT-67", .kept = true}),
    declare::number<&Condition::initiative>("initiative", {.minimum = -99, .maximum = 99, .fallback = kNoEntry, .optional = true,
                                            .group = "turn", .rules = "OUT-67", .kept = true}),
    declare::number<&Condition::rollOff>("rollOff", {.maximum = 4'199'999, .fallback = kNoEntry, .optional = true, .group = "turn",
                                         .rules = "OUT-68 OUT-69", .kept = true}),
    declare::rows<&Condition::plan>("planCount", {.group = "turn", .rules = "OUT-68 OUT-70", .kept = true},
        declare::choice<&Planned::plan>("plan", kPlans, {.group = "turn", .rules = "OUT-68"}),
        declare::someone<&Planned::whom>("planWhom", {.group = "turn", .rules = "OUT-70"}),
        declare::number<&Planned::count>("planTimes", {.maximum = 9, .group = "turn", .rules = "OUT-14"}),
        declare::number<&Planned::done>("planDone", {.maximum = 9, .group = "turn", .rules = "OUT-12"})),
    declare::number<&Condition::actionsAdded>("actionsAdded", {.maximum = 9, .group = "turn", .rules = "OUT-45", .kept = true}),
    declare::flag<&Condition::moved>("moved", {.group = "turn", .rules = "OUT-16", .kept = true}),
};
// clang-format on
/// See StateLedger.
constexpr const auto& fieldsOf(const Condition*)
{
    return kConditionFields;
}

/// Names of the five skills every character has.
inline constexpr std::array<std::string_view, 5> kUsualSkills{"Discipline", "Physique", "Melee", "Ranged",
                                                              "Unarmed Combat"};
/// Rating of a skill by its name: one of the five every character has, or one of his own; `fallback`: he has none so called.
[[nodiscard]] std::int32_t ratingOf(const Character& character, std::string_view skill, std::int32_t fallback = 0);

extern const RecordDeclaration characterRecord;
extern const RecordDeclaration conditionRecord;

}  // namespace hitspread::outcome
