#include "rules/systems/threed/melee/handweapons.h"

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/statefields.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::text;
using declare::Traits;

constexpr Traits rating(std::int32_t minimum, std::int32_t fallback, std::string_view rules)
{
    return {.minimum = minimum, .maximum = 99, .fallback = fallback, .group = "ratings", .rules = rules};
}
constexpr Traits optionalRating(std::string_view rules)
{
    return {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "ratings", .rules = rules};
}
constexpr Traits toHit()
{
    return {.minimum = -20, .maximum = 20, .group = "ratings", .rules = "3D-CMB-01"};
}
constexpr Traits handling(std::int32_t fallback)
{
    return {.maximum = 30, .fallback = fallback, .unit = "hexes", .group = "ratings", .rules = "3D-MEL-04"};
}
constexpr Traits range(std::int32_t fallback, std::string_view rules)
{
    return {.maximum = 999, .fallback = fallback, .unit = "m", .group = "throwing", .rules = rules};
}

constexpr FieldDeclaration kMeleeWeaponFields[]{
    text<&MeleeWeapon::name>("name", 200, {.group = "identity"}),
    text<&MeleeWeapon::weaponClass>("class", 200, {.group = "identity"}),
    text<&MeleeWeapon::skill>("skill", 200, {.group = "identity", .rules = "3D-MEL-02"}),
    text<&MeleeWeapon::notes>("notes", 20000, {.group = "notes"}),
    number<&MeleeWeapon::damage>("damage", rating(-20, 2, "3D-MEL-06")),
    number<&MeleeWeapon::penetration>("penetration", rating(-20, 2, "3D-MEL-07 3D-MEL-08")),
    number<&MeleeWeapon::armourDamage>("armourDamage", optionalRating("3D-PEN-06")),
    number<&MeleeWeapon::handling>("handling", handling(3)),
    number<&MeleeWeapon::toHit>("toHit", toHit()),
    choice<&MeleeWeapon::damageKind>("damageKind", kDamageKindIds, {.group = "ratings", .rules = "3D-MEL-08"}),
    number<&MeleeWeapon::hands>("hands", {.minimum = 1, .maximum = 2, .fallback = 1, .group = "handling"}),
    flag<&MeleeWeapon::natural>("natural", {.group = "handling"}),
    flag<&MeleeWeapon::bareHanded>("bareHanded", {.group = "handling", .rules = "3D-PAR-09 3D-PAR-10"}),
    flag<&MeleeWeapon::flexible>("flexible", {.group = "handling", .rules = "3D-PAR-11 3D-PAR-12"}),
    flag<&MeleeWeapon::vibro>("vibro", {.group = "handling", .rules = "3D-PAR-10"}),
    choice<&MeleeWeapon::holster>("holster", kHolsterIds, {.group = "handling", .rules = "3D-DRAW-01 3D-DRAW-02"}),
};

constexpr FieldDeclaration kThrownWeaponFields[]{
    text<&ThrownWeapon::name>("name", 200, {.group = "identity"}),
    text<&ThrownWeapon::weaponClass>("class", 200, {.group = "identity"}),
    text<&ThrownWeapon::skill>("skill", 200, {.group = "identity", .rules = "3D-CMB-01"}),
    text<&ThrownWeapon::notes>("notes", 20000, {.group = "notes"}),
    number<&ThrownWeapon::range>("range", range(5, "3D-RNG-01")),
    number<&ThrownWeapon::handling>("handling", handling(4)),
    number<&ThrownWeapon::damage>("damage", rating(-20, 1, "3D-MEL-06")),
    number<&ThrownWeapon::penetration>("penetration", rating(-20, 2, "3D-PEN-01")),
    number<&ThrownWeapon::armourDamage>("armourDamage", optionalRating("3D-PEN-06")),
    number<&ThrownWeapon::toHit>("toHit", toHit()),
    choice<&ThrownWeapon::damageKind>("damageKind", kDamageKindIds, {.group = "ratings", .rules = "3D-MEL-08"}),
    choice<&ThrownWeapon::holster>("holster", kHolsterIds, {.group = "handling", .rules = "3D-DRAW-01 3D-DRAW-02"}),
};

constexpr FieldDeclaration kGrenadeFields[]{
    text<&Grenade::name>("name", 200, {.group = "identity"}),
    choice<&Grenade::kind>("kind", kGrenadeKindIds,
                           {.fallback = static_cast<std::int32_t>(GrenadeKind::Fragmentation),
                            .group = "identity",
                            .rules = "3D-GREN-01"}),
    text<&Grenade::fuse>("fuse", 200, {.group = "identity"}),
    text<&Grenade::notes>("notes", 20000, {.group = "notes"}),
    number<&Grenade::damage>("damage",
                             {.maximum = 99, .fallback = 8, .group = "blast", .rules = "3D-GREN-05 3D-GREN-06"}),
    number<&Grenade::blastZone>(
        "blastZone", {.maximum = 99, .fallback = 15, .unit = "hexes", .group = "blast", .rules = "3D-GREN-03"}),
    number<&Grenade::blastRadius>(
        "blastRadius",
        {.minimum = 1, .maximum = 999, .fallback = 10, .unit = "dm per hex", .group = "blast", .rules = "3D-GREN-04"}),
    number<&Grenade::penetration>(
        "penetration",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "blast", .rules = "3D-GREN-07"}),
    number<&Grenade::armourDamage>(
        "armourDamage",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "blast", .rules = "3D-PEN-06"}),
    text<&Grenade::skill>("skill", 200, {.group = "throwing", .rules = "3D-GREN-09"}),
    number<&Grenade::range>("range", range(10, "3D-GREN-11")),
};

AnyRecord bareHand(std::string_view name, std::string_view skill, DamageKind kind)
{
    AnyRecord record(meleeWeaponRecord);
    auto& hand = record.as<MeleeWeapon>();
    hand.name = name;
    hand.skill = skill;
    hand.damage = 0;
    hand.penetration = 0;
    hand.handling = 2;
    hand.damageKind = kind;
    hand.natural = true;
    hand.bareHanded = true;
    return record;
}

}  // namespace

std::span<const AnyRecord> bareHands()
{
    static const std::array hands{bareHand("Bare hands", skill::unarmedCombat, DamageKind::Bruising),
                                  bareHand("Martial Arts", skill::martialArts, DamageKind::Chosen)};
    return hands;
}

std::string_view skillUsedWith(const AnyRecord& thing)
{
    if (&thing.declaration() == &grenadeRecord)
        return throwingSkill(thing.as<Grenade>());
    const FieldDeclaration* skill = thing.declaration().find("skill");
    return skill ? skill->text(thing.data()) : std::string_view();
}

const RecordDeclaration meleeWeaponRecord = declare::record<MeleeWeapon>("meleeWeapon", RecordKind::MeleeWeapon,
                                                                         kMeleeWeaponFields);
const RecordDeclaration thrownWeaponRecord = declare::record<ThrownWeapon>("thrownWeapon", RecordKind::ThrownWeapon,
                                                                           kThrownWeaponFields);
const RecordDeclaration grenadeRecord = declare::record<Grenade>("grenade", RecordKind::Grenade, kGrenadeFields);
const RecordDeclaration itemStateRecord = declare::record<ItemState>("itemState", RecordKind::ItemState,
                                                                     kItemStateFields);

}  // namespace hitspread::threed
