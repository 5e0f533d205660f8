#pragma once

#include "ui/systems/threed/harmpanels.h"

namespace hitspread::threed {

/// Harm of every kind for the dialog of harm.
[[nodiscard]] const HarmPanels& harmPanels();

}  // namespace hitspread::threed
