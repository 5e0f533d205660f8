#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/percentile/housetables.h"
#include "rules/systems/percentile/locationtable.h"

#include <array>
#include <cstdint>
#include <string>

namespace hitspread::percentile {

inline constexpr std::int32_t kMostRating = 200;
inline constexpr std::int32_t kMostHealthLost = 9999;

/// A character of the percentile system (section 1.c).
struct Character {
    std::string name;
    std::string notes;
    std::int32_t mind = 50;
    std::int32_t dex = 50;
    Ranks skills;  ///< rating per skill of no kind below, 0..200
    Ranks meleeSkills;
    Ranks rangedSkills;
    Ranks shieldSkills;
    std::int32_t dodge = kNoEntry;    ///< rating; no entry: he dodges with DEX (PCT-D15)
    std::int32_t unarmed = kNoEntry;  ///< rating of a trained unarmed attack, a melee skill (PCT-D10)
    std::int32_t healthMax = 20;
    std::array<std::int32_t, kLocations> armour{};  ///< points of what no record of armour stands for
};

/// What somebody states he will do in a round; by it goes the modifier of initiative (PCT-D09).
enum class Declared : std::uint8_t { Nothing, Melee, Ranged, Other };
inline constexpr std::array<std::string_view, 4> kDeclared{"nothing", "melee", "ranged", "other"};

/// What a penalty comes from.
enum class PenaltyCause : std::uint8_t { GameMaster, LossOfCombat, Footing };
inline constexpr std::array<std::string_view, 3> kPenaltyCauses{"gameMaster", "lossOfCombat", "footing"};

/// One hit that was felt.
struct Wound {
    Location location;
    std::int32_t damage;
    WoundLevel level;
    std::int32_t round;
    friend constexpr bool operator==(const Wound&, const Wound&) = default;
};

/// What is added to the rating of somebody's rolls, for initiative to MIND (PCT-D20).
struct Penalty {
    std::int32_t modifier;
    std::int32_t until;  ///< round at whose end it is over; 0: with his next roll
    PenaltyCause cause;
    friend constexpr bool operator==(const Penalty&, const Penalty&) = default;
};

inline constexpr std::size_t kMostWounds = 24;
inline constexpr std::size_t kMostPenalties = 12;

/// What happens to a character in a fight.
struct Condition {
    std::int32_t healthLost = 0;  ///< health = healthMax - healthLost; 0 or less: out of the fight
    Rows<Wound, kMostWounds> wounds;
    Rows<Penalty, kMostPenalties> penalties;
    bool fallen = false;
    Declared declared = Declared::Nothing;
    std::int32_t declaredAt = 0;  ///< whom; 0: nobody in particular
    bool declarationChanged = false;
    std::int32_t initiativeDie = kNoEntry;
    std::int32_t initiativeModifier = 0;  ///< taken off the die
    std::int32_t initiative = kNoEntry;   ///< margin; no entry: no round runs for him
    std::int32_t rollOff = kNoEntry;      ///< of those who are tied, the lower first (PCT-D06)
    std::int32_t actionsLeft = kNoEntry;  ///< of this round
    std::int32_t actionsLost = 0;         ///< of the rounds to come
    std::int32_t defencesUsed = 0;        ///< in this round
};

inline constexpr declare::FieldTable kConditionFields{
    declare::number<&Condition::healthLost>(
        "healthLost", {.maximum = kMostHealthLost, .group = "tracks", .rules = "PCT-31", .goesOn = true}),
    declare::rows<&Condition::wounds>(
        "woundCount", {.group = "wounds", .rules = "PCT-31", .kept = true, .goesOn = true},
        declare::choice<&Wound::location>("woundLocations", kLocationIds,
                                          {.group = "wounds", .rules = "PCT-29", .goesOn = true}),
        declare::number<&Wound::damage>("woundDamage",
                                        {.maximum = 9999, .group = "wounds", .rules = "PCT-31", .goesOn = true}),
        declare::choice<&Wound::level>("woundLevels", kWoundLevels,
                                       {.group = "wounds", .rules = "PCT-15 PCT-28", .goesOn = true}),
        declare::number<&Wound::round>("woundRounds", {.maximum = 9999, .group = "wounds"})),
    declare::rows<&Condition::penalties>(
        "penaltyCount", {.group = "effects", .rules = "PCT-16", .kept = true},
        declare::number<&Penalty::modifier>("penaltyModifiers",
                                            {.minimum = -999, .maximum = 999, .group = "effects", .rules = "PCT-16"}),
        declare::number<&Penalty::until>("penaltyUntil", {.maximum = 9999, .group = "effects", .rules = "PCT-16"}),
        declare::choice<&Penalty::cause>("penaltyCauses", kPenaltyCauses, {.group = "effects", .rules = "PCT-16"})),
    declare::flag<&Condition::fallen>("fallen", {.group = "effects", .rules = "PCT-16"}),
    declare::choice<&Condition::declared>("declared", kDeclared, {.group = "turn", .rules = "PCT-02 PCT-17"}),
    declare::someone<&Condition::declaredAt>("declaredAt", {.group = "turn", .rules = "PCT-02", .kept = true}),
    declare::flag<&Condition::declarationChanged>("declarationChanged",
                                                  {.group = "turn", .rules = "PCT-06 PCT-20", .kept = true}),
    declare::number<&Condition::initiativeDie>("initiativeDie",
                                               {.minimum = 1,
                                                .maximum = 100,
                                                .fallback = kNoEntry,
                                                .optional = true,
                                                .group = "turn",
                                                .rules = "PCT-03",
                                                .kept = true}),
    declare::number<&Condition::initiativeModifier>(
        "initiativeModifier",
        {.minimum = -999, .maximum = 999, .group = "turn", .rules = "PCT-04 PCT-18", .kept = true}),
    declare::number<&Condition::initiative>("initiative",
                                            {.minimum = -9999,
                                             .maximum = 9999,
                                             .fallback = kNoEntry,
                                             .optional = true,
                                             .group = "turn",
                                             .rules = "PCT-05 PCT-19",
                                             .kept = true}),
    declare::number<&Condition::rollOff>("rollOff",
                                         {.minimum = 1,
                                          .maximum = 1'999'999,
                                          .fallback = kNoEntry,
                                          .optional = true,
                                          .group = "turn",
                                          .rules = "PCT-05",
                                          .kept = true}),
    declare::number<&Condition::actionsLeft>(
        "actionsLeft",
        {.maximum = 9, .fallback = kNoEntry, .optional = true, .group = "turn", .rules = "PCT-02", .kept = true}),
    declare::number<&Condition::actionsLost>("actionsLost", {.maximum = 99, .group = "turn", .rules = "PCT-16"}),
    declare::number<&Condition::defencesUsed>("defencesUsed",
                                              {.maximum = 999, .group = "turn", .rules = "PCT-14", .kept = true}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const Condition*)
{
    return kConditionFields;
}

/// The lists skills stand in.
enum class SkillList : std::uint8_t { Melee, Ranged, Shields, Others };

/// Rating of a skill by its name: an action looks in its own list first, and in the others only where its own has none (PCT-D40).
/// `fallback`: he does not have it.
[[nodiscard]] std::int32_t ratingOf(const Character& character, SkillList own, std::string_view skill,
                                    std::int32_t fallback = 0);
[[nodiscard]] std::int32_t highestMelee(const Character& character);
[[nodiscard]] std::int32_t highestRanged(const Character& character);

[[nodiscard]] inline std::int32_t healthOf(const Character& character, const Condition& condition)
{
    return character.healthMax - condition.healthLost;
}
/// Health 0 or less (PCT-D29).
[[nodiscard]] inline bool isOut(const Character& character, const Condition& condition)
{
    return healthOf(character, condition) <= 0;
}

/// His action of the round that runs is behind him, or lost.
[[nodiscard]] inline bool hasNoAction(const Condition& condition)
{
    return condition.actionsLeft == 0;
}

extern const RecordDeclaration characterRecord;
extern const RecordDeclaration conditionRecord;

}  // namespace hitspread::percentile
