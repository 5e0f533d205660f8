#include "ui/encounter/groundcommands.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "ui/commands/windowactions.h"
#include "ui/commands/windowmenus.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/encounter/encounterparts.h"
#include "ui/encounter/groundstrip.h"
#include "ui/encounter/laydialog.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace hitspread {

GroundCommands::GroundCommands(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts)
    : QObject(&parts.window),
      m_fight(fight),
      m_style(style),
      m_window(parts.window),
      m_lay(new QAction(tr("&Leave a grenade lying…"), this))
{
    m_lay->setObjectName(QStringLiteral("action_lay"));
    m_lay->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_G));
    m_window.addAction(m_lay);
    parts.menus.attack->addAction(m_lay);
    auto* strip = new GroundStrip(fight, style, &parts.combatants);
    parts.combatants.addBelowList(strip);
    connect(strip, &GroundStrip::crossAsked, this, &GroundCommands::crossAsked);
    connect(strip, &GroundStrip::goOffAsked, this, &GroundCommands::goOffAsked);
    connect(strip, &GroundStrip::changeAsked, this, [this](RecordId lying) { dialog().change(lying); });
    connect(m_lay, &QAction::triggered, this, [this] { dialog().start(); });
    fight.follow(FightChange::Fights | FightChange::Rules | FightChange::Access, this, &GroundCommands::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &GroundCommands::refresh);
    refresh();
}

LayDialog& GroundCommands::dialog()
{
    if (!m_dialog)
        m_dialog = new LayDialog(m_fight, m_style, &m_window);
    return *m_dialog;
}

void GroundCommands::refresh()
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    m_lay->setVisible(!m_fight.isLoaded() || (system && system->ground()));
    const QString why = m_fight.isLoaded() ? m_fight.whyReadOnly() : tr("No fight is open.");
    m_lay->setEnabled(why.isEmpty() && m_lay->isVisible());
    WindowActions::explain(*m_lay, why);
    showIcon(*m_lay, iconOf(Icon::Grenade, m_style.theme()));
}

}  // namespace hitspread
