#pragma once

#include "rules/core/bundles.h"
#include "rules/systems/rollunder/character.h"
#include "rules/systems/rollunder/gear.h"
#include "rules/systems/rollunder/modifiers.h"
#include "rules/systems/rollunder/switches.h"

namespace hitspread::rollunder {

/// What actions of the system are made of.
using Kit = bundle::KitOf<bundle::Declared<Character, characterRecord>, bundle::Declared<Condition, conditionRecord>,
                          bundle::Declared<Weapon, weaponRecord>, bundle::Declared<WeaponState, weaponStateRecord>,
                          bundle::Declared<Armour, armourRecord>, bundle::Declared<ArmourState, armourStateRecord>,
                          bundle::Declared<Switches, switchesRecord>, fist>;
using Parts = bundle::Parts<Kit>;
using Person = bundle::Person<Kit>;
using CladPerson = bundle::CladPerson<Kit>;

/// Somebody with all he carries: parries go by hands, and what a hand holds may fall.
struct Fighter : CladPerson {
    std::vector<Weapon> weapons;
    std::vector<WeaponState> weaponStates;
};

/// What the parts of one fighter are called.
struct FighterIds {
    std::string_view who;
    std::string_view condition;
    std::string_view weapons;
    std::string_view weaponStates;
    std::string_view worn;
    std::string_view wornState;
};
inline constexpr FighterIds kActingFighter{"character",         "character.condition",
                                           "character.weapons", "character.weapons.state",
                                           "character.worn",    "character.worn.state"};
inline constexpr FighterIds kAttackedFighter{
    "target", "target.condition", "target.weapons", "target.weapons.state", "target.worn", "target.worn.state"};

/// One fighter. He is the one element of a list, as only then all his weapons are bound.
template <auto List>
constexpr auto fighter(const FighterIds& ids, Role role)
{
    using One = declare::detail::ElementOf<decltype(List)>;
    return std::tuple_cat(
        Parts::people<List>(ids.who, ids.condition, role, 1),
        std::tuple(declare::inner<List, &One::weapons>(ids.weapons, weaponRecord, role, kMostWeapons),
                   declare::inner<List, &One::weaponStates>(ids.weaponStates, weaponStateRecord, role, kMostWeapons)),
        Parts::worn<List>(ids.worn, ids.wornState, role));
}

}  // namespace hitspread::rollunder
