#pragma once

#include "services/action.h"

#include <QString>

namespace hitspread::twod6 {

/// What came of what somebody does alone, or of what the game master says of him: "10 m", "at Ulf, 2 rounds", "stands", "surprised". Empty:
/// nothing, or another action.
[[nodiscard]] QString deedOutcome(const ActionRecord& action);
/// The same as a sentence, where it says more: "walks 10 m"; else empty.
[[nodiscard]] QString deedSentence(const ActionRecord& action);

}  // namespace hitspread::twod6
