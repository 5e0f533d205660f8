#pragma once

#include "rules/core/system.h"

namespace hitspread::threed {

/// The system's one instance.
[[nodiscard]] const System& system();

}  // namespace hitspread::threed
