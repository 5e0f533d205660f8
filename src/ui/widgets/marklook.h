#pragma once

#include "models/fight/digest.h"
#include "reports/theme/theme.h"
#include "ui/theme/icons.h"

namespace hitspread {

/// Icon and colour of a mark; the word stands beside it always.
struct MarkLook {
    Icon icon;
    Token token;
};

[[nodiscard]] MarkLook lookOf(Mark mark);

}  // namespace hitspread
