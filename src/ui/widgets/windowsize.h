#pragma once

#include <QSize>

class QByteArray;
class QObject;
class QWidget;

namespace hitspread {

/// Gives a new window the size it would like, but no more than the screen has left for it beside panels and the frame
/// its window manager draws (the frame of the window it belongs to, else an estimate). Never below its minimum size.
void resizeWithinScreen(QWidget& window, QSize wanted);

/// Never smaller than this, unless the screen has no more room: then the window must get by with what there is.
void setMinimumWithinScreen(QWidget& window, QSize wanted);

/// From now on no window of the program needs more than its screen has: a minimum that is larger gives way, and what cannot be folded
/// any further scrolls. Goes with its parent.
void keepWindowsWithinScreens(QObject& parent);
/// A window whose columns share a place by themselves where there is little room: it never scrolls as a whole.
void keepOutOfScrolling(QWidget& window);

/// How much a window's screen has beside panels.
[[nodiscard]] QSize roomOf(const QWidget& window);

/// Puts a window back where saveGeometry() found it. Where the screen has another room than it had then, `keptOn`, the window is made to
/// fit, frame included; a maximized one stays maximized.
void restoreWithinScreen(QWidget& window, const QByteArray& geometry, QSize keptOn);

/// Whether enough of a window lies on a screen to get hold of it.
[[nodiscard]] bool isOnScreen(const QWidget& window);

/// Puts a window over the right lower part of another one, within the screen that is on.
void placeBeside(QWidget& window, const QWidget& owner);

/// Makes a window that has a parent one like any other: it does not stay above the one it belongs to. To be called before it is shown;
/// who closes the owner must close it too.
void standAlone(QWidget& window);

}  // namespace hitspread
