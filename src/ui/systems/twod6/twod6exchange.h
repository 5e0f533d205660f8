#pragma once

#include "ui/attack/exchangepanels.h"

namespace hitspread::twod6 {

/// What the window of an exchange shows of one attack and whom it finds.
[[nodiscard]] const ExchangePanels& attackExchange();
/// The same of a grapple or tackle.
[[nodiscard]] const ExchangePanels& grappleExchange();

}  // namespace hitspread::twod6
