#pragma once

#include "text/sheetfigures.h"

namespace hitspread::percentile {

/// What stands on a sheet: stats, what helps initiative, critical thresholds, defences, each skill, each weapon and piece of armour.
[[nodiscard]] const text::SheetTable& sheetTable();

}  // namespace hitspread::percentile
