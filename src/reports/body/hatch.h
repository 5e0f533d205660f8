#pragma once

#include <QLineF>
#include <QList>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace hitspread {

/// Which way the lines of a hatch rise.
enum class HatchSlope : std::uint8_t { Rising, Falling };

/// Diagonal lines that fill a convex polygon, `pitch` apart in its own units: a brush pattern is counted in the pixels of the
/// device and grows denser on a finer one. Neighbours with the same slope and pitch run on into each other.
[[nodiscard]] inline QList<QLineF> hatch(const QPolygonF& convex, qreal pitch, HatchSlope slope)
{
    const qreal rise = slope == HatchSlope::Rising ? 1.0 : -1.0;
    const auto level = [rise](QPointF point) { return (point.x() + rise * point.y()) / std::sqrt(2.0); };
    const auto [least, most] = std::ranges::minmax_element(convex, {}, level);
    QList<QLineF> lines;
    if (least == convex.end() || pitch <= 0.0)
        return lines;
    for (qreal at = std::ceil(level(*least) / pitch) * pitch; at <= level(*most); at += pitch) {
        std::array<QPointF, 2> ends;
        std::size_t met = 0;
        for (qsizetype i = 0; i < convex.size() && met < ends.size(); ++i) {
            const QPointF from = convex.at(i);
            const QPointF to = convex.at((i + 1) % convex.size());
            const qreal before = level(from) - at;
            const qreal after = level(to) - at;
            if ((before < 0.0) != (after < 0.0))
                ends.at(met++) = from + (to - from) * (before / (before - after));
        }
        if (met == ends.size())
            lines.append(QLineF(ends.front(), ends.back()));
    }
    return lines;
}

}  // namespace hitspread
