#pragma once

#include <QPixmap>

#include "reports/theme/theme.h"
#include "services/ports/encounterstore.h"

class QPainter;

namespace hitspread {

/// What a combatant's mark shows.
struct BadgeFace {
    QString letters;
    Side side = Side::Opponents;
    int colour = 0;      ///< of the palette; 0: that of the side
    bool faded = false;  ///< out of the fight

    friend bool operator==(const BadgeFace&, const BadgeFace&) = default;
};

/// Letters, side and colour of somebody; nobody has no letters.
[[nodiscard]] BadgeFace faceOf(const Combatant* combatant);

/// A combatant's mark: players are discs, opponents squares, others rounded; never told by colour alone. One with a colour of
/// his own is filled with it.
void paintBadge(QPainter& painter, const QRectF& place, const BadgeFace& face, const Theme& theme);
[[nodiscard]] QPixmap badgePixmap(const BadgeFace& face, const Theme& theme, int edge, qreal ratio);

}  // namespace hitspread
