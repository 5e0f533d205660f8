#pragma once

#include "models/digest.h"
#include "models/fight.h"
#include "rules/core/lasting.h"

#include <span>

namespace hitspread {

/// What a condition of somebody is called.
[[nodiscard]] QString conditionName(const CombatantView::Item& condition);

/// How long it goes on: "2 phases more", "until lifted", and whose phases count where they are another's.
[[nodiscard]] QString lastingWords(const Lasting& lasting, std::span<const CombatantView> present);

/// It beside a name in the list.
[[nodiscard]] Chip chipOf(const CombatantView::Item& condition);

/// What ends with the phase that runs, each in a line: conditions that are over, and values that bleeding or healing change. Empty:
/// nothing does, as far as no die decides it.
[[nodiscard]] QString foreseenWords(const FightSnapshot& fight);

/// The title of an action in the history, with the conditions that are over where it ends the phase of a fight as it is.
[[nodiscard]] QString passageTitle(const FightSnapshot& fight, const ActionRecord& action);

}  // namespace hitspread
