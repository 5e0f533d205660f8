#include "ui/shell/windowbars.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

WindowBars::WindowBars(QWidget* parent)
    : QToolBar(parent), m_lines(new QWidget(this)), m_column(new QVBoxLayout(m_lines))
{
    setObjectName(QStringLiteral("windowBars"));
    setWindowTitle(tr("Messages"));
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
}

bool WindowBars::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        follow();
    return QToolBar::eventFilter(watched, event);
}

}  // namespace hitspread
