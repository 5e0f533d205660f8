#include "ui/attack/attackwindows.h"

#include "rules/systems/registry.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/bodydialog.h"
#include "ui/attack/simpleactiondialog.h"

#include <algorithm>

namespace hitspread {

MakeWindow windowFor(std::string_view system, std::string_view window)
{
    const auto& own = attackPanelsOf(system).windows;
    const auto found = std::ranges::find(own, window, &WindowKind::id);
    if (found != own.end())
        return found->make;
    return window == actionwindow::kBody ? &makeWindow<BodyDialog> : &makeWindow<SimpleActionDialog>;
}

AttackWindows::AttackWindows(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget& window)
    : QObject(&window), m_fight(fight), m_style(style), m_preferences(preferences), m_window(window)
{
    connect(&fight, &Fight::leaving, this, [this] {
        // What they show is of the fight that is left; dice that have fallen wait there.
        for (const auto& [make, dialog] : m_made) {
            if (dialog)
                dialog->hide();
        }
    });
}

ActionDialog& AttackWindows::made(MakeWindow make)
{
    QPointer<ActionDialog>& dialog = m_made[make];
    if (!dialog) {
        dialog = make({m_fight, m_style, m_preferences, &m_window});
        connect(dialog, &AttackDialog::applied, this,
                [this, dialog = dialog.data()] { Q_EMIT applied(dialog->presenter().order().action); });
        connect(dialog, &AttackDialog::actionAsked, this, &AttackWindows::actionAsked);
    }
    return *dialog;
}

void AttackWindows::start(const AttackStart& start)
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    if (const ActionDeclaration* action = system ? system->action(start.order.action) : nullptr)
        open(action->window, start);
}

void AttackWindows::open(std::string_view window, const AttackStart& start)
{
    made(windowFor(m_fight.snapshot().encounter.system, window)).startWith(start);
}

void AttackWindows::start(const ActionCommand& command)
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const ActionDeclaration* action = system && !command.ways.empty() ? system->action(command.ways.front().action)
                                                                      : nullptr;
    const MakeWindow make = action ? windowFor(system->id(), action->window) : &makeWindow<SimpleActionDialog>;
    if (make == &makeWindow<SimpleActionDialog>)
        return static_cast<SimpleActionDialog&>(made(make)).start(command);
    // A window of its own asks for all that is to be chosen.
    ActionOrder order{.action = std::string(action->id), .encounter = m_fight.snapshot().encounter.id};
    order.actor = m_fight.choice().active;
    order.target = m_fight.choice().target;
    // What is chosen for attacks is preset where it serves here, too.
    const CombatantView* who = m_fight.active();
    const bool serves = who && std::ranges::any_of(who->weapons, [&](const CombatantView::Item& item) {
                            return item.possession.id == m_fight.choice().weapon
                                && std::ranges::any_of(action->parts, [&item](const PartDeclaration& part) {
                                       return part.role == Role::Actor && !part.isInner()
                                           && part.record->kind == item.possession.kind;
                                   });
                        });
    if (serves)
        order.weapon = m_fight.choice().weapon;
    made(make).startWith({.order = order, .settings = command.settings});
}

bool AttackWindows::resumePending()
{
    const auto& pending = m_fight.snapshot().pending;
    if (!pending)
        return false;
    const ActionRecord& action = pending->action;
    made(windowFor(action.system, action.request.input.action().window)).resume(*pending);
    return true;
}

}  // namespace hitspread
