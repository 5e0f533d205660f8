#pragma once

#include "ui/attack/harmpanels.h"

namespace hitspread::threed {

/// Harm of every kind for the dialog of harm.
[[nodiscard]] const HarmPanels& harmPanels();

}  // namespace hitspread::threed
