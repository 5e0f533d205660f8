#pragma once

#include "models/play/questionbook.h"
#include "rules/core/dice/question.h"

#include <vector>

namespace hitspread {

struct ActionRecord;

/// Takes the choices out of `answers` that were made after this die fell, or that nobody asks for as it lies: another face of it may make
/// another matter of them. What belongs to another strand stays. False: there were none.
[[nodiscard]] bool reopenBehind(Answers& answers, const ActionRecord& action, QuestionKey die);

/// Takes the choices that wait for the game master (isOffered()) out of `answers` which are not among those asked. False: there were none.
[[nodiscard]] bool forgetIdle(Answers& answers, const ActionRecord& action, const std::vector<DiceQuestion>& asked);

}  // namespace hitspread
