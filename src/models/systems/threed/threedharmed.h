#pragma once

#include "services/action.h"

#include <optional>

namespace hitspread::threed {

/// The location a step of harm to several is about, where it strikes that body at several; nothing: at one, or the body as a whole,
/// or it is another action.
[[nodiscard]] std::optional<int> harmedLocation(const ActionRecord& action, StepKey key);

}  // namespace hitspread::threed
