#pragma once

#include "models/systems/threed/bulletdigest.h"
#include "models/systemview.h"

namespace hitspread::threed {

/// Every bullet of a volley, of two guns or of an area that is crossed; empty for any other action.
[[nodiscard]] std::vector<BulletDigest> bulletsOf(const ActionRecord& action);

/// Whether an action may fire several bullets, however many are known yet.
[[nodiscard]] bool firesSeveral(const ActionRecord& action);
/// The bullet a question is about; nothing: the action as a whole.
[[nodiscard]] std::optional<int> bulletOf(QuestionKey key);

/// See StrandsFacet: bullets, and of harm those it befalls.
[[nodiscard]] std::vector<StrandDigest> strandsOf(const ActionRecord& action);
[[nodiscard]] std::vector<int> strandsOfSteps(const ActionRecord& action);

/// See the facets of the view.
[[nodiscard]] std::optional<std::size_t> targetAsked(const ActionRecord& action, QuestionKey key);
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

}  // namespace hitspread::threed
