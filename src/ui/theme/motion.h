#pragma once

class QWidget;

/// Whether things may travel on the screen. Reduced by the user's own setting or by a style without animations.
namespace hitspread::motion {

[[nodiscard]] bool isReduced(const QWidget& widget);
void setReduced(bool reduced);

/// How many times as fast as usual things travel: 1, 2 or 4; 0: not at all, because animations are off or motion is reduced.
[[nodiscard]] int factor(const QWidget& widget);
/// Index of the animation speed: off, 1×, 2×, 4×.
void setSpeed(int index);

}  // namespace hitspread::motion
