#pragma once

#include "models/digest.h"
#include "rules/core/question.h"
#include "rules/core/system.h"

#include <QString>

#include <optional>
#include <vector>

namespace hitspread {

class AttackPresenter;
struct DiceQuestion;

/// One way to take a choice the rules leave: the value and what would come of it.
struct SpendOption {
    int value = 0;
    QString place;                  ///< where the shot would go, short enough for a box: "R Arm", "miss"
    QString words;                  ///< the whole of it: "Right arm, 8 damage"
    std::optional<Deviation> shot;  ///< its line over the hexes, where the system has one
};

/// What each value of a choice leads to. Boxes, marks on the body and clicks all read this one list.
[[nodiscard]] std::vector<SpendOption> spendOptions(const AttackPresenter& presenter, const DiceQuestion& choice);

/// The value of the last choice whose shot lands on a hex; nothing where none does, or where no choice is open. Where several
/// do, the fewest points.
[[nodiscard]] std::optional<int> spendLeadingTo(const AttackPresenter& presenter, Hex hex);

}  // namespace hitspread
