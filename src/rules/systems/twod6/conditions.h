#pragma once

#include "rules/core/dice/rollfacets.h"
#include "rules/core/situation.h"

#include <cstdint>

namespace hitspread::twod6 {

/// The most a condition or a modifier adds to a roll.
inline constexpr std::int32_t kMostModifier = 20;

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up.
class TwoD6Conditions final : public RollConditions {
public:
    /// An Initiative Score is left alone: of it more is better, of a target number less is (TD-03, TD-D01).
    void enter(Input& input, Participation who, const AnyRecord& condition) const override;
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::twod6
