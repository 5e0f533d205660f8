#pragma once

#include "text/sheetfigures.h"

namespace hitspread::outcome {

/// What stands on a sheet: wounds and what they burden, initiative, defences, armour, ratings, each weapon and piece of armour.
[[nodiscard]] const text::SheetTable& sheetTable();

}  // namespace hitspread::outcome
