#include "reports/body/calloutlayout.h"

#include "reports/body/calloutraster.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitspread {

namespace {

constexpr qreal kEdge = 8.0;      // between boxes and the stage's edge
constexpr qreal kGap = 8.0;       // between boxes
constexpr qreal kInset = 9.0;     // a leader meets its box this far from its corners at least
constexpr qreal kFarthest = 3.0;  // sides between body and boxes at most
constexpr qreal kNever = 1e9;
constexpr qreal kNoWay = 1e4;
constexpr qreal kBend = 60.0;
constexpr qreal kSkin = 12.0;    // for a square of the outline, which looks like somebody's
constexpr qreal kUneven = 20.0;  // for a pixel between boxes that should stand in one row

struct Way {
    qreal cost = kNoWay;
    QPolygonF line;
};

/// The ways from one location to a box at some height on one side.
class WayFinder {
public:
    WayFinder(const BodyGeometry& geometry, const BodyPlan& plan, const CalloutRaster& raster, int location,
              qreal boxEdge, bool bends)
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
            const int column = m_raster.column(turn.x());
            const int turnRow = m_raster.row(turn.y());
            const qreal cost = gutter.cost + kBend + std::abs(turn.y() - box.center().y())
                + kSkin
                    * (m_raster.skinDown(turnRow, boxRow, column) + m_raster.skinAcross(column, m_boxColumn, boxRow));
            if (cost >= best.cost || !m_raster.isFreeDown(turnRow, boxRow, column, m_location)
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
                const qreal cost = 0.5 * std::abs(m_raster.x(column) - anchor.x())
                    + kSkin * m_raster.skinAcross(start, column, row);
                m_gutters.push_back(Way{cost, QPolygonF{anchor, QPointF(m_raster.x(column), anchor.y())}});
            }
        }
    }

    const CalloutRaster& m_raster;
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
    Column(const BodyGeometry& geometry, const BodyPicture& picture, const CalloutSpace& space,
           const CalloutRaster& raster, bool right, std::vector<std::size_t> members, bool bends)
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

    /// `rows`: where the tops of some boxes are wanted, by callout; NaN where anywhere is as good.
    void place(std::vector<PlacedCallout>& result, const std::vector<qreal>& rows) const
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
                const qreal total = before + costOf(m_order[i], slot, rows);
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

    [[nodiscard]] qreal costOf(std::size_t member, int slot, const std::vector<qreal>& rows) const
    {
        const WayFinder& finder = m_finders[member];
        const QRectF box = boxAt(slot);
        const qreal row = rows[m_members[member]];
        if (box.top() < m_space.stage.top() + kEdge || box.bottom() > m_space.stage.bottom() - kEdge)
            return kNever;
        if (std::ranges::any_of(m_space.avoid, [&](const QRectF& rect) { return rect.intersects(box); }))
            return kNever;
        return finder.best(box).cost + 0.1 * std::abs(box.center().y() - finder.middle().y())
            + (std::isnan(row) ? 0.0 : kUneven * std::abs(box.top() - row));
    }

    const CalloutRaster& m_raster;
    const CalloutSpace& m_space;
    std::vector<std::size_t> m_members;
    std::vector<std::size_t> m_order;
    std::vector<WayFinder> m_finders;
    qreal m_left = 0.0;
};

using Sides = std::array<std::vector<std::size_t>, 2>;  ///< indices of callouts at the left and at the right

/// The middle of each location.
std::vector<QPointF> middlesOf(const BodyGeometry& geometry, const BodyPlan& plan)
{
    std::vector<QPointF> middles(plan.locations().size());
    std::vector<int> counts(middles.size(), 0);
    for (const BodyCell& cell : plan.cells()) {
        middles[cell.location] += geometry.centre(cell.hex);
        ++counts[cell.location];
    }
    for (std::size_t i = 0; i < middles.size(); ++i)
        middles[i] /= std::max(counts[i], 1);
    return middles;
}

/// Limbs go to their own side; what lies in the middle goes right above the limbs and left beside them.
Sides sides(const BodyGeometry& geometry, const BodyPicture& picture)
{
    Sides result;
    std::vector<std::size_t> middle;
    const std::vector<QPointF> centres = middlesOf(geometry, *picture.plan);
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

bool isLed(const std::vector<PlacedCallout>& placed, std::size_t index)
{
    const auto found = std::ranges::find(placed, index, &PlacedCallout::index);
    return found != placed.end() && found->leader.size() > 1;
}

using Pair = std::pair<std::size_t, std::size_t>;  ///< callouts at the left and at the right

/// Whose locations are each other's mirror image, like arms and legs.
std::vector<Pair> pairsOf(const Sides& members, const BodyGeometry& geometry, const BodyPicture& picture)
{
    const std::vector<QPointF> middles = middlesOf(geometry, *picture.plan);
    const auto middle = [&](std::size_t callout) {
        return middles.at(static_cast<std::size_t>(picture.callouts[callout].location)) - geometry.origin();
    };
    const qreal close = 0.5 * geometry.side();
    std::vector<Pair> pairs;
    for (const std::size_t left : members[0]) {
        for (const std::size_t right : members[1]) {
            const QPointF one = middle(left);
            const QPointF other = middle(right);
            if (one.x() < -close && std::abs(one.x() + other.x()) < close && std::abs(one.y() - other.y()) < close)
                pairs.emplace_back(left, right);
        }
    }
    return pairs;
}

const PlacedCallout* placeOf(const std::vector<PlacedCallout>& placed, std::size_t index)
{
    const auto found = std::ranges::find(placed, index, &PlacedCallout::index);
    return found == placed.end() ? nullptr : &*found;
}

/// By how much the boxes of pairs miss a common row.
qreal unevenness(const std::vector<PlacedCallout>& placed, const std::vector<Pair>& pairs)
{
    qreal sum = 0.0;
    for (const auto& [left, right] : pairs) {
        const PlacedCallout* one = placeOf(placed, left);
        const PlacedCallout* other = placeOf(placed, right);
        sum += one && other ? std::abs(one->box.top() - other->box.top()) : 0.0;
    }
    return sum;
}

/// Pairs stand in one row where that costs no leader: as high as their left box wants to be, or their right one.
std::vector<PlacedCallout> placeOn(const Sides& members, const BodyGeometry& geometry, const BodyPicture& picture,
                                   const CalloutSpace& space, const CalloutRaster& raster, bool bends)
{
    const Column left(geometry, picture, space, raster, false, members[0], bends);
    const Column right(geometry, picture, space, raster, true, members[1], bends);
    const auto place = [&](const std::vector<qreal>& rows) {
        std::vector<PlacedCallout> result;
        left.place(result, rows);
        right.place(result, rows);
        std::ranges::sort(result, {}, &PlacedCallout::index);
        return result;
    };
    const std::vector<qreal> anywhere(picture.callouts.size(), std::numeric_limits<qreal>::quiet_NaN());
    std::vector<PlacedCallout> best = place(anywhere);
    const std::vector<PlacedCallout> free = best;
    const std::vector<Pair> pairs = pairsOf(members, geometry, picture);
    for (const qreal share : {0.0, 1.0, 0.5}) {
        if (unevenness(best, pairs) <= 0.0)
            break;
        std::vector<qreal> rows = anywhere;
        for (const auto& [one, other] : pairs) {
            const PlacedCallout* at = placeOf(free, one);
            const PlacedCallout* across = placeOf(free, other);
            if (at && across)
                rows[one] = rows[other] = (1.0 - share) * at->box.top() + share * across->box.top();
        }
        std::vector<PlacedCallout> tried = place(rows);
        if (tried.size() >= best.size() && unledCallouts(picture, tried) <= unledCallouts(picture, best)
            && unevenness(tried, pairs) < unevenness(best, pairs))
            best = std::move(tried);
    }
    return best;
}

}  // namespace

std::vector<PlacedCallout> placeCallouts(const BodyGeometry& geometry, const BodyPicture& picture,
                                         const CalloutSpace& space)
{
    if (!picture.plan || picture.callouts.empty())
        return {};
    const CalloutRaster raster(geometry, *picture.plan, space);
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
