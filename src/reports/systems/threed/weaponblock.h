#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// The weapons, 190 mm wide, or below each other in a column so wide: spread by kind of shot and range band, to hit, ratings as loaded, a box per round. Sets them as
/// roomy as `bottom` allows, at most four; the others go to the overflow. Rather than that something else must, they stand
/// closer, so that `comfort` (mm) above `bottom` stays free as well. Returns the lower edge.
[[nodiscard]] qreal layWeapons(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, QPointF at,
                               qreal bottom, qreal column = 0.0, qreal comfort = 0.0);

}  // namespace hitspread::threed::sheet
