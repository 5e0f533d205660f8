#pragma once

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"

#include <QPolygonF>
#include <QRectF>

#include <optional>

class QPainter;

namespace hitspread {

/// Paints the box of one location and its leader line.
class CalloutPainter {
public:
    explicit CalloutPainter(const Theme& theme);

    /// Size of a box: with hit boxes, or compact with words only.
    [[nodiscard]] QSizeF boxSize(bool compact) const;

    void paintBox(QPainter& painter, const QRectF& box, const LocationCallout& callout, bool compact) const;
    /// Which hit box of a callout lies at a point of its box, counted from 0 at the left; nothing beside them or where the
    /// callout shows none.
    [[nodiscard]] std::optional<int> hitBoxAt(QPointF point, const QRectF& box, const LocationCallout& callout,
                                              bool compact) const;

    void paintLeader(QPainter& painter, const QPolygonF& leader, bool changed) const;

    /// "11/14", or "11 → 1" while a shot is shown.
    [[nodiscard]] static QString hitsText(const LocationCallout& callout);

private:
    [[nodiscard]] QRectF inside(const QRectF& box, bool compact) const;
    [[nodiscard]] qreal pitchOf(const QRectF& row, int most) const;
    void paintHitBoxes(QPainter& painter, const QRectF& row, const LocationCallout& callout) const;
    void paintShield(QPainter& painter, QPointF centre, qreal size) const;

    Theme m_theme;
};

}  // namespace hitspread
