#pragma once

#include "services/action.h"

#include <optional>

namespace hitspread::threed {

/// The place among those in the fight of the one a step of time for everybody (a change of phase, a rest) is about; nothing: it is
/// another action, or the step is about nobody in it.
[[nodiscard]] std::optional<std::size_t> memberOf(const ActionRecord& action, StepKey key);

/// The location a step of what time gives back is about; nothing: it is another action, or the step is about none.
[[nodiscard]] std::optional<std::size_t> locationOf(const ActionRecord& action, StepKey key);

}  // namespace hitspread::threed
