#pragma once

#include "rules/core/dice/question.h"
#include "rules/core/trace/trace.h"
#include "services/action/actionrecord.h"

#include <cstdint>
#include <optional>

namespace hitspread {

/// The same face on every die of a roll, so that only what is added to it tells.
[[nodiscard]] Answer steadyFaces(const Question& roll);

/// An action as it would go: choices as decided so far, else as preset; every die shows the same face, whatever lies on the table.
class ActionTrial {
public:
    explicit ActionTrial(const ActionRecord& action);

    /// Value of the last step of a quantity; nothing: there is none.
    [[nodiscard]] std::optional<std::int32_t> last(std::uint16_t quantity) const;
    /// The same of one element of it.
    [[nodiscard]] std::optional<std::int32_t> value(StepKey key) const;

private:
    Findings m_findings;
};

}  // namespace hitspread
