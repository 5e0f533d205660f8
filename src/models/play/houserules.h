#pragma once

#include "services/action/actionrecord.h"

namespace hitspread {

/// Whether an action goes by other house rules than these; false where it has none, or those of another system.
[[nodiscard]] bool goesByOthers(const ActionRecord& action, const AnyRecord& switches);

/// The same of another action that is prepared now.
[[nodiscard]] bool goesByOthers(const ActionRecord& action, const ActionRecord& now);

}  // namespace hitspread
