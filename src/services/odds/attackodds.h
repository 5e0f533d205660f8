#pragma once

#include "rules/core/input.h"
#include "rules/core/odds/odds.h"
#include "rules/core/systemfacets.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

class System;

/// What may come of an attack, in the order in which people read it. One shot may come to several of them.
enum class OddsResult : std::uint8_t { Struck, Missed, Stopped, Unwounded, Wounded, Down, Unconscious, Out, Dead };
inline constexpr std::array kOddsResults{OddsResult::Struck,      OddsResult::Missed,  OddsResult::Stopped,
                                         OddsResult::Unwounded,   OddsResult::Wounded, OddsResult::Down,
                                         OddsResult::Unconscious, OddsResult::Out,     OddsResult::Dead};

/// What somebody attacks for: an outcome, at one of some locations or anywhere.
struct OddsGoal {
    OddsResult outcome = OddsResult::Struck;
    std::vector<std::size_t> locations{};  ///< index as in BodyPlan::locations(); empty: anywhere

    friend bool operator==(const OddsGoal&, const OddsGoal&) = default;
};

/// Exact odds of the attack of a request before its dice fall, no deeper than asked for where that is less work; nothing: none are
/// known, or nobody is attacked. Answers and rulings do not enter. Precondition: the request's validate() finds nothing.
[[nodiscard]] std::optional<AttackOdds> oddsOf(const Request& request, OddsDepth depth = OddsDepth::Everything);

/// Whether there are odds of the attack of a request.
[[nodiscard]] Foresight foresightOf(const Request& request);

/// Whether the rules tell an outcome apart at all; one they do not never comes about.
[[nodiscard]] bool isTold(const System& system, OddsResult outcome);

/// Whether odds that go so far know the chance of an outcome.
[[nodiscard]] constexpr bool isKnown(OddsDepth depth, OddsResult outcome)
{
    return depth != OddsDepth::Landing || outcome == OddsResult::Struck || outcome == OddsResult::Missed;
}

/// The chance of an outcome, 0..1. Precondition: it is known. Missed is whatever does not meet the body: what leaves nothing, and what flies past.
[[nodiscard]] double chanceOf(const AttackOdds& odds, OddsResult outcome);
/// The same at some locations; nothing is missed at one. Precondition: odds of everything, or one location to be struck.
[[nodiscard]] double chanceOf(const AttackOdds& odds, const OddsGoal& goal);

}  // namespace hitspread
