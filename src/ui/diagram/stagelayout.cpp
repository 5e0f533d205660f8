#include "ui/diagram/stagelayout.h"

#include "reports/body/blastpainter.h"
#include "reports/body/bodypainter.h"
#include "reports/body/calloutpainter.h"
#include "reports/body/markpainter.h"

#include <algorithm>
#include <numbers>

namespace hitspread {

namespace {

constexpr qreal kAboveAndBelow = 30.0;  // px
constexpr qreal kBeside = 16.0;
constexpr qreal kBesideSmall = 6.0;    // beside small boxes
constexpr qreal kOutlineHeight = 1.0;  // sides the outline adds to the hexes
constexpr qreal kOutlineWidth = 0.4;
constexpr qreal kGoodSide = 20.0;  // from here on boxes with hits are worth their room
constexpr qreal kRose = 92.0;
constexpr qreal kLeastRose = 64.0;
constexpr qreal kRoseInset = 14.0;

qreal sideByWidth(const QRectF& body, QSizeF view, qreal callout, qreal beside)
{
    return (view.width() / 2.0 - callout - beside) / ((body.width() + kOutlineWidth) / 2.0);
}

qreal sideFor(const QRectF& body, QSizeF view, qreal callout)
{
    const qreal byHeight = (view.height() - kAboveAndBelow) / (body.height() + kOutlineHeight);
    return std::min(byHeight, sideByWidth(body, view, callout, kBeside));
}

QRectF rosePlace(const BodyPicture& picture, const Theme& theme, const StageLayout& layout, const QPainterPath& outline,
                 const std::vector<QRectF>& covered)
{
    if (!picture.rose)
        return {};
    for (qreal size = theme.scaled(static_cast<int>(kRose)); size >= kLeastRose; size -= 4.0) {
        QRectF place(layout.stage.left() + kRoseInset, layout.stage.top() + kRoseInset, size, size);
        for (const QRectF& other : covered) {
            if (place.intersects(other))
                place.moveTop(other.bottom());
        }
        if (!outline.intersects(place.adjusted(0.0, 0.0, kRoseInset, kRoseInset)))
            return place;
    }
    return {};
}

}  // namespace

StageLayout layOutStage(const BodyPicture& picture, const Theme& theme, QSizeF view, const std::vector<QRectF>& covered)
{
    StageLayout layout;
    layout.stage = QRectF(QPointF(), view);
    if (!picture.plan)
        return layout;
    const QRectF body = BodyGeometry(1.0, {}, picture.mirrored).boundsOf(*picture.plan);
    const qreal least = space::kLeastHexHeight / std::numbers::sqrt3;
    const CalloutPainter boxes(theme);
    const qreal bare = sideFor(body, view, 0.0);
    const qreal wide = sideFor(body, view, boxes.boxSize(false).width());
    // The boxes stand beside the body: a low stage scrolls with them as well as without.
    const qreal narrow = sideByWidth(body, view, boxes.boxSize(true).width(), kBesideSmall);

    qreal side = bare;
    if (!picture.callouts.empty() && !picture.outlineOnly && narrow >= least) {
        layout.callouts = true;
        layout.compact = wide < (picture.boxesMatter ? least : std::min(bare, kGoodSide));
        side = layout.compact ? std::min(bare, narrow) : wide;
    }
    // A bare outline has no hex to click: it may be small.
    if (side < least && !picture.outlineOnly) {
        side = least;
        layout.stage.setWidth(std::max(view.width(), (body.width() + kOutlineWidth) * side + kBeside));
        layout.stage.setHeight(std::max(view.height(), (body.height() + kOutlineHeight) * side + kAboveAndBelow));
    }
    layout.geometry = BodyGeometry(side, layout.stage.center() - body.center() * side, picture.mirrored);

    const BodyStrokes strokes = BodyStrokes::forScreen(theme);
    const BodyPainter painter(theme, layout.geometry, strokes);
    layout.rose = rosePlace(picture, theme, layout, painter.outline(*picture.plan), covered);
    if (!layout.callouts)
        return layout;

    CalloutSpace space{layout.stage, boxes.boxSize(layout.compact), covered};
    const MarkPainter marks(theme, layout.geometry, strokes);
    for (const QRectF& place : marks.occupied(picture, layout.stage))
        space.avoid.push_back(place);
    const QRectF burst = BlastPainter(theme, layout.geometry, strokes).burstPlace(picture, layout.stage);
    if (!burst.isEmpty())
        space.avoid.push_back(burst);
    if (!layout.compact) {
        for (const QRectF& place : painter.wordPlaces(picture)) {
            if (!place.isEmpty())
                space.avoid.push_back(place);
        }
    }
    if (!layout.rose.isEmpty())
        space.avoid.push_back(layout.rose.adjusted(-4.0, -4.0, 4.0, 4.0));
    layout.placed = placeCallouts(layout.geometry, picture, space);
    return layout;
}

}  // namespace hitspread
