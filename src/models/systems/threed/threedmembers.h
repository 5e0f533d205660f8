#pragma once

#include "services/action.h"

#include <cstddef>
#include <optional>
#include <string>

namespace hitspread::threed {

/// The place among those in the fight of the one a step of time for everybody (a change of phase, a rest) is about; nothing: it is
/// another action, or the step is about nobody in it.
[[nodiscard]] std::optional<std::size_t> memberOf(const ActionRecord& action, StepKey key);

/// The location a step of what time gives back is about; nothing: it is another action, or the step is about none.
[[nodiscard]] std::optional<int> healedLocation(const ActionRecord& action, StepKey key);

/// The name of the modifier a step counts, of those that conditions bring: of a test, or of somebody's Actions a round. Empty: it
/// counts no such modifier.
[[nodiscard]] std::string modifierName(const ActionRecord& action, StepKey key);

}  // namespace hitspread::threed
