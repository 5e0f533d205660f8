#pragma once

#include "services/action/actionrecord.h"
#include "services/fight/encounterservice.h"
#include "services/library/sheetservice.h"

#include <memory>

namespace hitspread {

/// The action "sheet" of somebody with all he wears and holds and with what the conditions that lie on him change, worked out: the one
/// thing his ready-worked numbers are read from, in the window, on paper and by command line. `character`, `condition`: as they are or
/// are about to be; `switches`: of his fight, null: the system's own. Without input: the system has no such action; without steps: what
/// he has the rules refuse.
[[nodiscard]] ActionRecord sheetAction(const System& system, const CombatantView& who, const AnyRecord& switches,
                                       const AnyRecord& character, const AnyRecord& condition,
                                       std::shared_ptr<const BodyPlan> plan);
/// The same as he is.
[[nodiscard]] ActionRecord sheetAction(const SheetSubject& subject);
/// Of a character alone: unhurt, with nothing on him, by the system's own house rules.
[[nodiscard]] ActionRecord sheetAction(const System& system, const AnyRecord& character);

}  // namespace hitspread
