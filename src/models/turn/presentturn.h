#pragma once

#include "services/turn/turnorder.h"

namespace hitspread {

class Fight;

/// The phase that runs in the fight in view; whoever has not declared although the game master went on is not led to any more.
/// Precondition: its system is known.
[[nodiscard]] TurnView presentTurn(const Fight& fight, const System& system);
/// The same of a view that was read elsewhere.
void leaveDeclaring(const Fight& fight, TurnView& view);

/// Whether the one who acts is to declare before anything else.
[[nodiscard]] bool isDeclaring(const TurnView& view, RecordId active);

}  // namespace hitspread
