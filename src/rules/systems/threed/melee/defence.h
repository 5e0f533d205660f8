#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/roll.h"

namespace hitspread::threed {

/// How somebody dodges a blow: for the phase, for the round, or one blow at half rank while he aims (3D-DOD-02, 3D-DOD-04, 3D-MEL-11).
enum class DodgeKind : std::uint8_t { Quick, Regular, Half };

/// What a dodge takes off the Actions it burdens: 7 less the success die value, or by switch less its face; not below 0
/// (3D-DOD-03, 3D-DOD-04, 3D-DANCE-03, A-004, A-114). Of a failed roll only the face is known.
[[nodiscard]] inline Term dodgeBurden(Derivation& derivation, Quantity quantity, Rule rule, Term value)
{
    return positiveDifference(derivation, quantity, rule, 7, value);
}

/// Rank a dodge is rolled with: Dodge, of a half-dodge half of it rounded down (3D-DOD-01, 3D-MEL-11, A-133).
[[nodiscard]] std::int32_t dodgeRank(const Character& character, DodgeKind kind);

/// Whether somebody knows how to dodge at all: Dodge 1 or more (3D-DOD-01, A-013, A-133).
[[nodiscard]] bool canDodge(const Character& character);

/// Somebody's ways to dodge ranged attacks (3D-DANCE-01).
[[nodiscard]] bool canDance(const Character& character);

/// What a dodge is made under.
struct DodgeTerms {
    DodgeKind kind = DodgeKind::Quick;
    std::int32_t handicap = 0;  ///< the attacker's, where it is rolled against his blow (3D-MEL-03)
    const Ranks* rollModifiers = nullptr;
    const Ranks* targetModifiers = nullptr;
    bool isReaction = false;  ///< to an attack, paid as reactions are; else in his own turn
};

/// Rolls a dodge and enters what it leaves: the standing defence against blows and its price (3D-DOD-01 to 3D-DOD-06, A-116,
/// Returns the success die value, 0 of a failed one. A half-dodge costs nothing and leaves nothing.
Term dodge(Derivation& derivation, Person& person, const Worn& worn, const DodgeTerms& terms);

/// Rolls the Dance or Ballet of Death and enters what it leaves (3D-DANCE-02 to 3D-DANCE-05, A-113 to A-115).
void dance(Derivation& derivation, Person& person, const Worn& worn, const DodgeTerms& terms);

/// The defences that last a phase are over: quick dodge and Dance (P-7). What goes with the phase's Actions, too.
void endPhaseDefences(Ledger& ledger, Term because);

/// The defences that last a round are over, too: regular dodge, its price, free parries used (P-8).
void endRoundDefences(Ledger& ledger, Term because);

}  // namespace hitspread::threed
