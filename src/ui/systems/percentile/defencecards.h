#pragma once

#include "ui/attack/choicecards.h"

#include <vector>

namespace hitspread {
class AttackPresenter;
}

namespace hitspread::percentile {

/// The ways to meet an attack, each with the number it takes or why it is not to be had; once the attack's die lies there also with
/// the number that turns it aside. Found by trying: the attack is resolved as if it hit.
[[nodiscard]] std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter);

}  // namespace hitspread::percentile
