#pragma once

#include "rules/core/odds/odds.h"
#include "rules/core/systemfacets.h"
#include "rules/systems/outcome/attack.h"

#include <optional>
#include <vector>

namespace hitspread::outcome {

/// Exact odds of an attack by the rules themselves, and of each answer to it (OUT-06); the best one is that with the higher rating. No
/// modifier decides alone. Precondition: validate() finds nothing.
[[nodiscard]] AttackOdds oddsOf(const Attack& attack);

/// The odds of an attack, for whoever has only an input.
class OutcomeOdds final : public OddsFacet {
public:
    Foresight foresight(const Input& input) const override;
    std::span<double EffectChances::*const> told() const override;
    std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan, OddsDepth depth) const override;
    /// Around the shield or through it, and not called (OUT-28, OUT-29, OUT-D34).
    std::vector<OddsAlternative> alternatives(const Input& input) const override;
};

}  // namespace hitspread::outcome
