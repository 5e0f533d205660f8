#pragma once

#include "rules/core/option.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/parry.h"
#include "rules/systems/threed/person.h"

#include <cstdint>
#include <vector>

namespace hitspread::threed {

/// What somebody does about a blow: a parry free or for an Action, a dodge for the phase or the round, a half-dodge while he aims.
enum class Reaction : std::uint8_t { None, FreeParry, PaidParry, HalfDodge, QuickDodge, RegularDodge };

/// His ways to meet it, or why he has not this one; who aims at a blow may half-dodge and dodges in no other way (3D-MEL-10, 3D-MEL-11,
/// 3D-PAR-01 to 3D-PAR-03, 3D-PAR-10, 3D-DOD-01, A-117, A-135). Who decides nothing takes a free parry, or the half-dodge; last, that he
/// does nothing.
[[nodiscard]] std::vector<Option> reactionsTo(const Melee& melee, const Person& target, const Guard& guard);

/// How it was asked for before it was one decision: a parry, how it is paid, then a dodge.
extern const FormerAnswers kFormerReactions;

}  // namespace hitspread::threed
