#pragma once

#include "rules/core/dice/question.h"

namespace hitspread {

/// Dice of this roll that show so much together: as many high or low ones as it takes, from the left, the others as near to 0 as they go.
/// Precondition: they can.
[[nodiscard]] Answer diceOfSum(const Question& roll, std::int32_t sum, Origin origin);

/// The dice of an answer as they lie in a roll, where it asks for others than they were laid for: as many of them, from the left, as it
/// has, those that show a face of it. Precondition: both are of dice.
[[nodiscard]] Answer laidIn(const Question& roll, const Answer& dice);

/// Whether any of the dice has fallen; never for a choice.
[[nodiscard]] bool liesAny(const Answer& answer);
/// Whether any die that lies there was typed.
[[nodiscard]] bool liesAnyTyped(const Answers& answers);

}  // namespace hitspread
