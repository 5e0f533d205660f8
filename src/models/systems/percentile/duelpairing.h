#pragma once

#include "models/fight/fightsnapshot.h"
#include "rules/systems/percentile/actions.h"
#include "services/action/actionrecord.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hitspread::percentile {

/// Who stands on one side of a pair of a duel, and with what; weapon 0: his bare hands.
struct DuelPlace {
    RecordId who = 0;
    RecordId weapon = 0;

    friend bool operator==(const DuelPlace&, const DuelPlace&) = default;
};

/// Two who fight each other; the first is of the actor's side.
using DuelPair = std::array<DuelPlace, 2>;

/// Whether somebody can take part: he is there and not out of the fight.
[[nodiscard]] bool canDuel(const CombatantView& who);

/// Whether somebody has an Action for it, where it takes one (PCT-02).
[[nodiscard]] bool mayDuel(const CombatantView& who, const DuelOptions& options);

/// Whether anybody in it has Actions to count: else no round runs.
[[nodiscard]] bool countsActions(const Duel& duel);

/// The place of somebody with the first thing he has in hand.
[[nodiscard]] DuelPlace placedIn(const CombatantView& who);

/// One pair more, of those in none of them: in the order in which they act, the first of the actor's side who has declared against
/// somebody of the others or is declared against, with that one; else the first of each side. Where the duel takes Actions, of those who have one. Nothing: there
/// are not two.
[[nodiscard]] std::optional<DuelPair> nextPair(const FightSnapshot& fight, const std::vector<DuelPair>& pairs,
                                               const DuelOptions& options = {});

/// Puts somebody into a place; whoever stands there takes the place he had, if he had one.
void stand(std::vector<DuelPair>& pairs, std::size_t pair, std::size_t side, const CombatantView& who);

/// All pairs as one action. Precondition: there is one.
[[nodiscard]] ActionOrder orderOf(const std::vector<DuelPair>& pairs, const std::string& action, RecordId encounter);

/// The pairs of an action whose dice have fallen; empty: one of them has left the fight since.
[[nodiscard]] std::vector<DuelPair> pairsOf(const PendingAction& pending, const FightSnapshot& fight);

}  // namespace hitspread::percentile
