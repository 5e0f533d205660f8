#pragma once

#include "rules/core/system.h"

namespace hitspread::rollunder {

/// The system's one instance.
[[nodiscard]] const System& system();

}  // namespace hitspread::rollunder
