#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/percentile/sheetfacts.h"

namespace hitspread::percentile::sheet {

/// MIND, DEX and Health, what is worked out of them, defences and skills, in a column 52 mm wide that ends at `bottom`.
void layStatColumn(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom);

/// The body, and beside it every location: what rolls it, what it does to damage, what calling it costs, its armour.
void layBody(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts,
             const std::shared_ptr<const BodyPlan>& plan, QPointF origin);

}  // namespace hitspread::percentile::sheet
