#include "ui/encounter/conditioncommands.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "ui/commands/windowmenus.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/encounter/conditiondialog.h"
#include "ui/encounter/encounterparts.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace hitspread {

ConditionCommands::ConditionCommands(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts)
    : QObject(&parts.window),
      m_fight(fight),
      m_style(style),
      m_dock(parts.combatants),
      m_window(parts.window),
      m_put(new QAction(this))
{
    m_put->setObjectName(QStringLiteral("action_condition"));
    m_put->setShortcut(QKeySequence(Qt::Key_C));
    m_window.addAction(m_put);
    parts.menus.fight->addAction(m_put);
    m_dock.addCommand(m_put);
    connect(m_put, &QAction::triggered, this, &ConditionCommands::put);
    connect(&m_dock, &CombatantsDock::currentChanged, this, &ConditionCommands::refresh);
    fight.follow(FightChange::Fights | FightChange::Rules | FightChange::People, this, &ConditionCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &ConditionCommands::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &ConditionCommands::refresh);
    refresh();
}

void ConditionCommands::refresh()
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    m_put->setVisible(system && system->record(RecordKind::ConditionTemplate));
    m_put->setEnabled(m_put->isVisible() && m_fight.snapshot().find(m_dock.meant()));
    const std::size_t count = m_dock.allMeant().size();
    m_put->setText(count > 1 ? tr("Put a condition on %1 combatants…").arg(count) : tr("Put a condition on…"));
    showIcon(*m_put, iconOf(Icon::Pill, m_style.theme()));
}

void ConditionCommands::put()
{
    if (!m_dialog)
        m_dialog = new ConditionDialog(m_fight, m_style, &m_window);
    m_dialog->start(m_dock.allMeant());
}

}  // namespace hitspread
