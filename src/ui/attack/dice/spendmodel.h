#pragma once

#include "models/fight/digest.h"
#include "rules/core/odds/effects.h"
#include "rules/core/system.h"
#include "ui/attack/decisions/questionname.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace hitspread {

class AttackPresenter;
struct DiceQuestion;

/// One way to take a choice the rules leave: the value and what would come of it.
struct SpendOption {
    int value = 0;
    QString label;                  ///< how the value is offered: "3", "+1"
    QChar key;                      ///< the key that takes it
    QString place;                  ///< where the shot would go, short enough for a box: "R Arm", "by"
    QString price;                  ///< what it would do there: "15 · wound"; empty: nothing is struck
    QString words;                  ///< the whole of it: "Right arm, 8 damage"
    std::optional<Deviation> shot;  ///< its line over the hexes, where the system has one
    std::optional<int> location{};  ///< else where it strikes, once that is known
    Effects effects;                ///< what that shot would come to
};

/// What stands in the boxes for them: value, place and price, a line each, and all of them as many; where many stand
/// beside each other the price takes two.
[[nodiscard]] QStringList boxTexts(const std::vector<SpendOption>& options);

/// What each value of a choice leads to. Boxes, marks on the body and clicks all read this one list.
[[nodiscard]] std::vector<SpendOption> spendOptions(const AttackPresenter& presenter, const DiceQuestion& choice);

/// Whether they are offered as the very digits that take them.
[[nodiscard]] bool areCounted(const std::vector<SpendOption>& options);

/// The choice that is asked for, or the last one of those of a strand; nullptr: there is none. `strand`: of several, -1: any.
[[nodiscard]] const DiceQuestion* choiceInHand(const AttackPresenter& presenter, int strand = -1);

/// The choice of an action by the id of its question; nullptr: it does not come up.
[[nodiscard]] const DiceQuestion* choiceCalled(const AttackPresenter& presenter, QuestionName name);

/// The value of a choice whose shot lands on a hex, or strikes its location where there are no lines; nothing where none does. Where
/// several do, the fewest points.
[[nodiscard]] std::optional<int> spendLeadingTo(const AttackPresenter& presenter, const DiceQuestion& choice, Hex hex);
/// The value of the choice in hand whose shot lands on a hex; nothing where none does. Where several do, the fewest points.
[[nodiscard]] std::optional<int> spendLeadingTo(const AttackPresenter& presenter, Hex hex, int strand = -1);

}  // namespace hitspread
