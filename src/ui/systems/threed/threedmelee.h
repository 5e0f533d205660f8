#pragma once

#include "ui/attack/exchangepanels.h"

#include <string_view>
#include <vector>

namespace hitspread::threed {

/// What actions call its window by.
inline constexpr std::string_view kMeleeWindow = "melee";

/// Everything for the hand, with the action that readies it.
[[nodiscard]] std::vector<HandChoice> readied(const CombatantView& who);

/// What the window of an exchange shows of blows, parries, dodges and thrown blades.
[[nodiscard]] const ExchangePanels& meleePanels();

}  // namespace hitspread::threed
