#pragma once

#include "text/optionworth.h"

namespace hitspread::threed {

/// How the ways to meet a blow are read (3D-PAR-04, 3D-DOD-01).
[[nodiscard]] const text::DecisionReading& decisionReading();

}  // namespace hitspread::threed
