#pragma once

#include "services/action.h"

#include <optional>
#include <vector>

namespace hitspread::threed {

/// Whom each step of harm to several befalls; -1: all of them. Precondition: the action is such harm.
[[nodiscard]] std::vector<int> harmedOfSteps(const ActionRecord& action);

/// The location a step of such harm is about, where it strikes that body at several; nothing: at one, or the body as a whole, or
/// it is another action.
[[nodiscard]] std::optional<int> harmedLocation(const ActionRecord& action, StepKey key);

}  // namespace hitspread::threed
