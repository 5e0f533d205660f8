#pragma once

#include "rules/core/conditionfacet.h"

namespace hitspread::outcome {

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up
/// (OUT-02).
class OutcomeConditions final : public ConditionFacet {
public:
    void enter(Input& input, Participation who, const AnyRecord& record) const override;
    [[nodiscard]] bool preventsActing(const AnyRecord& condition) const override;
    [[nodiscard]] bool prevents(const Input&, const AnyRecord&) const override { return false; }
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::outcome
