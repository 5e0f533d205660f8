#pragma once

#include "rules/systems/threed/guns/pattern.h"
#include "rules/systems/threed/roll.h"

namespace hitspread::threed {

/// What a bullet has done at one location.
struct Strike {
    bool reached = false;     ///< false: the cover stopped it
    bool penetrated = false;  ///< the armour, if any
    Term damage;              ///< before armour, of all barrels
    Term through;             ///< after armour
    Term threshold;           ///< WT, the current PHYS of the person struck
};

/// PEN and DAM with the dice of the attack, and what else a bullet brings (P-1 steps 13 and 14; 3D-CMB-02, 3D-CMB-03,
/// 3D-PEN-01, 3D-DAM-01, 3D-VEV-06, 3D-SHOT-01, 3D-SHOT-02, 3D-ROT-03).
[[nodiscard]] Blow blowOf(Derivation& derivation, const Load& load, const Person& target, const Faces& faces);

/// What the bullet does at a location to cover, armour and body (P-1 steps 12 and 15 to 21). Writes to the victim's ledgers;
/// `blow` becomes what goes on behind the cover.
Strike strikeLocation(Derivation& derivation, const Load& load, Victim& victim, std::size_t location, bool covered,
                      Blow& blow);

/// One bullet and everything it strikes, noting on the victim what is judged after the last (P-1 steps 13 to 21, P-4).
/// `bullet` is its number.
void strikePattern(Derivation& derivation, const Load& load, Victim& victim, const Pattern& pattern, const Faces& faces,
                   int bullet);

/// Notes what a bullet that struck one location means for the knockback check.
void noteStrike(Derivation& derivation, Victim& victim, const Strike& strike, int bullet);

/// Knockback by what was noted (P-1 step 23, 3D-KNOCK-01, A-106, A-107); nothing for who is dead or was not reached.
void knockBackBy(Derivation& derivation, Victim& victim);

/// What comes once for an attack on one target: hardened cells, then knockback (P-1 steps 22 and 23, A-077, A-107).
void settle(Derivation& derivation, Victim& victim);

}  // namespace hitspread::threed
