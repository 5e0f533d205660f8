#include "reports/body/smallbody.h"

#include "reports/body/bodygeometry.h"
#include "reports/body/bodyregion.h"
#include "reports/body/silhouette.h"

#include <QPainter>
#include <QPainterPath>
#include <QTransform>

namespace hitspread {

namespace {

constexpr qreal kAround = 1.4;  ///< sides the outline adds to the hexes, of both ends together

QColor groundOf(const BodyPlan& plan, int location, Wear wear, const Theme& theme)
{
    switch (wear) {
    case Wear::Sound: return theme.tint(regionOf(plan, location));
    case Wear::Half: return theme.colour(Token::Warn);
    case Wear::Nearly: return theme.colour(Token::Dmg);
    case Wear::Gone: break;
    }
    return theme.colour(Token::Sunken);
}

qreal sideAt(const QRectF& body, qreal height)
{
    return height / (body.height() + kAround);
}

}  // namespace

qreal smallBodyWidth(const BodyPlan& plan, qreal height)
{
    const QRectF body = BodyGeometry().boundsOf(plan);
    return (body.width() + kAround) * sideAt(body, height);
}

void paintSmallBody(QPainter& painter, const QRectF& place, const BodyPlan& plan, const std::vector<Wear>& wear,
                    const Theme& theme)
{
    const QRectF body = BodyGeometry().boundsOf(plan);
    const qreal side = sideAt(body, place.height());
    const BodyGeometry geometry(side, place.center() - body.center() * side);
    QTransform put;
    put.translate(geometry.origin().x(), geometry.origin().y());
    put.scale(side, side);
    const QPainterPath outline = put.map(silhouetteOf(plan));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Token::Skin));
    painter.drawPath(outline);
    for (const BodyCell& cell : plan.cells()) {
        const auto location = static_cast<std::size_t>(cell.location);
        painter.setBrush(groundOf(plan, cell.location, location < wear.size() ? wear[location] : Wear::Sound, theme));
        // A little larger than they are: no skin may show between them.
        painter.drawPolygon(geometry.polygon(cell.hex, 1.15));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Token::Contour), 1.0));
    painter.drawPath(outline);
    painter.restore();
}

}  // namespace hitspread
