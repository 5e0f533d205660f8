#include "rules/systems/threed/character.h"

#include "rules/systems/threed/statefields.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::ranks;
using declare::text;
using declare::Traits;

constexpr std::array<std::string_view, 2> kCharacterHands{"right", "left"};

constexpr Traits stat(std::string_view rules)
{
    return {.minimum = 0, .maximum = 30, .fallback = 8, .group = "stats", .rules = rules};
}

constexpr FieldDeclaration kCharacterFields[]{
    text<&Character::name>("name", 200, {.group = "identity"}),
    text<&Character::player>("player", 200, {.group = "identity"}),
    text<&Character::species>("species", 200, {.group = "identity"}),
    text<&Character::notes>("notes", 20000, {.group = "notes"}),
    text<&Character::bodyPlan>("bodyPlan", 100, {.group = "body", .rules = "3D-LOC-02"}),
    number<&Character::str>("str", stat("3D-ROF-04 3D-RCL-01 3D-MEL-06")),
    number<&Character::dex>("dex", stat("3D-ROF-09 3D-DRAW-03 3D-TURN-06")),
    number<&Character::dia>("dia", stat("3D-TURN-02 3D-TURN-06")),
    number<&Character::conc>("conc", stat("3D-VEV-03")),
    number<&Character::phys>("phys", stat("3D-WND-02 3D-KNOCK-01 3D-TURN-02")),
    number<&Character::cool>("cool", stat("3D-FIRE-02 3D-TURN-02")),
    ranks<&Character::stats>("stats", 30, {.group = "stats", .rules = "3D-SKL-05"}),
    number<&Character::hitsMax>("hitsMax",
                                {.minimum = 1,
                                 .maximum = 99,
                                 .fallback = 10,
                                 .unit = "Hits",
                                 .group = "body",
                                 .rules = "3D-DAM-04 3D-TRACK-03",
                                 .elements = kLocationIds}),
    number<&Character::incapMax>(
        "incapMax",
        {.minimum = 1, .maximum = 199, .fallback = 24, .unit = "Hits", .group = "body", .rules = "3D-TRACK-01"}),
    choice<&Character::mainHand>("mainHand", kCharacterHands, {.group = "identity", .rules = "3D-RCL-04"}),
    number<&Character::additionalActions>("additionalActions", {.maximum = 9, .group = "stats", .rules = "3D-TURN-03"}),
    ranks<&Character::skills>("skills", 20, {.group = "skills", .rules = "3D-SKL-01 3D-CMB-01"}),
    ranks<&Character::advantages>("advantages", 20, {.group = "advantages", .rules = "3D-AIM-03 3D-DRAW-03"}),
    flag<&Character::stormerRegeneration>("stormerRegeneration", {.group = "traits", .rules = "3D-REGEN-01"}),
    flag<&Character::xenoSkin>("xenoSkin", {.group = "traits", .rules = "3D-XENO-01"}),
    number<&Character::skinPv>("skinPv", {.maximum = 30, .fallback = 7, .group = "traits", .rules = "3D-XENO-01"}),
    number<&Character::skinIdFactor>("skinIdFactor",
                                     {.maximum = 20, .fallback = 3, .group = "traits", .rules = "3D-XENO-02"}),
    flag<&Character::vevaphon>("vevaphon", {.group = "traits", .rules = "3D-VEV-01"}),
    number<&Character::ebonHealerRank>("ebonHealerRank", {.maximum = 20, .group = "traits", .rules = "3D-BRUISE-06"}),
};

}  // namespace

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);

}  // namespace hitspread::threed
