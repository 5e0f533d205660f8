#pragma once

#include "reports/body/bodygeometry.h"
#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"

#include <QPainterPath>

class QPainter;

namespace hitspread {

/// Line widths and letter size in painter units: px on a screen, whatever the sheet uses on paper.
struct BodyStrokes {
    qreal edge = 1.0;     ///< between hexes
    qreal border = 2.0;   ///< between locations
    qreal contour = 1.5;  ///< of the outline
    qreal halo = 2.0;     ///< of Token::Sunken round every mark
    qreal word = 12.0;    ///< height of words, labels and callout text
    bool glow = true;
    bool tints = true;  ///< locations have a ground of their own

    [[nodiscard]] static BodyStrokes forScreen(const Theme& theme);
    /// The widths of the printed sheet, in millimetres times `unitsPerMillimetre`.
    [[nodiscard]] static BodyStrokes forPaper(qreal unitsPerMillimetre);
};

/// What lifts a single hex out.
enum class Highlight : std::uint8_t { Hover, Selected, Focus };
enum class HighlightGround : std::uint8_t { Filled, Open };

/// Paints the body itself, the part of the picture that does not move: outline, hexes, borders, words. The one painter
/// for screen and paper; it knows no rules, no widgets and keeps nothing between calls.
class BodyPainter {
public:
    BodyPainter(const Theme& theme, const BodyGeometry& geometry, const BodyStrokes& strokes);

    /// Precondition: the picture has a plan.
    void paintStill(QPainter& painter, const BodyPicture& picture) const;
    void paintHighlight(QPainter& painter, Hex hex, Highlight kind,
                        HighlightGround ground = HighlightGround::Filled) const;

    [[nodiscard]] QPainterPath outline(const BodyPlan& plan) const;
    /// Where the words of the picture stand, in the order of the plan's words; empty for a word without text.
    [[nodiscard]] std::vector<QRectF> wordPlaces(const BodyPicture& picture) const;

private:
    void paintOutline(QPainter& painter, const QPainterPath& path) const;
    void paintGlow(QPainter& painter, const QRectF& bounds, const std::vector<QPolygonF>& pieces) const;
    void paintTiles(QPainter& painter, const BodyPicture& picture) const;
    void paintSpent(QPainter& painter, const BodyPicture& picture) const;
    void paintCovered(QPainter& painter, const BodyPicture& picture) const;
    void paintBorders(QPainter& painter, const BodyPlan& plan) const;
    void paintLetters(QPainter& painter, const BodyPicture& picture) const;
    void paintAcross(QPainter& painter, const BodyPlan& plan, const BodyCell& cell, const QString& letters) const;
    void paintWords(QPainter& painter, const BodyPicture& picture) const;
    [[nodiscard]] QFont wordFont() const;

    Theme m_theme;
    BodyGeometry m_geometry;
    BodyStrokes m_strokes;
};

}  // namespace hitspread
