#pragma once

#include "services/ports/encounterstore.h"

#include <QString>

#include <array>

namespace hitspread {

/// "Players", "Opponents", "Others".
[[nodiscard]] QString sideWords(Side side);

/// How many of each side, in the order of Side: "4 against 6, 1 other".
[[nodiscard]] QString againstWords(const std::array<int, 3>& sides);

}  // namespace hitspread
