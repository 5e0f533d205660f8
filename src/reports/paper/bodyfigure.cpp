#include "reports/paper/bodyfigure.h"

#include "reports/paper/leaders.h"

#include <algorithm>
#include <mutex>
#include <numbers>

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

/// Stands what belongs to one side below each other, each beside its location where there is room.
void spread(std::vector<LocationPlace*>& column, const std::vector<QPointF>& middles, qreal top, qreal bottom,
            qreal height)
{
    if (column.empty())
        return;
    std::ranges::sort(
        column, {}, [&](const LocationPlace* place) { return middles[static_cast<std::size_t>(place->location)].y(); });
    const qreal slot = (bottom - top) / static_cast<qreal>(column.size());
    for (std::size_t i = 0; i < column.size(); ++i) {
        const qreal from = top + static_cast<qreal>(i) * slot;
        const qreal wanted = middles[static_cast<std::size_t>(column[i]->location)].y() - 2.0 * kNameHeight;
        column[i]->top = std::clamp(wanted, from, std::max(from, from + slot - height));
        column[i]->bottom = from + slot - kNameHeight / 2.0;
    }
}

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
    std::vector<LocationPlace*> left;
    std::vector<LocationPlace*> right;
    for (std::size_t i = 0; i < count; ++i) {
        // House rules may leave a location without a hex.
        if (hexes[i] == 0)
            continue;
        middles[i] /= hexes[i];
        LocationPlace& place = figure.places.emplace_back();
        place.location = static_cast<int>(i);
        place.isRight = middles[i].x() > frame.body.center().x() - 0.5 * figure.geometry.side();
        (place.isRight ? right : left).push_back(&place);
    }
    spread(left, middles, frame.leftTop, frame.body.bottom(), frame.leftHeight);
    spread(right, middles, frame.body.top(), frame.body.bottom(), frame.rightHeight);
    for (LocationPlace& place : figure.places) {
        const QPointF end(place.isRight ? frame.rightEdge : frame.leftEdge, place.top + kNameHeight);
        place.leader = leaderTo(plan, figure.geometry, place.location, end);
    }
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
