#pragma once

#include "rules/core/system.h"

namespace hitspread::percentile {

/// The system's one instance.
[[nodiscard]] const System& system();

}  // namespace hitspread::percentile
