#pragma once

#include "reports/body/bodygeometry.h"
#include "reports/body/bodypicture.h"

#include <cstddef>
#include <vector>

namespace hitspread {

/// Where a callout stands and the line to its location, from the body outwards; no line when every way would cross
/// a foreign location.
struct PlacedCallout {
    std::size_t index = 0;  ///< into BodyPicture::callouts
    QRectF box;
    QPolygonF leader;
};

/// What there is room for.
struct CalloutSpace {
    QRectF stage;
    QSizeF box;
    std::vector<QRectF> avoid;    ///< neither boxes nor leaders lie here
    bool leadersBeneath = false;  ///< where there is no other way, a leader passes beneath what is avoided
};

/// Spreads the callouts of a picture left and right of the body so that they do not overlap and no leader crosses a hex
/// of another location.
[[nodiscard]] std::vector<PlacedCallout> placeCallouts(const BodyGeometry& geometry, const BodyPicture& picture,
                                                       const CalloutSpace& space);

/// How many callouts of a picture have no place or no way to their location.
[[nodiscard]] std::size_t unledCallouts(const BodyPicture& picture, const std::vector<PlacedCallout>& placed);

}  // namespace hitspread
