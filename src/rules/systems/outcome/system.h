#pragma once

#include "rules/core/system.h"

namespace hitspread::outcome {

/// The system's one instance.
[[nodiscard]] const System& system();

}  // namespace hitspread::outcome
