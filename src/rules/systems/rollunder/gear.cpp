#include "rules/systems/rollunder/gear.h"

namespace hitspread::rollunder {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::text;

constexpr declare::Traits optional(std::int32_t minimum, std::int32_t maximum, std::string_view rules)
{
    return {.minimum = minimum,
            .maximum = maximum,
            .fallback = kNoEntry,
            .optional = true,
            .group = "ratings",
            .rules = rules};
}

constexpr FieldDeclaration kWeaponFields[]{
    text<&Weapon::name>("name", 200, {.group = "identity"}),
    text<&Weapon::skill>("skill", 200, {.group = "identity", .rules = "R3-03 R3-30"}),
    text<&Weapon::notes>("notes", 20000, {.group = "notes"}),
    choice<&Weapon::kind>("kind", kWeaponKinds, {.group = "ratings", .rules = "R3-34 R3-39 R3-43 R3-61"}),
    number<&Weapon::damageDice>("damageDice", {.maximum = 20, .fallback = 1, .group = "ratings", .rules = "R3-11"}),
    number<&Weapon::damageBonus>("damageBonus", {.minimum = -99, .maximum = 99, .group = "ratings", .rules = "R3-11"}),
    choice<&Weapon::damageType>(
        "damageType", kDamageTypes,
        {.fallback = static_cast<std::int32_t>(DamageType::Crushing), .group = "ratings", .rules = "R3-51"}),
    declare::set<&Weapon::reach>("reach", kReaches,
                                 {.fallback = reachBit(1), .unit = "yd", .group = "ratings", .rules = "R3-02"}),
    number<&Weapon::accuracy>("accuracy", {.maximum = 20, .group = "ratings", .rules = "R3-61"}),
    flag<&Weapon::smallThrown>("smallThrown", {.group = "defence", .rules = "R3-34"}),
    flag<&Weapon::cheap>("cheap", {.group = "ratings", .rules = "R3-68"}),
    flag<&Weapon::twoHanded>("twoHanded", {.group = "ratings", .rules = "R3-35"}),
    flag<&Weapon::natural>("natural", {.group = "ratings", .rules = "R3-68"}),
    number<&Weapon::readyTurns>("readyTurns",
                                {.minimum = 1, .maximum = 99, .fallback = 1, .group = "ratings", .rules = "R3-69"}),
    flag<&Weapon::needsReady>("needsReady", {.group = "ratings", .rules = "R3-01"}),
    number<&Weapon::shots>("shots", optional(1, 9999, "")),
    number<&Weapon::longestRange>("longestRange", optional(1, 9999, "R3-63")),
};

constexpr FieldDeclaration kArmourFields[]{
    text<&Armour::name>("name", 200, {.group = "identity"}),
    text<&Armour::notes>("notes", 20000, {.group = "notes"}),
    number<&Armour::dr>("dr",
                        {.maximum = kMostDr,
                         .fallback = kNoEntry,
                         .optional = true,
                         .group = "ratings",
                         .rules = "R3-12",
                         .elements = kLocationIds}),
    flag<&Armour::shield>("shield", {.group = "defence", .rules = "R3-06 R3-25"}),
    number<&Armour::db>("db", {.maximum = 5, .group = "defence", .rules = "R3-06"}),
    text<&Armour::skill>("skill", 200, {.group = "defence", .rules = "R3-25"}),
};

}  // namespace

bool holds(const WeaponState& state, Hand hand, Hand dominant)
{
    if (!isInHand(state))
        return false;
    if (state.held == Held::Both)
        return hand == dominant;
    return (state.held == Held::Right) == (hand == Hand::Right);
}

bool isOffHand(const WeaponState& state, Hand dominant)
{
    return state.held == (dominant == Hand::Right ? Held::Left : Held::Right);
}

std::optional<std::size_t> thingIn(Hand hand, Hand dominant, std::span<const Weapon> weapons,
                                   std::span<const WeaponState> states)
{
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        if (!weapons[i].natural && holds(weaponStateAt(states, i), hand, dominant))
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> shieldOf(std::span<const Armour> items, std::span<const ArmourState> states,
                                    bool alsoUnready)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ArmourState state = armourStateAt(states, i);
        const bool isUp = !state.dropped && (alsoUnready || !state.unready);
        if (items[i].shield && isUp && (!best || items[i].db > items[*best].db))
            best = i;
    }
    return best;
}

ArmourState armourStateAt(std::span<const ArmourState> states, std::size_t i)
{
    return i < states.size() ? states[i] : ArmourState{};
}

WeaponState weaponStateAt(std::span<const WeaponState> states, std::size_t i)
{
    return i < states.size() ? states[i] : WeaponState{};
}

DrThere drThere(Location location, const Resistance& own, std::span<const Armour> items,
                std::span<const ArmourState> states, const Switches& switches)
{
    DrThere dr{.own = drAt(own, location)};
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ArmourState state = armourStateAt(states, i);
        if (!items[i].shield && !state.unready && !state.dropped)
            dr.worn += drAt(items[i].dr, location);
    }
    if (switches.placesCount)
        dr.extra = rowFor(switches.places, placeOf(location)).cells[placecolumn::kExtraDr];
    return dr;
}

Skill weaponSkill(const Character& who, const Weapon& weapon)
{
    return skillOf(who, weapon.skill.empty() && weapon.natural ? kUnarmed : std::string_view(weapon.skill));
}

Skill shieldSkill(const Character& who, const Armour& shield)
{
    return skillOf(who, shield.skill.empty() ? kShield : std::string_view(shield.skill));
}

const Weapon& fist()
{
    static const Weapon hand = [] {
        Weapon weapon;
        weapon.name = "Fist";
        weapon.natural = true;
        weapon.damageBonus = -3;
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

}  // namespace hitspread::rollunder
