#pragma once

#include <QPainterPath>

namespace hitspread {

/// The shape of armour, wherever it is named or held.
[[nodiscard]] inline QPainterPath shield(QPointF centre, qreal size)
{
    const qreal u = size / 2.0;
    QPainterPath path(centre + QPointF(0.0, -u));
    path.lineTo(centre + QPointF(0.85 * u, -0.6 * u));
    path.lineTo(centre + QPointF(0.85 * u, 0.0));
    path.quadTo(centre + QPointF(0.8 * u, 0.7 * u), centre + QPointF(0.0, u));
    path.quadTo(centre + QPointF(-0.8 * u, 0.7 * u), centre + QPointF(-0.85 * u, 0.0));
    path.lineTo(centre + QPointF(-0.85 * u, -0.6 * u));
    path.closeSubpath();
    return path;
}

}  // namespace hitspread
