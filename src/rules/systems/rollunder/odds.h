#pragma once

#include "rules/core/odds/odds.h"
#include "rules/core/systemfacets.h"
#include "rules/systems/rollunder/attack.h"

#include <optional>
#include <vector>

namespace hitspread::rollunder {

/// Exact odds of one attack roll by the rules themselves, and of each defence against it: whether it lands is walked through for each,
/// what a hit does once, and a critical one once. Nobody retreats, drops, dodges acrobatically or for another, and what somebody does to
/// himself by a critical miss is not counted. Precondition: validate()
/// finds nothing.
[[nodiscard]] AttackOdds oddsOf(const Attack& attack);

/// The odds of an attack, for whoever has only an input.
class RollUnderOdds final : public OddsFacet {
public:
    Foresight foresight(const Input& input) const override;
    std::span<double EffectChances::*const> told() const override;
    std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan, OddsDepth depth) const override;
    /// Not called, one step more or less deceptive (R3-17, R3-19).
    std::vector<OddsAlternative> alternatives(const Input& input) const override;
};

}  // namespace hitspread::rollunder
