#pragma once

#include "services/action.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace hitspread::threed {

/// The place among those in the fight of the one a step of time for everybody (a change of phase, a rest) is about; nothing: it is
/// another action, or the step is about nobody in it.
[[nodiscard]] std::optional<std::size_t> memberOf(const ActionRecord& action, StepKey key);

/// The location a step is about: of what time gives back, or of harm to several where it strikes that body at several; nothing: at
/// one, the body as a whole, or it is another action.
[[nodiscard]] std::optional<int> locationOf(const ActionRecord& action, StepKey key);

/// The name of the modifier a step counts, of those that conditions bring: of a test, or of somebody's Actions a round. Empty: it
/// counts no such modifier.
[[nodiscard]] QString modifierName(const ActionRecord& action, StepKey key);

}  // namespace hitspread::threed
