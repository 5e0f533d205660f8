#include "ui/shell/attackcommands.h"

#include "models/play/houserules.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "services/possessions.h"
#include "services/recordname.h"
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

AttackCommands::AttackCommands(Fight& fight, const ApplicationStyle& style, WindowActions& actions,
                               AttackWindows& windows, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_windows(windows),
      m_waiting(new ProblemBar(style, ProblemBar::Lines::Two, &window)),
      m_menu(new QMenu(&window)),
      m_deeds(actions.menus().deeds)
{
    for (const WindowCommand& command : windowCommands()) {
        QAction* action = actions.add(QString::fromUtf8(command.window), command.title, command.key, command.icon);
        connect(action, &QAction::triggered, this, [this, id = command.window] { openWindow(id); });
        if (command.onTarget)
            actions.menus().attack->insertAction(m_deeds->menuAction(), action);
        else
            actions.menus().fight->addAction(action);
        m_commands.push_back({command, action});
    }
    m_menu->addActions(attacks());
    m_menu->addSeparator();
    for (const Entry& entry : m_commands)
        window.addAction(entry.action);
    connect(&fight, &Fight::changed, this, &AttackCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &AttackCommands::refresh);
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

QString AttackCommands::whyNobody() const
{
    if (QString why = m_fight.whyNothingBegins(); !why.isEmpty())
        return why;
    if (!m_fight.active())
        return tr("Nobody is there to act.");
    return m_fight.target() ? QString() : tr("Choose a target first: Ctrl+click a combatant.");
}

QString AttackCommands::whyNotLoaded() const
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

bool AttackCommands::isKnown(const WindowCommand& shown) const
{
    return windowCommandOf(m_fight.snapshot().encounter.system, shown.window).has_value();
}

QString AttackCommands::whyNot(const WindowCommand& shown) const
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

QList<QAction*> AttackCommands::attacks() const
{
    QList<QAction*> attacks;
    for (const auto& [command, action] : m_commands) {
        if (command.onTarget)
            attacks << action;
    }
    return attacks;
}

void AttackCommands::refresh()
{
    for (const auto& [command, action] : m_commands) {
        const QString why = whyNot(command);
        action->setEnabled(why.isEmpty());
        // What the rules of the fight do not know has no place in its menus and bars.
        action->setVisible(!m_fight.isLoaded() || isKnown(command));
        WindowActions::explain(*action, why);
    }
    refreshDeeds();
    refreshWaiting();
}

void AttackCommands::refreshWaiting()
{
    const auto& pending = m_fight.snapshot().pending;
    if (!pending || !goesByOthers(pending->action, m_fight.snapshot().encounter.switches))
        return m_waiting->hide();
    m_waiting->show(tr("The house rules were changed while dice wait (%1); they still go by those of before.")
                        .arg(partiesOf(pending->action)),
                    tr("Show the dice"));
}

void AttackCommands::refreshDeeds()
{
    const CombatantView* who = m_fight.active();
    const std::vector<Deed> deeds = who ? deedsOf(m_fight.snapshot().encounter.system, *who) : std::vector<Deed>();
    const QList<QAction*> old = m_deeds->actions();
    QStringList ids;
    for (const QAction* action : old)
        ids << action->data().toString();
    QStringList wanted;
    for (const Deed& deed : deeds)
        wanted << text::asKept(deed.id);
    if (ids != wanted) {
        for (QAction* action : old) {
            m_deeds->removeAction(action);
            m_menu->removeAction(action);
            action->deleteLater();
        }
        for (const Deed& deed : deeds) {
            const QString id = text::asKept(deed.id);
            auto* action = new QAction(tr("%1…").arg(deed.title), this);
            action->setObjectName(QStringLiteral("action_deed_") + id);
            action->setData(id);
            action->setShortcut(deed.key);
            connect(action, &QAction::triggered, this, [this, id] { this->deed(id); });
            m_deeds->addAction(action);
            m_menu->addAction(action);
        }
    }
    const QList<QAction*> now = m_deeds->actions();
    for (std::size_t i = 0; i < deeds.size(); ++i) {
        QAction* action = now.at(static_cast<qsizetype>(i));
        const QString why = !deeds[i].refusal.isEmpty() ? deeds[i].refusal
            : deeds[i].ways.empty()                     ? tr("There is nothing to do it with.")
            : deeds[i].onTarget                         ? whyNobody()
                                                        : m_fight.whyNothingBegins();
        // One deed may be called otherwise as he is now.
        action->setText(tr("%1…").arg(deeds[i].title));
        action->setEnabled(why.isEmpty());
        WindowActions::explain(*action, why);
    }
    m_deeds->menuAction()->setVisible(!deeds.empty());
    m_menu->setToolTipsVisible(true);
    m_deeds->setToolTipsVisible(true);
}

void AttackCommands::openWindow(std::string_view window)
{
    const auto entry = std::ranges::find(m_commands, window, [](const Entry& one) { return one.command.window; });
    if (!m_windows.resumePending() && entry != m_commands.end() && whyNot(entry->command).isEmpty())
        m_windows.open(window, {});
}

void AttackCommands::use(RecordId possession, RecordKind kind)
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

void AttackCommands::goOff(RecordId lying)
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    if (m_windows.resumePending() || !system || !system->ground() || !m_fight.active())
        return;
    AttackStart start;
    start.order.action = std::string(system->ground()->action());
    start.lying = lying;
    m_windows.start(start);
}

std::string AttackCommands::phaseAction() const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    return system && system->time() ? std::string(system->time()->action()) : std::string();
}

std::string AttackCommands::declaration() const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    return std::string(system && system->time() ? system->time()->declaration() : std::string_view());
}

void AttackCommands::declare()
{
    ActionOrder order{.action = declaration(), .encounter = m_fight.snapshot().encounter.id};
    order.actor = m_fight.choice().active;
    order.target = m_fight.choice().target;
    if (!order.action.empty() && !m_windows.resumePending())
        m_windows.start(AttackStart{.order = order});
}

void AttackCommands::passPhase(const QString& note)
{
    if (m_windows.resumePending())
        return;
    const std::string action = phaseAction();
    Deed passing{action, {}, {{{}, action, 0, 0, true}}, {}};
    passing.note = note;
    m_windows.start(passing);
}

void AttackCommands::deed(const QString& id)
{
    if (m_windows.resumePending())
        return;
    const CombatantView* who = m_fight.active();
    if (!who)
        return;
    for (const Deed& deed : deedsOf(m_fight.snapshot().encounter.system, *who)) {
        if (deed.id != id.toStdString() || deed.ways.empty())
            continue;
        if (deed.whom != 0 && !deed.isCare)
            m_fight.setTarget(deed.whom);
        m_windows.start(deed);
    }
}

}  // namespace hitspread
