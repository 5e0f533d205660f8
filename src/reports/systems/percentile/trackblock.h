#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/percentile/sheetfacts.h"

namespace hitspread::percentile::sheet {

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
