#pragma once

#include "services/action.h"

#include <QString>

namespace hitspread::twod6 {

/// What came of clocks, doctors and time: a round, a rest, stabilising, daily care, surgery, recovery of a wound, a roll to stay awake or to
/// wake (TD-101 to TD-131). `isShort`: without the numbers it went by. Empty: nothing, or another action.
[[nodiscard]] QString recoveryWords(const ActionRecord& action, bool isShort);

}  // namespace hitspread::twod6
