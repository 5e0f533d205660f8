#include "ui/encounter/colouricon.h"

#include "ui/widgets/badge.h"

namespace hitspread {

QIcon colourIcon(int colour, Side side, const Theme& theme, qreal ratio)
{
    const QPixmap badge = badgePixmap({QString(), side, colour, false}, theme, theme.scaled(18), ratio);
    QIcon icon(badge);
    // A line that is chosen must not tint what is to be told apart.
    icon.addPixmap(badge, QIcon::Selected);
    return icon;
}

}  // namespace hitspread
