#pragma once

#include <QSize>

class QWidget;

namespace hitspread {

/// Gives a new window the size it would like, but no more than the screen has left for it beside panels and the frame
/// its window manager draws (the frame of the window it belongs to, else an estimate). Never below its minimum size.
void resizeWithinScreen(QWidget& window, QSize wanted);

/// Never smaller than this, unless the screen has no more room: then the window must get by with what there is.
void setMinimumWithinScreen(QWidget& window, QSize wanted);

}  // namespace hitspread
