#include "reports/body/directionrose.h"

#include "reports/body/bodygeometry.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hitspread {

namespace {

constexpr qreal kReach = 0.39;  // of the square's width
constexpr qreal kCircle = 0.105;
constexpr qreal kHexSide = 0.175;

}  // namespace

DirectionRose::DirectionRose(const Theme& theme, bool mirrored) : m_theme(theme), m_mirrored(mirrored) {}

QPointF DirectionRose::place(const QRectF& square, int direction) const
{
    const BodyGeometry grid(1.0, {}, m_mirrored);
    const QPointF step = grid.centre(walk(Hex{}, direction, 1));
    return square.center() + step / std::hypot(step.x(), step.y()) * square.width() * kReach;
}

void DirectionRose::paint(QPainter& painter, const QRectF& square, int lit, int hovered) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal unit = square.width();
    const qreal line = unit / 80.0;
    const QColor strong = m_theme.colour(Token::Contour);
    const QColor accent = m_theme.colour(Token::Accent);
    const BodyGeometry hex(unit * kHexSide, square.center());
    for (int direction = 1; direction <= kDirections; ++direction) {
        const QPointF end = place(square, direction);
        const QLineF spoke(square.center(), end);
        const qreal from = (unit * kHexSide + 1.5 * line) / spoke.length();
        painter.setPen(QPen(direction == lit ? accent : strong, direction == lit ? 3.0 * line : line));
        painter.drawLine(spoke.pointAt(from), end);
    }
    painter.setPen(QPen(strong, line));
    painter.setBrush(m_theme.isDark() ? mixed(m_theme.colour(Token::Raised), strong, 0.18)
                                      : m_theme.colour(Token::Raised));
    painter.drawPolygon(hex.polygon(Hex{}));

    QFont font = m_theme.textFont();
    font.setBold(true);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(unit * 0.135))));
    painter.setFont(font);
    for (int direction = 1; direction <= kDirections; ++direction) {
        const QPointF middle = place(square, direction);
        const qreal radius = unit * kCircle;
        const bool on = direction == lit;
        const bool under = direction == hovered;
        painter.setPen(QPen(on || under ? accent : strong, on || under ? 2.0 * line : 1.2 * line));
        painter.setBrush(on ? accent : m_theme.colour(Token::Raised));
        painter.drawEllipse(middle, radius, radius);
        painter.setPen(m_theme.colour(on ? Token::OnAccent : Token::Text));
        painter.drawText(QRectF(middle - QPointF(radius, radius), QSizeF(2.0 * radius, 2.0 * radius)), Qt::AlignCenter,
                         QString::number(direction));
    }
    painter.restore();
}

int DirectionRose::directionAt(const QRectF& square, QPointF point) const
{
    if (!square.contains(point) || QLineF(square.center(), point).length() < 1.0)
        return 0;
    int nearest = 1;
    for (int direction = 2; direction <= kDirections; ++direction) {
        if (QLineF(place(square, direction), point).length() < QLineF(place(square, nearest), point).length())
            nearest = direction;
    }
    return nearest;
}

}  // namespace hitspread
