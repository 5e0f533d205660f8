#pragma once

#include "rules/core/action.h"

#include <span>

namespace hitspread::outcome {

/// Everything one can do.
[[nodiscard]] std::span<const ActionDeclaration* const> actions();

}  // namespace hitspread::outcome
