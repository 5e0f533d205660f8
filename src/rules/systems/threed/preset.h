#pragma once

#include "rules/systems/threed/actions.h"

namespace hitspread::threed {

/// Declares what the rest of the shot suggests: a mode the weapon has (single shots first, 3D-ROF-01), the hand or hands
/// that hold it.
void preset(Shot& shot);

/// The hand the weapon is held in.
void preset(Preparation& preparation);

}  // namespace hitspread::threed
