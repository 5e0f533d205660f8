#pragma once

#include "reports/body/bodygeometry.h"

#include <QRectF>

#include <memory>
#include <vector>

namespace hitspread::paper {

/// Where what is written about a location stands.
struct LocationPlace {
    int location = 0;
    bool isRight = true;
    qreal top = 0.0;     ///< mm
    qreal bottom = 0.0;  ///< what is written may reach down to here
    QPolygonF leader;
};

/// Where the columns beside the body are.
struct FigureFrame {
    QRectF body;
    qreal leftEdge = 0.0;   ///< right edge of the left column
    qreal rightEdge = 0.0;  ///< left edge of the right column
    qreal leftTop = 0.0;    ///< the left column begins below the rose
    qreal leftHeight = 0.0;
    qreal rightHeight = 0.0;  ///< of one location

    friend bool operator==(const FigureFrame&, const FigureFrame&) = default;
};

/// A body as large as fits its frame, hexes no higher than 6.3 mm, and the places of its locations: limbs of the sheet's left side
/// stand left, everything else right. For the combat sheet of any system that tells locations apart.
struct BodyFigure {
    BodyGeometry geometry;
    std::vector<LocationPlace> places;
};

/// Worked out once per plan and frame and kept for a while; safe from any thread.
[[nodiscard]] BodyFigure bodyFigure(const std::shared_ptr<const BodyPlan>& plan, const FigureFrame& frame);

}  // namespace hitspread::paper
