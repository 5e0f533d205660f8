#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

/// What a grenade reaches of each body near it, as the steps say.
[[nodiscard]] std::vector<AreaDigest> areasOf(const ActionRecord& action);
/// What befalls one of them, in a few words.
[[nodiscard]] QString targetOutcome(const ActionRecord& action, std::size_t target);
[[nodiscard]] bool isHarmed(const ActionRecord& action, std::size_t target);
/// What comes of the whole grenade.
[[nodiscard]] QString grenadeOutcome(const ActionRecord& action);

}  // namespace hitspread::threed
