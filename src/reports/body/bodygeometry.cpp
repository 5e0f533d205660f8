#include "reports/body/bodygeometry.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hitspread {

namespace {

constexpr qreal kHalfHeight = std::numbers::sqrt3 / 2.0;
constexpr qreal kColumnStep = 1.5;

// Corners of a flat-top hex of side 1, clockwise on a plane whose y grows downwards.
constexpr std::array<std::array<qreal, 2>, 6> kCorners{
    {{1.0, 0.0}, {0.5, kHalfHeight}, {-0.5, kHalfHeight}, {-1.0, 0.0}, {-0.5, -kHalfHeight}, {0.5, -kHalfHeight}}};
constexpr std::array<int, 6> kEdgeDirections{2, 3, 4, 5, 6, 1};
constexpr std::array<int, 7> kMirroredDirection{0, 5, 4, 3, 2, 1, 6};

}  // namespace

BodyGeometry::BodyGeometry(qreal side, QPointF origin, bool mirrored)
    : m_side(side), m_origin(origin), m_mirrored(mirrored)
{}

qreal BodyGeometry::hexHeight() const
{
    return 2.0 * kHalfHeight * m_side;
}

QPointF BodyGeometry::centre(Hex hex) const
{
    const int column = m_mirrored ? -hex.column : hex.column;
    return m_origin + QPointF(column * kColumnStep * m_side, hex.halfRow * kHalfHeight * m_side);
}

QPolygonF BodyGeometry::polygon(Hex hex, qreal scale) const
{
    const QPointF middle = centre(hex);
    QPolygonF result;
    result.reserve(6);
    for (const auto& corner : kCorners)
        result << middle + QPointF(corner[0], corner[1]) * m_side * scale;
    return result;
}

QRectF BodyGeometry::boundsOf(Hex hex) const
{
    const QPointF middle = centre(hex);
    const QPointF reach(m_side, kHalfHeight * m_side);
    return {middle - reach, middle + reach};
}

int BodyGeometry::edgeDirection(int index) const
{
    const int direction = kEdgeDirections[static_cast<std::size_t>(index)];
    return m_mirrored ? kMirroredDirection[static_cast<std::size_t>(direction)] : direction;
}

Hex BodyGeometry::hexAt(QPointF point) const
{
    const QPointF place = (point - m_origin) / m_side;
    // Rounded in cube coordinates: the axis with the largest error gives way.
    const qreal q = place.x() / kColumnStep;
    const qreal r = place.y() / (2.0 * kHalfHeight) - q / 2.0;
    const qreal s = -q - r;
    qreal roundQ = std::round(q);
    qreal roundR = std::round(r);
    const qreal roundS = std::round(s);
    const qreal errorQ = std::abs(roundQ - q);
    const qreal errorR = std::abs(roundR - r);
    const qreal errorS = std::abs(roundS - s);
    if (errorQ > errorR && errorQ > errorS)
        roundQ = -roundR - roundS;
    else if (errorR > errorS)
        roundR = -roundQ - roundS;
    const int column = static_cast<int>(roundQ);
    const int halfRow = 2 * static_cast<int>(roundR) + column;
    return Hex{static_cast<std::int16_t>(m_mirrored ? -column : column), static_cast<std::int16_t>(halfRow)};
}

QRectF BodyGeometry::boundsOf(const BodyPlan& plan) const
{
    QRectF bounds;
    for (const BodyCell& cell : plan.cells())
        bounds = bounds.united(boundsOf(cell.hex));
    return bounds;
}

const BodyCell* BodyGeometry::letterCell(const BodyPlan& plan, int location) const
{
    constexpr qreal kForeign = 0.6;  // sides from the middle that a neighbour of another location is worth
    QPointF sum;
    int count = 0;
    for (const BodyCell& cell : plan.cells()) {
        if (cell.location != location)
            continue;
        sum += centre(cell.hex);
        ++count;
    }
    const BodyCell* best = nullptr;
    qreal least = 0.0;
    for (const BodyCell& cell : plan.cells()) {
        if (cell.location != location)
            continue;
        const auto foreign = std::ranges::count_if(plan.cells(), [&](const BodyCell& other) {
            return other.location != location && distance(cell.hex, other.hex) == 1;
        });
        const qreal off = QLineF(centre(cell.hex), sum / count).length() / m_side
            + kForeign * static_cast<qreal>(foreign);
        // Paper works it out in millimetres and paints in other units: the first of those alike, in both.
        constexpr qreal kAlike = 1e-6;
        if (best && off > least - kAlike)
            continue;
        best = &cell;
        least = off;
    }
    return best;
}

}  // namespace hitspread
