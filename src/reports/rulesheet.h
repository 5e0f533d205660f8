#pragma once

#include "reports/combatsheet.h"

namespace hitspread {

/// The house rules of a fight on paper: every table of the rules as it stands, the switches that are other than usual, and
/// the others. It works nothing out. Precondition: the program has the fight's system.
[[nodiscard]] paper::Printout ruleSheet(const Encounter& fight, const SheetOptions& options);

}  // namespace hitspread
