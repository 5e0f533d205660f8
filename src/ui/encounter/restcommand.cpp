#include "ui/encounter/restcommand.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "ui/commands/windowmenus.h"
#include "ui/encounter/encounterparts.h"
#include "ui/encounter/restdialog.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace hitspread {

RestCommand::RestCommand(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts)
    : QObject(&parts.window),
      m_fight(fight),
      m_style(style),
      m_window(parts.window),
      m_rest(new QAction(tr("Let time pass…"), this))
{
    m_rest->setObjectName(QStringLiteral("action_rest"));
    m_rest->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    m_window.addAction(m_rest);
    parts.menus.fight->addAction(m_rest);
    connect(m_rest, &QAction::triggered, this, &RestCommand::open);
    fight.follow(FightChange::Fights | FightChange::Rules | FightChange::People, this, &RestCommand::refresh);
    refresh();
}

bool RestCommand::isThere() const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    return system && system->rest();
}

void RestCommand::refresh()
{
    m_rest->setVisible(!m_fight.isLoaded() || isThere());
    m_rest->setEnabled(m_fight.isLoaded() && m_fight.active());
}

void RestCommand::open()
{
    if (!m_dialog) {
        m_dialog = new RestDialog(m_fight, m_style, &m_window);
        connect(m_dialog, &RestDialog::actionAsked, this, &RestCommand::actionAsked);
    }
    m_dialog->start();
}

}  // namespace hitspread
