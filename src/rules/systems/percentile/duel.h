#pragma once

#include "rules/core/action.h"
#include "rules/systems/percentile/actions.h"

#include <string_view>
#include <vector>

namespace hitspread::percentile {

enum class RefusalCode : std::uint16_t { DuelsOff, NobodyThere, UnequalSides, OutOfTheFight };

[[nodiscard]] std::span<const std::string_view> refusalIds();

/// What forbids a duel: switched off (PCT-32), sides that are empty or unequal (PCT-33, PCT-D31), somebody already out.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Duel& duel, const BodyPlan*);

/// All pairs at once, nobody first (PCT-D34). Precondition: refusalsOf is empty.
void resolveAction(const Duel& duel, Derivation& derivation);

}  // namespace hitspread::percentile
