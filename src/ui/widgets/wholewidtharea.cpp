#include "ui/widgets/wholewidtharea.h"

#include "ui/theme/applicationstyle.h"

#include <QEvent>
#include <QScrollBar>

namespace hitspread {

WholeWidthArea::WholeWidthArea(const ApplicationStyle& style, int least, QWidget* parent)
    : QScrollArea(parent), m_style(style), m_least(least)
{
    setWidgetResizable(true);
}

QSize WholeWidthArea::minimumSizeHint() const
{
    const int inner = widget() ? widget()->minimumSizeHint().width() : 0;
    const int bar = verticalScrollBar()->sizeHint().width();
    return {qMax(m_style.theme().scaled(m_least), inner + bar), QScrollArea::minimumSizeHint().height()};
}

// What stands in it asks for another place itself; the column is not told.
bool WholeWidthArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool isForAnother = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return isForAnother;
}

}  // namespace hitspread
