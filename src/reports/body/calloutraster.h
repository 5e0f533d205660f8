#pragma once

#include "reports/body/calloutlayout.h"

#include <algorithm>

namespace hitspread {

/// Who owns each small square of the stage: what leaders may pass.
class CalloutRaster {
public:
    CalloutRaster(const BodyGeometry& geometry, const BodyPlan& plan, const CalloutSpace& space);

    [[nodiscard]] qreal x(int column) const { return m_origin.x() + (column + 0.5) * m_cell; }
    [[nodiscard]] qreal y(int row) const { return m_origin.y() + (row + 0.5) * m_cell; }
    [[nodiscard]] int column(qreal at) const
    {
        return std::clamp(static_cast<int>((at - m_origin.x()) / m_cell), 0, m_columns - 1);
    }
    [[nodiscard]] int row(qreal at) const
    {
        return std::clamp(static_cast<int>((at - m_origin.y()) / m_cell), 0, m_rows - 1);
    }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] qreal cell() const { return m_cell; }

    [[nodiscard]] bool isFree(int atColumn, int atRow, int location) const
    {
        const int owner = m_owner[indexOf(atColumn, atRow)];
        return owner == kFree || owner == location;
    }
    [[nodiscard]] bool isCovered(QPointF point) const { return m_covered[indexOf(column(point.x()), row(point.y()))]; }
    /// How many squares of the outline beside the hexes lie along a row or a column.
    [[nodiscard]] int skinAcross(int from, int to, int atRow) const;
    [[nodiscard]] int skinDown(int from, int to, int atColumn) const;
    [[nodiscard]] bool isFreeAcross(int from, int to, int atRow, int location) const;
    [[nodiscard]] bool isFreeDown(int from, int to, int atColumn, int location) const;

private:
    static constexpr int kFree = -1;
    static constexpr int kClosed = -2;

    [[nodiscard]] std::size_t indexOf(int atColumn, int atRow) const
    {
        return static_cast<std::size_t>(atRow) * static_cast<std::size_t>(m_columns)
            + static_cast<std::size_t>(atColumn);
    }
    [[nodiscard]] int ownerAt(const BodyGeometry& geometry, const BodyPlan& plan, QPointF middle) const;
    void countSkin(const BodyGeometry& geometry, const BodyPlan& plan);

    QPointF m_origin;
    qreal m_cell;
    int m_columns;
    int m_rows;
    std::vector<int> m_owner;
    std::vector<bool> m_covered;
    std::vector<int> m_skinAcross;  ///< sums from the left
    std::vector<int> m_skinDown;    ///< sums from the top
};

}  // namespace hitspread
