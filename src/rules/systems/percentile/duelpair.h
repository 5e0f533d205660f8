#pragma once

#include "rules/core/vocabulary.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/harm.h"

#include <optional>

namespace hitspread::percentile {

/// One side of one pair, and under which index and subject it does what it does: put together once, as each step asks for it.
struct DuelSide {
    DuelSide(const Duellist& who, int ofSide, int ofPair)
        : person(who),
          side(ofSide),
          pair(ofPair),
          index(indexOfSide(pair, side)),
          subject(Subject().target(pair).shot(pair).side(side))
    {}

    const Duellist& person;
    int side;  ///< 0: A, 1: B
    int pair;
    int index;
    Subject subject;

    [[nodiscard]] const Character& character() const { return person.character; }
    [[nodiscard]] const Condition& condition() const { return person.condition; }
};

/// How much of its harm each side of a pair does, in halves.
struct DuelShares {
    Term byA;
    Term byB;
    Term hitA;
    Term hitB;
};

// One pair in stretches that odds can call one by one.

/// Both dice and what they come to (PCT-34 to PCT-41).
[[nodiscard]] DuelShares shootOut(const DuelSide& a, const DuelSide& b, const Duel& duel, Derivation& derivation);
/// What one side does to the other, as any hit does (PCT-D34, PCT-D39).
[[nodiscard]] Harmed harmBy(Derivation& derivation, const DuelSide& who, const DuelSide& other, Term share,
                            const Switches& switches);
/// Wound and health of one side after the duel, as after any hit (PCT-31, PCT-D29); `harmed`: nothing, where nobody hit him. The level of
/// the wound.
Term bear(Derivation& derivation, const DuelSide& who, Ledger& ledger, const std::optional<Harmed>& harmed,
          const Duel& duel);

}  // namespace hitspread::percentile
