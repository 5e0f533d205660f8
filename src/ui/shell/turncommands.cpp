#include "ui/shell/turncommands.h"

#include "models/conditionwords.h"
#include "models/fight.h"
#include "models/nextdeed.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/attackcommands.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace hitspread {

namespace {

/// Round, phase, and whether it has begun.
std::tuple<int, int, bool> momentOf(const TurnView& view)
{
    return {view.round, view.phase, view.isRunning};
}

/// Who would lose Actions if the phase ended now: those still to act, then those who hold one (3D-TURN-08).
QString stillToAct(const TurnView& view)
{
    QStringList names;
    for (const TurnPlace& place : view.acting)
        names << QString::fromStdString(place.name);
    for (const TurnPlace& place : view.holding)
        names << TurnCommands::tr("%1 (held)").arg(QString::fromStdString(place.name));
    return names.join(QStringLiteral(", "));
}

}  // namespace

TurnCommands::TurnCommands(Fight& fight, AttackCommands& attacks, const ApplicationStyle& style, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_attacks(attacks),
      m_style(style),
      m_next(make("next", tr("Next"),
                  tr("The next one acts, then who holds an Action; when nobody is left, the next phase"),
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
    // Where the keyboard rests, the longest key does what comes most often; on a button it presses that.
    for (const char* place : {"combatants", "stage", "roundStrip"}) {
        auto* widget = window.findChild<QWidget*>(QString::fromLatin1(place));
        if (!widget)
            continue;
        auto* space = new QShortcut(QKeySequence(Qt::Key_Space), widget);
        space->setContext(Qt::WidgetShortcut);
        space->setAutoRepeat(false);
        connect(space, &QShortcut::activated, m_next, &QAction::trigger);
    }
    connect(m_next, &QAction::triggered, this, [this] { ask(&TurnCommands::goOn); });
    connect(m_end, &QAction::triggered, this, [this] { ask(&TurnCommands::endPhase); });
    connect(&attacks, &AttackCommands::phasePassed, this, [this] { ask(&TurnCommands::begin); });
    fight.follow(FightChange::Fights | FightChange::People | FightChange::Access | FightChange::Pending, this,
                 &TurnCommands::refresh);
    connect(&fight, &Fight::changed, this, [this] { m_isPassing = false; });
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
    showIcon(*m_next, iconOf(Icon::Next, m_style.theme()));
    const QString why = !m_fight.isLoaded() ? tr("No fight is open.")
        : m_fight.active()                  ? m_fight.whyNothingBegins()
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
            const Encounter& shown = m_fight.snapshot().encounter;
            // Another fight may have come into view.
            if (encounter != shown.id || !m_fight.active())
                return;
            if (turn.view.round == shown.round && turn.view.phase == shown.phase)
                return (this->*then)(turn);
            // The key was pressed twice; else another program went on, and nobody here has looked at the phase that runs.
            if (!m_isPassing)
                Q_EMIT m_fight.gateway().problem(
                    Failure(ProblemCode::BadInput, shown.name, because<Reason::ChangedMeanwhile>()).problem());
        });
}

void TurnCommands::goOn(const Turn& turn)
{
    const RecordId next = turn.view.isRunning ? following(turn.view) : 0;
    if (next == 0)
        return endPhase(turn);
    m_fight.setActive(next);
}

RecordId TurnCommands::following(const TurnView& view)
{
    const RecordId next = followingIn(view, m_fight.active()->combatant.id, m_fight.asked());
    // Who has an Action of his own is not asked for one he holds.
    const bool hasOwn = std::ranges::find(view.acting, next, &TurnPlace::combatant) != view.acting.end();
    m_fight.setAsked(hasOwn ? 0 : next);
    return next;
}

void TurnCommands::endPhase(const Turn& turn)
{
    if (turn.hasRules) {
        const QString names = turn.view.isRunning ? stillToAct(turn.view) : QString();
        if (names.isEmpty())
            return passAtOnce(turn.view);
        return m_attacks.passPhase(tr("Actions left, lost when it ends: %1").arg(names));
    }
    const RecordId encounter = m_fight.snapshot().encounter.id;
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const PhaseStep step{true, true, turn.view.round, turn.view.phase};
    const auto [round, phase] = step.after(system ? system->round().phases : 1);
    m_isPassing = true;
    m_fight.gateway().run(
        this,
        [encounter, title = text::moment(round, phase).toStdString()](CampaignServices& services) {
            return services.turns.count(encounter, title);
        },
        [this](EntryId) {
            m_fight.reload();
            ask(&TurnCommands::begin);
        },
        [this](const Problem& problem) {
            m_isPassing = false;
            Q_EMIT m_fight.gateway().problem(problem);
        });
}

void TurnCommands::passAtOnce(const TurnView& seen)
{
    const RecordId encounter = m_fight.snapshot().encounter.id;
    m_isPassing = true;
    m_fight.gateway().run(
        this,
        [encounter, moment = momentOf(seen),
         fight = m_fight.snapshot()](CampaignServices& services) -> std::optional<bool> {
            // The key was pressed twice: what ends now would be a phase nobody has looked at.
            if (momentOf(services.turns.view(encounter)) != moment)
                return std::nullopt;
            const ActionService::Resolved passage = ActionService::resolved(services.turns.prepare(encounter));
            if (!passage.open)
                services.actions.apply({0, encounter, passage.action},
                                       passageTitle(fight, passage.action).toStdString());
            return !passage.open;
        },
        [this](std::optional<bool> passed) {
            if (!passed)
                return;
            if (!*passed)
                return m_attacks.passPhase({});
            m_fight.reload();
            ask(&TurnCommands::begin);
        },
        // What stands against it is said where it can be looked at.
        [this](const Problem&) {
            m_isPassing = false;
            m_attacks.passPhase({});
        });
}

void TurnCommands::begin(const Turn& turn)
{
    m_fight.setAsked(0);
    if (!turn.view.acting.empty())
        m_fight.setActive(turn.view.acting.front().combatant);
}

}  // namespace hitspread
