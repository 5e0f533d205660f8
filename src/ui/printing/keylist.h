#pragma once

#include "reports/keysheet.h"

#include <vector>

class QMainWindow;

namespace hitspread {

/// Every command of a window that has a key: menu by menu in their order, then those that stand in none. Read off the commands
/// themselves.
/// Property of a command whose text names who is meant just now: what it is called on paper.
inline constexpr const char* kNeutralWords = "neutralWords";

[[nodiscard]] std::vector<KeySection> keysOf(const QMainWindow& window);

}  // namespace hitspread
