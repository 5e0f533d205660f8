#include "ui/encounter/combatantcommands.h"

#include "models/fight.h"
#include "ui/encounter/addcombatants.h"
#include "ui/shell/combatantsdock.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace hitspread {

CombatantCommands::CombatantCommands(Fight& fight, const ApplicationStyle& style, CombatantsDock& dock,
                                     QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_style(style),
      m_dock(dock),
      m_window(window),
      m_add(new QAction(tr("&Add combatants…"), this)),
      m_remove(new QAction(this))
{
    m_add->setObjectName(QStringLiteral("action_addCombatants"));
    m_add->setIconText(tr("Add…"));
    m_add->setShortcut(QKeySequence(Qt::Key_A));
    m_add->setToolTip(tr("Bring characters of the library into this fight (%1)")
                          .arg(m_add->shortcut().toString(QKeySequence::NativeText)));
    m_remove->setObjectName(QStringLiteral("action_removeCombatant"));
    m_remove->setShortcut(QKeySequence::Delete);
    window.addAction(m_add);
    if (auto* menu = window.menuBar()->findChild<QMenu*>(QStringLiteral("fightMenu"))) {
        menu->addActions({m_add, m_remove});
        connect(menu, &QMenu::aboutToShow, this, &CombatantCommands::refresh);
    }
    dock.setCommands(m_add, m_remove);
    connect(m_add, &QAction::triggered, this, &CombatantCommands::add);
    connect(m_remove, &QAction::triggered, this, &CombatantCommands::remove);
    connect(&dock, &CombatantsDock::currentChanged, this, &CombatantCommands::refresh);
    connect(&fight, &Fight::changed, this, &CombatantCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &CombatantCommands::refresh);
    connect(&fight, &Fight::joined, this, [this](const std::vector<RecordId>& who) {
        // A dialog that closes gives the window its focus back; then the newcomer is one key from acting.
        m_window.activateWindow();
        if (!who.empty())
            m_dock.goTo(who.front());
    });
    connect(&style, &ApplicationStyle::themeChanged, this, &CombatantCommands::refresh);
    refresh();
}

long long CombatantCommands::leaving() const
{
    if (const RecordId current = m_dock.current(); current != 0)
        return current;
    return m_fight.active() ? m_fight.active()->combatant.id : 0;
}

void CombatantCommands::refresh()
{
    m_add->setEnabled(m_fight.isLoaded());
    m_add->setIcon(iconOf(Icon::Add, m_style.theme()));
    m_remove->setIcon(iconOf(Icon::Remove, m_style.theme()));
    const CombatantView* who = m_fight.snapshot().find(leaving());
    m_remove->setEnabled(who != nullptr);
    QString name = who ? QString::fromStdString(who->combatant.name) : QString();
    m_remove->setText(who ? tr("&Take %1 out of the fight").arg(name.replace(QLatin1Char('&'), QStringLiteral("&&")))
                          : tr("&Take out of the fight"));
}

void CombatantCommands::add()
{
    if (!m_dialog)
        m_dialog = new AddCombatants(m_fight, m_style, &m_window);
    m_dialog->start();
}

void CombatantCommands::remove()
{
    if (const RecordId who = leaving(); who != 0)
        m_fight.remove(who);
}

}  // namespace hitspread
