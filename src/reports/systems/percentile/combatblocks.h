#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/percentile/sheetfacts.h"

namespace hitspread::percentile::sheet {

/// MIND, DEX and Health, what is worked out of them, defences and skills, in a column 52 mm wide that ends at `bottom`.
void layStatColumn(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom);

/// The body, and beside it every location: what rolls it, what it does to damage, what calling it costs, its armour.
void layBody(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts,
             const std::shared_ptr<const BodyPlan>& plan, QPointF origin);

/// Health, wound levels and wounds, 190 mm wide. Returns its lower edge.
[[nodiscard]] qreal layHarm(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at);

/// The levels of Loss of Combat and what is on him now. Returns its lower edge.
[[nodiscard]] qreal layLoss(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                            qreal width);

/// The weapons between `at` and `bottom`, `width` mm wide. Returns their lower edge.
[[nodiscard]] qreal layWeapons(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at,
                               qreal width, qreal bottom);

/// Conditions and notes. What has no room goes on.
void layNotes(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, const QRectF& room);

}  // namespace hitspread::percentile::sheet
