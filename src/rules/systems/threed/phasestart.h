#pragma once

#include "rules/systems/threed/healing.h"
#include "rules/systems/threed/initiative.h"

#include <span>
#include <vector>

namespace hitspread::threed {

/// What orders combatants in a phase, one after the other: not set back by a knockback, Initiative Total, INI, DEX, roll-off
/// (3D-TURN-07, A-018).
[[nodiscard]] std::array<std::int32_t, 5> initiativeKeys(const Character& character, const Condition& condition);

/// Start of a phase for everybody (3D-TURN-01 to 3D-TURN-07, A-014 to A-018): initiative of those who have none, ties, the
/// round's Actions and free parries with phase 1, the Actions of the phase less those that are lost.
void startPhase(Derivation& derivation, std::vector<Patient>& patients, std::span<const InitiativeOptions> initiatives,
                std::int32_t phase);

}  // namespace hitspread::threed
