#pragma once

#include "rules/core/declare/bundles.h"
#include "rules/systems/rollunder/character.h"
#include "rules/systems/rollunder/conditions.h"
#include "rules/systems/rollunder/gear.h"
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
using Fighter = bundle::Fighter<Kit>;
using bundle::kActingFighter;
using bundle::kAttackedFighter;

}  // namespace hitspread::rollunder
