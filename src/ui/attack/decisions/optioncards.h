#pragma once

#include "ui/attack/decisions/choicecards.h"

#include <vector>

namespace hitspread {

struct ActionRecord;

/// The options of the decision an action comes to, as the rules put them: each with the number it takes, or why it is not to be had.
/// Knows no rule and no system; see optionsOf(). Precondition: the rules have nothing against the action.
[[nodiscard]] std::vector<CardChoice> optionCards(const ActionRecord& action);
/// The same of a window's action; none while it is not ready or refused.
[[nodiscard]] std::vector<CardChoice> optionCards(const AttackPresenter& presenter);

}  // namespace hitspread
