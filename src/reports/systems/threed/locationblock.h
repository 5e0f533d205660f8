#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// The body with its rose, and beside it every location: a box per Hit, PV, a box per point of ID. Returns which pieces of
/// armour are named there.
[[nodiscard]] std::vector<bool> layBody(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts,
                                        const std::shared_ptr<const BodyPlan>& plan, QPointF origin);

}  // namespace hitspread::threed::sheet
