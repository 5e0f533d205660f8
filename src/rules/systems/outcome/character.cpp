#include "rules/systems/outcome/character.h"

#include <array>
#include <utility>

namespace hitspread::outcome {

namespace {

using declare::number;
using declare::text;

[[nodiscard]] constexpr declare::Traits rated(std::string_view rules)
{
    return {.minimum = kLowestRating, .maximum = kHighestRating, .group = "skills", .rules = rules};
}

constexpr FieldDeclaration kCharacterFields[]{
    text<&Character::name>("name", 200, {.group = "identity"}),
    text<&Character::notes>("notes", 20000, {.group = "notes"}),
    text<&Character::traits>("traits", 2000, {.group = "notes"}),
    number<&Character::discipline>("discipline", rated("OUT-67")),
    number<&Character::physique>("physique", rated("OUT-06 OUT-48 OUT-56")),
    number<&Character::melee>("melee", rated("OUT-02 OUT-06 OUT-59")),
    number<&Character::ranged>("ranged", rated("OUT-02")),
    number<&Character::unarmed>("unarmed", rated("OUT-48 OUT-56 OUT-59")),
    declare::ranks<&Character::skills>("skills", kHighestRating,
                                       {.minimum = kLowestRating, .group = "skills", .rules = "OUT-02 OUT-12"}),
    declare::flag<&Character::painTolerance>("painTolerance", {.group = "body", .rules = "OUT-75"}),
    number<&Character::integralArmour>("integralArmour", {.maximum = 99, .group = "body", .rules = "OUT-27 OUT-73"}),
    number<&Character::wornArmour>("wornArmour", {.maximum = 99, .group = "body", .rules = "OUT-27 OUT-73"}),
};

}  // namespace

std::int32_t ratingOf(const Character& character, std::string_view skill, std::int32_t fallback)
{
    const std::array<std::pair<std::string_view, std::int32_t>, 5> usual{{{"Discipline", character.discipline},
                                                                          {"Physique", character.physique},
                                                                          {"Melee", character.melee},
                                                                          {"Ranged", character.ranged},
                                                                          {"Unarmed Combat", character.unarmed}}};
    for (const auto& [name, rating] : usual) {
        if (name == skill)
            return rating;
    }
    return character.skills.rank(skill, fallback);
}

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);

}  // namespace hitspread::outcome
