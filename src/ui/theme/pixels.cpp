#include "ui/theme/pixels.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QRectF>
#include <QString>
#include <QTransform>

namespace hitspread {

std::optional<QSize> wholePixels(const QPainter& painter, const QRectF& place)
{
    const QTransform& toDevice = painter.deviceTransform();
    const QRectF covered = toDevice.mapRect(place);
    const bool isWhole = toDevice.type() <= QTransform::TxScale && covered == QRectF(covered.toRect());
    if (!isWhole || covered.isEmpty() || painter.paintEngine()->type() != QPaintEngine::Raster)
        return std::nullopt;
    return covered.toRect().size();
}

QPixmap paintedOnce(const QString& key, const QSize& pixels, const std::function<void(QPainter&)>& paint)
{
    QPixmap result;
    if (QPixmapCache::find(key, &result))
        return result;
    result = QPixmap(pixels);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    paint(painter);
    painter.end();
    QPixmapCache::insert(key, result);
    return result;
}

}  // namespace hitspread
