#pragma once

#include "services/fight/encounterservice.h"

#include <QString>

namespace hitspread {

/// How somebody comes out of a fight, in a line: what he has lost of his tracks, open wounds, magazines that are not full, conditions; of who
/// has nothing of it "unhurt". `encounter`: where he is.
[[nodiscard]] QString howHeIs(const Encounter& encounter, const CombatantView& view);

}  // namespace hitspread
