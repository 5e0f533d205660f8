#pragma once

#include "rules/core/declare/bundles.h"
#include "rules/systems/outcome/character.h"
#include "rules/systems/outcome/conditions.h"
#include "rules/systems/outcome/gear.h"
#include "rules/systems/outcome/switches.h"

namespace hitspread::outcome {

/// What actions of the system are made of.
using Kit = bundle::KitOf<bundle::Declared<Character, characterRecord>, bundle::Declared<Condition, conditionRecord>,
                          bundle::Declared<Weapon, weaponRecord>, bundle::Declared<WeaponState, weaponStateRecord>,
                          bundle::Declared<Armour, armourRecord>, bundle::Declared<ArmourState, armourStateRecord>,
                          bundle::Declared<Switches, switchesRecord>, fist>;
using Parts = bundle::Parts<Kit>;
using Person = bundle::Person<Kit>;
using CladPerson = bundle::CladPerson<Kit>;

/// One of those bound to somebody an action is about: holding him, held by him, aiming at him.
using Bound = Person;
inline constexpr std::size_t kMostBound = 12;

}  // namespace hitspread::outcome
