#include "rules/systems/outcome/character.h"

#include <algorithm>
#include <array>

namespace hitspread::outcome {

namespace {

using declare::number;
using declare::text;

[[nodiscard]] constexpr declare::Traits rated(std::string_view rules)
{
    return {.minimum = kLowestRating, .maximum = kHighestRating, .group = "ratings", .rules = rules};
}

constexpr FieldDeclaration kCharacterFields[]{
    text<&Character::name>("name", 200, {.group = "identity"}),
    text<&Character::notes>("notes", 20000, {.group = "notes"}),
    text<&Character::traits>("traits", 2000, {.group = "traits"}),
    number<&Character::discipline>("discipline", rated("OUT-67")),
    number<&Character::physique>("physique", rated("OUT-06 OUT-48 OUT-56")),
    number<&Character::melee>("melee", rated("OUT-02 OUT-06 OUT-59")),
    number<&Character::ranged>("ranged", rated("OUT-02")),
    number<&Character::unarmed>("unarmed", rated("OUT-48 OUT-56 OUT-59")),
    declare::ranks<&Character::skills>("skills", kHighestRating,
                                       {.minimum = kLowestRating, .group = "skills", .rules = "OUT-02 OUT-12"}),
    declare::flag<&Character::painTolerance>("painTolerance", {.group = "traits", .rules = "OUT-75"}),
    number<&Character::integralArmour>("integralArmour", {.maximum = 99, .group = "body", .rules = "OUT-27 OUT-73"}),
    number<&Character::wornArmour>("wornArmour", {.maximum = 99, .group = "body", .rules = "OUT-27 OUT-73"}),
};

}  // namespace

std::int32_t ratingOf(const Character& character, std::string_view skill, std::int32_t fallback)
{
    const std::array<std::int32_t, 5> usual{character.discipline, character.physique, character.melee, character.ranged,
                                            character.unarmed};
    const auto known = std::ranges::find(kUsualSkills, skill);
    if (known != kUsualSkills.end())
        return usual.at(static_cast<std::size_t>(known - kUsualSkills.begin()));
    return character.skills.rank(skill, fallback);
}

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);

}  // namespace hitspread::outcome
