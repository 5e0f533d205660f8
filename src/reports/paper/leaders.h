#pragma once

#include "reports/body/bodygeometry.h"

#include <QPolygonF>

#include <span>

namespace hitspread::paper {

/// A line from a hex of a location to a place beside the body, straight or with one bend, that crosses as little of other
/// locations as can be, no letters and, where it can, none of those that are `laid`; short ways are preferred. Paper has no room for
/// the level lines of the screen.
[[nodiscard]] QPolygonF leaderTo(const BodyPlan& plan, const BodyGeometry& geometry, int location, QPointF target,
                                 std::span<const QPolygonF> laid = {});

/// Whether two such lines touch.
[[nodiscard]] bool cross(const QPolygonF& one, const QPolygonF& other);

}  // namespace hitspread::paper
