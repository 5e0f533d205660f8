#pragma once

#include "ui/attack/attackstart.h"
#include "ui/attack/exchangepanels.h"

#include <vector>

namespace hitspread::percentile {

/// What somebody can do besides attacking.
[[nodiscard]] std::vector<ActionCommand> actionsOf(const CombatantView& who);

/// What the window of an exchange shows of one attack and what is done about it.
[[nodiscard]] const ExchangePanels& attackExchange();
/// The same of two who attack each other, of whose blows one lands at most.
[[nodiscard]] const ExchangePanels& clashExchange();

}  // namespace hitspread::percentile
