#pragma once

#include "rules/systems/threed/harm/healing.h"

namespace hitspread::threed {

/// End of a phase for one character (P-7; 3D-TURN-08, 3D-KNOCK-04, A-041): what lapses, what ages, what heals.
void endPhase(Derivation& derivation, Patient& patient);

/// End of the third phase after that (P-8; 3D-WND-05, 3D-REGEN-01): bleeding, then regeneration, then the round's resets.
void endRound(Derivation& derivation, Patient& patient, std::int32_t round);

}  // namespace hitspread::threed
