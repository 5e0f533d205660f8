#include "ui/widgets/windowroom.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace hitspread {

namespace {

/// What a window manager draws around a window. Unknown before the window is shown, so the one it belongs to is asked.
QSize frameAround(const QWidget& window)
{
    const QWidget* owner = window.parentWidget() ? window.parentWidget()->window() : nullptr;
    if (owner && owner->isVisible() && !owner->isFullScreen())
        return owner->frameGeometry().size() - owner->size();
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    return {0, title};
}

QSize withinScreen(const QWidget& window, QSize wanted)
{
    const QScreen* screen = window.screen();
    return screen ? wanted.boundedTo(screen->availableSize() - frameAround(window)) : wanted;
}

}  // namespace

void setMinimumWithinScreen(QWidget& window, QSize wanted)
{
    window.setMinimumSize(withinScreen(window, wanted));
}

void resizeWithinScreen(QWidget& window, QSize wanted)
{
    wanted = withinScreen(window, wanted);
    window.resize(wanted.expandedTo(window.minimumSize()));
}

}  // namespace hitspread
