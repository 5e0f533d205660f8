#pragma once

#include "rules/core/rollfacets.h"

namespace hitspread::outcome {

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up
/// (OUT-02).
class OutcomeConditions final : public RollConditions {
public:
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::outcome
