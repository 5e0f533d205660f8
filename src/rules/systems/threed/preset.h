#pragma once

#include "rules/systems/threed/actions.h"
#include "rules/systems/threed/opportunity.h"
#include "rules/systems/threed/split.h"
#include "rules/systems/threed/throw.h"

namespace hitspread::threed {

/// Declares what the rest of the shot suggests: a mode the weapon has (single shots first, 3D-ROF-01), the hand or hands
/// that hold it.
void preset(Shot& shot);

/// What stands of the target's defences and of the cover he is behind.
void preset(Throw& thrown);
/// The hand the weapon is held in.
void preset(Preparation& preparation);
/// What he can do first of all: take what he holds, else hold the Action he has, else take an additional one (3D-TURN-05,
/// 3D-TURN-08).
void preset(Opportunity& opportunity);
/// His two best skills (3D-TURN-09).
void preset(Split& split);

}  // namespace hitspread::threed
