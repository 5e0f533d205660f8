#pragma once

#include "reports/body/bodygeometry.h"
#include "reports/body/bodypicture.h"
#include "reports/body/calloutlayout.h"
#include "reports/body/calloutpainter.h"
#include "reports/theme/theme.h"

#include <QSizeF>

#include <vector>

namespace hitspread {

/// Where everything on the body stage lies for one size of the stage (look.md section 2).
struct StageLayout {
    QRectF stage;  ///< at least as large as the view; larger: the view scrolls
    BodyGeometry geometry;
    bool callouts = false;
    CalloutForm form = CalloutForm::Full;
    bool words = false;  ///< at the outline; never beside boxes below the full form
    QRectF rose;         ///< empty: none
    std::vector<PlacedCallout> placed;
};

/// The least width of a view whose callouts stand beside the body; 0: there are none to stand there.
[[nodiscard]] int leastWidthBesideCallouts(const BodyPicture& picture, const Theme& theme);

/// Lays the stage out. Hexes never fall below 24 px of height: in a low view the stage outgrows it, in a narrow one callouts
/// get smaller first and go then. Where a leader finds no way, the words at the outline go, and then callouts get smaller as
/// well, unless their boxes matter.
/// `covered` are parts of the stage others lie over, like the header of a small window.
[[nodiscard]] StageLayout layOutStage(const BodyPicture& picture, const Theme& theme, QSizeF view,
                                      const std::vector<QRectF>& covered);

}  // namespace hitspread
