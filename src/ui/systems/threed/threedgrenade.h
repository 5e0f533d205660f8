#pragma once

#include "ui/systems/threed/grenadepanels.h"

namespace hitspread::threed {

/// Grenades for the grenade dialog.
[[nodiscard]] const GrenadePanels& grenadePanels();

}  // namespace hitspread::threed
