#include "ui/shell/actioncommands.h"

#include "models/history/tracemodel.h"
#include "models/play/houserules.h"
#include "rules/systems/registry.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/attack/attackwindows.h"
#include "ui/commands/windowactions.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace hitspread {

ActionCommands::ActionCommands(Fight& fight, const ApplicationStyle& style, WindowActions& actions,
                               AttackWindows& windows, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_windows(windows),
      m_waiting(new ProblemBar(style, ProblemBar::Lines::Two, &window)),
      m_menu(new QMenu(&window)),
      m_actions(actions.menus().actions)
{
    for (const WindowCommand& command : windowCommands()) {
        QAction* action = actions.add(QString::fromUtf8(command.window), command.title, command.key, command.icon);
        connect(action, &QAction::triggered, this, [this, id = command.window] { openWindow(id); });
        if (command.onTarget)
            actions.menus().attack->insertAction(m_actions->menuAction(), action);
        else
            actions.menus().fight->addAction(action);
        m_commands.push_back({command, action});
    }
    m_menu->addActions(attacks());
    m_menu->addSeparator();
    for (const Entry& entry : m_commands)
        window.addAction(entry.action);
    connect(&fight, &Fight::changed, this, &ActionCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &ActionCommands::refresh);
    connect(&windows, &AttackWindows::applied, this, [this](const std::string& action) {
        if (action == phaseAction())
            Q_EMIT phasePassed();
        else if (!action.empty() && action == declaration())
            Q_EMIT declared();
    });
    m_waiting->setObjectName(QStringLiteral("waitingRules"));
    m_waiting->hide();
    connect(m_waiting, &ProblemBar::actionChosen, this, [this] { (void)m_windows.resumePending(); });
    refresh();
}

QString ActionCommands::whyNobody() const
{
    if (QString why = m_fight.whyNothingBegins(); !why.isEmpty())
        return why;
    if (!m_fight.active())
        return tr("Nobody is there to act.");
    return m_fight.target() ? QString() : tr("Choose a target first: Ctrl+click a combatant.");
}

QString ActionCommands::whyNotLoaded() const
{
    const CombatantView* who = m_fight.active();
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    if (!who || !system || !system->record(RecordKind::Ammunition))
        return {};
    const auto held = std::ranges::find(who->weapons, m_fight.weapon(),
                                        [](const CombatantView::Item& item) { return item.possession.id; });
    if (held == who->weapons.end() || held->ammunition)
        return {};
    const std::string name = recordName(held->record.record);
    return tr("%1 has no ammunition for %2. Choose some on the sheet (double-click the name in the list), "
              "under Weapons and gear, beside the weapon.")
        .arg(text::visible(who->combatant.name), name.empty() ? tr("this weapon") : text::visible(name));
}

bool ActionCommands::isKnown(const WindowCommand& shown) const
{
    return windowCommandOf(m_fight.snapshot().encounter.system, shown.window).has_value();
}

QString ActionCommands::whyNot(const WindowCommand& shown) const
{
    if (!m_fight.isLoaded())
        return tr("No fight is open.");
    const std::string& id = m_fight.snapshot().encounter.system;
    const auto command = windowCommandOf(id, shown.window);
    const System* system = findSystem(id);
    if (!command)
        return shown.lacking.arg(system ? text::systemName(*system) : QString());
    const CombatantView* active = m_fight.active();
    QString why = command->onTarget ? whyNobody() : active ? m_fight.whyNothingBegins() : command->nobody;
    if (!why.isEmpty() || !active)
        return why;
    return command->refusal ? command->refusal(*active, m_fight.snapshot()) : QString();
}

QList<QAction*> ActionCommands::attacks() const
{
    QList<QAction*> attacks;
    for (const auto& [command, action] : m_commands) {
        if (command.onTarget)
            attacks << action;
    }
    return attacks;
}

void ActionCommands::refresh()
{
    for (const auto& [command, action] : m_commands) {
        const QString why = whyNot(command);
        action->setEnabled(why.isEmpty());
        // What the rules of the fight do not know has no place in its menus and bars.
        action->setVisible(!m_fight.isLoaded() || isKnown(command));
        WindowActions::explain(*action, why);
    }
    refreshActions();
    refreshWaiting();
}

void ActionCommands::refreshWaiting()
{
    const auto& pending = m_fight.snapshot().pending;
    if (!pending || !goesByOthers(pending->action, m_fight.snapshot().encounter.switches))
        return m_waiting->hide();
    m_waiting->show(tr("The house rules were changed while dice wait (%1); they still go by those of before.")
                        .arg(partiesOf(pending->action)),
                    tr("Show the dice"));
}

void ActionCommands::refreshActions()
{
    const CombatantView* who = m_fight.active();
    const std::vector<ActionCommand> commands = who ? actionsOf(m_fight.snapshot().encounter.system, *who)
                                                    : std::vector<ActionCommand>();
    const QList<QAction*> old = m_actions->actions();
    QStringList ids;
    for (const QAction* action : old)
        ids << action->data().toString();
    QStringList wanted;
    for (const ActionCommand& command : commands)
        wanted << text::asKept(command.id);
    if (ids != wanted) {
        for (QAction* action : old) {
            m_actions->removeAction(action);
            m_menu->removeAction(action);
            action->deleteLater();
        }
        for (const ActionCommand& command : commands) {
            const QString id = text::asKept(command.id);
            auto* action = new QAction(tr("%1…").arg(command.title), this);
            action->setObjectName(QStringLiteral("action_own_") + id);
            action->setData(id);
            action->setShortcut(command.key);
            connect(action, &QAction::triggered, this, [this, id] { this->action(id); });
            m_actions->addAction(action);
            m_menu->addAction(action);
        }
    }
    const QList<QAction*> now = m_actions->actions();
    for (std::size_t i = 0; i < commands.size(); ++i) {
        QAction* action = now.at(static_cast<qsizetype>(i));
        const QString why = !commands[i].refusal.isEmpty() ? commands[i].refusal
            : commands[i].ways.empty()                     ? tr("There is nothing to do it with.")
            : commands[i].onTarget                         ? whyNobody()
                                                           : m_fight.whyNothingBegins();
        // One action may be called otherwise as he is now.
        action->setText(tr("%1…").arg(commands[i].title));
        action->setEnabled(why.isEmpty());
        WindowActions::explain(*action, why);
    }
    m_actions->menuAction()->setVisible(!commands.empty());
    m_menu->setToolTipsVisible(true);
    m_actions->setToolTipsVisible(true);
}

void ActionCommands::openWindow(std::string_view window)
{
    const auto entry = std::ranges::find(m_commands, window, [](const Entry& one) { return one.command.window; });
    if (!m_windows.resumePending() && entry != m_commands.end() && whyNot(entry->command).isEmpty())
        m_windows.open(window, {});
}

void ActionCommands::use(RecordId possession, RecordKind kind)
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const CombatantView* who = m_fight.active();
    if (!system || !who || m_windows.resumePending())
        return;
    if (const QString why = whyNobody(); !why.isEmpty())
        return Q_EMIT refused(why);
    for (const ActionDeclaration* action : system->actions()) {
        if (weaponKindOf(*action, Role::Actor) != kind || !action->involves(Role::Target))
            continue;
        AttackStart start;
        start.order.action = std::string(action->id);
        start.order.encounter = m_fight.snapshot().encounter.id;
        start.order.actor = who->combatant.id;
        start.order.target = m_fight.target()->combatant.id;
        start.order.weapon = possession;
        return m_windows.start(start);
    }
}

void ActionCommands::goOff(RecordId lying)
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    if (m_windows.resumePending() || !system || !system->ground() || !m_fight.active())
        return;
    AttackStart start;
    start.order.action = std::string(system->ground()->action());
    start.lying = lying;
    m_windows.start(start);
}

std::string ActionCommands::phaseAction() const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    return system && system->time() ? std::string(system->time()->action()) : std::string();
}

std::string ActionCommands::declaration() const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    return std::string(system && system->time() ? system->time()->declaration() : std::string_view());
}

void ActionCommands::declare()
{
    ActionOrder order{.action = declaration(), .encounter = m_fight.snapshot().encounter.id};
    order.actor = m_fight.choice().active;
    order.target = m_fight.choice().target;
    if (!order.action.empty() && !m_windows.resumePending())
        m_windows.start(AttackStart{.order = order});
}

void ActionCommands::passPhase(const QString& note)
{
    if (m_windows.resumePending())
        return;
    const std::string action = phaseAction();
    ActionCommand passing{action, {}, {{{}, action, 0, 0, true}}, {}};
    passing.note = note;
    m_windows.start(passing);
}

void ActionCommands::action(const QString& id)
{
    if (m_windows.resumePending())
        return;
    const CombatantView* who = m_fight.active();
    if (!who)
        return;
    for (const ActionCommand& action : actionsOf(m_fight.snapshot().encounter.system, *who)) {
        if (action.id != id.toStdString() || action.ways.empty())
            continue;
        if (action.whom != 0 && !action.isCare)
            m_fight.setTarget(action.whom);
        m_windows.start(action);
    }
}

}  // namespace hitspread
