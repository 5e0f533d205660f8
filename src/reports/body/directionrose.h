#pragma once

#include "reports/theme/theme.h"

#include <QPointF>

class QPainter;
class QRectF;

namespace hitspread {

/// The six drift directions as numbered circles round a hex (3D-DEV-08, A-023), the same on screen and paper.
/// Numbers follow the plan; mirrored, they follow the mirrored plan.
class DirectionRose {
public:
    explicit DirectionRose(const Theme& theme, bool mirrored = false);

    /// `lit`: 1..6 or 0 for none; `hovered` likewise.
    void paint(QPainter& painter, const QRectF& square, int lit, int hovered = 0) const;

    /// The direction whose circle, or whose sixth of the rose, holds a point; 0 outside the square.
    [[nodiscard]] int directionAt(const QRectF& square, QPointF point) const;

    /// Centre of a direction's circle.
    [[nodiscard]] QPointF place(const QRectF& square, int direction) const;

private:
    Theme m_theme;
    bool m_mirrored;
};

}  // namespace hitspread
