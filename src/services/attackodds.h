#pragma once

#include "rules/core/input.h"
#include "rules/core/odds.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

/// What may come of an attack, in the order in which people read it. One shot may come to several of them.
enum class OddsOutcome : std::uint8_t { Struck, Missed, Stopped, Wounded, Down, Unconscious, Dead };
inline constexpr std::array kOddsOutcomes{OddsOutcome::Struck,  OddsOutcome::Missed, OddsOutcome::Stopped,
                                          OddsOutcome::Wounded, OddsOutcome::Down,   OddsOutcome::Unconscious,
                                          OddsOutcome::Dead};

/// What somebody attacks for: an outcome, at one of some locations or anywhere.
struct OddsGoal {
    OddsOutcome outcome = OddsOutcome::Struck;
    std::vector<std::size_t> locations{};  ///< index as in BodyPlan::locations(); empty: anywhere

    friend bool operator==(const OddsGoal&, const OddsGoal&) = default;
};

/// Exact odds of the attack of a request before its dice fall; nothing: none are known, or nobody is attacked. Answers and rulings do
/// not enter. Precondition: the request's validate() finds nothing.
[[nodiscard]] std::optional<AttackOdds> oddsOf(const Request& request);

/// The chance of an outcome, 0..1. Missed is whatever does not meet the body: what leaves nothing, and what flies past.
[[nodiscard]] double chanceOf(const AttackOdds& odds, OddsOutcome outcome);
/// The same at some locations; nothing is missed at one.
[[nodiscard]] double chanceOf(const AttackOdds& odds, const OddsGoal& goal);

}  // namespace hitspread
