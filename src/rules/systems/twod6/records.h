#pragma once

#include "rules/core/declare/bundles.h"
#include "rules/systems/twod6/character.h"
#include "rules/systems/twod6/conditions.h"
#include "rules/systems/twod6/gear.h"
#include "rules/systems/twod6/switches.h"

namespace hitspread::twod6 {

/// What actions of the system are made of.
using Kit = bundle::KitOf<bundle::Declared<Character, characterRecord>, bundle::Declared<Condition, conditionRecord>,
                          bundle::Declared<Weapon, weaponRecord>, bundle::Declared<WeaponState, weaponStateRecord>,
                          bundle::Declared<Armour, armourRecord>, bundle::Declared<ArmourState, armourStateRecord>,
                          bundle::Declared<Switches, switchesRecord>, fist>;
using Parts = bundle::Parts<Kit>;
using Person = bundle::Person<Kit>;
using CladPerson = bundle::CladPerson<Kit>;

/// One of those tied to somebody an action is about: holding him, held by him, aiming at him, treating him. A hold, an aim or a
/// treatment may end with what the action does.
using Bound = Person;
inline constexpr std::size_t kMostBound = 12;

/// Numbers of those an action names where a request says nothing else.
inline constexpr std::int32_t kUsualActor = 1;
inline constexpr std::int32_t kUsualTarget = 2;

using Fighter = bundle::Fighter<Kit>;
using bundle::FighterIds;
using bundle::kActingFighter;
using bundle::kAttackedFighter;

}  // namespace hitspread::twod6
