#pragma once

#include <QString>

#include <vector>

namespace hitspread {

struct CombatantView;
struct Encounter;

/// One combatant's Actions in one phase of the round.
struct PhaseShare {
    int full = 0;   ///< still to be taken
    int spent = 0;  ///< taken, or let go
    int held = 0;   ///< put by
    bool isNow = false;

    [[nodiscard]] bool isEmpty() const { return full + spent + held == 0; }
    /// Whether all of it is behind him.
    [[nodiscard]] bool isDone() const { return spent > 0 && full + held == 0; }
    friend bool operator==(const PhaseShare&, const PhaseShare&) = default;
};

/// Phase by phase, by the rules of the fight; empty where they know no Actions.
[[nodiscard]] std::vector<PhaseShare> phaseSharesOf(const Encounter& encounter, const CombatantView& view);

/// That of the phase that runs; an empty one where there is none.
[[nodiscard]] PhaseShare presentShare(const std::vector<PhaseShare>& shares);

/// In words, for whoever sees no pips: "1 Action left, 1 spent"; empty: nothing to count.
[[nodiscard]] QString shareWords(const PhaseShare& share);

}  // namespace hitspread
