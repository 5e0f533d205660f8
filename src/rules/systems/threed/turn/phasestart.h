#pragma once

#include "rules/core/time/round.h"
#include "rules/systems/threed/harm/healing.h"
#include "rules/systems/threed/turn/initiative.h"

#include <span>
#include <vector>

namespace hitspread::threed {

/// How many fight.
inline constexpr std::size_t kMostMembers = kMostInAFight;

/// What orders combatants in a phase, one after the other: not set back by a knockback, Initiative Total, INI, DEX, roll-off
/// (3D-TURN-07, A-018).
[[nodiscard]] std::array<std::int32_t, 5> initiativeKeys(const Character& character, const Condition& condition);

/// What is declared for one combatant's Actions of a round.
struct AllotmentOptions {
    Ranks modifiers;  ///< by what changes them; they never come to less than none
};

/// How many modifiers of one combatant's Actions have steps of their own.
inline constexpr std::size_t kMostAllotmentModifiers = 64;

extern const RecordDeclaration allotmentOptionsRecord;

/// What is declared for everybody in a phase that starts, member by member; missing ones are without modifiers.
struct PhaseDeclared {
    std::span<const InitiativeOptions> initiatives;
    std::span<const AllotmentOptions> allotments;
};

/// Start of a phase for everybody (3D-TURN-01 to 3D-TURN-07, A-014 to A-018): initiative of those who have none, ties, the
/// round's Actions with what changes them and free parries with phase 1, the Actions of the phase less those that are lost.
void startPhase(Derivation& derivation, std::vector<Patient>& patients, const PhaseDeclared& declared,
                std::int32_t phase);

}  // namespace hitspread::threed
