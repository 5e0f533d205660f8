#pragma once

#include "models/viewfacets.h"

namespace hitspread::outcome {

/// Whether a choice waits for the game master as the dice fall, and how its values are offered. See ChoicesFacet.
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

}  // namespace hitspread::outcome
