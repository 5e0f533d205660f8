#pragma once

#include <QPixmap>
#include <QSize>

#include <functional>
#include <optional>

class QPainter;
class QRectF;
class QString;

namespace hitspread {

/// The pixels a place covers on a screen, for what is painted once and shown again; nothing where it covers some in part, and on paper.
[[nodiscard]] std::optional<QSize> wholePixels(const QPainter& painter, const QRectF& place);

/// What is painted once and shown again: the picture of this key, painted on nothing where it is not kept.
[[nodiscard]] QPixmap paintedOnce(const QString& key, const QSize& pixels, const std::function<void(QPainter&)>& paint);

}  // namespace hitspread
