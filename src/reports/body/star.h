#pragma once

#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace hitspread {

/// The shape of a hit, wherever one is marked.
[[nodiscard]] inline QPolygonF star(QPointF centre, qreal outer, qreal inner)
{
    constexpr int kPoints = 12;
    QPolygonF points;
    for (int i = 0; i < 2 * kPoints; ++i) {
        const qreal angle = std::numbers::pi * i / kPoints - std::numbers::pi / 2.0;
        const qreal radius = i % 2 == 0 ? outer : inner;
        points << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return points;
}

}  // namespace hitspread
