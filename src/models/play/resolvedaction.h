#pragma once

#include "models/play/actionproblems.h"
#include "models/play/questionbook.h"
#include "services/action/actionrecord.h"
#include "services/refusal/problem.h"

#include <optional>

namespace hitspread {

/// An action worked out as far as its answers reach: what stands against it, what it asks, what came of it. It keeps no answer.
class ResolvedAction {
public:
    void nameWaysOut(ActionProblems::WayOut wayOut) { m_complaints.nameWaysOut(wayOut); }
    /// Nothing is worked out of it yet.
    void lay(ActionRecord action) { m_action = std::move(action); }
    void clear();
    /// `hindrance`: why it cannot be done in its fight as that is now; what it asks is known all the same. `presetsRest`: choices that wait
    /// for the game master wait no more.
    void work(ActionRecord action, const std::optional<Problem>& hindrance, bool presetsRest);

    [[nodiscard]] const ActionRecord& action() const { return m_action; }
    [[nodiscard]] const ActionProblems& complaints() const { return m_complaints; }
    [[nodiscard]] const QuestionBook& book() const { return m_book; }
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Whether a choice waits for the game master as the dice fall.
    [[nodiscard]] bool isOffered(QuestionKey key) const;

    /// Once it is finished with every answer it came to.
    [[nodiscard]] ActionRecord whole() const;
    /// What would come of another choice, all else as it is.
    [[nodiscard]] ActionRecord supposed(QuestionKey key, std::int32_t value) const;

private:
    ActionRecord m_action;
    ActionProblems m_complaints;
    QuestionBook m_book;
    bool m_isFinished = false;
};

}  // namespace hitspread
