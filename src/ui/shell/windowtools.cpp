#include "ui/shell/windowtools.h"

#include "ui/commands/windowactions.h"

#include <QAction>
#include <QToolButton>

namespace hitspread {

WindowTools::WindowTools(const WindowActions& actions, QWidget* clock, QWidget* parent)
    : QToolBar(tr("Tools"), parent), m_actions(actions)
{
    setObjectName(QStringLiteral("toolBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    addActions({actions.undo, actions.redo});
    addSeparator();
    m_clock = addWidget(clock);
    m_behindClock = addSeparator();
    addAction(actions.fire);
    m_behindAttacks = addSeparator();
    addAction(actions.library);
}

void WindowTools::addNext(QAction* next)
{
    insertAction(m_actions.fire, next);
    insertSeparator(m_actions.fire);
}

void WindowTools::addAttacks(const QList<QAction*>& attacks)
{
    insertActions(m_behindAttacks, attacks);
}

void WindowTools::showClock(bool isShown)
{
    m_clock->setVisible(isShown);
    m_behindClock->setVisible(isShown);
}

void WindowTools::measure()
{
    setWords(Qt::ToolButtonTextBesideIcon);
    m_needed = sizeHint().width();
    fitInto(m_width);
}

void WindowTools::fitInto(int width)
{
    m_width = width;
    setWords(m_needed > width ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void WindowTools::setWords(Qt::ToolButtonStyle words)
{
    if (toolButtonStyle() == words)
        return;
    setToolButtonStyle(words);
    for (QAction* action : {m_actions.undo, m_actions.redo}) {
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

}  // namespace hitspread
