#pragma once

class QLabel;
class QWidget;

namespace hitspread {
class AttackPresenter;
}

namespace hitspread::threed {

/// What is said below a range nobody has given, and where it is given.
[[nodiscard]] QLabel* makeRangeGuess(QWidget* parent);

/// Whether the distance from who attacks to the target in view is the usual one, for want of another.
[[nodiscard]] bool isRangeGuessed(const AttackPresenter& presenter);

}  // namespace hitspread::threed
