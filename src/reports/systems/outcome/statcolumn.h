#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/outcome/sheetfacts.h"

namespace hitspread::outcome::sheet {

/// Ratings, initiative, defences, armour and other skills, 55 mm wide, down to `bottom`; skills that have no room go on.
void layStatColumn(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom);

/// The body as a wound card: what it is in above it, no location for itself.
void layBody(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts,
             const std::shared_ptr<const BodyPlan>& plan, QPointF origin);

/// The turn with what is declared, who is tied to whom, shield and cover, 62 mm wide.
void layTurnColumn(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at);

/// The levels of the wound table with their boxes, 190 mm wide. Returns its lower edge.
[[nodiscard]] qreal layWounds(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at);

/// The weapons between `at` and `bottom`, `width` mm wide. Returns their lower edge.
[[nodiscard]] qreal layWeapons(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                               qreal width, qreal bottom);

/// Conditions and notes. What has no room goes on.
void layNotes(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, const QRectF& room);

}  // namespace hitspread::outcome::sheet
