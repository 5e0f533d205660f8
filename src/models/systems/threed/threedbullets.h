#pragma once

#include "models/systemview.h"
#include "rules/core/odds/effects.h"
#include "text/systems/threed/bulletwords.h"

namespace hitspread::threed {

/// One bullet of an action that fires several: a row of the table, a mark on the body and on the scrubber.
struct BulletDigest : ShotCourse, BulletWords {
    int number = 1;  ///< as people count

    /// Something of it went through.
    [[nodiscard]] bool harms() const { return points > 0 || wounded; }
    /// It left more than damage.
    [[nodiscard]] bool wounds() const { return wounded || overcomes(); }
    /// It kills or knocks out.
    [[nodiscard]] bool overcomes() const { return dead || unconscious; }
};

/// Every bullet of a volley, of two guns or of an area that is crossed; empty for any other action.
[[nodiscard]] std::vector<BulletDigest> bulletsOf(const ActionRecord& action);

/// Whether an action may fire several bullets, however many are known yet.
[[nodiscard]] bool firesSeveral(const ActionRecord& action);
/// The bullet a question is about; nothing: the action as a whole.
[[nodiscard]] std::optional<int> bulletOf(QuestionKey key);

/// See StrandsFacet: bullets, and of harm those it befalls.
[[nodiscard]] std::vector<StrandDigest> strandsOf(const ActionRecord& action);
[[nodiscard]] std::vector<int> strandsOfSteps(const ActionRecord& action);

/// See ChoicesFacet.
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);

}  // namespace hitspread::threed
