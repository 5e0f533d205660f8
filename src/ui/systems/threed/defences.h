#pragma once

#include "ui/attack/choicecards.h"

#include <vector>

namespace hitspread {
class AttackPresenter;
}

namespace hitspread::threed {

/// The ways to meet a blow, each with the roll it takes or why it is not to be had. What the rules offer is found by trying: the
/// blow is resolved as if it hit.
[[nodiscard]] std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter);

}  // namespace hitspread::threed
