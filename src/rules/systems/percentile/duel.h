#pragma once

#include "rules/core/action.h"
#include "rules/systems/percentile/actions.h"

#include <vector>

namespace hitspread::percentile {

/// What forbids a duel: switched off (PCT-32), sides that are empty or unequal (PCT-33, PCT-D31), somebody already out.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Duel& duel, const BodyPlan*);

/// A duel of before wounds were noted stays one (rules version 4).
void keepVersion(Duel& duel, int rulesVersion);

/// All pairs at once, nobody first (PCT-D34). Precondition: refusalsOf is empty.
void resolveAction(const Duel& duel, Derivation& derivation);

}  // namespace hitspread::percentile
