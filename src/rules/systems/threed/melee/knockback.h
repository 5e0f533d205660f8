#pragma once

#include "rules/systems/threed/harm/protection.h"

namespace hitspread::threed {

/// Knockback of one attack (3D-KNOCK-01 to 3D-KNOCK-06, A-106 to ). `phys` is the step of the current PHYS.
void knockBack(Derivation& derivation, Person& victim, Term damage, Term phys);

/// The test of a hardened Vevaphon to keep the armour, and what a failure costs: PV and with it ID everywhere
/// (3D-VEV-03 to 3D-VEV-05, A-077). Does nothing to anybody without hardened cells.
void keepHardened(Derivation& derivation, Person& victim, std::int32_t damageTaken, std::int32_t attackDamage);

}  // namespace hitspread::threed
