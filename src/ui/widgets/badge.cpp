#include "ui/widgets/badge.h"

#include <QPainter>

namespace hitspread {

static_assert(kCombatantColours == kPeopleColours);

namespace {

Token tokenOf(const BadgeFace& face)
{
    if (face.faded)
        return Token::Faint;
    return face.side == Side::Players ? Token::Ok : face.side == Side::Opponents ? Token::Dmg : Token::Pen;
}

}  // namespace

BadgeFace faceOf(const Combatant* combatant)
{
    if (!combatant)
        return {};
    return {QString::fromStdString(combatant->badge), combatant->side, combatant->colour, combatant->away};
}

void paintBadge(QPainter& painter, const QRectF& place, const BadgeFace& face, const Theme& theme)
{
    const QColor ofSide = theme.colour(tokenOf(face));
    const bool isFilled = face.colour > 0 && !face.faded;
    const QColor ground = isFilled ? peopleColour(static_cast<std::size_t>(face.colour), theme.scheme())
                                   : withAlpha(ofSide, 0.16);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isFilled ? ground : ofSide, 1.6));
    painter.setBrush(ground);
    const QRectF inner = place.adjusted(1, 1, -1, -1);
    if (face.side == Side::Players)
        painter.drawEllipse(inner);
    else
        painter.drawRoundedRect(inner, face.side == Side::Opponents ? 4 : inner.width() / 3,
                                face.side == Side::Opponents ? 4 : inner.width() / 3);
    QFont font = theme.paintFont(TypeRole::Body);
    font.setPixelSize(qMax(9, static_cast<int>(place.height() * 0.38)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(isFilled ? peopleLetter(theme.scheme()) : theme.colour(face.faded ? Token::Faint : Token::Text));
    painter.drawText(place, Qt::AlignCenter, face.letters);
    painter.restore();
}

QPixmap badgePixmap(const BadgeFace& face, const Theme& theme, int edge, qreal ratio)
{
    QPixmap pixmap(QSize(edge, edge) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintBadge(painter, QRectF(0, 0, edge, edge), face, theme);
    return pixmap;
}

}  // namespace hitspread
