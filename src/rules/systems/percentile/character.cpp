#include "rules/systems/percentile/character.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile {

namespace {

using declare::number;
using declare::ranks;
using declare::text;

constexpr FieldDeclaration kCharacterFields[]{
    text<&Character::name>("name", 200, {.group = "identity"}),
    text<&Character::notes>("notes", 20000, {.group = "notes"}),
    number<&Character::mind>("mind",
                             {.minimum = 1, .maximum = 200, .fallback = 50, .group = "stats", .rules = "PCT-03"}),
    number<&Character::dex>("dex", {.minimum = 1, .maximum = 200, .fallback = 50, .group = "stats", .rules = "PCT-07"}),
    ranks<&Character::meleeSkills>("meleeSkills", kMostRating,
                                   {.unit = "%", .group = "skills", .rules = "PCT-04 PCT-07"}),
    ranks<&Character::rangedSkills>("rangedSkills", kMostRating,
                                    {.unit = "%", .group = "skills", .rules = "PCT-18 PCT-21"}),
    ranks<&Character::shieldSkills>("shieldSkills", kMostRating,
                                    {.unit = "%", .group = "skills", .rules = "PCT-14 PCT-27"}),
    ranks<&Character::skills>("skills", kMostRating, {.unit = "%", .group = "skills", .rules = "PCT-34 PCT-41"}),
    number<&Character::dodge>("dodge",
                              {.maximum = kMostRating,
                               .fallback = kNoEntry,
                               .optional = true,
                               .unit = "%",
                               .group = "skills",
                               .rules = "PCT-14 PCT-27"}),
    number<&Character::unarmed>("unarmed",
                                {.maximum = kMostRating,
                                 .fallback = kNoEntry,
                                 .optional = true,
                                 .unit = "%",
                                 .group = "skills",
                                 .rules = "PCT-04 PCT-07"}),
    number<&Character::healthMax>("healthMax",
                                  {.minimum = 1, .maximum = 999, .fallback = 20, .group = "body", .rules = "PCT-31"}),
    number<&Character::armour>("armour", {.maximum = 99, .group = "body", .rules = "PCT-31", .elements = kLocationIds}),
};

std::int32_t highestOf(const Ranks& ranks)
{
    std::int32_t highest = 0;
    for (const auto& [name, rating] : ranks.entries)
        highest = std::max(highest, rating);
    return highest;
}

}  // namespace

std::int32_t ratingOf(const Character& character, SkillList own, std::string_view skill, std::int32_t fallback)
{
    const std::array<const Ranks*, 4> lists{&character.meleeSkills, &character.rangedSkills, &character.shieldSkills,
                                            &character.skills};
    if (const std::int32_t rating = lists.at(static_cast<std::size_t>(own))->rank(skill, kNoEntry); rating != kNoEntry)
        return rating;
    for (const Ranks* list : lists) {
        if (const std::int32_t rating = list->rank(skill, kNoEntry); rating != kNoEntry)
            return rating;
    }
    return fallback;
}

std::int32_t highestMelee(const Character& character)
{
    return std::max(highestOf(character.meleeSkills), std::max(character.unarmed, 0));
}

std::int32_t highestRanged(const Character& character)
{
    return highestOf(character.rangedSkills);
}

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);

}  // namespace hitspread::percentile
