#include "rules/systems/outcome/gear.h"

namespace hitspread::outcome {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::text;

constexpr FieldDeclaration kWeaponFields[]{
    text<&Weapon::name>("name", 200, {.group = "identity"}),
    text<&Weapon::skill>("skill", 200, {.group = "identity", .rules = "OUT-02"}),
    text<&Weapon::notes>("notes", 20000, {.group = "notes"}),
    choice<&Weapon::kind>(
        "kind", kWeaponKinds,
        {.fallback = static_cast<std::int32_t>(WeaponKind::Firearm), .group = "ratings", .rules = "OUT-02 OUT-06"}),
    number<&Weapon::damageBonus>("damageBonus",
                                 {.minimum = -9,
                                  .maximum = 20,
                                  .fallback = kNoEntry,
                                  .optional = true,
                                  .group = "ratings",
                                  .rules = "OUT-58 OUT-72"}),
    declare::set<&Weapon::modes>("modes", kModes,
                                 {.fallback = bit(Mode::Single), .group = "ratings", .rules = "OUT-15 OUT-47"}),
    flag<&Weapon::buckler>("buckler", {.group = "defence", .rules = "OUT-42 OUT-43 OUT-44"}),
    flag<&Weapon::garrote>("garrote", {.group = "ratings", .rules = "OUT-57 OUT-58"}),
    flag<&Weapon::natural>("natural", {.group = "ratings", .rules = "OUT-02"}),
};

constexpr FieldDeclaration kArmourFields[]{
    text<&Armour::name>("name", 200, {.group = "identity"}),
    text<&Armour::notes>("notes", 20000, {.group = "notes"}),
    number<&Armour::points>("points", {.maximum = 99, .group = "ratings", .rules = "OUT-29 OUT-73"}),
    flag<&Armour::shield>("shield", {.group = "shield", .rules = "OUT-28 OUT-31"}),
    number<&Armour::damageBonus>("damageBonus", {.minimum = -9, .maximum = 20, .group = "shield", .rules = "OUT-40"}),
};

constexpr std::int32_t kBurstBonus = 1;

ArmourState stateAt(std::span<const ArmourState> states, std::size_t i)
{
    return i < states.size() ? states[i] : ArmourState{};
}

}  // namespace

bool shieldWorks(Arm arm, From from)
{
    return from == From::Front || from == (arm == Arm::Left ? From::LeftFront : From::RightFront);
}

std::optional<Borne> shieldOf(std::span<const Armour> items, std::span<const ArmourState> states)
{
    std::optional<Borne> found;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ArmourState state = stateAt(states, i);
        if (items[i].shield && (!found || state.carried < found->carried))
            found = Borne{i, state.carried, state.arm};
    }
    return found;
}

std::optional<Borne> shieldAgainst(std::span<const Armour> items, std::span<const ArmourState> states, From from)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ArmourState state = stateAt(states, i);
        if (items[i].shield && state.carried == Carried::Worn && shieldWorks(state.arm, from))
            return Borne{i, state.carried, state.arm};
    }
    return std::nullopt;
}

std::int32_t wornPoints(std::span<const Armour> items, std::span<const ArmourState> states)
{
    std::int32_t points = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].shield && stateAt(states, i).carried == Carried::Worn)
            points += items[i].points;
    }
    return points;
}

std::int32_t attackRating(const Character& who, const Weapon& weapon)
{
    std::int32_t usual = who.ranged;
    if (weapon.natural || weapon.garrote)
        usual = who.unarmed;
    else if (weapon.kind == WeaponKind::Melee)
        usual = who.melee;
    return weapon.skill.empty() ? usual : ratingOf(who, weapon.skill, usual);
}

std::int32_t modeBonus(Mode mode)
{
    return mode == Mode::Burst || mode == Mode::Buckshot ? kBurstBonus : 0;
}

const Weapon& fist()
{
    static const Weapon hand = [] {
        Weapon weapon;
        weapon.name = "Fist";
        weapon.kind = WeaponKind::Melee;
        weapon.natural = true;
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

}  // namespace hitspread::outcome
