#pragma once

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace hitspread {

/// How wide the small body is at a height, in the same unit.
[[nodiscard]] qreal smallBodyWidth(const BodyPlan& plan, qreal height);

/// A body so small that hexes are not told apart: what is left of each location as its ground, and a hole where nothing is.
/// `wear`: by location index; locations without one are sound.
void paintSmallBody(QPainter& painter, const QRectF& place, const BodyPlan& plan, const std::vector<Wear>& wear,
                    const Theme& theme);

}  // namespace hitspread
