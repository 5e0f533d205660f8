#pragma once

#include "services/action.h"

#include <QString>

#include <cstdint>

namespace hitspread::outcome {

/// How the levels of a hit add up: "2 + 2 bonus − 1 armour = 3 levels"; a hit nothing is added to or taken off: "3 levels". Empty: nothing
/// was worked out.
[[nodiscard]] QString levelSumWords(const ActionRecord& action, std::uint16_t element);

}  // namespace hitspread::outcome
