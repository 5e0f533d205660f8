#pragma once

#include "ui/attack/attackstart.h"
#include "ui/attack/exchangepanels.h"

#include <vector>

namespace hitspread::outcome {

/// What somebody can do besides attacking.
[[nodiscard]] std::vector<ActionCommand> actionsOf(const CombatantView& who);

// What the windows of this system's exchanges show.
[[nodiscard]] const ExchangePanels& attackExchange();
[[nodiscard]] const ExchangePanels& grappleExchange();
[[nodiscard]] const ExchangePanels& breakExchange();
[[nodiscard]] const ExchangePanels& feintExchange();

}  // namespace hitspread::outcome
