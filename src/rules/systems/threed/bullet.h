#pragma once

#include "rules/systems/threed/protection.h"
#include "rules/systems/threed/roll.h"

namespace hitspread::threed {

/// What a bullet has done where it struck.
struct Strike {
    bool reached = false;     ///< false: the cover stopped it
    bool penetrated = false;  ///< the armour, if any
    Term damage;              ///< before armour
    Term through;             ///< after armour
    Term threshold;           ///< WT, the current PHYS of the person struck
};

/// PEN and DAM with the dice of the attack, and what else a bullet brings (P-1 steps 13 and 14; 3D-CMB-02, 3D-CMB-03,
/// 3D-PEN-01, 3D-DAM-01, 3D-VEV-06).
[[nodiscard]] Blow blowOf(Derivation& derivation, const Shot& shot, const Person& target, const Faces& faces);

/// What the bullet does at a location to cover, armour and body (P-1 steps 12 and 15 to 21). Writes to the target's
/// ledger; `blow` becomes what goes on behind the cover.
Strike strikeLocation(Derivation& derivation, const Shot& shot, Person& target, std::size_t location, bool covered,
                      Blow& blow);

/// Whether anything is left to decide once the damage is done: not for who is dead or behind a cover that held.
[[nodiscard]] inline bool hasAftermath(const Person& target, const Strike& strike)
{
    return strike.reached && target.ledger.dead.is(Dead::No);
}

/// Knockback of the attack (P-1 step 23). Precondition: hasAftermath().
void knockBackBy(Derivation& derivation, const Shot& shot, Person& target, const Strike& strike);

}  // namespace hitspread::threed
