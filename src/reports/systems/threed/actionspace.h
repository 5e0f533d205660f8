#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// Height of the Action space: a heading and eight rounds.
[[nodiscard]] qreal actionSpaceHeight();

/// Eight rounds from the present one, each with its Initiative Total, a box for every Action in its phase and a circle for every
/// free parry (3D-TURN-12). What is too much for the width goes to the overflow.
void layActionSpace(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, QPointF at,
                    qreal width);

}  // namespace hitspread::threed::sheet
