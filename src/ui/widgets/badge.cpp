#include "ui/widgets/badge.h"

#include <QPainter>

namespace hitspread {

void paintBadge(QPainter& painter, const QRectF& place, const QString& letters, Side side, const Theme& theme,
                bool faded)
{
    const Token token = faded     ? Token::Faint
        : side == Side::Players   ? Token::Ok
        : side == Side::Opponents ? Token::Dmg
                                  : Token::Pen;
    const QColor colour = theme.colour(token);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.6));
    painter.setBrush(withAlpha(colour, 0.16));
    const QRectF inner = place.adjusted(1, 1, -1, -1);
    if (side == Side::Players)
        painter.drawEllipse(inner);
    else
        painter.drawRoundedRect(inner, side == Side::Opponents ? 4 : inner.width() / 3,
                                side == Side::Opponents ? 4 : inner.width() / 3);
    QFont font = theme.paintFont(TypeRole::Body);
    font.setPixelSize(qMax(9, static_cast<int>(place.height() * 0.38)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.colour(faded ? Token::Faint : Token::Text));
    painter.drawText(place, Qt::AlignCenter, letters);
    painter.restore();
}

QPixmap badgePixmap(const QString& letters, Side side, const Theme& theme, int edge, qreal ratio)
{
    QPixmap pixmap(QSize(edge, edge) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintBadge(painter, QRectF(0, 0, edge, edge), letters, side, theme);
    return pixmap;
}

}  // namespace hitspread
