#pragma once

#include "models/fight.h"

namespace hitspread {

/// The windows actions are made in.
enum class AttackWindow : std::uint8_t { Fire, Duel, Melee, Grenade, Deed, Harm };

/// In which window an action is shown: the one it can be begun in, by what its actor can do; what no other has is made of the
/// declarations alone (Deed).
[[nodiscard]] AttackWindow windowOf(const FightSnapshot& fight, const ActionRecord& action);

}  // namespace hitspread
