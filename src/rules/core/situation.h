#pragma once

#include "rules/core/declare/declare.h"
#include "rules/core/time/lasting.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hitspread {

/// A condition the game master puts on somebody, of systems where it adds one number to all his rolls.
struct RollCondition {
    enum class Unit : std::uint8_t { UntilRemoved, Rounds, Minutes, Hours, Days };

    std::string name;
    std::string summary;
    std::string notes;
    std::int32_t rolls = 0;
    bool preventsActing = false;
    std::int32_t duration = 0;
    Unit durationUnit = Unit::UntilRemoved;
};

/// A line of a library's list of situational modifiers, of the same systems.
struct RollModifier {
    enum class Affected : std::uint8_t { Attack, Defence, Initiative, Check };

    std::string name;
    std::string notes;
    std::int32_t value = 0;  ///< a penalty is negative
    Affected appliesTo = Affected::Attack;
};

/// How long a condition goes on if nobody says otherwise.
[[nodiscard]] Lasting usualDuration(const RollCondition& condition);

/// Adds what a condition does to a list of named modifiers; several of one name add up, to `most` either way.
void addTo(Ranks& modifiers, const RollCondition& condition, std::int32_t most);

/// What a line of the library adds to a list of named modifiers of an action, by its id: of an attack, a second one that meets it, a
/// defence, initiative or anything else; nothing: it is for other rolls.
[[nodiscard]] std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list);

namespace declare {

/// The rules a condition's number, its keeping from acting and its duration go by.
struct RollConditionRules {
    std::string_view rolls;
    std::string_view acting;
    std::string_view time;
};

inline constexpr std::array<std::string_view, 5> kRollConditionUnits{"untilRemoved", "rounds", "minutes", "hours",
                                                                     "days"};
inline constexpr std::array<std::string_view, 4> kRollsAffected{"attack", "defence", "initiative", "check"};

/// The fields of a RollCondition whose number is at most so large either way.
constexpr std::array<FieldDeclaration, 7> rollConditionFields(std::int32_t most, const RollConditionRules& rules)
{
    return {
        text<&RollCondition::name>("name", 200, {.group = "identity"}),
        text<&RollCondition::summary>("summary", 200, {.group = "identity"}),
        text<&RollCondition::notes>("notes", 20000, {.group = "notes"}),
        number<&RollCondition::rolls>("rolls",
                                      {.minimum = -most, .maximum = most, .group = "effect", .rules = rules.rolls}),
        flag<&RollCondition::preventsActing>("preventsActing", {.group = "effect", .rules = rules.acting}),
        number<&RollCondition::duration>("duration", {.maximum = 9999, .group = "duration", .rules = rules.time}),
        choice<&RollCondition::durationUnit>("durationUnit", kRollConditionUnits,
                                             {.group = "duration", .rules = rules.time}),
    };
}

/// The fields of a RollModifier for the first `kinds` kinds of rolls.
constexpr std::array<FieldDeclaration, 4> rollModifierFields(std::int32_t most, std::size_t kinds,
                                                             std::string_view rules)
{
    return {
        text<&RollModifier::name>("name", 200, {.group = "identity"}),
        text<&RollModifier::notes>("notes", 20000, {.group = "notes"}),
        number<&RollModifier::value>("value", {.minimum = -most, .maximum = most, .group = "effect", .rules = rules}),
        choice<&RollModifier::appliesTo>("appliesTo", std::span(kRollsAffected).first(kinds),
                                         {.group = "effect", .rules = rules}),
    };
}

}  // namespace declare

}  // namespace hitspread
