#pragma once

#include "rules/core/rollfacets.h"

namespace hitspread::twod6 {

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up.
class TwoD6Conditions final : public RollConditions {
public:
    /// An Initiative Score is left alone: of it more is better, of a target number less is (TD-03, TD-D01).
    void enter(Input& input, Participation who, const AnyRecord& condition) const override;
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::twod6
