#pragma once

#include "rules/core/question.h"
#include "rules/core/trace.h"
#include "services/action.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

/// An action as it would go: choices as wanted, else as decided so far, else as preset; every die shows the same face, whatever lies on
/// the table, so that only what is added to it tells. What the rules offer is found by trying.
class ActionTrial {
public:
    using Wanted = std::vector<std::pair<QuestionKey, std::int32_t>>;

    static constexpr std::uint8_t kFace = 3;  ///< of every die

    /// `ruled`: steps that come to this whatever the dice, in place of what the game master ruled at them.
    explicit ActionTrial(const ActionRecord& action, const Wanted& wanted = {},
                         const std::vector<Override>& ruled = {});

    /// Whether a choice came up that has this value.
    [[nodiscard]] bool offers(QuestionKey key, std::int32_t value) const;
    /// 0: it did not come up.
    [[nodiscard]] std::int32_t preset(QuestionKey key) const;
    /// Likewise: what was taken of it.
    [[nodiscard]] std::int32_t taken(QuestionKey key) const;
    /// Value of the last step of a quantity; nothing: there is none.
    [[nodiscard]] std::optional<std::int32_t> last(std::uint16_t quantity) const;
    /// The same of one element of it.
    [[nodiscard]] std::optional<std::int32_t> value(StepKey key) const;

private:
    friend class TrialAnswerer;

    std::map<QuestionKey, Question> m_asked;
    std::map<QuestionKey, std::int32_t> m_taken;
    Findings m_findings;
};

}  // namespace hitspread
