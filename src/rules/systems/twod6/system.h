#pragma once

#include "rules/core/system.h"

namespace hitspread::twod6 {

/// The system's one instance.
[[nodiscard]] const System& system();

}  // namespace hitspread::twod6
