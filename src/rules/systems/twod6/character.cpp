#include "rules/systems/twod6/character.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

using declare::number;
using declare::text;

constexpr declare::Traits attribute(std::string_view rules)
{
    return {.minimum = 1, .maximum = kMostBuild, .fallback = 5, .group = "attributes", .rules = rules};
}

constexpr FieldDeclaration kCharacterFields[]{
    text<&Character::name>("name", 200, {.group = "identity"}),
    text<&Character::notes>("notes", 20000, {.group = "notes"}),
    number<&Character::bld>("bld", attribute("TD-22 TD-86 TD-92 TD-110 TD-116")),
    number<&Character::ref>("ref", attribute("TD-03 TD-23 TD-25")),
    number<&Character::itn>("itn", attribute("TD-05")),
    declare::ranks<&Character::skills>("skills", kMostLevel,
                                       {.minimum = kLeastLevel, .group = "skills", .rules = "TD-35 TD-61"}),
    number<&Character::runningBonus>(
        "runningBonus",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "attributes", .rules = "TD-23 TD-24"}),
    declare::choice<&Character::dominant>("dominantHand", kHands, {.group = "attributes", .rules = "TD-44 TD-63"}),
};

}  // namespace

bool isLaidUp(const Condition& condition)
{
    const auto isHurt = [&condition](Location location) { return woundAt(condition, location) != Wound::Ok; };
    return !condition.mayAct && (isHurt(Location::Head) || isHurt(Location::Torso));
}

std::int32_t usuallyCovered(Cover cover, Hand dominant)
{
    switch (cover) {
    case Cover::None: return 0;
    case Cover::Partial: return bitOf(Location::LeftLeg) | bitOf(Location::RightLeg);
    case Cover::Full: return kEverywhere & ~(bitOf(Location::Head) | bitOf(armOf(dominant)));
    }
    return 0;
}

std::int32_t levelOf(const Character& who, const Switches& switches, std::string_view skill)
{
    const auto& entries = who.skills.entries;
    const auto found = std::ranges::find_if(entries, [skill](const auto& entry) { return entry.first == skill; });
    return found == entries.end() ? switches.untrained : found->second;
}

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);

}  // namespace hitspread::twod6
