#include "ui/encounter/fightcommands.h"

#include "formats/profilefolder.h"
#include "models/campaignhost.h"
#include "models/fight/fight.h"
#include "ui/commands/windowmenus.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/encounter/distanceeditor.h"
#include "ui/encounter/encounterparts.h"
#include "ui/encounter/endfightdialog.h"
#include "ui/encounter/fightsdialog.h"
#include "ui/encounter/newfightdialog.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/startfolder.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

namespace hitspread {

namespace {

/// As the preferences keep it: who acts, whom he looks at and with what; then pairs, whom each one keeps as his target.
QList<long long> listOf(const FightChoice& choice)
{
    QList<long long> list{choice.active, choice.target, choice.weapon};
    for (const auto& [who, target] : choice.targets)
        list << who << target;
    return list;
}

FightChoice choiceIn(const QList<long long>& list)
{
    FightChoice choice{list.value(0), list.value(1), list.value(2)};
    for (qsizetype i = 3; i + 1 < list.size(); i += 2)
        choice.targets[list[i]] = list[i + 1];
    return choice;
}

QString fightFilter()
{
    return FightCommands::tr("Fights of Hitspread (*.json)");
}

}  // namespace

FightCommands::FightCommands(CampaignHost& host, Fight& fight, Preferences& preferences, const ApplicationStyle& style,
                             const EncounterParts& parts)
    : QObject(&parts.window),
      m_host(host),
      m_fight(fight),
      m_preferences(preferences),
      m_style(style),
      m_window(parts.window),
      m_new(make("newFight", tr("&New fight…"), tr("A fight with people of the library, or typed on the spot"),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N))),
      m_all(make("fights", tr("F&ights…"), tr("Every fight of the campaign"), QKeySequence(Qt::CTRL | Qt::Key_4))),
      m_next(make("nextFight", tr("Ne&xt fight"), tr("The next fight, as it was left"),
                  QKeySequence(Qt::CTRL | Qt::Key_PageDown))),
      m_previous(make("previousFight", tr("Pre&vious fight"), tr("The fight before, as it was left"),
                      QKeySequence(Qt::CTRL | Qt::Key_PageUp))),
      m_distances(make("distances", tr("&Distances…"), tr("How far everybody is from everybody"),
                       QKeySequence(Qt::CTRL | Qt::Key_D))),
      m_end(make("endFight", tr("End the fi&ght…"), tr("Puts it aside and keeps how everybody is"),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E))),
      m_button(new QToolButton(&m_window))
{
    m_button->setObjectName(QStringLiteral("fightsButton"));
    m_button->setToolTip(tr("New fight, all fights, distances"));
    m_button->setAccessibleName(m_button->toolTip());
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(new QMenu(m_button));
    m_button->menu()->addActions({m_new, m_all, m_distances, m_end});
    parts.combatants.addBesideChooser(m_button);
    QMenu* menu = parts.menus.fight;
    menu->addActions({m_new, m_all, m_next, m_previous});
    menu->addSeparator();
    menu->addAction(m_distances);
    menu->addAction(m_end);
    connect(m_new, &QAction::triggered, this, &FightCommands::newFight);
    connect(m_all, &QAction::triggered, this, &FightCommands::showFights);
    connect(m_next, &QAction::triggered, this, [this] { openNext(1); });
    connect(m_previous, &QAction::triggered, this, [this] { openNext(-1); });
    connect(m_distances, &QAction::triggered, this, &FightCommands::editDistances);
    connect(m_end, &QAction::triggered, this, &FightCommands::endFight);
    fight.follow(FightChange::Fights | FightChange::People | FightChange::Access, this, &FightCommands::refresh);
    connect(&host, &CampaignHost::opened, this, [this] {
        // In a backup that is looked into: where the campaign was left.
        const bool isKnown = m_host.isOwn() || m_host.lookedInto();
        const RecordId last = isKnown ? m_preferences.lastFight(m_host.campaign()) : 0;
        if (const QList<long long> left = m_preferences.fightChoice(m_host.campaign()); last != 0)
            m_fight.recall(last, choiceIn(left));
        m_fight.open(last);
        refresh();
    });
    connect(&fight, &Fight::choiceChanged, this, &FightCommands::keepChoice);
    connect(&fight, &Fight::opened, this, [this] {
        if (m_host.isOwn())
            m_preferences.setLastFight(m_host.path(), m_fight.snapshot().encounter.id);
    });
    connect(&host, &CampaignHost::fightExported, this,
            [this](const QString& path) { m_window.statusBar()->showMessage(tr("Written to %1").arg(path), 10000); });
    connect(&host, &CampaignHost::fightImported, this, [this](RecordId encounter) { m_fight.open(encounter); });
    connect(&style, &ApplicationStyle::themeChanged, this, &FightCommands::refreshIcons);
    refreshIcons();
    refresh();
}

QAction* FightCommands::make(const char* name, const QString& text, const QString& help, const QKeySequence& key)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QStringLiteral("action_") + QLatin1String(name));
    action->setShortcut(key);
    action->setToolTip(tr("%1 (%2)").arg(help, key.toString(QKeySequence::NativeText)));
    m_window.addAction(action);
    return action;
}

void FightCommands::keepChoice()
{
    const FightChoice now = m_fight.choice();
    if (!m_host.isOwn() || !m_fight.isLoaded() || now == m_kept)
        return;
    m_kept = now;
    m_preferences.setFightChoice(m_host.path(), listOf(now));
}

void FightCommands::refreshIcons()
{
    m_new->setIcon(iconOf(Icon::New, m_style.theme()));
    m_button->setIcon(iconOf(Icon::Menu, m_style.theme()));
}

void FightCommands::refresh()
{
    const bool isOpen = m_fight.gateway().isOpen();
    m_new->setEnabled(isOpen);
    // Without a campaign it would hang over an empty list, with nothing to offer.
    m_button->setVisible(isOpen);
    m_all->setEnabled(isOpen);
    const auto others = std::ranges::count_if(m_fight.snapshot().encounters, [this](const Encounter& encounter) {
        return !encounter.archived && encounter.id != m_fight.snapshot().encounter.id;
    });
    m_next->setEnabled(others > 0);
    m_previous->setEnabled(others > 0);
    m_distances->setEnabled(m_fight.isLoaded() && m_fight.snapshot().combatants.size() > 1);
    m_end->setEnabled(m_fight.isLoaded() && !m_fight.snapshot().encounter.between && !m_fight.snapshot().readOnly);
}

void FightCommands::newFight()
{
    if (!m_newFight)
        m_newFight = new NewFightDialog(m_fight, std::make_shared<formats::ProfileFolder>(formats::ownProfilesFolder()),
                                        m_style, &m_window);
    m_newFight->start(m_looked ? m_looked() : std::string());
}

void FightCommands::showFights()
{
    if (!m_fights) {
        m_fights = new FightsDialog(m_fight, m_style, &m_window);
        connect(m_fights, &FightsDialog::newFightAsked, this, [this] {
            m_fights->reject();
            newFight();
        });
        connect(m_fights, &FightsDialog::exportAsked, this, &FightCommands::exportFight);
        connect(m_fights, &FightsDialog::importAsked, this, [this] {
            m_fights->reject();
            importFight();
        });
    }
    m_fights->start();
}

void FightCommands::editDistances()
{
    if (!m_editor)
        m_editor = new DistanceEditor(m_fight, m_style, &m_window);
    m_editor->start();
}

void FightCommands::endFight()
{
    if (!m_ending)
        m_ending = new EndFightDialog(m_fight, m_style, &m_window);
    m_ending->start();
}

void FightCommands::openNext(int step)
{
    const auto& all = m_fight.snapshot().encounters;
    const auto count = static_cast<int>(all.size());
    int at = static_cast<int>(std::ranges::find(all, m_fight.snapshot().encounter.id, &Encounter::id) - all.begin());
    for (int i = 0; i < count; ++i) {
        at = (at + step + count) % count;
        if (const Encounter& next = all[static_cast<std::size_t>(at)]; !next.archived)
            return m_fight.open(next.id);
    }
}

void FightCommands::exportFight(RecordId encounter, const QString& name)
{
    const QString wanted =
        QDir(startFolder(QStandardPaths::DocumentsLocation)).filePath(fileNameFor(name, QStringLiteral(".json")));
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Export the fight"), wanted, fightFilter(), nullptr,
                                                QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    if (!path.endsWith(QStringLiteral(".json")))
        path += QStringLiteral(".json");
    m_host.exportFight(encounter, path);
}

void FightCommands::importFight()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Import a fight"),
                                                      startFolder(QStandardPaths::DocumentsLocation), fightFilter());
    if (!path.isEmpty())
        m_host.importFight(path);
}

}  // namespace hitspread
