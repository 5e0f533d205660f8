#pragma once

#include "rules/systems/threed/declaredtarget.h"
#include "rules/systems/threed/guns/gunfire.h"
#include "rules/systems/threed/guns/volley.h"

#include <span>
#include <vector>

namespace hitspread::threed {

/// The targets as the first bullet finds them, in the order the fire may be walked over them.
[[nodiscard]] std::vector<Victim> victimsOf(const std::vector<VolleyTarget>& targets, const Switches& switches);

/// Everything before the first bullet (P-1 steps 1 to 5); false: the weapon is not in hand in time. `gun` is the shooter's.
[[nodiscard]] bool prepare(Derivation& derivation, const Volley& volley, GunFire& gun, Person& shooter,
                           std::span<Victim> victims);

}  // namespace hitspread::threed
