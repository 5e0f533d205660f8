#pragma once

#include "reports/paper/overflow.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hitspread {

class BodyPlan;

/// A line below the name of a location.
struct PlaceLine {
    QString words;
    bool isBold = false;
    std::optional<paper::PencilMark> box{};  ///< a box at the bar, to be ticked
};

/// A column of what is written beside a body: its left edge from that of the content, its width, both in mm.
struct PlaceColumn {
    qreal x = 0.0;
    qreal width = 0.0;
};

/// Where a body stands with its columns, in mm from the content's left edge and the page's top.
struct BodyLayout {
    QRectF body;
    PlaceColumn left;
    PlaceColumn right;
    qreal leftTop = 40.0;     ///< where the left column begins
    qreal leftHeight = 0.0;   ///< of one location
    qreal rightHeight = 0.0;  ///< likewise
};

/// The lines of a location; the right column is the wide one.
using PlaceLines = std::function<std::vector<PlaceLine>(std::size_t location, bool isRight)>;

/// The body with the letters of its locations, and beside it the name of each over its lines; what is cut is told in full.
void layBodyWithPlaces(paper::Canvas& canvas, paper::Overflow& overflow, const std::shared_ptr<const BodyPlan>& plan,
                       const BodyLayout& layout, QPointF origin, const QStringList& names, const PlaceLines& lines);

inline constexpr qreal kPlaceNameRow = 4.0;  ///< of the name of a location, mm
inline constexpr qreal kPlaceRow = 3.3;      ///< of a line below it

/// What a name and so many lines below it take.
[[nodiscard]] constexpr qreal placeHeight(int lines)
{
    return kPlaceNameRow + lines * kPlaceRow;
}

}  // namespace hitspread
