#pragma once

#include "reports/sheetframe.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// What stands around the sheet of somebody: in which fight, whose character, of what kind.
[[nodiscard]] SheetFrameWords frameWords(const CombatFacts& facts);

}  // namespace hitspread::threed::sheet
