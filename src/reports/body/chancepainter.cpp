#include "reports/body/chancepainter.h"

#include "reports/body/dieface.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace hitspread {

namespace {

constexpr qreal kFiguresFromHeight = 28.0;  ///< px of a hex
constexpr qreal kFigureWidth = 0.74;        ///< of the height of a hex, at most: larger letters shrink
constexpr qreal kFigureHeight = 0.48;       ///< likewise, of capital letters
constexpr qreal kInsideAim = 0.8;           ///< of a hex is left within the mark of the aim
constexpr qreal kDotsShare = 0.62;          ///< of the height of a hex
constexpr qreal kPlaceShare = 0.42;         ///< of the height of a hex: the disc with the place among the best

QString chanceText(double percent)
{
    return QLocale().toString(percent, 'f', percent < 10.0 ? 1 : 0);
}

}  // namespace

ChancePainter::ChancePainter(const Theme& theme, const BodyGeometry& geometry) : m_theme(theme), m_geometry(geometry) {}

ChanceLook ChancePainter::look(const BodyPicture& picture) const
{
    const bool hasRoom = m_geometry.hexHeight() >= kFiguresFromHeight;
    return picture.chanceLook == ChanceLook::Figures && !hasRoom ? ChanceLook::Dots : picture.chanceLook;
}

void ChancePainter::paint(QPainter& painter, const BodyPicture& picture) const
{
    const ChanceLook all = look(picture);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = m_theme.paintFont(TypeRole::RuleId);
    font.setBold(true);
    for (const HexChance& chance : picture.chances) {
        const auto best = std::ranges::find(picture.bestAims, chance.hex);
        const bool isBest = best != picture.bestAims.end() && chance.percent > 0.0;
        const bool isNamed = isBest || picture.aim == chance.hex;
        const QRectF box = m_geometry.boundsOf(chance.hex);
        const std::size_t band = heatBand(chance.percent);
        // What cannot be struck wears its colour alone: the figures that count stand out.
        if (isNamed || (all == ChanceLook::Figures && chance.percent > 0.0)) {
            const QString figure = chanceText(chance.percent);
            // The mark of the aim lies inside the edge.
            painter.setFont(fitting(font, figure, picture.aim == chance.hex ? kInsideAim : 1.0));
            painter.setPen(heatLetter(band, m_theme.scheme()));
            painter.drawText(box, Qt::AlignCenter, figure);
        } else if (all == ChanceLook::Dots) {
            const qreal size = m_geometry.hexHeight() * kDotsShare;
            paintPips(painter, QRectF(box.center() - QPointF(size, size) / 2.0, QSizeF(size, size)),
                      heatLetter(band, m_theme.scheme()), static_cast<int>(band));
        }
    }
    painter.restore();
}

QFont ChancePainter::fitting(QFont font, const QString& figure, qreal part) const
{
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(figure), metrics.capHeight());
    const qreal high = m_geometry.hexHeight() * part;
    const QSizeF room(high * kFigureWidth, high * kFigureHeight);
    const qreal share = std::min({1.0, room.width() / size.width(), room.height() / size.height()});
    if (share < 1.0)
        font.setPixelSize(std::max(1, static_cast<int>(QFontInfo(font).pixelSize() * share)));
    return font;
}

void ChancePainter::paintPlaces(QPainter& painter, const BodyPicture& picture) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < picture.bestAims.size(); ++i)
        paintPlace(painter, m_geometry.boundsOf(picture.bestAims[i]), static_cast<int>(i) + 1);
    painter.restore();
}

void ChancePainter::paintPlace(QPainter& painter, const QRectF& hex, int place) const
{
    const qreal size = m_geometry.hexHeight() * kPlaceShare;
    // Three hexes meet in that corner, and their figures are farthest from it.
    const QPointF corner(hex.center().x() - hex.width() / 4.0, hex.top());
    const QRectF disc(corner - QPointF(size, size) / 2.0, QSizeF(size, size));
    painter.setPen(QPen(m_theme.colour(Token::Sunken), 1.5));
    painter.setBrush(m_theme.colour(Token::Accent));
    painter.drawEllipse(disc);
    QFont font = m_theme.paintFont(TypeRole::RuleId);
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(size * 0.8)));
    painter.setFont(font);
    painter.setPen(m_theme.colour(Token::OnAccent));
    painter.drawText(disc, Qt::AlignCenter, QString::number(place));
}

}  // namespace hitspread
