#pragma once

#include "rules/core/input.h"
#include "rules/core/trace/findings.h"

namespace hitspread {

/// The input as it is after the changes of a finished resolution; no action changes into none.
[[nodiscard]] Input changedBy(Input input, const Findings& findings);

}  // namespace hitspread
