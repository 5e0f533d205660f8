#include "ui/shell/windowbars.h"

#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

WindowBars::WindowBars(QWidget* parent)
    : QToolBar(parent), m_lines(new QWidget(this)), m_column(new QVBoxLayout(m_lines))
{
    setObjectName(QStringLiteral("windowBars"));
    entitle(*this, tr("Messages"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setContentsMargins(0, 0, 0, 0);
    layout()->setContentsMargins(0, 0, 0, 0);
    toggleViewAction()->setVisible(false);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_lines->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addWidget(m_lines);
    hide();
}

void WindowBars::add(QWidget* bar)
{
    m_column->addWidget(bar);
    m_bars << bar;
    bar->installEventFilter(this);
    follow();
}

void WindowBars::follow()
{
    setVisible(std::ranges::any_of(m_bars, [](const QWidget* bar) { return !bar->isHidden(); }));
    fit();
}

void WindowBars::fit()
{
    m_column->invalidate();
    const int high = m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width())
                                                   : m_column->totalSizeHint().height();
    if (high != m_lines->minimumHeight() || high != m_lines->maximumHeight())
        m_lines->setFixedHeight(high);
}

void WindowBars::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    fit();
}

bool WindowBars::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        follow();
    else if (event->type() == QEvent::LayoutRequest)
        fit();
    return QToolBar::eventFilter(watched, event);
}

}  // namespace hitspread
