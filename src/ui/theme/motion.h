#pragma once

class QWidget;

/// Whether things may travel on the screen. Reduced by the user's own setting or by a style without animations.
namespace hitspread::motion {

[[nodiscard]] bool isReduced(const QWidget& widget);
void setReduced(bool reduced);

}  // namespace hitspread::motion
