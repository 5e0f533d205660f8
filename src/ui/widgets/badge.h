#pragma once

#include <QPixmap>

#include "reports/theme/theme.h"
#include "services/ports/encounterstore.h"

class QPainter;

namespace hitspread {

/// A combatant's mark: players are discs, opponents squares, others rounded; never told by colour alone.
void paintBadge(QPainter& painter, const QRectF& place, const QString& letters, Side side, const Theme& theme,
                bool faded = false);
[[nodiscard]] QPixmap badgePixmap(const QString& letters, Side side, const Theme& theme, int edge, qreal ratio);

}  // namespace hitspread
