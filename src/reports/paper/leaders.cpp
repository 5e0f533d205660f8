#include "reports/paper/leaders.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <vector>

namespace hitspread::paper {

namespace {

constexpr qreal kStep = 0.35;     // between the points looked at, in sides
constexpr qreal kForeign = 40.0;  // cost of a point inside another location
constexpr qreal kBend = 4.0;      // cost of a bend
constexpr qreal kReach = 7.0;     // how far from its hex a line may bend, in sides
constexpr std::size_t kBendFrom = 8;
constexpr qreal kLetter = 0.9;  // of a side

class Ways {
public:
    Ways(const BodyPlan& plan, const BodyGeometry& geometry, int location)
        : m_plan(plan), m_geometry(geometry), m_location(location)
    {
        for (const BodyCell& cell : plan.cells()) {
            if (cell.location == location)
                m_anchors.push_back(geometry.centre(cell.hex));
        }
        for (const QPointF anchor : m_anchors)
            m_middle += anchor / static_cast<qreal>(m_anchors.size());
    }

    [[nodiscard]] QPolygonF best(QPointF target)
    {
        std::vector<std::pair<qreal, QPointF>> straight;
        for (const QPointF anchor : m_anchors) {
            // The hex in the middle wears the letter.
            const qreal away = QLineF(anchor, m_middle).length() / m_geometry.side();
            const qreal off = away < kLetter ? kForeign / 2.0 : away;
            straight.emplace_back(cost(anchor, target) + off, anchor);
        }
        std::ranges::sort(straight, {}, [](const auto& way) { return way.first; });
        QPolygonF line{straight.front().second, target};
        qreal least = straight.front().first;
        if (least < kForeign)
            return line;
        std::ranges::sort(m_anchors, {}, [&](QPointF anchor) { return QLineF(anchor, target).length(); });
        for (std::size_t i = 0; i < std::min(kBendFrom, m_anchors.size()); ++i)
            bend(m_anchors[i], target, least, line);
        return line;
    }

private:
    [[nodiscard]] qreal cost(QPointF from, QPointF to) const
    {
        const QLineF line(from, to);
        const int points = std::max(1, static_cast<int>(std::ceil(line.length() / (kStep * m_geometry.side()))));
        qreal sum = 0.0;
        for (int i = 0; i <= points; ++i) {
            const int owner = m_plan.locationAt(m_geometry.hexAt(line.pointAt(static_cast<qreal>(i) / points)));
            sum += owner >= 0 && owner != m_location ? kForeign : 0.0;
        }
        return sum + 0.1 * line.length() / m_geometry.side();
    }

    void bend(QPointF anchor, QPointF target, qreal& least, QPolygonF& line) const
    {
        const qreal side = m_geometry.side();
        for (qreal dx = -kReach; dx <= kReach; dx += 0.5) {
            for (qreal dy = -kReach; dy <= kReach; dy += 0.5) {
                const QPointF corner = anchor + QPointF(dx, dy) * side;
                const bool backwards = (corner.x() - anchor.x()) * (target.x() - anchor.x()) < 0.0;
                if (backwards || m_plan.locationAt(m_geometry.hexAt(corner)) >= 0)
                    continue;
                const qreal away = QLineF(anchor, m_middle).length() / side;
                const qreal first = cost(anchor, corner) + kBend + (away < kLetter ? kForeign / 2.0 : 0.0);
                if (first >= least)
                    continue;
                const qreal sum = first + cost(corner, target);
                if (sum < least) {
                    least = sum;
                    line = {anchor, corner, target};
                }
            }
        }
    }

    const BodyPlan& m_plan;
    const BodyGeometry& m_geometry;
    int m_location;
    std::vector<QPointF> m_anchors;
    QPointF m_middle;
};

}  // namespace

QPolygonF leaderTo(const BodyPlan& plan, const BodyGeometry& geometry, int location, QPointF target)
{
    return Ways(plan, geometry, location).best(target);
}

}  // namespace hitspread::paper
