#pragma once

#include "rules/core/dice/question.h"

#include <QString>

namespace hitspread {

class AttackPresenter;

/// The badge of the one of several targets a question is put to; empty: there is one, or it is the action's own.
[[nodiscard]] QString badgeAsked(const AttackPresenter& presenter, QuestionKey key);

/// The same by name.
[[nodiscard]] QString nameAsked(const AttackPresenter& presenter, QuestionKey key);

/// Whose roll it is where that needs saying: by badge, or by name, one of several targets; always by name whoever is asked though nobody
/// meant him, as somebody beside the target.
[[nodiscard]] QString whoseRoll(const AttackPresenter& presenter, QuestionKey key, bool byName);

}  // namespace hitspread
