#include "ui/printing/printcommands.h"

#include "models/fight.h"
#include "reports/combatsheet.h"
#include "ui/printing/printdialog.h"
#include "ui/shell/windowactions.h"

#include <QAction>

#include <algorithm>

namespace hitspread {

PrintCommands::PrintCommands(Fight& fight, WindowActions& actions, const ApplicationStyle& style, QWidget& window)
    : QObject(&window), m_fight(fight), m_actions(actions), m_style(style), m_window(window)
{
    connect(actions.print, &QAction::triggered, this, &PrintCommands::combatSheet);
    connect(&fight, &Fight::changed, this, &PrintCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &PrintCommands::refresh);
    refresh();
}

void PrintCommands::refresh()
{
    const auto systems = combatSheetSystems();
    const bool hasSheet = std::ranges::find(systems, m_fight.snapshot().encounter.system) != systems.end();
    m_actions.print->setEnabled(hasSheet && m_fight.active());
    m_actions.print->setStatusTip(hasSheet ? tr("Print the combat sheet of who acts, as he is now")
                                           : tr("This rule system has no combat sheet"));
}

void PrintCommands::combatSheet()
{
    if (!m_fight.active())
        return;
    CampaignGateway& gateway = m_fight.gateway();
    gateway.run(
        this,
        [&plans = gateway.plans(), id = m_fight.active()->combatant.id](CampaignServices& services) {
            return SheetService(services.campaign, plans).ofCombatant(id);
        },
        [this](const SheetSubject& subject) {
            if (!m_dialog)
                m_dialog = new PrintDialog(m_style, &m_window);
            m_dialog->start({subject}, QDate::currentDate());
        });
}

}  // namespace hitspread
