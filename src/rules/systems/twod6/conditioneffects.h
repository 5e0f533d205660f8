#pragma once

#include "rules/core/rollfacets.h"

namespace hitspread::twod6 {

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up.
class TwoD6Conditions final : public RollConditions {
public:
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::twod6
