#pragma once

#include <QWidget>

namespace hitspread {

/// The nearest widget before this one that Tab stops at.
[[nodiscard]] QWidget* tabStopBefore(const QWidget& widget);

/// The first widget in a part of a window, as the eye meets them, that Tab can stop at now; nullptr: none.
[[nodiscard]] QWidget* firstTabStop(const QWidget& part);

/// Puts a part of a window that was made anew where Tab meets it in the order of the eye: behind `before`, and not at the
/// end of the window, where Qt puts new widgets. `before` has to take the keyboard, or Qt leaves the order as it is. Returns the
/// last widget of the part that Tab meets.
QWidget* followInTabOrder(QWidget* before, const QWidget& part);

}  // namespace hitspread
