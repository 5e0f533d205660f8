#pragma once

#include "reports/body/dieface.h"
#include "rules/core/dice/question.h"
#include "rules/core/vocabulary.h"

#include <QString>

#include <optional>
#include <span>
#include <utility>

class QKeyEvent;

namespace hitspread {

class AttackPresenter;
class System;
struct DiceQuestion;

[[nodiscard]] DieColour colourOf(DieTint tint);
/// Where a face came from.
[[nodiscard]] QString originText(Origin origin);
/// Whether a roll is a direction, which the rose shows.
[[nodiscard]] bool isDirection(const System& system, QuestionKey key);
/// Whether a key is a face of this roll that is no digit: a minus or a plus. nullptr: of none.
[[nodiscard]] bool isSign(const DiceQuestion* open, const QKeyEvent& key);
/// Whether every die of it lies there.
[[nodiscard]] bool hasFallen(const DiceQuestion& roll);
/// Which dice a roll is of.
[[nodiscard]] QString signatureOf(const Question& roll);
/// What one die of a roll is; without an id where it has no name of its own.
[[nodiscard]] DieWord wordOf(const System& system, const DiceQuestion& roll, int die);
[[nodiscard]] QString dieName(const System& system, const DiceQuestion& roll, int die);
/// The dice of a shot in their order, each with a place of its own whether it is asked for or not; empty: the system tells none apart.
[[nodiscard]] std::span<const DieWord> placesOfDice(const System& system);
/// The last die that was typed, in the order they were asked for, before this one of a roll; nothing: none was.
[[nodiscard]] std::optional<std::pair<QuestionKey, int>> lastTyped(const AttackPresenter& presenter, QuestionKey key,
                                                                   int die);
/// What the dice of a roll come to together; empty: not all lie there.
[[nodiscard]] QString sumWords(const AttackPresenter& presenter, QuestionKey key);

}  // namespace hitspread
