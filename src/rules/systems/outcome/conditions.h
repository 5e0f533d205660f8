#pragma once

#include "rules/core/dice/rollfacets.h"
#include "rules/core/situation.h"

#include <cstdint>

namespace hitspread::outcome {

/// The most a condition or a modifier adds to a roll. What is beyond 3 decides alone, if the game master says so (OUT-08).
inline constexpr std::int32_t kMostModifier = 20;
inline constexpr std::int32_t kUsualModifier = 3;  ///< OUT-07

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What conditions of the library do to those who have them: a modifier of their rolls under the condition's name; several add up
/// (OUT-02).
class OutcomeConditions final : public RollConditions {
public:
    void untie(AnyRecord& state, std::int32_t gone) const override;
};

}  // namespace hitspread::outcome
