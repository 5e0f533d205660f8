#pragma once

#include "ui/attack/choicecards.h"

#include <vector>

namespace hitspread {
class AttackPresenter;
}

namespace hitspread::outcome {

/// The ways to meet an attack or a grapple, each with what is added to its dice or, once the attack's lie, with what they have to show, or
/// why it is not to be had. Found by trying: it is resolved as if the attack came through. Empty: nobody can do anything about it.
[[nodiscard]] std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter);

/// What is said where there are no cards.
[[nodiscard]] QString undefendedWords(const AttackPresenter& presenter);

}  // namespace hitspread::outcome
