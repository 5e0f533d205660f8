#pragma once

#include "models/viewfacets.h"

namespace hitspread::percentile {

// The pairs of a duel of several, told apart. See StrandsFacet.
[[nodiscard]] std::vector<StrandDigest> pairsIn(const ActionRecord& action);
[[nodiscard]] std::vector<int> pairsOfSteps(const ActionRecord& action);

// A critical location waits for the game master; its words, and what a fumble suggests. See ChoicesFacet.
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

}  // namespace hitspread::percentile
