#pragma once

#include "services/action.h"

#include <QString>

#include <cstddef>

namespace hitspread::outcome {

/// The skill one of two rolls with and its rating: "With Melee +3 (Professional)"; empty: he rolls nothing. `side`: 0 who acts.
[[nodiscard]] QString rolledWithWords(const ActionRecord& action, int side);
/// Of a roll nobody opposes, and of the initiative of one of several.
[[nodiscard]] QString checkedWithWords(const ActionRecord& action);
[[nodiscard]] QString initiativeWithWords(const ActionRecord& action, std::size_t member);

}  // namespace hitspread::outcome
