#pragma once

#include "reports/theme/theme.h"

#include <QString>

namespace hitspread {

/// The application's one style sheet, from the template in the resources and the tokens of a theme.
[[nodiscard]] QString styleSheetOf(const Theme& theme);

/// `@name` becomes the token's colour, `{n}` a font size and `[n]` a length that follow the text size. A name the token
/// table does not have stays as it is, which a test looks for.
[[nodiscard]] QString filledIn(const QString& sheet, const Theme& theme);

}  // namespace hitspread
