#include "reports/paper/leaders.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace hitspread::paper {

namespace {

constexpr qreal kStep = 0.35;     // between the points looked at, in sides
constexpr qreal kForeign = 40.0;  // cost of a point inside another location
constexpr qreal kBend = 4.0;      // cost of a bend
constexpr qreal kReach = 7.0;     // how far from its hex a line may bend, in sides
constexpr std::size_t kBendFrom = 8;
constexpr qreal kNear = 16.0;          // cost of a point beside another location, where the outline runs
constexpr qreal kLeaderOutline = 0.6;  // how far from its hexes the outline reaches, in sides
constexpr qreal kDrop = 4.0;           // how far a line may go straight down between two bends, in sides
constexpr qreal kAcross = 400.0;       // cost of crossing a line that is there
constexpr QSizeF kLetters(1.3, 1.1);   // what the letters of a location take, in sides
constexpr qreal kAlike = 1e-6;         // beyond what adding up in another order makes of a cost
constexpr qreal kRim = 0.8;            // from the middle of a hex to where a line ends beside its letters, in sides

class Ways {
public:
    Ways(const BodyPlan& plan, const BodyGeometry& geometry, int location, std::span<const QPolygonF> laid)
        : m_plan(plan), m_geometry(geometry), m_location(location), m_laid(laid)
    {
        const BodyCell* letter = geometry.letterCell(plan, location);
        if (letter)
            m_letter = geometry.centre(letter->hex);
        for (const BodyCell& cell : plan.cells()) {
            if (cell.location == location && &cell != letter)
                m_anchors.push_back(geometry.centre(cell.hex));
        }
        // Where there is no other hex the line ends at the rim.
        const QPolygonF rim = letter ? geometry.polygon(letter->hex, kRim) : QPolygonF();
        if (m_anchors.empty())
            m_anchors.assign(rim.begin(), rim.end());
        const QSizeF room = kLetters * geometry.side();
        for (std::size_t i = 0; i < plan.locations().size(); ++i) {
            if (const BodyCell* cell = geometry.letterCell(plan, static_cast<int>(i)))
                m_letters.emplace_back(geometry.centre(cell->hex) - QPointF(room.width() / 2.0, room.height() / 2.0),
                                       room);
        }
    }

    [[nodiscard]] QPolygonF best(QPointF target)
    {
        std::vector<std::pair<qreal, QPointF>> straight;
        for (const QPointF anchor : m_anchors) {
            const qreal away = QLineF(anchor, m_letter).length() / m_geometry.side();
            straight.emplace_back(cost(anchor, target) + away, anchor);
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
    /// What a line costs; as soon as it is more than `most`, whatever it has come to by then.
    [[nodiscard]] qreal cost(QPointF from, QPointF to, qreal most = std::numeric_limits<qreal>::infinity()) const
    {
        const QLineF line(from, to);
        const int points = std::max(1, static_cast<int>(std::ceil(line.length() / (kStep * m_geometry.side()))));
        qreal sum = 0.0;
        for (int i = 0; i <= points && sum <= most; ++i) {
            const QPointF point = line.pointAt(static_cast<qreal>(i) / points);
            const int owner = m_plan.locationAt(m_geometry.hexAt(point));
            if (owner >= 0)
                sum += owner != m_location ? kForeign : 0.0;
            else if (isBesideForeign(point))
                sum += kNear;
            if (std::ranges::any_of(m_letters, [point](const QRectF& letters) { return letters.contains(point); }))
                sum += kAcross;
        }
        if (sum > most)
            return sum;
        for (const QPolygonF& other : m_laid)
            sum += cross(QPolygonF{from, to}, other) ? kAcross : 0.0;
        return sum + 0.1 * line.length() / m_geometry.side();
    }

    [[nodiscard]] bool isBesideForeign(QPointF point) const
    {
        const qreal reach = kLeaderOutline * m_geometry.side();
        for (const QPointF step : {QPointF(reach, 0), QPointF(-reach, 0), QPointF(0, reach), QPointF(0, -reach)}) {
            const int owner = m_plan.locationAt(m_geometry.hexAt(point + step));
            if (owner >= 0 && owner != m_location)
                return true;
        }
        return false;
    }

    void bend(QPointF anchor, QPointF target, qreal& least, QPolygonF& line) const
    {
        const qreal side = m_geometry.side();
        for (qreal dx = -kReach; dx <= kReach; dx += 0.5) {
            for (qreal dy = -kReach; dy <= kReach; dy += 0.5) {
                const QPointF corner = anchor + QPointF(dx, dy) * side;
                const qreal ahead = target.x() - anchor.x();
                const bool backwards = (corner.x() - anchor.x()) * ahead < 0.0
                    || (target.x() - corner.x()) * ahead <= 0.0;
                if (backwards || m_plan.locationAt(m_geometry.hexAt(corner)) >= 0)
                    continue;
                const qreal first = cost(anchor, corner, least - kBend + kAlike) + kBend;
                for (qreal drop = 0.0; first < least && drop <= kDrop; drop += 0.5) {
                    const QPointF second = corner + QPointF(0.0, drop) * side;
                    qreal sum = first;
                    if (drop > 0.0)
                        sum += cost(corner, second, least - sum - kBend + kAlike) + kBend;
                    if (sum < least)
                        sum += cost(second, target, least - sum + kAlike);
                    if (sum >= least)
                        continue;
                    least = sum;
                    line = drop > 0.0 ? QPolygonF{anchor, corner, second, target} : QPolygonF{anchor, corner, target};
                }
            }
        }
    }

    const BodyPlan& m_plan;
    const BodyGeometry& m_geometry;
    int m_location;
    std::span<const QPolygonF> m_laid;
    std::vector<QPointF> m_anchors;
    QPointF m_letter;
    std::vector<QRectF> m_letters;  ///< of all locations
};

}  // namespace

bool cross(const QPolygonF& one, const QPolygonF& other)
{
    for (qsizetype i = 1; i < one.size(); ++i) {
        for (qsizetype j = 1; j < other.size(); ++j) {
            if (QLineF(one[i - 1], one[i]).intersects(QLineF(other[j - 1], other[j]), nullptr)
                == QLineF::BoundedIntersection)
                return true;
        }
    }
    return false;
}

QPolygonF leaderTo(const BodyPlan& plan, const BodyGeometry& geometry, int location, QPointF target,
                   std::span<const QPolygonF> laid)
{
    return Ways(plan, geometry, location, laid).best(target);
}

}  // namespace hitspread::paper
