#include "reports/body/blastpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitspread {

namespace {

constexpr int kPoints = 12;          ///< of the jagged star
constexpr qreal kZoneAlpha = 0.34;   ///< of the tint over a hex
constexpr qreal kFaintAlpha = 0.16;  ///< the same while nothing has gone off yet
constexpr qreal kOuter = 1.35;       ///< radius of the star, in sides
constexpr qreal kInner = 0.72;

QPolygonF jagged(QPointF centre, qreal outer, qreal inner)
{
    QPolygonF shape;
    for (int i = 0; i < 2 * kPoints; ++i) {
        const qreal angle = std::numbers::pi * i / kPoints;
        const qreal radius = i % 2 == 0 ? (i % 4 == 0 ? outer : 0.82 * outer) : inner;
        shape << centre + radius * QPointF(std::sin(angle), -std::cos(angle));
    }
    return shape;
}

}  // namespace

BlastPainter::BlastPainter(const Theme& theme, const BodyGeometry& geometry, const BodyStrokes& strokes)
    : m_theme(theme), m_geometry(geometry), m_strokes(strokes)
{}

void BlastPainter::paintZone(QPainter& painter, const BodyPicture& picture) const
{
    if (!picture.blast)
        return;
    const auto& zone = picture.blast->zone;
    const QColor colour = m_theme.colour(Token::Dmg);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(colour, picture.blast->supposed ? kFaintAlpha : kZoneAlpha));
    for (const Hex hex : zone)
        painter.drawPolygon(m_geometry.polygon(hex));
    // Not by colour alone: the edge of the zone is a line.
    QPen edge(colour, std::max(2.0 * m_strokes.edge, 0.13 * m_geometry.side()), Qt::SolidLine, Qt::RoundCap);
    if (picture.blast->supposed)
        edge.setStyle(Qt::DotLine);
    QPen halo(m_theme.colour(Token::Sunken), edge.widthF() + 2.0 * m_strokes.halo, Qt::SolidLine, Qt::RoundCap);
    for (const QPen& pen : {halo, edge}) {
        painter.setPen(pen);
        for (const Hex hex : zone) {
            const QPolygonF corners = m_geometry.polygon(hex);
            for (int side = 0; side < kDirections; ++side) {
                const Hex other = walk(hex, m_geometry.edgeDirection(side), 1);
                const bool onBody = picture.plan->cellAt(other) != nullptr;
                if (onBody && std::ranges::find(zone, other) == zone.end())
                    painter.drawLine(corners.at(side), corners.at((side + 1) % kDirections));
            }
        }
    }
    painter.restore();
}

QPointF BlastPainter::burstCentre(const BlastPicture& blast, const QRectF& stage) const
{
    const qreal reach = kOuter * m_geometry.side() + m_strokes.halo;
    const QRectF room = stage.adjusted(reach, reach, -reach, -reach);
    const QPointF centre = m_geometry.centre(*blast.burst);
    return {std::clamp(centre.x(), room.left(), std::max(room.left(), room.right())),
            std::clamp(centre.y(), room.top(), std::max(room.top(), room.bottom()))};
}

QRectF BlastPainter::burstPlace(const BodyPicture& picture, const QRectF& stage) const
{
    if (!picture.blast || !picture.blast->burst)
        return {};
    const qreal reach = kOuter * m_geometry.side() + m_strokes.halo;
    return QRectF(burstCentre(*picture.blast, stage) - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach));
}

void BlastPainter::paintBurst(QPainter& painter, const BodyPicture& picture, const QRectF& stage) const
{
    if (!picture.blast || !picture.blast->burst || picture.blast->supposed)
        return;
    const QPointF centre = burstCentre(*picture.blast, stage);
    const qreal side = m_geometry.side();
    const QPolygonF shape = jagged(centre, kOuter * side, kInner * side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_theme.colour(Token::Dmg));
    painter.setPen(
        QPen(m_theme.colour(Token::Sunken), 2.0 * m_strokes.halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(shape);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(shape);
    painter.setBrush(m_theme.colour(Token::Warn));
    painter.drawEllipse(centre, 0.36 * side, 0.36 * side);
    painter.restore();
}

}  // namespace hitspread
