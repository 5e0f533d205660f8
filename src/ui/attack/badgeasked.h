#pragma once

#include "rules/core/question.h"

#include <QString>

namespace hitspread {

class AttackPresenter;

/// The badge of the one of several targets a question is put to; empty: there is one, or it is the action's own.
[[nodiscard]] QString badgeAsked(const AttackPresenter& presenter, QuestionKey key);

/// The same by name.
[[nodiscard]] QString nameAsked(const AttackPresenter& presenter, QuestionKey key);

}  // namespace hitspread
