#include "rules/systems/percentile/gear.h"

#include <algorithm>

namespace hitspread::percentile {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::text;

constexpr FieldDeclaration kWeaponFields[]{
    text<&Weapon::name>("name", 200, {.group = "identity"}),
    text<&Weapon::skill>("skill", 200, {.group = "identity", .rules = "PCT-07 PCT-21 PCT-34 PCT-41"}),
    text<&Weapon::notes>("notes", 20000, {.group = "notes"}),
    choice<&Weapon::kind>(
        "kind", kWeaponKinds,
        {.fallback = static_cast<std::int32_t>(WeaponKind::Ranged), .group = "ratings", .rules = "PCT-07 PCT-21"}),
    choice<&Weapon::rollsOn>("rollsOn", kRollsOn, {.group = "ratings", .rules = "PCT-07"}),
    flag<&Weapon::natural>("natural", {.group = "ratings", .rules = "PCT-07"}),
    number<&Weapon::damageDice>("damageDice", {.maximum = 20, .fallback = 1, .group = "ratings", .rules = "PCT-31"}),
    number<&Weapon::damageSides>("damageSides",
                                 {.minimum = 2, .maximum = 100, .fallback = 6, .group = "ratings", .rules = "PCT-31"}),
    number<&Weapon::damageBonus>("damageBonus", {.minimum = -99, .maximum = 99, .group = "ratings", .rules = "PCT-31"}),
    flag<&Weapon::mayDodge>("mayDodge", {.fallback = 1, .group = "defence", .rules = "PCT-14 PCT-27"}),
    flag<&Weapon::mayBlock>("mayBlock", {.fallback = 1, .group = "defence", .rules = "PCT-14 PCT-27"}),
    flag<&Weapon::mayParry>("mayParry", {.fallback = 1, .group = "defence", .rules = "PCT-14 PCT-27"}),
    number<&Weapon::magazine>(
        "magazine", {.maximum = 9999, .fallback = kNoEntry, .optional = true, .group = "ratings", .rules = "PCT-26"}),
};

constexpr FieldDeclaration kArmourFields[]{
    text<&Armour::name>("name", 200, {.group = "identity"}),
    text<&Armour::notes>("notes", 20000, {.group = "notes"}),
    number<&Armour::points>("points", {.maximum = 99, .group = "ratings", .rules = "PCT-31", .elements = kLocationIds}),
    flag<&Armour::shield>("shield", {.group = "defence", .rules = "PCT-14 PCT-27"}),
    text<&Armour::shieldSkill>("shieldSkill", 200, {.group = "defence", .rules = "PCT-14 PCT-27"}),
};

bool isReady(std::span<const ArmourState> states, std::size_t i)
{
    return i >= states.size() || states[i].ready;
}

}  // namespace

std::int32_t armourAt(const std::array<std::int32_t, kLocations>& own, std::span<const Armour> worn,
                      std::span<const ArmourState> states, std::size_t location)
{
    std::int32_t points = own[location];
    for (std::size_t i = 0; i < worn.size(); ++i) {
        if (isReady(states, i))
            points += worn[i].points[location];
    }
    return points;
}

const Armour* shieldOf(std::span<const Armour> worn, std::span<const ArmourState> states)
{
    for (std::size_t i = 0; i < worn.size(); ++i) {
        if (worn[i].shield && isReady(states, i))
            return &worn[i];
    }
    return nullptr;
}

const Weapon& fist()
{
    static const Weapon hand = [] {
        Weapon weapon;
        weapon.name = "Fist";
        weapon.kind = WeaponKind::Melee;
        weapon.natural = true;
        weapon.damageSides = 3;
        return weapon;
    }();
    return hand;
}

const RecordDeclaration weaponRecord = declare::record<Weapon>("weapon", RecordKind::Weapon, kWeaponFields);
const RecordDeclaration weaponStateRecord = declare::record<WeaponState>("weaponState", RecordKind::WeaponState,
                                                                         kWeaponStateFields);
const RecordDeclaration armourRecord = declare::record<Armour>("armour", RecordKind::Armour, kArmourFields);
const RecordDeclaration armourStateRecord = declare::record<ArmourState>("armourState", RecordKind::ArmourState,
                                                                         kArmourStateFields);

}  // namespace hitspread::percentile
