#pragma once

#include "rules/core/stepindexes.h"

#include <span>

namespace hitspread::threed {

[[nodiscard]] std::span<const StepIndexes> stepIndexes();

}  // namespace hitspread::threed
