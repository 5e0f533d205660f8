#include "ui/widgets/badge.h"

#include "reports/portrait.h"
#include "text/echo.h"
#include "ui/theme/pixels.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

namespace hitspread {

static_assert(kCombatantColours == kPeopleColours);

namespace {

Token tokenOf(const BadgeFace& face)
{
    if (face.faded)
        return Token::Faint;
    return face.side == Side::Players ? Token::Ok : face.side == Side::Opponents ? Token::Dmg : Token::Pen;
}

/// The face of a picture at the size it is painted, scaled once: a badge is painted again with every step of a fight.
QPixmap scaledFace(const QImage& picture, int pixels)
{
    const QString key =
        QStringLiteral("hitspread-portrait-%1-%2").arg(QString::number(picture.cacheKey()), QString::number(pixels));
    QPixmap result;
    if (QPixmapCache::find(key, &result))
        return result;
    result = QPixmap::fromImage(picture.copy(portrait::faceIn(picture.size()))
                                    .scaled(pixels, pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    QPixmapCache::insert(key, result);
    return result;
}

QPainterPath shapeOf(Side side, const QRectF& place)
{
    QPainterPath path;
    const qreal round = side == Side::Opponents ? 4 : place.width() / 3;
    if (side == Side::Players)
        path.addEllipse(place);
    else
        path.addRoundedRect(place, round, round);
    return path;
}

}  // namespace

void paintPortrait(QPainter& painter, const QPainterPath& shape, const QImage& picture)
{
    const QRectF place = shape.boundingRect();
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.drawPixmap(place.toAlignedRect(),
                       scaledFace(picture, qCeil(place.width() * painter.device()->devicePixelRatioF())));
    painter.restore();
}

BadgeFace faceOf(const Combatant* combatant)
{
    if (!combatant)
        return {};
    return {text::visible(combatant->badge), combatant->side, combatant->colour, combatant->away};
}

namespace {

void drawBadge(QPainter& painter, const QRectF& place, const BadgeFace& face, const Theme& theme)
{
    const QColor ofSide = theme.colour(tokenOf(face));
    const bool isFilled = face.colour > 0 && !face.faded;
    const QColor ground = isFilled ? peopleColour(static_cast<std::size_t>(face.colour), theme.scheme())
                                   : withAlpha(ofSide, 0.16);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath shape = shapeOf(face.side, place.adjusted(1, 1, -1, -1));
    if (!face.portrait.isNull()) {
        painter.setOpacity(painter.opacity() * (face.faded ? 0.45 : 1.0));
        paintPortrait(painter, shape, face.portrait);
        painter.setPen(QPen(isFilled ? ground : ofSide, 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
        painter.restore();
        return;
    }
    painter.setPen(QPen(isFilled ? ground : ofSide, 1.6));
    painter.setBrush(ground);
    painter.drawPath(shape);
    QFont font = theme.paintFont(TypeRole::Body);
    font.setPixelSize(qMax(9, static_cast<int>(place.height() * 0.38)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(isFilled ? peopleLetter(theme.scheme()) : theme.colour(face.faded ? Token::Faint : Token::Text));
    painter.drawText(place, Qt::AlignCenter, face.letters);
    painter.restore();
}

/// A badge at the size it is painted, drawn once: lists and strip paint those of everybody with every step of a fight.
QPixmap drawnBadge(const QSizeF& size, const QSize& pixels, const BadgeFace& face, const Theme& theme)
{
    const QString key = QStringLiteral("hitspread-badge-%1-%2-%3-%4-%5-%6-%7x%8-%9")
                            .arg(QString::number(static_cast<int>(face.side)), QString::number(face.colour),
                                 QString::number(static_cast<int>(face.faded)),
                                 QString::number(face.portrait.cacheKey()),
                                 QString::number(static_cast<int>(theme.scheme())), QString::number(size.height()),
                                 QString::number(pixels.width()), QString::number(pixels.height()),
                                 theme.textFont().family() + u'-' + face.letters);
    return paintedOnce(key, pixels, [&](QPainter& painter) {
        painter.scale(pixels.width() / size.width(), pixels.height() / size.height());
        drawBadge(painter, QRectF(QPointF(), size), face, theme);
    });
}

}  // namespace

void paintBadge(QPainter& painter, const QRectF& place, const BadgeFace& face, const Theme& theme)
{
    if (const auto pixels = wholePixels(painter, place))
        painter.drawPixmap(place, drawnBadge(place.size(), *pixels, face, theme), QRectF(QPointF(), *pixels));
    else
        drawBadge(painter, place, face, theme);
}

namespace {

QPixmap clearPixmap(int edge, qreal ratio)
{
    QPixmap pixmap(QSize(edge, edge) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

}  // namespace

QPixmap roundedPortrait(const QImage& picture, int edge, qreal ratio)
{
    QPixmap pixmap = clearPixmap(edge, ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(0, 0, edge, edge), space::kRadius, space::kRadius);
    paintPortrait(painter, shape, picture);
    return pixmap;
}

QPixmap badgePixmap(const BadgeFace& face, const Theme& theme, int edge, qreal ratio)
{
    QPixmap pixmap = clearPixmap(edge, ratio);
    QPainter painter(&pixmap);
    drawBadge(painter, QRectF(0, 0, edge, edge), face, theme);
    return pixmap;
}

}  // namespace hitspread
