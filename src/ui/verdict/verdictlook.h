#pragma once

#include "models/history/verdict.h"
#include "reports/theme/theme.h"
#include "ui/theme/icons.h"
#include "ui/widgets/badge.h"

#include <functional>

namespace hitspread {

class Fight;

/// How a tone looks: the icon and the word stand beside its colour always.
struct ToneLook {
    Icon icon;
    Token token;
    const char* card;  ///< of the frame in the style sheet
};

[[nodiscard]] ToneLook lookOf(Tone tone);

/// What a headline is painted on and with. Its ink stands out from its ground at least as much as any row below it does: the plain
/// colours of outcomes do not.
struct HeadlineLook {
    QColor ground;
    QColor ink;
    bool filled = false;  ///< on a ground of its own: the heaviest end alone
};

[[nodiscard]] HeadlineLook headlineLook(Tone tone, const Theme& theme);

/// The strongest ink a row below a headline is painted with.
[[nodiscard]] QColor rowInk(const Theme& theme);

/// Whose badge stands before a name; of nobody in the fight it has no letters.
using VerdictFaces = std::function<BadgeFace(RecordId)>;
[[nodiscard]] VerdictFaces facesIn(const Fight& fight);

}  // namespace hitspread
