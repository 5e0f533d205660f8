#pragma once

#include "ui/attack/exchangepanels.h"

namespace hitspread::outcome {

// What the windows of this system's exchanges show.
[[nodiscard]] const ExchangePanels& attackExchange();
[[nodiscard]] const ExchangePanels& grappleExchange();
[[nodiscard]] const ExchangePanels& breakExchange();
[[nodiscard]] const ExchangePanels& feintExchange();

}  // namespace hitspread::outcome
