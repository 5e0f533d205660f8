#pragma once

#include "services/people/presentservice.h"

#include <vector>

namespace hitspread::text {

/// What the history calls that a fight has ended, and where its people are then: with the rules where another fight of `present` is called so.
[[nodiscard]] EndingWords endingWords(const Encounter& fight, const std::vector<Encounter>& present);

}  // namespace hitspread::text
