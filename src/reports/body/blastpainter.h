#pragma once

#include "reports/body/bodypainter.h"

namespace hitspread {

/// Paints an explosion over a body: the hexes it reaches, and where it goes off, on the body or beside it. It knows no rules.
class BlastPainter {
public:
    BlastPainter(const Theme& theme, const BodyGeometry& geometry, const BodyStrokes& strokes);

    /// A tint over the hexes of the zone and a line where it ends on the body. Precondition: the picture has a plan.
    void paintZone(QPainter& painter, const BodyPicture& picture) const;
    /// The point itself, kept within `stage`: what lies beyond its edge is shown at the edge.
    void paintBurst(QPainter& painter, const BodyPicture& picture, const QRectF& stage) const;
    /// What the point covers; empty: there is none.
    [[nodiscard]] QRectF burstPlace(const BodyPicture& picture, const QRectF& stage) const;

private:
    [[nodiscard]] QPointF burstCentre(const BlastPicture& blast, const QRectF& stage) const;

    Theme m_theme;
    BodyGeometry m_geometry;
    BodyStrokes m_strokes;
};

}  // namespace hitspread
