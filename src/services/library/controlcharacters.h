#pragma once

#include "services/ports/campaign.h"
#include "services/refusal/problem.h"

#include <vector>

namespace hitspread {

/// Texts of a campaign that hold a control character or a mark of direction, each with where it stands. Nothing is wrong with the file:
/// an older program took them, everything shows them by their number, and whoever does not want them writes the text anew. What
/// is over (the log) is not looked through. Storage thread; throws Failure.
[[nodiscard]] std::vector<Problem> controlsHeld(Campaign& campaign);

}  // namespace hitspread
