#include "ui/shell/attackcommands.h"

#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackwindows.h"
#include "ui/attack/houserules.h"
#include "ui/commands/windowactions.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace hitspread {

AttackCommands::AttackCommands(Fight& fight, const ApplicationStyle& style, WindowActions& actions,
                               AttackWindows& windows, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_actions(actions),
      m_windows(windows),
      m_waiting(new ProblemBar(style, ProblemBar::Lines::Two, &window)),
      m_menu(new QMenu(&window)),
      m_deeds(window.findChild<QMenu*>(QStringLiteral("deedsMenu")))
{
    m_menu->addActions({actions.melee, actions.grenade});
    m_menu->addSeparator();
    window.addActions({actions.melee, actions.grenade, actions.harm});
    if (auto* menu = window.menuBar()->findChild<QMenu*>(QStringLiteral("fightMenu")))
        menu->addAction(actions.harm);
    connect(actions.melee, &QAction::triggered, this, &AttackCommands::melee);
    connect(actions.grenade, &QAction::triggered, this, &AttackCommands::grenade);
    connect(actions.harm, &QAction::triggered, this, &AttackCommands::harm);
    connect(&fight, &Fight::changed, this, &AttackCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &AttackCommands::refresh);
    connect(&windows, &AttackWindows::applied, this, [this](const std::string& action) {
        if (action == phaseAction())
            Q_EMIT phasePassed();
    });
    m_waiting->setObjectName(QStringLiteral("waitingRules"));
    m_waiting->hide();
    connect(m_waiting, &ProblemBar::actionChosen, this, [this] { (void)m_windows.resumePending(); });
    refresh();
}

QString AttackCommands::whyNobody() const
{
    if (const QString why = m_fight.whyNothingBegins(); !why.isEmpty())
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
    const FieldDeclaration* name = held->record.record.declaration().find("name");
    return tr("%1 has no ammunition for %2. Choose some on his sheet (double-click him in the list), under "
              "Weapons and gear, beside the weapon.")
        .arg(QString::fromStdString(who->combatant.name),
             name ? QString::fromStdString(name->text(held->record.record.data())) : tr("this weapon"));
}

QString AttackCommands::whyNoMelee() const
{
    if (!m_fight.isLoaded())
        return tr("No fight is open.");
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    if (!attackPanelsOf(m_fight.snapshot().encounter.system).melee)
        return tr("%1 has no fight hand to hand of its own.").arg(system ? text::systemName(*system) : QString());
    return whyNobody();
}

QString AttackCommands::whyNoGrenade() const
{
    if (!m_fight.isLoaded())
        return tr("No fight is open.");
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const GrenadePanels* panels = attackPanelsOf(m_fight.snapshot().encounter.system).grenades;
    if (!panels)
        return tr("%1 has no grenades of its own.").arg(system ? text::systemName(*system) : QString());
    if (const QString why = whyNobody(); !why.isEmpty())
        return why;
    return panels->grenades(*m_fight.active()).empty() && m_fight.snapshot().lying.empty()
        ? tr("%1 has no grenades.").arg(QString::fromStdString(m_fight.active()->combatant.name))
        : QString();
}

QString AttackCommands::whyNoHarm() const
{
    if (!m_fight.isLoaded())
        return tr("No fight is open.");
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    if (!attackPanelsOf(m_fight.snapshot().encounter.system).harm)
        return tr("%1 knows no harm but that of attacks.").arg(system ? text::systemName(*system) : QString());
    return m_fight.active() ? m_fight.whyNothingBegins() : tr("Nobody is there to be harmed.");
}

void AttackCommands::refresh()
{
    for (const auto& [action, why] :
         {std::pair{m_actions.melee, whyNoMelee()}, std::pair{m_actions.grenade, whyNoGrenade()},
          std::pair{m_actions.harm, whyNoHarm()}}) {
        action->setEnabled(why.isEmpty());
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
        wanted << QString::fromStdString(deed.id);
    if (ids != wanted) {
        for (QAction* action : old) {
            m_deeds->removeAction(action);
            m_menu->removeAction(action);
            action->deleteLater();
        }
        for (const Deed& deed : deeds) {
            const QString id = QString::fromStdString(deed.id);
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
        action->setEnabled(why.isEmpty());
        WindowActions::explain(*action, why);
    }
    m_deeds->menuAction()->setVisible(!deeds.empty());
    m_menu->setToolTipsVisible(true);
    m_deeds->setToolTipsVisible(true);
}

void AttackCommands::melee()
{
    if (!m_windows.resumePending() && whyNoMelee().isEmpty())
        m_windows.open(kMeleeWindow, {});
}

void AttackCommands::grenade()
{
    if (!m_windows.resumePending() && whyNoGrenade().isEmpty())
        m_windows.open(kGrenadeWindow, {});
}

void AttackCommands::goOff(RecordId lying)
{
    if (!m_windows.resumePending() && attackPanelsOf(m_fight.snapshot().encounter.system).grenades && m_fight.active())
        m_windows.open(kGrenadeWindow, {.order = {}, .lying = lying});
}

void AttackCommands::harm()
{
    if (!m_windows.resumePending() && whyNoHarm().isEmpty())
        m_windows.open(kHarmWindow, {});
}

std::string AttackCommands::phaseAction() const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    return system && system->time() ? std::string(system->time()->action()) : std::string();
}

void AttackCommands::passPhase(const QString& note)
{
    if (m_windows.resumePending())
        return;
    const std::string action = phaseAction();
    Deed passage{action, {}, {{{}, action, 0, 0, true}}, {}};
    passage.note = note;
    m_windows.start(passage);
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
        m_windows.start(deed);
    }
}

}  // namespace hitspread
