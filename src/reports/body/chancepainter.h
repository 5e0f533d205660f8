#pragma once

#include "reports/body/bodygeometry.h"
#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"

class QFont;
class QPainter;
class QString;

namespace hitspread {

/// Writes the chances of a picture into its hexes: figures, dots or nothing, but the figure always where it is aimed and where it is
/// best aimed.
class ChancePainter {
public:
    ChancePainter(const Theme& theme, const BodyGeometry& geometry);

    /// What the hexes have room for, or what is asked for where that is less.
    [[nodiscard]] ChanceLook look(const BodyPicture& picture) const;
    void paint(QPainter& painter, const BodyPicture& picture) const;
    /// The place of each of the best aims among them, on a corner of its hex, where no figure stands; above every mark.
    void paintPlaces(QPainter& painter, const BodyPicture& picture) const;

private:
    /// Smaller where the figure would leave that part of its hex.
    [[nodiscard]] QFont fitting(QFont font, const QString& figure, qreal part) const;
    void paintPlace(QPainter& painter, const QRectF& hex, int place) const;

    Theme m_theme;
    BodyGeometry m_geometry;
};

}  // namespace hitspread
