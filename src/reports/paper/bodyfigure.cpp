#include "reports/paper/bodyfigure.h"

#include "reports/paper/leaders.h"

#include <QLineF>

#include <algorithm>
#include <mutex>
#include <numbers>
#include <span>
#include <utility>

namespace hitspread::paper {

namespace {

constexpr qreal kMostHexHeight = 6.3;
constexpr qreal kBodyFigureOutline = 0.5;  // of a side, what the soft outline stands out beyond the hexes
constexpr qreal kNameHeight = 2.6;         // the leader ends beside the name

BodyGeometry geometryFor(const BodyPlan& plan, const QRectF& frame)
{
    const QRectF unit = BodyGeometry().boundsOf(plan).adjusted(-kBodyFigureOutline, -kBodyFigureOutline,
                                                               kBodyFigureOutline, kBodyFigureOutline);
    const qreal side = std::min(
        {kMostHexHeight / std::numbers::sqrt3, frame.width() / unit.width(), frame.height() / unit.height()});
    const QPointF origin(frame.center().x() - unit.center().x() * side, frame.top() - unit.top() * side);
    return BodyGeometry(side, origin);
}

qreal lengthOf(const QPolygonF& line)
{
    qreal length = 0.0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += QLineF(line[i - 1], line[i]).length();
    return length;
}

/// What belongs to one side of the body, below each other.
class SideColumn {
public:
    SideColumn(const BodyPlan& plan, const BodyGeometry& geometry, const std::vector<QPointF>& middles)
        : m_plan(plan), m_geometry(geometry), m_middles(middles)
    {}

    void add(LocationPlace& place) { m_places.push_back(&place); }

    /// Each beside its location where there is room, its line to `edge`.
    void lay(qreal edge, qreal top, qreal bottom, qreal height)
    {
        m_edge = edge;
        m_top = top;
        m_height = height;
        m_slot = (bottom - top) / static_cast<qreal>(m_places.size());
        std::ranges::sort(m_places, {}, [this](const LocationPlace* place) { return middleOf(*place).y(); });
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            stand(i);
            m_places[i]->leader = leaderOf(*m_places[i], {});
        }
        untangle();
    }

private:
    [[nodiscard]] QPointF middleOf(const LocationPlace& place) const
    {
        return m_middles[static_cast<std::size_t>(place.location)];
    }

    void stand(std::size_t at)
    {
        LocationPlace& place = *m_places[at];
        const qreal from = m_top + static_cast<qreal>(at) * m_slot;
        place.top = std::clamp(middleOf(place).y() - 2.0 * kNameHeight, from, std::max(from, from + m_slot - m_height));
        place.bottom = from + m_slot - kNameHeight / 2.0;
    }

    [[nodiscard]] QPolygonF leaderOf(const LocationPlace& place, std::span<const QPolygonF> laid) const
    {
        return leaderTo(m_plan, m_geometry, place.location, {m_edge, place.top + kNameHeight}, laid);
    }

    /// Lays the lines of two anew, around all others.
    void layAnew(std::size_t first, std::size_t second)
    {
        std::vector<QPolygonF> laid;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (i != first && i != second)
                laid.push_back(m_places[i]->leader);
        }
        for (const std::size_t one : {first, second}) {
            m_places[one]->leader = leaderOf(*m_places[one], laid);
            laid.push_back(m_places[one]->leader);
        }
    }

    void exchange(std::size_t first, std::size_t second)
    {
        std::swap(m_places[first], m_places[second]);
        stand(first);
        stand(second);
    }

    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> crossings() const
    {
        std::vector<std::pair<std::size_t, std::size_t>> found;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            for (std::size_t j = i + 1; j < m_places.size(); ++j) {
                if (cross(m_places[i]->leader, m_places[j]->leader))
                    found.emplace_back(i, j);
            }
        }
        return found;
    }

    /// Two whose lines cross go other ways, or change places, as long as that leaves fewer that cross.
    void untangle()
    {
        for (auto crossed = crossings(); !crossed.empty();) {
            const std::size_t before = crossed.size();
            for (const auto& [first, second] : crossed) {
                if (unravel(first, second, before))
                    break;
            }
            crossed = crossings();
            if (crossed.size() >= before)
                return;
        }
    }

    /// Whether fewer than `before` cross afterwards; nothing has changed where not. The shortest way is taken.
    bool unravel(std::size_t first, std::size_t second, std::size_t before)
    {
        const auto both = [&] { return std::pair(*m_places[first], *m_places[second]); };
        auto best = both();
        bool isBestExchanged = false;
        std::pair least(before, 0.0);
        for (const bool isExchanged : {false, true}) {
            if (isExchanged)
                exchange(first, second);
            for (const auto& [one, other] : {std::pair{first, second}, {second, first}}) {
                layAnew(one, other);
                const std::pair worth(crossings().size(),
                                      lengthOf(m_places[first]->leader) + lengthOf(m_places[second]->leader));
                if (worth >= least)
                    continue;
                least = worth;
                best = both();
                isBestExchanged = isExchanged;
            }
        }
        if (!isBestExchanged)
            exchange(first, second);
        *m_places[first] = best.first;
        *m_places[second] = best.second;
        return least.first < before;
    }

    const BodyPlan& m_plan;
    const BodyGeometry& m_geometry;
    const std::vector<QPointF>& m_middles;
    std::vector<LocationPlace*> m_places;
    qreal m_edge = 0.0;
    qreal m_top = 0.0;
    qreal m_slot = 0.0;
    qreal m_height = 0.0;
};

BodyFigure workedOut(const BodyPlan& plan, const FigureFrame& frame)
{
    BodyFigure figure;
    figure.geometry = geometryFor(plan, frame.body);
    const std::size_t count = plan.locations().size();
    std::vector<QPointF> middles(count);
    std::vector<int> hexes(count, 0);
    for (const BodyCell& cell : plan.cells()) {
        middles[cell.location] += figure.geometry.centre(cell.hex);
        ++hexes[cell.location];
    }
    figure.places.reserve(count);
    SideColumn left(plan, figure.geometry, middles);
    SideColumn right(plan, figure.geometry, middles);
    for (std::size_t i = 0; i < count; ++i) {
        // House rules may leave a location without a hex.
        if (hexes[i] == 0)
            continue;
        middles[i] /= hexes[i];
        LocationPlace& place = figure.places.emplace_back();
        place.location = static_cast<int>(i);
        place.isRight = middles[i].x() > frame.body.center().x() - 0.5 * figure.geometry.side();
        (place.isRight ? right : left).add(place);
    }
    left.lay(frame.leftEdge, frame.leftTop, frame.body.bottom(), frame.leftHeight);
    right.lay(frame.rightEdge, frame.body.top(), frame.body.bottom(), frame.rightHeight);
    return figure;
}

struct Kept {
    std::weak_ptr<const BodyPlan> plan;
    FigureFrame frame;
    BodyFigure figure;
};

constexpr std::size_t kMostKept = 16;

}  // namespace

BodyFigure bodyFigure(const std::shared_ptr<const BodyPlan>& plan, const FigureFrame& frame)
{
    static std::mutex guard;
    static std::vector<Kept> kept;
    const std::lock_guard lock(guard);
    const auto found = std::ranges::find_if(
        kept, [&](const Kept& one) { return one.plan.lock() == plan && one.frame == frame; });
    if (found != kept.end())
        return found->figure;
    if (kept.size() == kMostKept)
        kept.erase(kept.begin());
    return kept.emplace_back(Kept{plan, frame, workedOut(*plan, frame)}).figure;
}

}  // namespace hitspread::paper
