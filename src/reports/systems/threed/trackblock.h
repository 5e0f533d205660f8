#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// Incap, what is fatal beyond it, wounds and bleeding, 190 mm wide. Returns its lower edge.
[[nodiscard]] qreal layTracks(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, QPointF at);

}  // namespace hitspread::threed::sheet
