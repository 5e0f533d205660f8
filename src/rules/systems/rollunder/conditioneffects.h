#pragma once

#include "rules/core/rollfacets.h"

namespace hitspread::rollunder {

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up.
class RollUnderConditions final : public RollConditions {
public:
    void enter(Input& input, Participation who, const AnyRecord& record) const override;
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::rollunder
