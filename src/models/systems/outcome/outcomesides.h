#pragma once

#include "models/viewfacets.h"

namespace hitspread::outcome {

/// Whether a choice waits for the game master as the dice fall. See ChoicesFacet.
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);

}  // namespace hitspread::outcome
