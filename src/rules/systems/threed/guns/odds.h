#pragma once

#include "rules/core/odds/odds.h"
#include "rules/systems/threed/guns/shot.h"

namespace hitspread::threed {

/// Whether a bullet strikes one hex, as odds can foresee: shot beyond Optimum and rotary guns strike several at once.
[[nodiscard]] bool strikesOneHex(const Weapon& weapon, const Ammunition& ammunition, std::int32_t distance);

/// Exact odds of one shot, by the rules of the shot itself (P-1), each stretch of them run once per case that differs.
/// Preconditions: validate() finds nothing, strikesOneHex().
[[nodiscard]] AttackOdds oddsOf(const Shot& shot, const BodyPlan& plan);

/// What the shooter could do otherwise, one step each: one more aim that counts, with the stance the first one brings (3D-AIM-05,
/// 3D-AIM-06, 3D-DEV-06, A-032), the stance (3D-DEV-06), a rest for the weapon (3D-DEV-07), other hands on it.
[[nodiscard]] std::vector<OddsAlternative> alternatives(const Condition& shooter, const ShotOptions& options,
                                                        const Switches& switches);

}  // namespace hitspread::threed
