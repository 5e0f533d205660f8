#include "rules/systems/percentile/records.h"

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
    ranks<&Character::skills>("skills", 200, {.unit = "%", .group = "skills", .rules = "PCT-34 PCT-41"}),
    number<&Character::healthMax>("healthMax",
                                  {.minimum = 1, .maximum = 999, .fallback = 20, .group = "body", .rules = "PCT-31"}),
    number<&Character::armour>("armour", {.maximum = 99, .group = "body", .rules = "PCT-31", .elements = kLocationIds}),
};

constexpr FieldDeclaration kWeaponFields[]{
    text<&Weapon::name>("name", 200, {.group = "identity"}),
    text<&Weapon::skill>("skill", 200, {.group = "identity", .rules = "PCT-34 PCT-41"}),
    text<&Weapon::notes>("notes", 20000, {.group = "notes"}),
    number<&Weapon::damageDice>("damageDice", {.maximum = 20, .fallback = 1, .group = "ratings", .rules = "PCT-31"}),
    number<&Weapon::damageSides>("damageSides",
                                 {.minimum = 2, .maximum = 100, .fallback = 6, .group = "ratings", .rules = "PCT-31"}),
    number<&Weapon::damageBonus>("damageBonus", {.minimum = -99, .maximum = 99, .group = "ratings", .rules = "PCT-31"}),
};

}  // namespace

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);
const RecordDeclaration weaponRecord = declare::record<Weapon>("weapon", RecordKind::Weapon, kWeaponFields);
const RecordDeclaration switchesRecord = declare::record<Switches>("switches", RecordKind::Switches, kSwitchFields);

}  // namespace hitspread::percentile
