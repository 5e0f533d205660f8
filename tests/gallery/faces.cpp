#include "gallery/faces.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace hitspread {

std::vector<std::byte> inventedFace(int number)
{
    const int hue = number * 67 % 360;
    QImage picture(300, 400, QImage::Format_RGB32);
    picture.fill(QColor::fromHsv((hue + 180) % 360, 60, 120));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromHsv(hue, 120, 90));
    painter.drawEllipse(QRectF(30, 270, 240, 240));
    painter.setBrush(QColor::fromHsv(25, 90 + number * 17 % 80, 230 - number * 31 % 120));
    painter.drawEllipse(QRectF(85, 90, 130, 170));
    painter.setBrush(QColor::fromHsv((hue + 40) % 360, 160, 60));
    painter.drawChord(QRectF(78, 78, 144, 130), 0, 180 * 16);
    painter.setBrush(Qt::black);
    painter.drawEllipse(QPointF(125, 175), 8, 8);
    painter.drawEllipse(QPointF(175, 175), 8, 8);
    painter.drawRect(QRectF(128, 220, 44, 6));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    const auto* first = reinterpret_cast<const std::byte*>(bytes.constData());
    return {first, first + bytes.size()};
}

}  // namespace hitspread
