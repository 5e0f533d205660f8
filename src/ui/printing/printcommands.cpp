#include "ui/printing/printcommands.h"

#include "models/fight/fight.h"
#include "reports/combatsheet.h"
#include "ui/commands/windowactions.h"
#include "ui/printing/keylist.h"
#include "ui/printing/printdialog.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>

namespace hitspread {

PrintCommands::PrintCommands(Fight& fight, WindowActions& actions, const ApplicationStyle& style, QMainWindow& window)
    : QObject(&window), m_fight(fight), m_actions(actions), m_style(style), m_window(window)
{
    connect(actions.print, &QAction::triggered, this, &PrintCommands::combatSheet);
    connect(actions.printFight, &QAction::triggered, this, &PrintCommands::wholeFight);
    connect(actions.printRules, &QAction::triggered, this, &PrintCommands::houseRules);
    connect(actions.keys, &QAction::triggered, this, &PrintCommands::keys);
    connect(&fight, &Fight::changed, this, &PrintCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &PrintCommands::refresh);
    refresh();
}

void PrintCommands::refresh()
{
    const auto systems = combatSheetSystems();
    const bool hasSheet = std::ranges::find(systems, m_fight.snapshot().encounter.system) != systems.end();
    m_actions.print->setEnabled(hasSheet && m_fight.active());
    m_actions.printFight->setEnabled(hasSheet && !m_fight.snapshot().combatants.empty());
    m_actions.printFight->setStatusTip(hasSheet
                                           ? tr("Print the combat sheets of everybody in this fight, with bookmarks")
                                           : tr("This rule system has no combat sheet"));
    m_actions.printRules->setEnabled(m_fight.isLoaded() && !m_fight.snapshot().encounter.switches.isNull());
    m_actions.print->setStatusTip(hasSheet ? tr("Print the combat sheet of who acts, in the present state")
                                           : tr("This rule system has no combat sheet"));
}

void PrintCommands::combatSheet()
{
    if (!m_fight.active())
        return;
    show({m_fight.active()->combatant.id});
}

void PrintCommands::wholeFight()
{
    std::vector<RecordId> all;
    for (const CombatantView& view : m_fight.snapshot().combatants)
        all.push_back(view.combatant.id);
    if (!all.empty())
        show(std::move(all));
}

void PrintCommands::show(std::vector<RecordId> combatants)
{
    CampaignGateway& gateway = m_fight.gateway();
    gateway.run(
        this,
        [&plans = gateway.plans(), ids = std::move(combatants)](CampaignServices& services) {
            SheetService sheets(services.campaign, plans);
            std::vector<SheetSubject> subjects;
            for (const RecordId id : ids)
                subjects.push_back(sheets.ofCombatant(id));
            return subjects;
        },
        [this](std::vector<SheetSubject> subjects) { dialog().start(std::move(subjects), QDate::currentDate()); });
}

void PrintCommands::houseRules()
{
    Encounter fight = m_fight.snapshot().encounter;
    fight.switches = fight.switches.cloned();
    dialog().start(std::move(fight), QDate::currentDate());
}

void PrintCommands::keys()
{
    dialog().start(keysOf(m_window));
}

PrintDialog& PrintCommands::dialog()
{
    if (!m_dialog)
        m_dialog = new PrintDialog(m_style, &m_window);
    return *m_dialog;
}

}  // namespace hitspread
