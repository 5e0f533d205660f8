#pragma once

#include "rules/core/body/bodyplan.h"

#include <QPainterPath>

namespace hitspread {

/// The soft outline of a body, for a hex side of 1 with hex (0,0) at the origin, not mirrored. Decoration: what a shot
/// hits is told by the hexes alone. Worked out once per plan and kept for the life of the program; safe from any thread.
[[nodiscard]] QPainterPath silhouetteOf(const BodyPlan& plan);

}  // namespace hitspread
