#pragma once

#include "rules/core/odds/odds.h"
#include "rules/systems/percentile/harm.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace hitspread::percentile {

/// Blows that are alike in all their harm depends on.
enum class BlowKind : std::uint8_t { Full, Halved, Critical };
inline constexpr std::size_t kBlowKinds = 3;

/// What comes before the harm: how often a blow of each kind lands, and what Loss of Combat it brings.
struct Landing {
    double success = 0;  ///< the roll to hit does
    std::array<double, kBlowKinds> lands{};
    std::array<double, kBlowKinds> fells{};  ///< lands and knocks over
    std::vector<double> losses;              ///< by level; empty: there is none

    void addLoss(std::int32_t level, double probability);
};

/// Odds of nothing, with room for all there may be.
[[nodiscard]] OddsOfHarm noHarm();
/// Adds one case: what a blow did to somebody who was as `before` and is as `after`; `harmed`: nothing, where weapons do no harm.
void tally(OddsOfHarm& odds, const std::optional<Harmed>& harmed, Term level, const Character& who,
           const Condition& before, const Condition& after, double probability);
/// Adds blows that land so often, each as one of its kind: `each` are the odds of one that has landed.
void mix(OddsOfHarm& odds, const OddsOfHarm& each, double lands, double fells);
/// Once all is added: whatever does not land does nothing.
void close(OddsOfHarm& odds);
/// The levels of Loss of Combat, and none otherwise.
void addLosses(OddsOfHarm& odds, std::vector<double> losses);

/// Cases of the harm of one blow with a weapon: rows of the table times sums of the dice.
[[nodiscard]] std::uint64_t casesOf(const Weapon& weapon, const Switches& switches);

}  // namespace hitspread::percentile
