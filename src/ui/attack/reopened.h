#pragma once

#include "rules/core/question.h"

namespace hitspread {

struct ActionRecord;

/// Takes the choices out of `answers` that were made after this die fell, or that nobody asks for as it lies: another face of it may make
/// another matter of them. What belongs to another strand stays. False: there were none.
[[nodiscard]] bool reopenBehind(Answers& answers, const ActionRecord& action, QuestionKey die);

}  // namespace hitspread
