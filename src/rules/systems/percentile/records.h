#pragma once

#include "rules/core/declare/bundles.h"
#include "rules/systems/percentile/character.h"
#include "rules/systems/percentile/conditions.h"
#include "rules/systems/percentile/gear.h"
#include "rules/systems/percentile/switches.h"

namespace hitspread::percentile {

/// What actions of the system are made of.
using Kit = bundle::KitOf<bundle::Declared<Character, characterRecord>, bundle::Declared<Condition, conditionRecord>,
                          bundle::Declared<Weapon, weaponRecord>, bundle::Declared<WeaponState, weaponStateRecord>,
                          bundle::Declared<Armour, armourRecord>, bundle::Declared<ArmourState, armourStateRecord>,
                          bundle::Declared<Switches, switchesRecord>, fist>;
using Parts = bundle::Parts<Kit>;
using Person = bundle::Person<Kit>;
using CladPerson = bundle::CladPerson<Kit>;

}  // namespace hitspread::percentile
