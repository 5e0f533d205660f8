#pragma once

#include "rules/core/body/victim.h"
#include "rules/core/trace/derivation.h"
#include "rules/core/trace/stateledger.h"
#include "rules/systems/percentile/records.h"

#include <optional>
#include <span>

namespace hitspread::percentile {

/// A character's condition as it develops during one resolution. It decides nothing but what the rules here say of several fields
/// at once.
class Ledger : public StateLedger<Condition> {
public:
    using StateLedger::StateLedger;

    /// What all that is on him adds to the rating of a roll (PCT-D36).
    [[nodiscard]] std::int32_t penalty() const;
    /// A roll of d100 was made: what was for the next one is over (PCT-D20).
    void hasRolled(Term because);
    /// Adds a penalty; `until`: round at whose end it is over, 0: with the next roll. In a full list it goes into one of the same
    /// cause and end (PCT-D36), else in the place of the mildest, unless it is milder itself.
    void burden(std::int32_t modifier, std::int32_t until, PenaltyCause cause, Term because);
    /// What lasts until the end of this round or an earlier one is over.
    void endRound(std::int32_t round, Term because);
    /// The wound of a hit; a full list keeps what it has.
    void wound(const Wound& wound, Term because);
    /// His one action of the round is used, where a round runs.
    void spendAction(Term because);
    /// The next action is lost: the one of this round that is still to come, else one of those to come (PCT-D20).
    void loseAction(Term because);
};

using Victim = VictimOf<Kit, Ledger>;

}  // namespace hitspread::percentile
