#include "ui/encounter/crossingcommand.h"

#include "models/fight/fight.h"
#include "models/fight/targets.h"
#include "text/echo.h"
#include "ui/commands/windowmenus.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/encounter/encounterparts.h"
#include "ui/printing/keylist.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace hitspread {

namespace {

constexpr int kMostEntries = 200;  ///< of the log, looked back over

/// The actions in force, the newest first.
std::vector<ActionRecord> pastOf(CampaignServices& services, RecordId encounter)
{
    std::vector<ActionRecord> past;
    EntryId id = services.history.undoable({ScopeKind::Encounter, encounter});
    for (int i = 0; i < kMostEntries && id != 0; ++i) {
        const LogEntry entry = services.history.entry(id);
        if (entry.action)
            past.push_back(*entry.action);
        id = entry.parent;
    }
    return past;
}

}  // namespace

CrossingCommand::CrossingCommand(Fight& fight, const EncounterParts& parts)
    : QObject(&parts.window), m_fight(fight), m_dock(parts.combatants), m_cross(new QAction(this))
{
    m_cross->setObjectName(QStringLiteral("action_cross"));
    m_cross->setShortcut(QKeySequence(Qt::Key_X));
    QMenu* menu = parts.menus.attack;
    menu->addSeparator();
    menu->addAction(m_cross);
    connect(menu, &QMenu::aboutToShow, this, &CrossingCommand::refresh);
    m_dock.addCommand(m_cross);
    connect(m_cross, &QAction::triggered, this, [this] { ask(0); });
    connect(&m_dock, &CombatantsDock::currentChanged, this, &CrossingCommand::refresh);
    fight.follow(FightChange::Fights | FightChange::Rules | FightChange::People | FightChange::Values, this,
                 &CrossingCommand::refresh);
    connect(&fight, &Fight::choiceChanged, this, &CrossingCommand::refresh);
    refresh();
}

void CrossingCommand::refresh()
{
    const CombatantView* goer = m_fight.snapshot().find(m_dock.meant());
    const QString name = goer ? text::visible(goer->combatant.name) : QString();
    const CrossingPanels* panels = attackPanelsOf(m_fight.snapshot().encounter.system).crossings;
    const QString title = panels ? panels->title(withoutMnemonic(name)) : QString();
    m_cross->setText(title);
    m_cross->setProperty(kNeutralWords, panels ? panels->title({}) : QString());
    m_cross->setVisible(!title.isEmpty());
    m_cross->setEnabled(goer && !title.isEmpty());
}

void CrossingCommand::ask(RecordId gunner)
{
    RecordId goer = m_dock.meant();
    // Nobody crosses his own fire: an area of somebody who is meant himself is crossed by whoever stands nearest against him.
    const CombatantView* whose = goer == gunner ? m_fight.snapshot().find(gunner) : nullptr;
    if (const RecordId opponent = whose ? nearestOpponent(m_fight.snapshot(), *whose) : 0; opponent != 0)
        goer = opponent;
    m_fight.gateway().run(
        this,
        [encounter = m_fight.snapshot().encounter.id](CampaignServices& services) {
            return pastOf(services, encounter);
        },
        [this, goer, gunner](const std::vector<ActionRecord>& past) {
            const FightSnapshot& fight = m_fight.snapshot();
            const CrossingPanels* panels = attackPanelsOf(fight.encounter.system).crossings;
            if (!panels)
                return;
            Crossing crossing = panels->crossing(past, fight.combatants, goer, gunner);
            crossing.start.order.encounter = fight.encounter.id;
            if (crossing.refusal.isEmpty())
                Q_EMIT asked(crossing);
            else
                Q_EMIT refused(crossing.refusal);
        });
}

}  // namespace hitspread
