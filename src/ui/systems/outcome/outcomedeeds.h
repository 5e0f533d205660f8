#pragma once

#include "ui/attack/attackstart.h"

#include <vector>

namespace hitspread::outcome {

/// What somebody can do besides attacking.
[[nodiscard]] std::vector<Deed> deedsOf(const CombatantView& who);

}  // namespace hitspread::outcome
