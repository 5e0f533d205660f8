#include "rules/systems/threed/gear.h"

#include "rules/systems/threed/statefields.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::set;
using declare::text;

constexpr std::array<std::string_view, 8> kTypes{"standard", "armourPiercing", "hollowPoint", "heap",
                                                 "hesh",     "slug",           "shot",        "own"};
constexpr std::array<std::string_view, 3> kMultipliers{"half", "one", "double"};
constexpr std::array<std::string_view, 4> kAccessoryKinds{"baffling", "scope", "silencer", "rest"};

constexpr FieldDeclaration kWeaponFields[]{
    text<&Weapon::name>("name", 200, {.group = "identity"}),
    text<&Weapon::weaponClass>("class", 200, {.group = "identity"}),
    text<&Weapon::skill>("skill", 200, {.group = "identity", .rules = "3D-CMB-01"}),
    text<&Weapon::calibre>("calibre", 200, {.group = "identity"}),
    text<&Weapon::notes>("notes", 20000, {.group = "notes"}),
    number<&Weapon::range>("range",
                           {.maximum = 9999, .fallback = 20, .unit = "m", .group = "ratings", .rules = "3D-RNG-01"}),
    number<&Weapon::recoil>("recoil", {.maximum = 30, .fallback = 4, .group = "ratings", .rules = "3D-DEV-03"}),
    set<&Weapon::modes>("modes", kModeIds,
                        {.fallback = bit(Mode::DoubleAction), .group = "ratings", .rules = "3D-ROF-01"}),
    number<&Weapon::fullAutoDeviation>("fullAutoDeviation",
                                       {.maximum = 10, .unit = "hexes", .group = "ratings", .rules = "3D-AUTO-06"}),
    number<&Weapon::burstLength>(
        "burstLength", {.minimum = 1, .maximum = 20, .fallback = 3, .group = "ratings", .rules = "3D-AUTO-09"}),
    number<&Weapon::jammingFactor>("jammingFactor", {.maximum = 30, .group = "ratings", .rules = "3D-JAM-03"}),
    number<&Weapon::maxBulletsPerRound>("maxBulletsPerRound",
                                        {.minimum = 1,
                                         .maximum = 999,
                                         .fallback = kNoEntry,
                                         .optional = true,
                                         .group = "ratings",
                                         .rules = "3D-JAM-03"}),
    number<&Weapon::accuracy>("accuracy", {.minimum = -20, .maximum = 20, .group = "ratings", .rules = "3D-AIM-10"}),
    number<&Weapon::toHit>("toHit", {.minimum = -20, .maximum = 20, .group = "ratings", .rules = "3D-CMB-01"}),
    number<&Weapon::magazine>("magazine",
                              {.minimum = 1, .maximum = 999, .fallback = 10, .unit = "rounds", .group = "ratings"}),
    number<&Weapon::barrels>("barrels",
                             {.minimum = 1, .maximum = 12, .fallback = 1, .group = "ratings", .rules = "3D-ROT-02"}),
    flag<&Weapon::shotgun>("shotgun", {.group = "ratings", .rules = "3D-SHOT-01"}),
    flag<&Weapon::bipod>("bipod", {.group = "handling", .rules = "3D-DEV-07"}),
    flag<&Weapon::singleLoading>("singleLoading", {.group = "handling", .rules = "3D-ROF-02"}),
    number<&Weapon::reloadActions>(
        "reloadActions", {.maximum = 9, .fallback = 1, .unit = "Actions", .group = "handling", .rules = "3D-ROF-02"}),
    choice<&Weapon::holster>("holster", kHolsterIds, {.group = "handling", .rules = "3D-DRAW-01 3D-DRAW-02"}),
};

constexpr declare::Traits rating(std::string_view rules)
{
    return {.maximum = 99, .group = "ratings", .rules = rules};
}
constexpr declare::Traits addend(std::string_view rules)
{
    return {.minimum = -50, .maximum = 50, .group = "type", .rules = rules};
}
constexpr declare::Traits factor(std::string_view rules)
{
    return {.fallback = static_cast<std::int32_t>(Multiplier::One), .group = "type", .rules = rules};
}

constexpr FieldDeclaration kAmmunitionFields[]{
    text<&Ammunition::name>("name", 200, {.group = "identity"}),
    text<&Ammunition::calibre>("calibre", 200, {.group = "identity"}),
    text<&Ammunition::notes>("notes", 20000, {.group = "notes"}),
    choice<&Ammunition::type>("type", kTypes, {.group = "identity", .rules = "3D-AMMO-01"}),
    number<&Ammunition::penetration>("penetration",
                                     {.maximum = 99, .fallback = 4, .group = "ratings", .rules = "3D-PEN-01"}),
    number<&Ammunition::damage>("damage", {.maximum = 99, .fallback = 8, .group = "ratings", .rules = "3D-DAM-01"}),
    number<&Ammunition::armourDamage>(
        "armourDamage",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "ratings", .rules = "3D-PEN-06"}),
    choice<&Ammunition::penetrationTimes>("penetrationTimes", kMultipliers, factor("3D-AMMO-01")),
    number<&Ammunition::penetrationPlus>("penetrationPlus", addend("3D-AMMO-01")),
    choice<&Ammunition::damageTimes>("damageTimes", kMultipliers, factor("3D-AMMO-01")),
    number<&Ammunition::damagePlus>("damagePlus", addend("3D-AMMO-01")),
    choice<&Ammunition::armourDamageTimes>("armourDamageTimes", kMultipliers, factor("3D-AMMO-01")),
    number<&Ammunition::armourDamagePlus>("armourDamagePlus", addend("3D-AMMO-01")),
    flag<&Ammunition::ignoresReduction>("ignoresReduction", {.group = "type", .rules = "3D-DAM-03"}),
    flag<&Ammunition::kinetic>("kinetic", {.fallback = 1, .group = "type", .rules = "3D-VEV-06"}),
    flag<&Ammunition::bruising>("bruising", {.group = "type", .rules = "3D-BRUISE-01"}),
};

constexpr FieldDeclaration kArmourFields[]{
    text<&Armour::name>("name", 200, {.group = "identity"}),
    text<&Armour::notes>("notes", 20000, {.group = "notes"}),
    number<&Armour::pv>("pv", {.maximum = 99, .fallback = 5, .group = "ratings", .rules = "3D-PEN-03"}),
    number<&Armour::idMax>("id", {.maximum = 999, .group = "ratings", .rules = "3D-PEN-07", .elements = kLocationIds}),
    number<&Armour::dodgeModifier>("dodgeModifier",
                                   {.minimum = -20, .maximum = 20, .group = "ratings", .rules = "3D-DOD-06"}),
    number<&Armour::layer>("layer", {.minimum = -99, .maximum = 99, .group = "ratings", .rules = "3D-LAY-01"}),
};

constexpr FieldDeclaration kAccessoryFields[]{
    text<&Accessory::name>("name", 200, {.group = "identity"}),
    text<&Accessory::notes>("notes", 20000, {.group = "notes"}),
    choice<&Accessory::kind>("kind", kAccessoryKinds,
                             {.fallback = static_cast<std::int32_t>(AccessoryKind::Silencer), .group = "identity"}),
    number<&Accessory::recoilReduction>("recoilReduction",
                                        {.maximum = 30, .fallback = 1, .group = "baffling", .rules = "3D-RCL-07"}),
    number<&Accessory::designBand>("designBand", {.maximum = 3, .group = "scope", .rules = "3D-SCP-01"}),
    flag<&Accessory::variable>("variable", {.fallback = 1, .group = "scope", .rules = "3D-SCP-03"}),
    number<&Accessory::bestBonus>("bestBonus", {.maximum = 20, .group = "scope", .rules = "3D-SCP-01"}),
    number<&Accessory::bonus>(
        "bonus", {.maximum = 20, .fallback = kNoEntry, .optional = true, .group = "scope", .rules = "3D-SCP-02"}),
};

}  // namespace

const RecordDeclaration weaponRecord = declare::record<Weapon>("weapon", RecordKind::Weapon, kWeaponFields);
const RecordDeclaration weaponStateRecord = declare::record<WeaponState>("weaponState", RecordKind::WeaponState,
                                                                         kWeaponStateFields);
const RecordDeclaration ammunitionRecord = declare::record<Ammunition>("ammunition", RecordKind::Ammunition,
                                                                       kAmmunitionFields);
const RecordDeclaration armourRecord = declare::record<Armour>("armour", RecordKind::Armour, kArmourFields);
const RecordDeclaration armourStateRecord = declare::record<ArmourState>("armourState", RecordKind::ArmourState,
                                                                         kArmourStateFields);
const RecordDeclaration accessoryRecord = declare::record<Accessory>("accessory", RecordKind::Accessory,
                                                                     kAccessoryFields);

}  // namespace hitspread::threed
