#pragma once

#include "rules/core/odds/effects.h"

#include <QString>
#include <QStringList>

namespace hitspread::text {

/// What befell somebody, one thing after the other, as words inside a sentence: "19 damage", "2 wounds", "dead"; none: nothing did.
[[nodiscard]] QStringList effectWords(const Effects& effects);
/// The same as a sentence: "3 damage, one wound", "unharmed".
[[nodiscard]] QString harmWords(const Effects& effects);
/// How many wounds: "one wound", "2 wounds".
[[nodiscard]] QString woundsInWords(int wounds);
/// What a choice comes to, short enough for a box: the damage and the worst that comes of it, "15 · wound", "10 · —".
[[nodiscard]] QString priceWords(const Effects& effects);

}  // namespace hitspread::text
