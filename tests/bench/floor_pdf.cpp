#include "bench/floor_pdf.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>
#include <numbers>

namespace hitspread::bench {

namespace {

constexpr int kUnitsPerMillimetre = 100;
constexpr int kTexts = 170;
constexpr int kBoxes = 330;
constexpr int kHexes = 96;
constexpr int kLines = 90;
constexpr int kOutlinePoints = 400;

void barePage(QPainter& painter, const QFont& plain, const QFont& bold)
{
    for (int i = 0; i < kTexts; ++i) {
        painter.setFont(i % 2 == 0 ? plain : bold);
        painter.drawText(QPoint(1000 + i % 5 * 3600, 1500 + i / 5 * 750), QStringLiteral("Rifle %1 of 30").arg(i));
    }
    painter.setPen(QPen(Qt::black, 18));
    for (int i = 0; i < kBoxes; ++i)
        painter.drawRect(1000 + i % 30 * 400, 4000 + i / 30 * 400, 300, 300);
    painter.setPen(QPen(Qt::black, 14));
    for (int i = 0; i < kHexes; ++i) {
        QPolygonF hex;
        for (int corner = 0; corner < 6; ++corner) {
            const double angle = corner * std::numbers::pi / 3.0;
            hex << QPointF(9000 + i % 8 * 600 + 346 * std::cos(angle), 4000 + i / 8 * 600 + 346 * std::sin(angle));
        }
        painter.drawPolygon(hex);
    }
    QPolygonF outline;
    for (int i = 0; i < kOutlinePoints; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / kOutlinePoints;
        outline << QPointF(11500 + 2400 * std::cos(angle), 9000 + 6400 * std::sin(angle));
    }
    painter.drawPolygon(outline);
    for (int i = 0; i < kLines; ++i)
        painter.drawLine(1000, 5000 + i * 240, 20000, 5000 + i * 240);
}

}  // namespace

QByteArray barePdf(int pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(254 * kUnitsPerMillimetre / 10);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({});
    QFont plain(QStringLiteral("Noto Sans"));
    plain.setPixelSize(282);
    QFont bold = plain;
    bold.setBold(true);
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            writer.newPage();
        barePage(painter, plain, bold);
    }
    painter.end();
    return bytes;
}

}  // namespace hitspread::bench
