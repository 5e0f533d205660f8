#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/parry.h"
#include "rules/systems/threed/person.h"

#include <cstdint>

namespace hitspread::threed {

/// What somebody does about a blow: a parry free or for an Action, a dodge for the phase or the round, a half-dodge while he aims.
enum class Reaction : std::uint8_t { None, FreeParry, PaidParry, HalfDodge, QuickDodge, RegularDodge };

/// Asks which of his ways to meet it he takes, and puts those he has not with why (3D-MEL-10, 3D-MEL-11, 3D-PAR-01 to 3D-PAR-03,
/// 3D-PAR-10, 3D-DOD-01, A-117, A-135): who aims at a blow may half-dodge and dodges in no other way. Who decides nothing takes a free
/// parry, or the half-dodge; last, that he does nothing.
[[nodiscard]] Reaction reactionTo(Derivation& derivation, const Melee& melee, const Person& target, const Guard& guard);

}  // namespace hitspread::threed
