#pragma once

#include <QImage>
#include <QPixmap>

#include "reports/theme/theme.h"
#include "services/ports/encounterstore.h"

class QPainter;
class QPainterPath;

namespace hitspread {

/// What a combatant's mark shows.
struct BadgeFace {
    QString letters;
    Side side = Side::Opponents;
    int colour = 0;      ///< of the palette; 0: that of the side
    bool faded = false;  ///< out of the fight
    QImage portrait{};   ///< instead of the letters; null: none

    friend bool operator==(const BadgeFace&, const BadgeFace&) = default;
};

/// Letters, side and colour of somebody; nobody has no letters.
[[nodiscard]] BadgeFace faceOf(const Combatant* combatant);

/// A picture as what lies in a shape, its face filling it.
void paintPortrait(QPainter& painter, const QPainterPath& shape, const QImage& picture);

/// A combatant's mark: players are discs, opponents squares, others rounded; never told by colour alone. One with a colour of
/// its own is filled with it, or has a rim of it round a portrait.
void paintBadge(QPainter& painter, const QRectF& place, const BadgeFace& face, const Theme& theme);
/// A picture by itself, its face in a square with round corners.
[[nodiscard]] QPixmap roundedPortrait(const QImage& picture, int edge, qreal ratio);
[[nodiscard]] QPixmap badgePixmap(const BadgeFace& face, const Theme& theme, int edge, qreal ratio);

}  // namespace hitspread
