#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/twod6/sheetfacts.h"

#include <memory>

namespace hitspread::twod6::sheet {

/// Attributes, movement, saves and skills in a column 52 mm wide that ends at `bottom`.
void layStatColumn(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom);

/// The body, and beside it every location: what strikes it, what aiming there costs, its armour, boxes for its wounds.
void layBody(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts,
             const std::shared_ptr<const BodyPlan>& plan, QPointF origin);

/// The Condition Monitor with the clocks beside it, what its lines ask for and how it heals, 190 mm wide. Returns its lower edge.
[[nodiscard]] qreal layMonitor(paper::Canvas& canvas, const SheetFacts& facts, QPointF at);

/// A line to tick for each round, what is on him now, what actions take. Returns its lower edge.
[[nodiscard]] qreal layTurns(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                             qreal width);

/// What he wears, with a box for each point of a pool. Returns its lower edge.
[[nodiscard]] qreal layArmour(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                              qreal width);

/// The weapons between `at` and `bottom`, `width` mm wide. Returns their lower edge.
[[nodiscard]] qreal layWeapons(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                               qreal width, qreal bottom);

/// What adds to shots and blows, where it has room above `bottom`: the tables of the house tell it, too. Returns its lower edge.
[[nodiscard]] qreal layModifiers(paper::Canvas& canvas, const SheetFacts& facts, QPointF at, qreal width, qreal bottom);

}  // namespace hitspread::twod6::sheet
