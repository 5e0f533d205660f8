#pragma once

#include "reports/body/bodygeometry.h"

#include <QPolygonF>

namespace hitspread::paper {

/// A line from a hex of a location to a place beside the body, straight or with one bend, that crosses as little of other
/// locations as can be; short ways are preferred. Paper has no room for the level lines of the screen.
[[nodiscard]] QPolygonF leaderTo(const BodyPlan& plan, const BodyGeometry& geometry, int location, QPointF target);

}  // namespace hitspread::paper
