#include "reports/body/silhouette.h"

#include "reports/body/bodygeometry.h"
#include "reports/body/bodyregion.h"

#include <QMutex>
#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace hitspread {

namespace {

// All lengths in hex sides (look.md, "Silhouette").
constexpr qreal kWidening = 0.34;
constexpr qreal kSampling = 0.08;
constexpr qreal kPartSmoothing = 0.58;
constexpr qreal kLastSmoothing = 0.20;
constexpr qreal kOverlap = 1.02;  // neighbouring hexes must overlap a little, or slivers stay between them
constexpr qreal kLeastArea = 0.5;
constexpr qreal kTolerance = 0.004;  // half a pixel at four times the size on a fine screen

qreal areaOf(const QPolygonF& polygon)
{
    qreal sum = 0.0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon.at(i);
        const QPointF b = polygon.at((i + 1) % polygon.size());
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(sum) / 2.0;
}

/// Points at equal distances round the closed polygon.
std::vector<QPointF> resampled(const QPolygonF& polygon)
{
    qreal length = 0.0;
    for (qsizetype i = 0; i < polygon.size(); ++i)
        length += QLineF(polygon.at(i), polygon.at((i + 1) % polygon.size())).length();
    const auto count = std::max<std::size_t>(8, static_cast<std::size_t>(length / kSampling));
    const qreal step = length / static_cast<qreal>(count);

    std::vector<QPointF> points;
    points.reserve(count);
    qreal done = 0.0;
    for (qsizetype i = 0; i < polygon.size() && points.size() < count; ++i) {
        const QLineF edge(polygon.at(i), polygon.at((i + 1) % polygon.size()));
        while (points.size() < count && static_cast<qreal>(points.size()) * step <= done + edge.length()) {
            const qreal along = static_cast<qreal>(points.size()) * step - done;
            points.push_back(edge.length() > 0.0 ? edge.pointAt(along / edge.length()) : edge.p1());
        }
        done += edge.length();
    }
    return points;
}

QPolygonF smoothed(const QPolygonF& polygon, qreal sigma)
{
    const std::vector<QPointF> points = resampled(polygon);
    const qreal deviation = sigma / kSampling;
    const auto reach = static_cast<int>(std::ceil(3.0 * deviation));
    std::vector<qreal> weights;
    qreal total = 0.0;
    for (int i = -reach; i <= reach; ++i) {
        weights.push_back(std::exp(-i * i / (2.0 * deviation * deviation)));
        total += weights.back();
    }
    QPolygonF result;
    const auto count = static_cast<int>(points.size());
    for (int i = 0; i < count; ++i) {
        QPointF sum;
        for (int k = -reach; k <= reach; ++k) {
            const int at = ((i + k) % count + count) % count;
            sum += points[static_cast<std::size_t>(at)] * weights[static_cast<std::size_t>(k + reach)];
        }
        result << sum / total;
    }
    return result;
}

/// Marks the points between `first` and `last` without which the line through the others would stray more than kTolerance.
void markNeeded(const QPolygonF& polygon, qsizetype first, qsizetype last, std::vector<bool>& needed)
{
    const QPointF a = polygon.at(first);
    const QPointF along = polygon.at(last) - a;
    const qreal length = std::hypot(along.x(), along.y());
    qsizetype farthest = first;
    qreal most = kTolerance;
    for (qsizetype i = first + 1; i < last; ++i) {
        const QPointF to = polygon.at(i) - a;
        const qreal off = length > 0.0 ? std::abs(along.x() * to.y() - along.y() * to.x()) / length
                                       : std::hypot(to.x(), to.y());
        if (off > most) {
            most = off;
            farthest = i;
        }
    }
    if (farthest == first)
        return;
    needed[static_cast<std::size_t>(farthest)] = true;
    markNeeded(polygon, first, farthest, needed);
    markNeeded(polygon, farthest, last, needed);
}

/// The same line with as few points as show it (Ramer, Douglas, Peucker): what strokes it works per point.
QPolygonF thinned(const QPolygonF& polygon)
{
    std::vector<bool> needed(static_cast<std::size_t>(polygon.size()), false);
    needed.front() = needed.back() = true;
    markNeeded(polygon, 0, polygon.size() - 1, needed);
    QPolygonF result;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        if (needed[static_cast<std::size_t>(i)])
            result << polygon.at(i);
    }
    return result;
}

QPainterPath smoothed(const QPainterPath& path, qreal sigma)
{
    QPainterPath result;
    for (QPolygonF polygon : path.simplified().toSubpathPolygons()) {
        if (polygon.isClosed())
            polygon.removeLast();
        if (polygon.size() < 3 || areaOf(polygon) < kLeastArea)
            continue;
        result.addPolygon(thinned(smoothed(polygon, sigma)));
        result.closeSubpath();
    }
    return result;
}

using Cells = std::vector<const BodyCell*>;

QRectF boundsOf(const Cells& cells)
{
    const BodyGeometry unit;
    QRectF bounds;
    for (const BodyCell* cell : cells)
        bounds = bounds.united(unit.boundsOf(cell->hex));
    return bounds;
}

Cells filtered(const Cells& cells, std::initializer_list<Piece> pieces)
{
    Cells result;
    for (const BodyCell* cell : cells) {
        if (std::ranges::find(pieces, cell->piece) != pieces.end())
            result.push_back(cell);
    }
    return result;
}

QPainterPath ellipse(QPointF centre, qreal rx, qreal ry)
{
    QPainterPath path;
    path.addEllipse(centre, rx, ry);
    return path;
}

QPainterPath skull(const Cells& head)
{
    const Cells cells = filtered(head, {Piece::Skull, Piece::Eyes, Piece::Face});
    const QRectF bounds = boundsOf(cells.empty() ? head : cells);
    return ellipse(bounds.center(), bounds.width() / 2.0 + 0.30, bounds.height() / 2.0 + 0.42);
}

/// Shoulder and hand round a limb off at its two ends.
QPainterPath armEnds(const Cells& arm)
{
    const BodyGeometry unit;
    const auto top = *std::ranges::min_element(arm, {}, [](const BodyCell* cell) { return cell->hex.halfRow; });
    const QPointF shoulder = unit.centre(top->hex);
    const qreal inward = shoulder.x() > 0.0 ? -0.5 : 0.5;
    const Cells hand = filtered(arm, {Piece::RightHand, Piece::LeftHand});
    const QRectF palm = boundsOf(hand.empty() ? Cells{arm.back()} : hand);
    return ellipse(shoulder + QPointF(inward, 0.25), 1.35, 1.35)
        .united(ellipse(palm.center() + QPointF(0.0, 0.15), palm.width() / 2.0 + 0.25, palm.height() / 2.0 + 0.65));
}

QPainterPath hip(const Cells& trunk, const Cells& leg)
{
    const QRectF belly = boundsOf(trunk);
    const bool right = boundsOf(leg).center().x() > belly.center().x();
    const qreal x = right ? belly.right() - 1.2 : belly.left() + 1.2;
    return ellipse(QPointF(x, belly.bottom()), 1.6, 2.4);
}

QPainterPath calfAndFoot(const Cells& leg)
{
    const BodyGeometry unit;
    const Cells foot = filtered(leg, {Piece::RightFoot, Piece::LeftFoot});
    const QRectF sole = boundsOf(foot.empty() ? Cells{leg.back()} : foot);
    const QRectF whole = boundsOf(leg);
    const qreal height = whole.top() + 0.72 * whole.height();
    const auto beside = std::ranges::min_element(
        leg, {}, [&](const BodyCell* cell) { return std::abs(unit.centre(cell->hex).y() - height); });
    const QPointF calf((unit.centre((*beside)->hex).x() + whole.center().x()) / 2.0, height);
    return ellipse(calf, 1.15, 3.2)
        .united(ellipse(sole.center() + QPointF(0.0, 0.1), sole.width() / 2.0 + 0.3, sole.height() / 2.0 + 0.1));
}

QPainterPath widened(const Cells& cells)
{
    const BodyGeometry unit;
    QPainterPath hexes;
    for (const BodyCell* cell : cells) {
        QPainterPath hex;
        hex.addPolygon(unit.polygon(cell->hex, kOverlap));
        hex.closeSubpath();
        hexes = hexes.united(hex);
    }
    QPainterPathStroker stroker;
    stroker.setWidth(2.0 * kWidening);
    stroker.setJoinStyle(Qt::RoundJoin);
    return hexes.united(stroker.createStroke(hexes));
}

QPainterPath drawn(const BodyPlan& plan)
{
    std::array<Cells, kBodyParts> parts;
    for (const BodyCell& cell : plan.cells())
        parts.at(static_cast<std::size_t>(partOf(cell.piece))).push_back(&cell);

    QPainterPath outline;
    for (std::size_t i = 0; i < kBodyParts; ++i) {
        if (parts.at(i).empty())
            continue;
        const Cells& cells = parts.at(i);
        const auto part = static_cast<BodyPart>(i);
        QPainterPath path = widened(cells);
        if (part == BodyPart::Head)
            path = path.united(skull(cells));
        else if (part == BodyPart::RightArm || part == BodyPart::LeftArm)
            path = path.united(armEnds(cells));
        else if (part == BodyPart::RightLeg || part == BodyPart::LeftLeg) {
            path = path.united(calfAndFoot(cells));
            const Cells& trunk = parts.at(static_cast<std::size_t>(BodyPart::Trunk));
            if (!trunk.empty())
                path = path.united(hip(trunk, cells));
        }
        outline = outline.united(smoothed(path, kPartSmoothing));
    }
    return smoothed(outline, kLastSmoothing);
}

struct Known {
    std::string id;
    std::vector<BodyCell> cells;
    QPainterPath outline;
};

}  // namespace

QPainterPath silhouetteOf(const BodyPlan& plan)
{
    static QMutex mutex;
    static std::vector<Known> known;
    const QMutexLocker lock(&mutex);
    const auto found = std::ranges::find_if(known, [&](const Known& entry) {
        return entry.id == plan.id() && std::ranges::equal(entry.cells, plan.cells());
    });
    if (found != known.end())
        return found->outline;
    known.push_back(Known{plan.id(), {plan.cells().begin(), plan.cells().end()}, drawn(plan)});
    return known.back().outline;
}

}  // namespace hitspread
