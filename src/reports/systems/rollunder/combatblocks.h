#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/rollunder/sheetfacts.h"

#include <memory>

namespace hitspread::rollunder::sheet {

/// Attributes, movement, defences and skills in a column 52 mm wide that ends at `bottom`.
void layStatColumn(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom);

/// The body, and beside it every cell: what calling it costs, its DR.
void layBody(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts,
             const std::shared_ptr<const BodyPlan>& plan, QPointF origin);

/// What places do to injury, 190 mm wide. Returns its lower edge.
[[nodiscard]] qreal layPlaces(paper::Canvas& canvas, const SheetFacts& facts, QPointF at);

/// The boxes of HP between the thresholds down to death, 190 mm wide. Returns its lower edge.
[[nodiscard]] qreal layHealth(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at);

/// A line to tick for each turn, what is on him now, what maneuvers, postures and ranges do. Returns its lower edge.
[[nodiscard]] qreal layTurns(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                             qreal width);

/// The weapons between `at` and `bottom`, `width` mm wide. Returns their lower edge.
[[nodiscard]] qreal layWeapons(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                               qreal width, qreal bottom);

/// Conditions, what is worn, notes.
[[nodiscard]] QStringList notesOf(const SheetFacts& facts);

}  // namespace hitspread::rollunder::sheet
