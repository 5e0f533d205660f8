#pragma once

#include "text/optionworth.h"

namespace hitspread::percentile {

/// How the defences against an attack are read (PCT-14, PCT-15, PCT-27, PCT-28).
[[nodiscard]] const text::DecisionReading& decisionReading();

}  // namespace hitspread::percentile
