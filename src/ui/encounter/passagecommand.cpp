#include "ui/encounter/passagecommand.h"

#include "models/fight.h"
#include "ui/encounter/combatantsdock.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

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

PassageCommand::PassageCommand(Fight& fight, CombatantsDock& dock, QMainWindow& window)
    : QObject(&window), m_fight(fight), m_dock(dock), m_cross(new QAction(this))
{
    m_cross->setObjectName(QStringLiteral("action_cross"));
    m_cross->setShortcut(QKeySequence(Qt::Key_X));
    if (auto* menu = window.menuBar()->findChild<QMenu*>(QStringLiteral("attackMenu"))) {
        menu->addSeparator();
        menu->addAction(m_cross);
        connect(menu, &QMenu::aboutToShow, this, &PassageCommand::refresh);
    }
    dock.addCommand(m_cross);
    connect(m_cross, &QAction::triggered, this, [this] { ask(0); });
    connect(&dock, &CombatantsDock::currentChanged, this, &PassageCommand::refresh);
    fight.follow(FightChange::Fights | FightChange::Rules | FightChange::People | FightChange::Values, this,
                 &PassageCommand::refresh);
    connect(&fight, &Fight::choiceChanged, this, &PassageCommand::refresh);
    refresh();
}

void PassageCommand::refresh()
{
    const CombatantView* goer = m_fight.snapshot().find(m_dock.meant());
    QString name = goer ? QString::fromStdString(goer->combatant.name) : QString();
    const PassagePanels* panels = attackPanelsOf(m_fight.snapshot().encounter.system).passages;
    const QString title = panels ? panels->title(name.replace(QLatin1Char('&'), QStringLiteral("&&"))) : QString();
    m_cross->setText(title);
    m_cross->setVisible(!title.isEmpty());
    m_cross->setEnabled(goer && !title.isEmpty());
}

void PassageCommand::ask(RecordId gunner)
{
    const RecordId goer = m_dock.meant();
    m_fight.gateway().run(
        this,
        [encounter = m_fight.snapshot().encounter.id](CampaignServices& services) {
            return pastOf(services, encounter);
        },
        [this, goer, gunner](const std::vector<ActionRecord>& past) {
            const FightSnapshot& fight = m_fight.snapshot();
            const PassagePanels* panels = attackPanelsOf(fight.encounter.system).passages;
            if (!panels)
                return;
            Passage passage = panels->passage(past, fight.combatants, goer, gunner);
            passage.start.order.encounter = fight.encounter.id;
            if (passage.refusal.isEmpty())
                Q_EMIT asked(passage);
            else
                Q_EMIT refused(passage.refusal);
        });
}

}  // namespace hitspread
