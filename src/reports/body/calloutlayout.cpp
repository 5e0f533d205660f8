#include "reports/body/calloutlayout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitspread {

namespace {

constexpr qreal kEdge = 8.0;          // between boxes and the stage's edge
constexpr qreal kGap = 8.0;           // between boxes
constexpr qreal kInset = 9.0;         // a leader meets its box this far from its corners at least
constexpr qreal kFarthest = 3.0;      // sides between body and boxes at most
constexpr qreal kCellsPerSide = 4.0;  // fineness of the raster the ways are looked for in
constexpr qreal kNever = 1e9;
constexpr qreal kNoWay = 1e4;
constexpr qreal kBend = 60.0;
constexpr int kFree = -1;
constexpr int kClosed = -2;

/// Who owns each small square of the stage.
class Raster {
public:
    Raster(const BodyGeometry& geometry, const BodyPlan& plan, const CalloutSpace& space)
        : m_origin(space.stage.topLeft()),
          m_cell(geometry.side() / kCellsPerSide),
          m_columns(std::max(1, static_cast<int>(std::ceil(space.stage.width() / m_cell)))),
          m_rows(std::max(1, static_cast<int>(std::ceil(space.stage.height() / m_cell))))
    {
        const std::size_t count = static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows);
        m_owner.reserve(count);
        m_covered.reserve(count);
        for (int row = 0; row < m_rows; ++row) {
            for (int column = 0; column < m_columns; ++column) {
                const QPointF point(x(column), y(row));
                const bool covered = std::ranges::any_of(space.avoid,
                                                         [&](const QRectF& rect) { return rect.contains(point); });
                m_covered.push_back(covered);
                m_owner.push_back(covered && !space.leadersBeneath ? kClosed : ownerAt(geometry, plan, point));
            }
        }
    }

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
    [[nodiscard]] bool isFreeAcross(int from, int to, int atRow, int location) const
    {
        for (int at = std::min(from, to); at <= std::max(from, to); ++at) {
            if (!isFree(at, atRow, location))
                return false;
        }
        return true;
    }
    [[nodiscard]] bool isFreeDown(int from, int to, int atColumn, int location) const
    {
        for (int at = std::min(from, to); at <= std::max(from, to); ++at) {
            if (!isFree(atColumn, at, location))
                return false;
        }
        return true;
    }

private:
    [[nodiscard]] std::size_t indexOf(int atColumn, int atRow) const
    {
        return static_cast<std::size_t>(atRow) * static_cast<std::size_t>(m_columns)
            + static_cast<std::size_t>(atColumn);
    }

    /// The location that has any part of a square; closed where two meet, so that no corner is cut.
    [[nodiscard]] int ownerAt(const BodyGeometry& geometry, const BodyPlan& plan, QPointF middle) const
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

    QPointF m_origin;
    qreal m_cell;
    int m_columns;
    int m_rows;
    std::vector<int> m_owner;
    std::vector<bool> m_covered;
};

struct Way {
    qreal cost = kNoWay;
    QPolygonF line;
};

/// The ways from one location to a box at some height on one side.
class WayFinder {
public:
    WayFinder(const BodyGeometry& geometry, const BodyPlan& plan, const Raster& raster, int location, qreal boxEdge,
              bool bends)
        : m_raster(raster), m_location(location), m_boxColumn(raster.column(boxEdge)), m_boxEdge(boxEdge)
    {
        int count = 0;
        for (const BodyCell& cell : plan.cells()) {
            if (cell.location != location)
                continue;
            m_anchors.push_back(geometry.centre(cell.hex));
            m_middle += m_anchors.back();
            ++count;
        }
        m_middle /= std::max(count, 1);
        std::ranges::sort(m_anchors, {}, [&](QPointF anchor) { return std::abs(anchor.x() - boxEdge); });
        // Under something else, the dot of a leader would tell nothing.
        const auto isCovered = [&](QPointF anchor) { return raster.isCovered(anchor); };
        if (!std::ranges::all_of(m_anchors, isCovered))
            std::erase_if(m_anchors, isCovered);
        findStraight(geometry);
        if (m_straight.empty() || bends)
            findGutters();
    }

    [[nodiscard]] QPointF middle() const { return m_middle; }

    [[nodiscard]] Way best(const QRectF& box) const
    {
        Way best;
        for (const Way& way : m_straight) {
            const qreal height = way.line.last().y();
            if (height < box.top() + kInset || height > box.bottom() - kInset)
                continue;
            const qreal cost = way.cost + 0.5 * std::abs(box.center().y() - height);
            if (cost < best.cost)
                best = Way{cost, way.line};
        }
        if (!best.line.isEmpty())
            return best;
        const int boxRow = m_raster.row(box.center().y());
        for (const Way& gutter : m_gutters) {
            const QPointF turn = gutter.line.last();
            const qreal cost = gutter.cost + kBend + std::abs(turn.y() - box.center().y());
            const int column = m_raster.column(turn.x());
            if (cost >= best.cost || !m_raster.isFreeDown(m_raster.row(turn.y()), boxRow, column, m_location)
                || !m_raster.isFreeAcross(column, m_boxColumn, boxRow, m_location))
                continue;
            QPolygonF line = gutter.line;
            line << QPointF(turn.x(), m_raster.y(boxRow)) << QPointF(m_boxEdge, m_raster.y(boxRow));
            best = Way{cost, line};
        }
        return best;
    }

private:
    /// At the height the raster was asked for, so that what was found free is what is drawn.
    [[nodiscard]] QPointF snapped(QPointF point) const { return {point.x(), m_raster.y(m_raster.row(point.y()))}; }

    void findStraight(const BodyGeometry& geometry)
    {
        for (const QPointF anchor : m_anchors) {
            for (const qreal lift : {0.0, -0.45, 0.45}) {
                const QPointF from = snapped(anchor + QPointF(0.0, lift * geometry.side()));
                if (!m_raster.isFreeAcross(m_raster.column(from.x()), m_boxColumn, m_raster.row(from.y()), m_location))
                    continue;
                const qreal cost = 0.2 * std::abs(from.x() - m_boxEdge) + 0.3 * std::abs(from.y() - m_middle.y())
                    + std::abs(lift) * geometry.side();
                m_straight.push_back(Way{cost, QPolygonF{from, QPointF(m_boxEdge, from.y())}});
            }
        }
    }

    void findGutters()
    {
        constexpr std::size_t kMostAnchors = 8;
        for (std::size_t i = 0; i < std::min(kMostAnchors, m_anchors.size()); ++i) {
            const QPointF anchor = snapped(m_anchors[i]);
            const int row = m_raster.row(anchor.y());
            const int start = m_raster.column(anchor.x());
            const int step = m_boxColumn > start ? 1 : -1;
            for (int column = start; column != m_boxColumn && m_raster.isFree(column, row, m_location);
                 column += step) {
                const qreal cost = 0.5 * std::abs(m_raster.x(column) - anchor.x());
                m_gutters.push_back(Way{cost, QPolygonF{anchor, QPointF(m_raster.x(column), anchor.y())}});
            }
        }
    }

    const Raster& m_raster;
    int m_location;
    int m_boxColumn;
    qreal m_boxEdge;
    QPointF m_middle;
    std::vector<QPointF> m_anchors;
    std::vector<Way> m_straight;
    std::vector<Way> m_gutters;
};

/// All callouts of one side, spread by dynamic programming over the heights their boxes may take.
class Column {
public:
    Column(const BodyGeometry& geometry, const BodyPicture& picture, const CalloutSpace& space, const Raster& raster,
           bool right, std::vector<std::size_t> members, bool bends)
        : m_raster(raster), m_space(space), m_members(std::move(members))
    {
        const QRectF body = geometry.boundsOf(*picture.plan);
        const qreal reach = kFarthest * geometry.side();
        const qreal width = space.box.width();
        m_left = right ? std::min(space.stage.right() - kEdge - width, body.right() + reach)
                       : std::max(space.stage.left() + kEdge, body.left() - reach - width);
        const qreal edge = right ? m_left : m_left + width;
        for (const std::size_t member : m_members)
            m_finders.emplace_back(geometry, *picture.plan, raster, picture.callouts[member].location, edge, bends);
        std::vector<std::size_t> order(m_members.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return m_finders[i].middle().y(); });
        m_order = std::move(order);
    }

    void place(std::vector<PlacedCallout>& result) const
    {
        const int slots = m_raster.rows();
        const auto slotCount = static_cast<std::size_t>(slots);
        const std::size_t count = m_order.size();
        const int apart = static_cast<int>(std::ceil((m_space.box.height() + kGap) / m_raster.cell()));
        // best[i][slot]: least cost of the first i + 1 boxes with the last one starting at `slot` or above.
        std::vector<std::vector<qreal>> best(count, std::vector<qreal>(slotCount, kNever));
        std::vector<std::vector<int>> choice(count, std::vector<int>(slotCount, -1));
        for (std::size_t i = 0; i < count; ++i) {
            for (int slot = 0; slot < slots; ++slot) {
                const auto at = static_cast<std::size_t>(slot);
                if (slot > 0) {
                    best[i][at] = best[i][at - 1];
                    choice[i][at] = choice[i][at - 1];
                }
                if (i > 0 && slot < apart)
                    continue;
                const qreal before = i == 0 ? 0.0 : best[i - 1][at - static_cast<std::size_t>(apart)];
                if (before >= kNever)
                    continue;
                const qreal total = before + costOf(m_finders[m_order[i]], slot);
                if (total < best[i][at]) {
                    best[i][at] = total;
                    choice[i][at] = slot;
                }
            }
        }
        int limit = slots - 1;
        for (std::size_t i = count; i-- > 0 && limit >= 0;) {
            const int slot = choice[i][static_cast<std::size_t>(limit)];
            if (slot < 0)
                return;
            const QRectF box = boxAt(slot);
            const Way way = m_finders[m_order[i]].best(box);
            result.push_back(PlacedCallout{m_members[m_order[i]], box, way.line});
            limit = slot - apart;
        }
    }

private:
    [[nodiscard]] QRectF boxAt(int slot) const
    {
        return QRectF(QPointF(m_left, m_space.stage.top() + slot * m_raster.cell()), m_space.box);
    }

    [[nodiscard]] qreal costOf(const WayFinder& finder, int slot) const
    {
        const QRectF box = boxAt(slot);
        if (box.top() < m_space.stage.top() + kEdge || box.bottom() > m_space.stage.bottom() - kEdge)
            return kNever;
        if (std::ranges::any_of(m_space.avoid, [&](const QRectF& rect) { return rect.intersects(box); }))
            return kNever;
        return finder.best(box).cost + 0.1 * std::abs(box.center().y() - finder.middle().y());
    }

    const Raster& m_raster;
    const CalloutSpace& m_space;
    std::vector<std::size_t> m_members;
    std::vector<std::size_t> m_order;
    std::vector<WayFinder> m_finders;
    qreal m_left = 0.0;
};

using Sides = std::array<std::vector<std::size_t>, 2>;  ///< indices of callouts at the left and at the right

/// Limbs go to their own side; what lies in the middle goes right above the limbs and left beside them.
Sides sides(const BodyGeometry& geometry, const BodyPicture& picture)
{
    Sides result;
    std::vector<std::size_t> middle;
    std::vector<QPointF> centres(picture.plan->locations().size());
    std::vector<int> counts(centres.size(), 0);
    for (const BodyCell& cell : picture.plan->cells()) {
        centres[cell.location] += geometry.centre(cell.hex);
        ++counts[cell.location];
    }
    for (std::size_t i = 0; i < centres.size(); ++i)
        centres[i] /= std::max(counts[i], 1);
    qreal limbs = std::numeric_limits<qreal>::max();
    for (std::size_t i = 0; i < picture.callouts.size(); ++i) {
        const QPointF centre = centres.at(static_cast<std::size_t>(picture.callouts[i].location));
        const qreal off = centre.x() - geometry.origin().x();
        if (std::abs(off) < 0.5 * geometry.side()) {
            middle.push_back(i);
            continue;
        }
        result[off > 0.0 ? 1 : 0].push_back(i);
        limbs = std::min(limbs, centre.y());
    }
    for (const std::size_t i : middle) {
        const qreal height = centres.at(static_cast<std::size_t>(picture.callouts[i].location)).y();
        result[height < limbs ? 1 : 0].push_back(i);
    }
    return result;
}

std::vector<PlacedCallout> placeOn(const Sides& members, const BodyGeometry& geometry, const BodyPicture& picture,
                                   const CalloutSpace& space, const Raster& raster, bool bends)
{
    std::vector<PlacedCallout> result;
    Column(geometry, picture, space, raster, false, members[0], bends).place(result);
    Column(geometry, picture, space, raster, true, members[1], bends).place(result);
    std::ranges::sort(result, {}, &PlacedCallout::index);
    return result;
}

bool isLed(const std::vector<PlacedCallout>& placed, std::size_t index)
{
    const auto found = std::ranges::find(placed, index, &PlacedCallout::index);
    return found != placed.end() && found->leader.size() > 1;
}

}  // namespace

std::vector<PlacedCallout> placeCallouts(const BodyGeometry& geometry, const BodyPicture& picture,
                                         const CalloutSpace& space)
{
    if (!picture.plan || picture.callouts.empty())
        return {};
    const Raster raster(geometry, *picture.plan, space);
    Sides members = sides(geometry, picture);
    std::vector<PlacedCallout> best = placeOn(members, geometry, picture, space, raster, false);
    // Ways round corners take long to look for; they are rarely wanted.
    if (unledCallouts(picture, best) > 0)
        best = placeOn(members, geometry, picture, space, raster, true);
    for (std::size_t i = 0; i < picture.callouts.size() && unledCallouts(picture, best) > 0; ++i) {
        if (isLed(best, i))
            continue;
        // The way may be barred on this side only.
        Sides other = members;
        const std::size_t from = std::ranges::find(other[0], i) == other[0].end() ? 1 : 0;
        std::erase(other[from], i);
        other[1 - from].push_back(i);
        std::vector<PlacedCallout> tried = placeOn(other, geometry, picture, space, raster, true);
        if (unledCallouts(picture, tried) >= unledCallouts(picture, best))
            continue;
        best = std::move(tried);
        members = std::move(other);
    }
    return best;
}

std::size_t unledCallouts(const BodyPicture& picture, const std::vector<PlacedCallout>& placed)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < picture.callouts.size(); ++i)
        count += isLed(placed, i) ? 0 : 1;
    return count;
}

}  // namespace hitspread
