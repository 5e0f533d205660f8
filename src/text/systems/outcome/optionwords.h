#pragma once

#include "text/optionworth.h"

namespace hitspread::outcome {

/// How defences against an attack and what resists a grapple are read (OUT-03, OUT-04, OUT-48).
[[nodiscard]] const text::DecisionReading& decisionReading();

}  // namespace hitspread::outcome
