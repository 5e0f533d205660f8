#include "reports/body/calloutraster.h"

#include "reports/body/silhouette.h"

#include <QImage>
#include <QPainter>

#include <cmath>

namespace hitspread {

namespace {

constexpr qreal kCellsPerSide = 4.0;

}  // namespace

CalloutRaster::CalloutRaster(const BodyGeometry& geometry, const BodyPlan& plan, const CalloutSpace& space)
    : m_origin(space.stage.topLeft()),
      m_cell(geometry.side() / kCellsPerSide),
      m_columns(std::max(1, static_cast<int>(std::ceil(space.stage.width() / m_cell)))),
      m_rows(std::max(1, static_cast<int>(std::ceil(space.stage.height() / m_cell))))
{
    const std::size_t count = static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows);
    m_owner.reserve(count);
    m_covered.reserve(count);
    // No hex reaches beyond: most of a wide stage need not be asked about.
    const QRectF body = geometry.boundsOf(plan).adjusted(-m_cell, -m_cell, m_cell, m_cell);
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column) {
            const QPointF point(x(column), y(row));
            const bool covered = std::ranges::any_of(space.avoid,
                                                     [&](const QRectF& rect) { return rect.contains(point); });
            m_covered.push_back(covered);
            m_owner.push_back(covered && !space.leadersBeneath ? kClosed
                                  : body.contains(point)       ? ownerAt(geometry, plan, point)
                                                               : kFree);
        }
    }
    countSkin(geometry, plan);
}

int CalloutRaster::skinAcross(int from, int to, int atRow) const
{
    return m_skinAcross[indexOf(std::max(from, to), atRow)] - m_skinAcross[indexOf(std::min(from, to), atRow)];
}

int CalloutRaster::skinDown(int from, int to, int atColumn) const
{
    return m_skinDown[indexOf(atColumn, std::max(from, to))] - m_skinDown[indexOf(atColumn, std::min(from, to))];
}

bool CalloutRaster::isFreeAcross(int from, int to, int atRow, int location) const
{
    for (int at = std::min(from, to); at <= std::max(from, to); ++at) {
        if (!isFree(at, atRow, location))
            return false;
    }
    return true;
}

bool CalloutRaster::isFreeDown(int from, int to, int atColumn, int location) const
{
    for (int at = std::min(from, to); at <= std::max(from, to); ++at) {
        if (!isFree(atColumn, at, location))
            return false;
    }
    return true;
}

void CalloutRaster::countSkin(const BodyGeometry& geometry, const BodyPlan& plan)
{
    QImage outline(m_columns, m_rows, QImage::Format_Grayscale8);
    outline.fill(0);
    QPainter painter(&outline);
    painter.scale(1.0 / m_cell, 1.0 / m_cell);
    painter.translate(geometry.origin() - m_origin);
    painter.scale(geometry.isMirrored() ? -geometry.side() : geometry.side(), geometry.side());
    painter.fillPath(silhouetteOf(plan), Qt::white);
    painter.end();
    m_skinAcross.resize(m_owner.size());
    m_skinDown.resize(m_owner.size());
    for (int row = 0; row < m_rows; ++row) {
        const uchar* line = outline.constScanLine(row);
        for (int column = 0; column < m_columns; ++column) {
            const std::size_t at = indexOf(column, row);
            const int skin = line[column] > 0 && m_owner[at] == kFree ? 1 : 0;
            m_skinAcross[at] = skin + (column > 0 ? m_skinAcross[at - 1] : 0);
            m_skinDown[at] = skin + (row > 0 ? m_skinDown[indexOf(column, row - 1)] : 0);
        }
    }
}

/// The location that has any part of a square; closed where two meet, so that no corner is cut.
int CalloutRaster::ownerAt(const BodyGeometry& geometry, const BodyPlan& plan, QPointF middle) const
{
    const qreal half = m_cell / 2.0;
    int owner = kFree;
    for (const QPointF corner :
         {QPointF(0, 0), QPointF(half, half), QPointF(half, -half), QPointF(-half, half), QPointF(-half, -half)}) {
        const int location = plan.locationAt(geometry.hexAt(middle + corner));
        if (location < 0 || location == owner)
            continue;
        if (owner >= 0)
            return kClosed;
        owner = location;
    }
    return owner;
}

}  // namespace hitspread
