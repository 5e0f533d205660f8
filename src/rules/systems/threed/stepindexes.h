#pragma once

#include "rules/systems/stepindexes.h"

namespace hitspread::threed {

[[nodiscard]] std::span<const StepIndexes> stepIndexes();

}  // namespace hitspread::threed
