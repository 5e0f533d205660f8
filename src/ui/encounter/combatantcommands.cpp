#include "ui/encounter/combatantcommands.h"

#include "models/fight/fight.h"
#include "models/fight/fightpeople.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/commands/windowmenus.h"
#include "ui/encounter/addcombatants.h"
#include "ui/encounter/colouricon.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/encounter/encounterparts.h"
#include "ui/printing/keylist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QActionGroup>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace hitspread {

namespace {

QString escaped(const std::string& name)
{
    return withoutMnemonic(text::visible(name));
}

std::vector<RecordId> idsOf(const std::vector<const CombatantView*>& views)
{
    std::vector<RecordId> ids;
    ids.reserve(views.size());
    for (const CombatantView* view : views)
        ids.push_back(view->combatant.id);
    return ids;
}

/// Those who flee, or come back if all are away: the others are so already.
std::vector<const CombatantView*> movingOf(const std::vector<const CombatantView*>& meant)
{
    std::vector<const CombatantView*> present;
    std::ranges::copy_if(meant, std::back_inserter(present),
                         [](const CombatantView* view) { return !view->combatant.away; });
    return present.empty() ? meant : present;
}

/// What all of them have of something; nothing where they differ, or there is nobody.
template <typename Value>
std::optional<Value> common(const std::vector<const CombatantView*>& views, Value Combatant::*member)
{
    if (views.empty())
        return std::nullopt;
    const Value first = views.front()->combatant.*member;
    const bool same = std::ranges::all_of(views,
                                          [&](const CombatantView* view) { return view->combatant.*member == first; });
    return same ? std::optional(first) : std::nullopt;
}

}  // namespace

CombatantCommands::CombatantCommands(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts)
    : QObject(&parts.window),
      m_fight(fight),
      m_style(style),
      m_dock(parts.combatants),
      m_window(parts.window),
      m_add(make("addCombatants", QKeySequence(Qt::Key_Plus))),
      m_remove(new QAction(this)),
      m_flee(make("flee", QKeySequence(Qt::CTRL | Qt::Key_E))),
      m_rename(new QAction(tr("Rena&me…"), this)),
      m_sides(new QMenu(tr("&Side"), &m_window)),
      m_colours(new QMenu(tr("&Colour"), &m_window)),
      m_openColours(make("colours", QKeySequence(Qt::CTRL | Qt::Key_L)))
{
    m_add->setText(tr("&Add combatants…"));
    m_add->setIconText(tr("Add…"));
    m_add->setToolTip(tr("Bring characters of the library into this fight (%1)")
                          .arg(m_add->shortcut().toString(QKeySequence::NativeText)));
    m_remove->setObjectName(QStringLiteral("action_removeCombatant"));
    m_remove->setShortcut(QKeySequence::Delete);
    m_colours->setObjectName(QStringLiteral("colourMenu"));
    m_rename->setObjectName(QStringLiteral("action_renameCombatant"));
    m_rename->setShortcut(QKeySequence(Qt::Key_F2));
    fillSides();
    QMenu* menu = parts.menus.fight;
    menu->addSeparator();
    menu->addActions({m_add, m_flee, m_sides->menuAction(), m_colours->menuAction(), m_rename, m_remove});
    connect(menu, &QMenu::aboutToShow, this, &CombatantCommands::refresh);
    m_dock.setCommands(m_add, m_remove);
    for (QAction* command : {m_flee, m_sides->menuAction(), m_colours->menuAction()})
        m_dock.addCommand(command);
    m_dock.addListCommand(m_rename);
    connect(m_add, &QAction::triggered, this, &CombatantCommands::add);
    connect(m_remove, &QAction::triggered, this, &CombatantCommands::remove);
    connect(m_flee, &QAction::triggered, this, &CombatantCommands::flee);
    connect(m_rename, &QAction::triggered, this, &CombatantCommands::rename);
    connect(m_colours, &QMenu::aboutToShow, this, &CombatantCommands::fillColours);
    connect(m_openColours, &QAction::triggered, this, [this] {
        fillColours();
        m_colours->popup(m_dock.placeOfCurrent());
    });
    connect(&m_dock, &CombatantsDock::currentChanged, this, &CombatantCommands::refresh);
    fight.follow(FightChange::Fights | FightChange::People | FightChange::Values, this, &CombatantCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &CombatantCommands::refresh);
    connect(&fight.people(), &FightPeople::joined, this, [this](const std::vector<RecordId>& newcomers) {
        // A dialog that closes gives the window its focus back; then the newcomer is one key from acting.
        m_window.activateWindow();
        if (!newcomers.empty())
            m_dock.goTo(newcomers.front());
    });
    connect(&style, &ApplicationStyle::themeChanged, this, &CombatantCommands::refresh);
    refresh();
}

QAction* CombatantCommands::make(const char* name, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(QStringLiteral("action_") + QLatin1String(name));
    action->setShortcut(key);
    m_window.addAction(action);
    return action;
}

void CombatantCommands::fillSides()
{
    auto* group = new QActionGroup(m_sides);
    const std::array<QString, 3> names{tr("&Players"), tr("&Opponents"), tr("O&thers")};
    for (int side = 0; side < 3; ++side) {
        QAction* action = m_sides->addAction(names.at(static_cast<std::size_t>(side)));
        action->setObjectName(QStringLiteral("action_side_%1").arg(side));
        action->setCheckable(true);
        action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + side)));
        action->setData(side);
        group->addAction(action);
        m_window.addAction(action);
        connect(action, &QAction::triggered, this,
                [this, side] { m_fight.people().setSide(m_dock.allMeant(), static_cast<Side>(side)); });
    }
}

void CombatantCommands::fillColours()
{
    m_colours->clear();
    const std::vector<const CombatantView*> all = meant();
    if (all.empty())
        return;
    const std::optional<int> present = common(all, &Combatant::colour);
    for (int colour = 0; colour <= kCombatantColours; ++colour) {
        const QString name = text::combatantColour(colour);
        QAction* action = m_colours->addAction(
            colourIcon(colour, all.front()->combatant.side, m_style.theme(), m_window.devicePixelRatioF()),
            QStringLiteral("&%1  %2").arg(QString::number(colour), name));
        action->setObjectName(QStringLiteral("action_colour_%1").arg(colour));
        action->setCheckable(true);
        action->setChecked(colour == present);
        connect(action, &QAction::triggered, this,
                [this, colour] { m_fight.people().setColour(m_dock.allMeant(), colour); });
    }
}

void CombatantCommands::refresh()
{
    m_add->setEnabled(m_fight.isLoaded());
    showIcon(*m_add, iconOf(Icon::Add, m_style.theme()));
    showIcon(*m_remove, iconOf(Icon::Remove, m_style.theme()));
    const std::vector<const CombatantView*> all = meant();
    for (QAction* action : {m_remove, m_flee, m_sides->menuAction(), m_colours->menuAction(), m_openColours})
        action->setEnabled(!all.empty());
    m_rename->setEnabled(all.size() == 1);
    const std::optional<Side> present = common(all, &Combatant::side);
    for (QAction* side : m_sides->actions()) {
        side->setEnabled(!all.empty());
        side->setChecked(present && side->data().toInt() == static_cast<int>(*present));
    }
    refreshTexts(all);
}

void CombatantCommands::refreshTexts(const std::vector<const CombatantView*>& all)
{
    const std::size_t count = all.size();
    m_remove->setProperty(kNeutralWords, tr("&Take out of the fight"));
    m_flee->setProperty(kNeutralWords, tr("Flees, or comes back"));
    const QString name = count == 1 ? escaped(all.front()->combatant.name) : QString();
    m_remove->setText(count == 0       ? tr("&Take out of the fight")
                          : count == 1 ? tr("&Take %1 out of the fight").arg(name)
                                       : tr("&Take %1 combatants out of the fight").arg(count));
    m_sides->setTitle(count > 1 ? tr("&Side of %1 combatants").arg(count) : tr("&Side"));
    m_colours->setTitle(count > 1 ? tr("&Colour of %1 combatants").arg(count) : tr("&Colour"));
    const std::vector<const CombatantView*> moving = movingOf(all);
    if (moving.empty())
        return m_flee->setText(tr("&Flees"));
    const bool comesBack = moving.front()->combatant.away;
    if (moving.size() > 1)
        m_flee->setText((comesBack ? tr("%1 combatants come &back") : tr("%1 combatants &flee")).arg(moving.size()));
    else
        m_flee->setText(
            (comesBack ? tr("%1 comes &back") : tr("%1 &flees")).arg(escaped(moving.front()->combatant.name)));
}

std::vector<const CombatantView*> CombatantCommands::meant() const
{
    std::vector<const CombatantView*> all;
    for (const RecordId id : m_dock.allMeant()) {
        if (const CombatantView* view = m_fight.snapshot().find(id))
            all.push_back(view);
    }
    return all;
}

void CombatantCommands::add()
{
    if (!m_dialog)
        m_dialog = new AddCombatants(m_fight, m_style, &m_window);
    m_dialog->start();
}

void CombatantCommands::remove()
{
    m_fight.people().remove(m_dock.allMeant());
}

void CombatantCommands::flee()
{
    const std::vector<const CombatantView*> moving = movingOf(meant());
    const bool leave = !moving.empty() && !moving.front()->combatant.away;
    m_fight.people().setAway(idsOf(moving), leave);
}

void CombatantCommands::rename()
{
    const CombatantView* view = m_fight.snapshot().find(m_dock.meant());
    if (!view)
        return;
    auto* dialog = new QInputDialog(&m_window);
    dialog->setObjectName(QStringLiteral("renameCombatant"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    entitle(*dialog, tr("Rename - Hitspread"));
    const QString now = text::visible(view->combatant.name);
    dialog->setLabelText(withoutMnemonic(tr("What is %1 called from now on?").arg(text::echoedName(now))));
    dialog->setTextValue(now);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, now, id = view->combatant.id](const QString& name) {
        // Nothing was written where the name stands as it is shown.
        if (name != now)
            m_fight.people().rename(id, name.toStdString());
    });
    dialog->open();
}

}  // namespace hitspread
