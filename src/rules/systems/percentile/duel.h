#pragma once

#include "rules/core/action.h"
#include "rules/systems/percentile/actions.h"

#include <vector>

namespace hitspread::percentile {

inline constexpr std::int32_t kDuelSides = 10;

/// So many of the faces of the d10 hit, from 1 on, for the number needed (PCT-35, PCT-D30, PCT-D33).
[[nodiscard]] std::int32_t hittingFaces(std::int32_t target, DuelHit rule);

/// What forbids a duel: switched off (PCT-32), sides that are empty or unequal (PCT-33, PCT-D31), somebody already out or without the
/// Action it takes (PCT-02).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Duel& duel, const BodyPlan*);

/// A duel of before wounds were noted stays one (rules version 4), as does one of before it took Actions (5).
void keepVersion(Duel& duel, int rulesVersion);

/// All pairs at once, nobody first (PCT-D34). Precondition: refusalsOf is empty.
void resolveAction(const Duel& duel, Derivation& derivation);

}  // namespace hitspread::percentile
