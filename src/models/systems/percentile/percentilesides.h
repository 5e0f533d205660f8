#pragma once

#include "models/viewfacets.h"

namespace hitspread::percentile {

// The pairs of a duel of several, told apart. See StrandsFacet.
[[nodiscard]] std::vector<StrandDigest> pairsIn(const ActionRecord& action);
[[nodiscard]] std::vector<int> pairsOfSteps(const ActionRecord& action);

// Which choices wait for the game master, and their words: a critical location, and whether a fumble goes as suggested. See ChoicesFacet.
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

}  // namespace hitspread::percentile
