#include "reports/body/dieface.h"

#include "text/labels.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace hitspread {

namespace {

constexpr int kPipped = 6;  ///< sides of the die that shows pips; all others show figures
constexpr int kMostDots = kPipped + 1;

// Bit n set: the face shows the pip at place n of a 3 x 3 grid, counted in reading order.
constexpr std::array<unsigned, kMostDots + 1> kPipPlaces{0b000000000, 0b000010000, 0b100000001, 0b100010001,
                                                         0b101000101, 0b101010101, 0b101101101, 0b101111101};

Token inkOf(DieColour colour)
{
    switch (colour) {
    case DieColour::Aim: return Token::OnAim;
    case DieColour::Pen: return Token::OnPen;
    case DieColour::Dmg: return Token::OnDmg;
    case DieColour::Total: return Token::Text;
    }
    return Token::Text;
}

QFont figureFont(qreal height)
{
    QFont font;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    font.setBold(true);
    return font;
}

/// The sign of a die that shows −, nothing and +, as it is printed: broad bars with hardly rounded ends.
void paintSign(QPainter& painter, const QRectF& square, const QColor& colour, int sign)
{
    if (sign == 0)
        return;
    const qreal length = square.width() * 0.56;
    const qreal thickness = square.width() * 0.15;
    const qreal radius = thickness * 0.18;
    QPainterPath bars;
    bars.setFillRule(Qt::WindingFill);
    QRectF bar(0, 0, length, thickness);
    bar.moveCenter(square.center());
    bars.addRoundedRect(bar, radius, radius);
    if (sign > 0) {
        bar = QRectF(0, 0, thickness, length);
        bar.moveCenter(square.center());
        bars.addRoundedRect(bar, radius, radius);
    }
    painter.fillPath(bars, colour);
}

/// What lies up: pips, a sign or a figure.
void paintFace(QPainter& painter, const QRectF& square, const QColor& ink, const DieFace& face, qreal figure)
{
    const int shown = face.value + face.lowest - 1;
    if (showsSigns(face.sides, face.lowest))
        return paintSign(painter, square, ink, shown);
    if (face.sides == kPipped && face.lowest == 1)
        return paintPips(painter, square, ink, face.value);
    painter.setPen(ink);
    painter.setFont(figureFont(figure));
    painter.drawText(square, Qt::AlignCenter, text::number(shown));
}

}  // namespace

bool showsSigns(int sides, int lowest)
{
    return sides == 3 && lowest == -1;
}

Token tokenOf(DieColour colour)
{
    switch (colour) {
    case DieColour::Aim: return Token::Aim;
    case DieColour::Pen: return Token::Pen;
    case DieColour::Dmg: return Token::Dmg;
    case DieColour::Total: return Token::LineStrong;
    }
    return Token::LineStrong;
}

void paintPips(QPainter& painter, const QRectF& square, const QColor& colour, int count)
{
    if (count < 1 || count > kMostDots)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const qreal step = square.width() * 0.27;
    const qreal radius = square.width() * 0.085;
    for (int place = 0; place < 9; ++place) {
        if ((kPipPlaces[static_cast<std::size_t>(count)] >> place & 1U) == 0U)
            continue;
        const int column = place % 3 - 1;
        const int row = place / 3 - 1;
        const QPointF offset(column * step, row * step);
        painter.drawEllipse(square.center() + offset, radius, radius);
    }
    painter.restore();
}

void paintDie(QPainter& painter, const QRectF& tile, const Theme& theme, const DieFace& face)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = tile.width() * 0.14;
    const QColor colour = theme.colour(tokenOf(face.colour));
    constexpr qreal kRing = 2.0;
    const QRectF inner = tile.adjusted(kRing + 1.0, kRing + 1.0, -kRing - 1.0, -kRing - 1.0);
    if (face.value == kUnaskedFace) {
        painter.setPen(QPen(theme.colour(Token::Line), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(inner, radius, radius);
    } else if (face.value == 0) {
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(theme.colour(Token::Sunken));
        painter.drawRoundedRect(inner, radius, radius);
        painter.setPen(colour);
        painter.setFont(figureFont(tile.height() * 0.44));
        painter.drawText(inner, Qt::AlignCenter, QStringLiteral("?"));
    } else {
        const bool grey = face.colour == DieColour::Total;
        const QColor top = grey ? theme.colour(Token::Raised) : mixed(colour, QColor(Qt::white), 0.08);
        const QColor bottom = grey ? theme.colour(Token::Raised) : mixed(colour, QColor(Qt::black), 0.12);
        QLinearGradient fill(inner.topLeft(), inner.bottomLeft());
        fill.setColorAt(0.0, top);
        fill.setColorAt(1.0, bottom);
        painter.setPen(grey ? QPen(theme.colour(Token::LineStrong), 1.0) : QPen(Qt::NoPen));
        painter.setBrush(fill);
        painter.drawRoundedRect(inner, radius, radius);
        paintFace(painter, inner, theme.colour(inkOf(face.colour)), face, tile.height() * 0.40);
    }
    if (face.focused) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.colour(Token::Accent), kRing));
        painter.drawRoundedRect(tile.adjusted(1.0, 1.0, -1.0, -1.0), radius + kRing, radius + kRing);
    }
    painter.restore();
}

}  // namespace hitspread
