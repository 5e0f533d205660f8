#pragma once

#include "rules/core/odds/odds.h"
#include "rules/core/systemfacets.h"
#include "rules/systems/twod6/attack.h"

#include <optional>
#include <vector>

namespace hitspread::twod6 {

/// Exact odds of one attack on its target by the rules themselves: to hit, by place, damage, out of the fight, dead. What a burst does to
/// others is not counted, and a drawn target is not foreseen. Proposals go by their presets (TD-D69). Precondition: validate() finds nothing.
[[nodiscard]] AttackOdds oddsOf(const Attack& attack);
/// How likely a cosh as declared knocks out, for the words beside the option (TD-D56). Precondition: it is one.
[[nodiscard]] double chanceOfCosh(const Attack& attack);

/// The odds of an attack, for whoever has only an input.
class TwoD6Odds final : public OddsFacet {
public:
    Foresight foresight(const Input& input) const override;
    std::span<double EffectChances::*const> told() const override;
    std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan, OddsDepth depth) const override;
    /// Not called, all-out or not, burst or single (TD-37, TD-39, TD-64, TD-69).
    std::vector<OddsAlternative> alternatives(const Input& input) const override;
};

}  // namespace hitspread::twod6
