#include "rules/systems/rollunder/character.h"

#include <algorithm>

namespace hitspread::rollunder {

namespace {

using declare::number;
using declare::text;

constexpr declare::Traits attribute(std::string_view rules)
{
    return {.minimum = 1, .maximum = 30, .fallback = 10, .group = "attributes", .rules = rules};
}

constexpr declare::Traits kSkillTraits{.group = "skills", .rules = "R3-03 R3-25 R3-30"};

constexpr FieldDeclaration kCharacterFields[]{
    text<&Character::name>("name", 200, {.group = "identity"}),
    text<&Character::notes>("notes", 20000, {.group = "notes"}),
    text<&Character::traits>("traits", 2000, {.group = "traits"}),
    number<&Character::st>("st", attribute("")),
    number<&Character::dx>("dx", attribute("R3-69")),
    number<&Character::iq>("iq", attribute("R3-15")),
    number<&Character::ht>("ht", attribute("R3-55 R3-56")),
    number<&Character::hpMax>(
        "hpMax", {.minimum = 1, .maximum = kMostHp, .fallback = 10, .group = "attributes", .rules = "R3-52 R3-55"}),
    number<&Character::basicSpeed>(
        "basicSpeed", {.maximum = 20 * kThousandths, .fallback = 5000, .group = "attributes", .rules = "R3-53 R3-69"}),
    number<&Character::move>("move", {.maximum = 30, .fallback = 5, .group = "attributes", .rules = "R3-20 R3-70"}),
    declare::ranks<&Character::skills>("skills", kMostSkill, kSkillTraits),
    declare::ranks<&Character::otherSkills>("otherSkills", kMostSkill, kSkillTraits),
    declare::choice<&Character::dominant>("dominantHand", kHands, {.group = "attributes", .rules = "R3-33"}),
    declare::flag<&Character::handless>("handless", {.group = "attributes", .rules = "R3-30"}),
    number<&Character::dr>("dr",
                           {.maximum = kMostDr,
                            .fallback = kNoEntry,
                            .optional = true,
                            .group = "body",
                            .rules = "R3-12",
                            .elements = kLocationIds}),
};

const std::pair<std::string, std::int32_t>* entryOf(const Ranks& ranks, std::string_view name)
{
    const auto found = std::ranges::find_if(ranks.entries, [name](const auto& entry) { return entry.first == name; });
    return found == ranks.entries.end() ? nullptr : &*found;
}

}  // namespace

Skill skillOf(const Character& character, std::string_view name)
{
    if (const auto* entry = entryOf(character.skills, name))
        return {entry->second, true};
    if (const auto* entry = entryOf(character.otherSkills, name))
        return {entry->second, false};
    return {character.dx, true};
}

bool hasSkill(const Character& character, std::string_view name)
{
    return entryOf(character.skills, name) || entryOf(character.otherSkills, name);
}

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);

}  // namespace hitspread::rollunder
