#pragma once

#include <QIcon>

#include "reports/theme/theme.h"
#include "services/ports/encounterstore.h"

namespace hitspread {

/// A combatant's badge in a colour of the palette (0: that of the side), without letters: for lists and menus, beside its name.
[[nodiscard]] QIcon colourIcon(int colour, Side side, const Theme& theme, qreal ratio);

}  // namespace hitspread
