#include "ui/diagram/stagelayout.h"

#include "reports/body/blastpainter.h"
#include "reports/body/bodypainter.h"
#include "reports/body/calloutpainter.h"
#include "reports/body/markpainter.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace hitspread {

namespace {

constexpr qreal kAboveAndBelow = 30.0;  // px
constexpr qreal kBeside = 16.0;
constexpr qreal kBesideSmall = 12.0;   // beside small boxes
constexpr qreal kOutlineHeight = 1.0;  // sides the outline adds to the hexes
constexpr qreal kOutlineWidth = 0.8;
constexpr qreal kGoodSide = 20.0;  // from here on boxes with hits are worth their room
constexpr qreal kRose = 92.0;
constexpr qreal kLeastRose = 64.0;
constexpr qreal kRoseInset = 14.0;

/// Whether the box of any location would hold more than its name: where none does, the body has all the room.
bool hasCallouts(const BodyPicture& picture)
{
    return !picture.outlineOnly && std::ranges::any_of(picture.callouts, [](const LocationCallout& callout) {
        return callout.mostHits > 0 || callout.chance || !callout.note.isEmpty() || !callout.armour.isEmpty()
            || !callout.wound.isEmpty();
    });
}

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

/// The form of the callouts and the side of a hex beside them; nothing where they have no room.
struct Fit {
    CalloutForm form;
    qreal side;
};

std::optional<Fit> fitCallouts(const BodyPicture& picture, const Theme& theme, const QRectF& body, QSizeF view)
{
    const qreal least = space::kLeastHexHeight / std::numbers::sqrt3;
    const CalloutPainter boxes(theme);
    const qreal bare = sideFor(body, view, 0.0);
    const qreal full = boxes.boxSize(CalloutForm::Full).width();
    // The boxes stand beside the body: a low stage scrolls with them as well as without.
    const qreal wide = picture.boxesMatter ? sideByWidth(body, view, full, kBeside) : sideFor(body, view, full);
    if (wide >= (picture.boxesMatter ? least : std::min(bare, kGoodSide)))
        return Fit{CalloutForm::Full, std::min(bare, wide)};
    for (const CalloutForm form : {CalloutForm::Compact, CalloutForm::Slim}) {
        const qreal narrow = sideByWidth(body, view, boxes.boxSize(form).width(), kBesideSmall);
        if (narrow >= least)
            return Fit{form, std::min(bare, narrow)};
    }
    return std::nullopt;
}

std::vector<QRectF> takenPlaces(const BodyPicture& picture, const Theme& theme, const StageLayout& layout,
                                const BodyPainter& painter, const std::vector<QRectF>& covered)
{
    std::vector<QRectF> taken = covered;
    const BodyStrokes strokes = BodyStrokes::forScreen(theme);
    for (const QRectF& place : MarkPainter(theme, layout.geometry, strokes).occupied(picture, layout.stage))
        taken.push_back(place);
    const QRectF burst = BlastPainter(theme, layout.geometry, strokes).burstPlace(picture, layout.stage);
    if (!burst.isEmpty())
        taken.push_back(burst);
    if (layout.words) {
        for (const QRectF& place : painter.wordPlaces(picture)) {
            if (!place.isEmpty())
                taken.push_back(place);
        }
    }
    if (!layout.rose.isEmpty())
        taken.push_back(layout.rose.adjusted(-4.0, -4.0, 4.0, 4.0));
    return taken;
}

/// In the form there is room for; without words at the outline, or smaller, where only that finds every leader a way.
void place(StageLayout& layout, const BodyPicture& picture, const Theme& theme, const BodyPainter& painter,
           const std::vector<QRectF>& covered)
{
    const CalloutForm widest = layout.form;
    const auto laid = [&](CalloutForm form, bool words, bool beneath) {
        layout.form = form;
        layout.words = words;
        const CalloutSpace space{layout.stage, CalloutPainter(theme).boxSize(form),
                                 takenPlaces(picture, theme, layout, painter, covered), beneath};
        layout.placed = placeCallouts(layout.geometry, picture, space);
        return unledCallouts(picture, layout.placed) == 0;
    };
    if (widest == CalloutForm::Full && laid(widest, true, false))
        return;
    if (laid(widest, false, false))
        return;
    for (const CalloutForm form : {CalloutForm::Compact, CalloutForm::Slim}) {
        if (!picture.boxesMatter && form > widest && laid(form, false, false))
            return;
    }
    (void)laid(widest, false, true);
}

}  // namespace

int leastWidthBesideCallouts(const BodyPicture& picture, const Theme& theme)
{
    if (!picture.plan || !hasCallouts(picture))
        return 0;
    const qreal least = space::kLeastHexHeight / std::numbers::sqrt3;
    const QRectF body = BodyGeometry(1.0, {}, picture.mirrored).boundsOf(*picture.plan);
    // sideByWidth() the other way round.
    const qreal beside = CalloutPainter(theme).boxSize(CalloutForm::Slim).width() + kBesideSmall;
    return static_cast<int>(std::ceil(least * (body.width() + kOutlineWidth) + 2.0 * beside)) + 1;
}

StageLayout layOutStage(const BodyPicture& picture, const Theme& theme, QSizeF view, const std::vector<QRectF>& covered)
{
    StageLayout layout;
    layout.stage = QRectF(QPointF(), view);
    if (!picture.plan)
        return layout;
    const QRectF body = BodyGeometry(1.0, {}, picture.mirrored).boundsOf(*picture.plan);
    const qreal least = space::kLeastHexHeight / std::numbers::sqrt3;
    qreal side = sideFor(body, view, 0.0);
    if (hasCallouts(picture)) {
        if (const std::optional<Fit> fit = fitCallouts(picture, theme, body, view)) {
            layout.callouts = true;
            layout.form = fit->form;
            side = fit->side;
        }
    }
    // A bare outline has no hex to click: it may be small.
    if (side < least && !picture.outlineOnly) {
        side = least;
        layout.stage.setWidth(std::max(view.width(), (body.width() + kOutlineWidth) * side + kBeside));
        layout.stage.setHeight(std::max(view.height(), (body.height() + kOutlineHeight) * side + kAboveAndBelow));
    }
    layout.geometry = BodyGeometry(side, layout.stage.center() - body.center() * side, picture.mirrored);
    const BodyPainter painter(theme, layout.geometry, BodyStrokes::forScreen(theme));
    layout.rose = rosePlace(picture, theme, layout, painter.outline(*picture.plan), covered);
    if (layout.callouts)
        place(layout, picture, theme, painter, covered);
    return layout;
}

}  // namespace hitspread
