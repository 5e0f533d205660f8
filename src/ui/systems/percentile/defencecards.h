#pragma once

#include "ui/attack/choicecards.h"

#include <vector>

namespace hitspread {
class AttackPresenter;
struct ActionRecord;
}  // namespace hitspread

namespace hitspread::percentile {

/// The ways to meet an attack, each with the number it takes or why it is not to be had; once the attack's die lies there also with
/// the number that turns it aside. Found by trying: the attack is resolved as if it hit, with the faces of the defence's die.
[[nodiscard]] std::vector<CardChoice> defencesAgainst(const ActionRecord& attack);
/// The same of a window's attack; none while it is not ready or refused.
[[nodiscard]] std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter);

}  // namespace hitspread::percentile
