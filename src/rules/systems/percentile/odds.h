#pragma once

#include "rules/core/odds/odds.h"
#include "rules/core/systemfacets.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"

#include <optional>
#include <vector>

namespace hitspread::percentile {

struct Duel;

// Exact odds by the rules themselves, each stretch of them run once per case that differs. Who attacks chooses as is preset, nobody takes
// what a fumble suggests. Preconditions: validate() finds nothing, the foresight is clear.

/// Of an attack, and of each answer to it (PCT-14, PCT-27); the best one is the one with the highest rating: all have one penalty, and a
/// higher rating succeeds and negates no less often.
[[nodiscard]] AttackOdds oddsOf(const Attack& attack);
/// Of both in a clash.
[[nodiscard]] AttackOdds oddsOf(const Clash& clash);
/// Of everybody in a duel; what is told of the attack is that of the first pair, by side A.
[[nodiscard]] AttackOdds oddsOf(const Duel& duel);

/// The odds of an attack, a clash or a duel, for whoever has only an input.
class PercentileOdds final : public OddsFacet {
public:
    Foresight foresight(const Input& input) const override;
    std::span<double EffectChances::*const> told() const override;
    std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan, OddsDepth depth) const override;
    /// Not called, and rolled against DEX or the skill (PCT-D10, PCT-D24).
    std::vector<OddsAlternative> alternatives(const Input& input) const override;
};

}  // namespace hitspread::percentile
