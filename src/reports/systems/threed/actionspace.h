#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// Height of the Action space in so many mm of width: a heading and eight rounds, or the heading alone where they are too wide.
[[nodiscard]] qreal actionSpaceHeight(const CombatFacts& facts, qreal width);
/// The same with its rounds, whether or not they have room.
[[nodiscard]] qreal fullActionSpaceHeight();

/// Eight rounds from the present one, each with its Initiative Total, a box for every Action in its phase and a circle for every
/// free parry (3D-TURN-12). What is too wide goes to the overflow, all of it, so that a box
/// stands in one place only.
void layActionSpace(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, QPointF at,
                    qreal width);

}  // namespace hitspread::threed::sheet
