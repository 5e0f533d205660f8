#include "reports/body/chancebar.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hitspread {

void paintChanceBar(QPainter& painter, const QRectF& bar, double chance, Token colour, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = bar.adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal radius = outline.height() / 3.0;
    QPainterPath shape;
    shape.addRoundedRect(outline, radius, radius);
    painter.fillPath(shape, theme.colour(Token::Sunken));
    // What can happen at all shows at least a line.
    const qreal share = std::clamp(chance, 0.0, 1.0) * outline.width();
    if (chance > 0.0) {
        QPainterPath filled;
        filled.addRect(QRectF(outline.topLeft(), QSizeF(std::max(share, 1.5), outline.height())));
        painter.fillPath(filled.intersected(shape), theme.colour(colour));
    }
    painter.setPen(QPen(theme.colour(Token::LineStrong), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.restore();
}

}  // namespace hitspread
