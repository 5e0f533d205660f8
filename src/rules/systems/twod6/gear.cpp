#include "rules/systems/twod6/gear.h"

namespace hitspread::twod6 {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::text;

constexpr declare::Traits optional(std::string_view rules, std::string_view unit = {})
{
    return {.minimum = 1,
            .maximum = 9999,
            .fallback = kNoEntry,
            .optional = true,
            .unit = unit,
            .group = "ratings",
            .rules = rules};
}

constexpr FieldDeclaration kWeaponFields[]{
    text<&Weapon::name>("name", 200, {.group = "identity"}),
    text<&Weapon::skill>("skill", 200, {.group = "identity", .rules = "TD-35 TD-61"}),
    text<&Weapon::notes>("notes", 20000, {.group = "notes"}),
    choice<&Weapon::kind>(
        "kind", kWeaponKinds,
        {.fallback = static_cast<std::int32_t>(WeaponKind::Melee), .group = "ratings", .rules = "TD-30 TD-59"}),
    number<&Weapon::damageDice>("damageDice",
                                {.maximum = 20, .fallback = 1, .group = "ratings", .rules = "TD-31 TD-85"}),
    number<&Weapon::damageBonus>("damageBonus",
                                 {.minimum = -99, .maximum = 99, .group = "ratings", .rules = "TD-31 TD-85"}),
    choice<&Weapon::damageType>("damageType", kDamageTypes, {.group = "ratings", .rules = "TD-91"}),
    number<&Weapon::shortRange>("shortRange", optional("TD-32", "m")),
    number<&Weapon::mediumRange>("mediumRange", optional("TD-32", "m")),
    number<&Weapon::longRange>("longRange", optional("TD-32 TD-34", "m")),
    number<&Weapon::shots>("shots", optional("TD-33")),
    flag<&Weapon::burst>("burst", {.group = "ratings", .rules = "TD-37"}),
    number<&Weapon::burstShots>("burstShots", optional("TD-37")),
    flag<&Weapon::cosh>("cosh", {.group = "ratings", .rules = "TD-65"}),
    number<&Weapon::area>("area", {.maximum = 99, .group = "ratings", .rules = "TD-51 TD-52"}),
    flag<&Weapon::twoHanded>("twoHanded", {.group = "ratings"}),
    flag<&Weapon::natural>("natural", {.group = "ratings", .rules = "TD-86"}),
};

constexpr FieldDeclaration kArmourFields[]{
    text<&Armour::name>("name", 200, {.group = "identity"}),
    text<&Armour::notes>("notes", 20000, {.group = "notes"}),
    number<&Armour::stops>("stops", {.maximum = 100, .fallback = 1, .group = "ratings", .rules = "TD-88"}),
    number<&Armour::outOf>("outOf",
                           {.minimum = 1, .maximum = 100, .fallback = 2, .group = "ratings", .rules = "TD-88"}),
    declare::set<&Armour::locations>("locations", kLocationIds,
                                     {.fallback = bitOf(Location::Torso), .group = "ratings", .rules = "TD-89"}),
    declare::set<&Armour::types>(
        "types", kDamageTypes,
        {.fallback = bitOf(DamageType::Lethal) | bitOf(DamageType::Bruise), .group = "ratings", .rules = "TD-89"}),
    number<&Armour::pool>("pool", optional("TD-90")),
};

/// Points a pool still absorbs; what has none counts as 0 among equal fractions (TD-D71).
std::int32_t poolOf(const Armour& armour, const ArmourState& state)
{
    if (armour.pool == kNoEntry)
        return 0;
    return state.poolLeft == kNoEntry ? armour.pool : state.poolLeft;
}

}  // namespace

bool isOffHand(const WeaponState& state, Hand dominant)
{
    return state.held == (dominant == Hand::Right ? Held::Left : Held::Right);
}

std::int32_t armsOf(const Weapon& weapon, const WeaponState& state)
{
    if (weapon.twoHanded || state.held == Held::Both)
        return bitOf(Location::LeftArm) | bitOf(Location::RightArm);
    return bitOf(armOf(state.held == Held::Left ? Hand::Left : Hand::Right));
}

std::optional<Band> bandOf(const Weapon& weapon, std::int32_t metres)
{
    const auto isWithin = [metres](std::int32_t limit) { return limit != kNoEntry && metres <= limit; };
    if (isWithin(weapon.shortRange))
        return Band::Short;
    if (isWithin(weapon.mediumRange))
        return Band::Medium;
    if (isWithin(weapon.longRange))
        return Band::Long;
    return std::nullopt;
}

std::int32_t burstShotsOf(const Weapon& weapon, const Switches& switches)
{
    return weapon.burstShots == kNoEntry ? switches.burstAmmunition : weapon.burstShots;
}

std::int32_t weaponLevel(const Character& who, const Switches& switches, const Weapon& weapon)
{
    const bool isHand = weapon.skill.empty() && weapon.natural;
    return levelOf(who, switches, isHand ? kUnarmed : std::string_view(weapon.skill));
}

std::int32_t damageBonusOf(const Character& who, const Weapon& weapon)
{
    return weapon.damageBonus + (weapon.natural ? who.bld : 0);
}

ArmourState armourStateAt(std::span<const ArmourState> states, std::size_t i)
{
    return i < states.size() ? states[i] : ArmourState{};
}

WeaponState weaponStateAt(std::span<const WeaponState> states, std::size_t i)
{
    return i < states.size() ? states[i] : WeaponState{};
}

bool protects(const Armour& armour, const ArmourState& state, Location location, DamageType type)
{
    const bool works = armour.pool == kNoEntry || poolOf(armour, state) > 0;
    return works && !state.unready && isIn(armour.locations, location) && (armour.types & bitOf(type)) != 0;
}

std::optional<std::size_t> armourAt(std::span<const Armour> items, std::span<const ArmourState> states,
                                    Location location, DamageType type)
{
    const auto isBetter = [&](std::size_t a, std::size_t b) {
        const std::int32_t mine = items[a].stops * items[b].outOf;
        const std::int32_t his = items[b].stops * items[a].outOf;
        return mine > his
            || (mine == his && poolOf(items[a], armourStateAt(states, a)) > poolOf(items[b], armourStateAt(states, b)));
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (protects(items[i], armourStateAt(states, i), location, type) && (!best || isBetter(i, *best)))
            best = i;
    }
    return best;
}

const Weapon& fist()
{
    static const Weapon hand = [] {
        Weapon weapon;
        weapon.name = "Fist";
        weapon.natural = true;
        weapon.damageType = DamageType::Bruise;
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

}  // namespace hitspread::twod6
