#pragma once

#include "rules/systems/threed/actions.h"

#include "rules/core/derivation.h"

namespace hitspread::threed {

/// Actions a preparation takes as a whole (section 3.9; 3D-AIM-01, 3D-RCL-08, 3D-ROF-02, 3D-DRAW-01, 3D-SCP-04, A-022).
[[nodiscard]] std::int32_t preparationCost(const Preparation& preparation);

/// The band a scope is set to from this Action on.
[[nodiscard]] std::int32_t scopeSetting(const Accessory& scope, const WeaponState& state);

/// Spends an Action on preparing. Precondition: validate() finds nothing.
void resolveAction(const Preparation& preparation, Derivation& derivation);

}  // namespace hitspread::threed
