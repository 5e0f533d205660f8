#pragma once

#include "services/action/actionrecord.h"
#include "text/choicewords.h"

#include <string_view>

namespace hitspread::threed {

/// How a value of a choice is offered that a fight is held up for; without a label: the number itself.
[[nodiscard]] text::ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

/// What an action is called, by what it is worded by. `thing`: what it is done with, may be empty; `isFurther`: he does it again.
[[nodiscard]] text::ActionTitle actionTitle(std::string_view action, const QString& thing, bool isFurther);

/// What a quantity is called in this very action, where that is not what it is called in any other; empty: as ever.
[[nodiscard]] QString quantityWords(const ActionRecord& action, std::uint16_t quantity);

/// What people who look for an action, told by its id, also call it, beside its name; words apart.
[[nodiscard]] QString alsoCalled(std::string_view action);

/// What somebody does who aims, cocks, draws or gets up; empty for any other action.
[[nodiscard]] QString preparingWords(const ActionRecord& action);

/// The titles of the commands that need no window, with their mnemonics.
[[nodiscard]] QString aimTitle();
[[nodiscard]] QString holdTitle();

}  // namespace hitspread::threed
