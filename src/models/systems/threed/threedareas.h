#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

/// What a grenade, or harm of another kind, reaches of each body, as the steps say.
[[nodiscard]] std::vector<AreaDigest> areasOf(const ActionRecord& action);
/// What befalls one of them, in a few words.
[[nodiscard]] QString targetOutcome(const ActionRecord& action, std::size_t target);
[[nodiscard]] bool isHarmed(const ActionRecord& action, std::size_t target);
/// What comes of it for everybody; empty: it is another kind of action.
[[nodiscard]] QString outcomeForAll(const ActionRecord& action);

}  // namespace hitspread::threed
