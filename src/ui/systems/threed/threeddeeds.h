#pragma once

#include "ui/attack/attackpanels.h"

namespace hitspread::threed {

/// What somebody does without attacking: preparing a firearm, his place in the order, splitting it, a test, dodging, readying a weapon for the hand,
/// helping somebody.
[[nodiscard]] std::vector<Deed> deedsOf(const CombatantView& who);

/// His place in the order: holding, passing, taking what is held or additional. What else names it takes its words and key from here.
[[nodiscard]] Deed opportunityDeed();

}  // namespace hitspread::threed
