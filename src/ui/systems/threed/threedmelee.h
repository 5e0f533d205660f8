#pragma once

#include "ui/systems/threed/meleepanels.h"

namespace hitspread::threed {

/// Blows, parries, dodges and thrown blades for the melee dialog.
[[nodiscard]] const MeleePanels& meleePanels();

/// Everything for the hand, with the action that readies it.
[[nodiscard]] std::vector<HandChoice> readied(const CombatantView& who);

}  // namespace hitspread::threed
