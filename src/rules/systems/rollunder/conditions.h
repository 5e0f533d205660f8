#pragma once

#include "rules/core/dice/rollfacets.h"
#include "rules/core/situation.h"

#include <cstdint>

namespace hitspread::rollunder {

/// The most a condition or a modifier adds to a roll.
inline constexpr std::int32_t kMostModifier = 30;

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up.
class RollUnderConditions final : public RollConditions {
public:
    void enter(Input& input, Participation who, const AnyRecord& record) const override;
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::rollunder
