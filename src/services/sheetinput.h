#pragma once

#include "rules/core/input.h"
#include "services/encounterservice.h"

namespace hitspread {

/// The action "sheet" of somebody with all he wears and with what the conditions that lie on him change: what window and paper read his
/// ready-worked numbers from. `character`, `condition`: as they are or are about to be; `switches`: of his fight, null: the system's own.
/// Empty: the system has no such action.
[[nodiscard]] Input sheetInput(const System& system, const CombatantView& who, const AnyRecord& switches,
                               const AnyRecord& character, const AnyRecord& condition);
/// The same as he is.
[[nodiscard]] Input sheetInput(const System& system, const CombatantView& who, const AnyRecord& switches);

}  // namespace hitspread
