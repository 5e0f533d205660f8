#pragma once

#include "rules/systems/twod6/attack.h"
#include "ui/attack/sideoptions.h"

#include <QString>

#include <cstdint>
#include <span>

namespace hitspread::twod6 {

/// What is said beside the options of an attack, a shot of an area weapon or a grapple: what each comes to now, as the rules and the tables
/// of the house say.
[[nodiscard]] std::span<const OptionAddition> attackAdditions();
[[nodiscard]] std::span<const OptionAddition> areaAdditions();
[[nodiscard]] std::span<const OptionAddition> grappleAdditions();

/// What aiming there adds to the number of an attack with it (TD-44, TD-63).
[[nodiscard]] std::int32_t aimedCost(const Switches& switches, const Weapon& weapon, Location location);
/// What stops a hit with this weapon there: "armour lets half of it pass"; no armour.
[[nodiscard]] QString armourWords(const Fighter& target, const Weapon& weapon, Location location);
/// What a weapon takes and does where one is chosen: "5 · 2d6+3 Lethal · 5/6"; why it cannot be used as it is comes before.
[[nodiscard]] QString readyWords(const Character& who, const Weapon& weapon, const WeaponState& state,
                                 std::int32_t level);

}  // namespace hitspread::twod6
