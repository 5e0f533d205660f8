#include "ui/shell/turncommands.h"

#include "models/fight.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/shell/attackcommands.h"
#include "ui/shell/windowactions.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace hitspread {

namespace {

/// Who would lose Actions if the phase ended now.
QString stillToAct(const TurnView& view)
{
    QStringList names;
    for (const TurnPlace& place : view.acting)
        names << QString::fromStdString(place.name);
    return names.join(QStringLiteral(", "));
}

}  // namespace

TurnCommands::TurnCommands(Fight& fight, AttackCommands& attacks, const ApplicationStyle& style, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_attacks(attacks),
      m_style(style),
      m_next(make("next", tr("Next"), tr("The next one acts; when nobody is left, the next phase"),
                  QKeySequence(Qt::Key_E))),
      m_end(make("endPhase", tr("&End the phase…"), tr("Goes on to the next phase, whoever has Actions left"),
                 QKeySequence(Qt::SHIFT | Qt::Key_E)))
{
    if (auto* menu = window.menuBar()->findChild<QMenu*>(QStringLiteral("fightMenu"))) {
        QAction* first = menu->actions().value(0);
        menu->insertActions(first, {m_next, m_end});
        menu->insertSeparator(first);
    }
    window.addActions({m_next, m_end});
    connect(m_next, &QAction::triggered, this, [this] { ask(&TurnCommands::goOn); });
    connect(m_end, &QAction::triggered, this, [this] { ask(&TurnCommands::endPhase); });
    connect(&attacks, &AttackCommands::phasePassed, this, [this] { ask(&TurnCommands::begin); });
    connect(&fight, &Fight::changed, this, &TurnCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &TurnCommands::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &TurnCommands::refresh);
    refresh();
}

QAction* TurnCommands::make(const char* name, const QString& text, const QString& help, const QKeySequence& key)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QStringLiteral("action_") + QLatin1String(name));
    action->setShortcut(key);
    action->setToolTip(tr("%1 (%2)").arg(help, key.toString(QKeySequence::NativeText)));
    return action;
}

void TurnCommands::refresh()
{
    m_next->setIcon(iconOf(Icon::Next, m_style.theme()));
    const QString why = !m_fight.isLoaded() ? tr("No fight is open.")
        : m_fight.active()                  ? QString()
                                            : tr("Nobody is there to act.");
    for (QAction* action : {m_next, m_end}) {
        action->setEnabled(why.isEmpty());
        WindowActions::explain(*action, why);
    }
}

void TurnCommands::ask(void (TurnCommands::*then)(const Turn&))
{
    const RecordId encounter = m_fight.snapshot().encounter.id;
    m_fight.gateway().run(
        this,
        [encounter](CampaignServices& services) {
            return Turn{services.turns.view(encounter), services.turns.hasRules(encounter)};
        },
        [this, encounter, then](const Turn& turn) {
            // Another fight may have come into view.
            if (encounter == m_fight.snapshot().encounter.id && m_fight.active())
                (this->*then)(turn);
        });
}

void TurnCommands::goOn(const Turn& turn)
{
    const std::vector<TurnPlace>& acting = turn.view.acting;
    const auto at = std::ranges::find(acting, m_fight.active()->combatant.id, &TurnPlace::combatant);
    const auto next = at == acting.end() ? acting.begin() : at + 1;
    if (!turn.view.isRunning || next == acting.end())
        return endPhase(turn);
    m_fight.setActive(next->combatant);
}

void TurnCommands::endPhase(const Turn& turn)
{
    if (turn.hasRules) {
        const QString names = turn.view.isRunning ? stillToAct(turn.view) : QString();
        if (names.isEmpty())
            return passAtOnce();
        return m_attacks.passPhase(tr("Actions left, lost when it ends: %1").arg(names));
    }
    const RecordId encounter = m_fight.snapshot().encounter.id;
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const PhaseStep step{true, true, turn.view.round, turn.view.phase};
    const auto [round, phase] = step.after(system ? system->round().phases : 1);
    m_fight.gateway().run(
        this,
        [encounter, title = text::moment(round, phase).toStdString()](CampaignServices& services) {
            return services.turns.count(encounter, title);
        },
        [this](EntryId) {
            m_fight.reload();
            ask(&TurnCommands::begin);
        });
}

void TurnCommands::passAtOnce()
{
    const RecordId encounter = m_fight.snapshot().encounter.id;
    m_fight.gateway().run(
        this,
        [encounter](CampaignServices& services) {
            const ActionService::Resolved passage = ActionService::resolved(services.turns.prepare(encounter));
            if (!passage.open)
                services.actions.apply({0, encounter, passage.action}, titleOf(passage.action).toStdString());
            return !passage.open;
        },
        [this](bool passed) {
            if (!passed)
                return m_attacks.passPhase({});
            m_fight.reload();
            ask(&TurnCommands::begin);
        },
        // What stands against it is said where it can be looked at.
        [this](const Problem&) { m_attacks.passPhase({}); });
}

void TurnCommands::begin(const Turn& turn)
{
    if (!turn.view.acting.empty())
        m_fight.setActive(turn.view.acting.front().combatant);
}

}  // namespace hitspread
