#pragma once

#include "services/action.h"

namespace hitspread {

/// Whether an action goes by other house rules than these; false where it has none, or those of another system.
[[nodiscard]] bool goesByOthers(const ActionRecord& action, const AnyRecord& switches);

/// Lets it go by these; whoever calls works it out again.
void goBy(ActionRecord& action, const AnyRecord& switches);

}  // namespace hitspread
