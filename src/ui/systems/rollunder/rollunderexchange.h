#pragma once

#include "ui/attack/exchangepanels.h"

namespace hitspread::rollunder {

/// What the window of an exchange shows of one attack roll and the defences against it.
[[nodiscard]] const ExchangePanels& attackExchange();
/// The same of a Feint and who sees through it.
[[nodiscard]] const ExchangePanels& feintExchange();

}  // namespace hitspread::rollunder
