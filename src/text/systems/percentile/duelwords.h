#pragma once

#include "rules/systems/percentile/duel.h"
#include "services/action.h"

#include <QString>
#include <QStringList>

#include <cstddef>

namespace hitspread::percentile {

/// What each loses in a duel, where, and by a hit that does all or half of its harm; of several pairs, pair by pair.
[[nodiscard]] QStringList duelOutcome(const ActionRecord& action, const Duel& duel);
/// Who hits whom where, of one pair; of several empty.
[[nodiscard]] QString duelSentence(const ActionRecord& action, const Duel& duel);

}  // namespace hitspread::percentile
