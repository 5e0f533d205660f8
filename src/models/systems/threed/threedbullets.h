#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

/// Every bullet of a volley, of two guns or of an area that is crossed; empty for any other action.
[[nodiscard]] std::vector<BulletDigest> bulletsOf(const ActionRecord& action);

/// See SystemView.
[[nodiscard]] bool firesSeveral(const ActionRecord& action);
[[nodiscard]] std::vector<int> bulletsOfSteps(const ActionRecord& action);
[[nodiscard]] std::optional<int> bulletOf(QuestionKey key);
[[nodiscard]] std::optional<std::size_t> targetAsked(const ActionRecord& action, QuestionKey key);
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

}  // namespace hitspread::threed
