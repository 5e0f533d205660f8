#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// Stats, derived values, skills and the Action space, in a column 52 mm wide that ends at `bottom`.
void layStatColumn(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, QPointF at,
                   qreal bottom);

}  // namespace hitspread::threed::sheet
