#pragma once

#include "rules/core/dice/option.h"
#include "rules/core/dice/question.h"
#include "rules/core/trace/event.h"
#include "rules/core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace hitspread {

/// What a resolution writes into; reused from one resolution to the next, so that nothing is allocated in a loop.
struct Findings {
    std::vector<Step> steps;
    std::vector<Event> events;  ///< what happened, in the order it did
    std::vector<Change> changes;
    Answers answers;  ///< every answer that was used, with its origin
    std::vector<OfferedOption>
        options;  ///< those of every decision that came up, whether somebody had to be asked or not

    void clear();
};

/// What a resolution leaves in its findings: everything, or only what came of it (events and changes), without the steps that led
/// there and the answers on the way. Odds ask for the second, many thousand times.
enum class Keep : std::uint8_t { Everything, Outcome };

}  // namespace hitspread
