#pragma once

#include "rules/core/dice/rollfacets.h"
#include "rules/core/situation.h"

#include <cstdint>

namespace hitspread::percentile {

/// The most a condition or a modifier adds to a rating.
inline constexpr std::int32_t kMostModifier = 200;

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What conditions of the library do to those who have them: they enter the rating of attacks and defences, and MIND for initiative, as
/// a modifier under their name; several add up (PCT-D28, PCT-D36). On a sheet they are a penalty like any other.
class PercentileConditions final : public RollConditions {
public:
    void enter(Input& input, Participation who, const AnyRecord& record) const override;
    /// In a clash and a duel both strike (PCT-09, PCT-32).
    [[nodiscard]] bool acts(const Input& input, Role role) const override;
};

}  // namespace hitspread::percentile
