#include "reports/body/markpainter.h"
#include "reports/body/shield.h"
#include "reports/body/star.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hitspread {

namespace {

// in sides
constexpr qreal kMarkReach = 0.95;  ///< of a mark: nearer to the edge it would be cut
constexpr qreal kArrowReach = 1.5;  ///< of a mark with its arrow
constexpr qreal kArrowFrom = 0.85;  ///< from the middle of the mark
constexpr qreal kArrowHead = 0.26;
constexpr qreal kLeastArrowReach = 20;  ///< px, of marks on small hexes

}  // namespace

bool MarkPainter::isOnStage(QPointF at, const QRectF& stage) const
{
    const qreal reach = kMarkReach * m_geometry.side();
    return stage.adjusted(reach, reach, -reach, -reach).contains(at);
}

QRectF MarkPainter::roomAtEdge(const QRectF& stage) const
{
    const qreal reach = std::max(kArrowReach * m_geometry.side(), kLeastArrowReach);
    return stage.adjusted(reach, reach, -reach, -reach);
}

MarkPainter::Seen MarkPainter::seen(QPointF from, QPointF to, const QRectF& stage) const
{
    const QRectF room = roomAtEdge(stage);
    if (room.isEmpty() || isOnStage(to, stage))
        return {to, {}, false};
    const QLineF way(room.contains(from) ? from : room.center(), to);
    const QPolygonF corners(room);
    QPointF at(std::clamp(to.x(), room.left(), room.right()), std::clamp(to.y(), room.top(), room.bottom()));
    for (qsizetype i = 0; i + 1 < corners.size(); ++i) {
        QPointF met;
        if (way.intersects(QLineF(corners.at(i), corners.at(i + 1)), &met) == QLineF::BoundedIntersection)
            at = met;
    }
    return {at, (way.p2() - way.p1()) / std::max(1.0, way.length()), true};
}

MarkPainter::Seen MarkPainter::seenOf(const ChainMark& mark, const QRectF& stage) const
{
    return seen(m_geometry.centre(mark.from), m_geometry.centre(mark.hex), stage);
}

QColor MarkPainter::paintStrike(QPainter& painter, QPointF at, StrikeKind kind, qreal radius, qreal line) const
{
    const QColor ground = m_theme.colour(Token::Sunken);
    const QPen halo(ground, 2.0 * m_strokes.halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QPolygonF shape = star(at, 1.35 * radius, 0.98 * radius);
    painter.setPen(halo);
    switch (kind) {
    case StrikeKind::Hit:
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(shape);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.colour(Token::Dmg));
        painter.drawPolygon(shape);
        return m_theme.colour(Token::OnDmg);
    case StrikeKind::Stopped: {
        painter.setBrush(ground);
        painter.drawPolygon(shape);
        const QColor steel = m_theme.colour(Token::Pen);
        painter.setPen(
            QPen(steel, std::max(1.5 * m_strokes.edge, 0.14 * radius), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(shape);
        const QPainterPath plate = shield(at + QPointF(1.05 * radius, 0.95 * radius), 1.15 * radius);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(halo);
        painter.drawPath(plate);
        painter.setPen(Qt::NoPen);
        painter.setBrush(steel);
        painter.drawPath(plate);
        return m_theme.colour(Token::Text);
    }
    case StrikeKind::Miss:
        painter.setBrush(ground);
        painter.setPen(QPen(ground, line + 2.0 * m_strokes.halo));
        painter.drawEllipse(at, radius, radius);
        painter.setPen(QPen(m_theme.colour(Token::Muted), line));
        painter.drawEllipse(at, radius, radius);
        return m_theme.colour(Token::Text);
    case StrikeKind::NotYet: break;
    }
    painter.setBrush(ground);
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(m_theme.colour(Token::Contour), 1.3 * m_strokes.edge, Qt::DashLine));
    painter.drawEllipse(at, radius, radius);
    return m_theme.colour(Token::Muted);
}

void MarkPainter::paintArrow(QPainter& painter, const Seen& where) const
{
    const qreal side = std::max(m_geometry.side(), kLeastArrowReach / kArrowReach);
    const QPointF tip = where.at + where.onward * (kArrowReach - 0.1) * side;
    const QPointF across(-where.onward.y(), where.onward.x());
    const QPointF back = tip - where.onward * kArrowHead * side;
    const QPen pen(m_theme.colour(Token::Muted), std::max(2.0 * m_strokes.edge, 0.1 * side), Qt::SolidLine,
                   Qt::RoundCap, Qt::RoundJoin);
    haloedLine(painter, QPolygonF{where.at + where.onward * kArrowFrom * side, tip}, pen);
    haloedLine(painter, QPolygonF{back + across * kArrowHead * side, tip, back - across * kArrowHead * side}, pen);
}

}  // namespace hitspread
