#pragma once

#include "models/library/groupedlist.h"
#include "models/rules/rulefacts.h"
#include "ui/theme/icons.h"

namespace hitspread {

/// How a state looks: word and icon tell it, the colour only repeats it.
struct StateLook {
    Icon icon;
    const char* tone;
    Token token;
};

[[nodiscard]] StateLook lookOf(RuleState state);
/// Precondition: there is a sign.
[[nodiscard]] StateLook lookOf(GroupedRow::Sign sign);

}  // namespace hitspread
