#pragma once

#include "ui/attack/attackpanels.h"

namespace hitspread::threed {

/// Blows, parries, dodges and thrown blades for the melee dialog.
[[nodiscard]] const MeleePanels& meleePanels();

/// Dodge, Dance, readying a weapon for the hand.
[[nodiscard]] std::vector<Deed> deedsOf(const CombatantView& who);

}  // namespace hitspread::threed
