#pragma once

#include "rules/core/odds.h"
#include "rules/systems/threed/shot.h"

namespace hitspread::threed {

/// Whether the shot strikes one hex, as odds can foresee: shot beyond Optimum and rotary guns strike several at once.
[[nodiscard]] bool strikesOneHex(const Shot& shot);

/// Exact odds of one shot, by the rules of the shot itself (P-1), each stretch of them run once per case that differs.
/// Preconditions: validate() finds nothing, strikesOneHex().
[[nodiscard]] AttackOdds oddsOf(const Shot& shot, const BodyPlan& plan);

}  // namespace hitspread::threed
