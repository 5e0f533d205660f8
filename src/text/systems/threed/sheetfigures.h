#pragma once

#include "text/sheetfigures.h"

namespace hitspread::threed {

/// What stands on a sheet: Actions, initiative, limits, wounds, what the dice have to show for each skill, protection by location.
[[nodiscard]] const text::SheetTable& sheetTable();

}  // namespace hitspread::threed
