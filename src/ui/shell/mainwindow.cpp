#include "ui/shell/mainwindow.h"

#include "models/campaignhost.h"
#include "models/fight/fightsteps.h"
#include "models/nextaction/nextaction.h"
#include "rules/systems/registry.h"
#include "text/endingwords.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/attack/attackwindows.h"
#include "ui/backups/backupcommands.h"
#include "ui/commands/windowactions.h"
#include "ui/diagram/bodyview.h"
#include "ui/encounter/combatantcommands.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/encounter/conditioncommands.h"
#include "ui/encounter/crossingcommand.h"
#include "ui/encounter/encounterparts.h"
#include "ui/encounter/fightcommands.h"
#include "ui/encounter/groundcommands.h"
#include "ui/encounter/restcommand.h"
#include "ui/exchange/exchangecommands.h"
#include "ui/history/whatifbar.h"
#include "ui/library/librarycommands.h"
#include "ui/printing/printcommands.h"
#include "ui/settings/preferences.h"
#include "ui/sheet/sheetcommands.h"
#include "ui/shell/actioncommands.h"
#include "ui/shell/activecard.h"
#include "ui/shell/campaignbars.h"
#include "ui/shell/campaigncommands.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/filedoors.h"
#include "ui/shell/nextactioncommands.h"
#include "ui/shell/panels.h"
#include "ui/shell/problemremedy.h"
#include "ui/shell/recentcommands.h"
#include "ui/shell/roundbar.h"
#include "ui/shell/savedlabel.h"
#include "ui/shell/targetpanel.h"
#include "ui/shell/turncommands.h"
#include "ui/shell/turnorderbar.h"
#include "ui/shell/windowbars.h"
#include "ui/shell/windowtools.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/latesheet.h"
#include "ui/widgets/keyboard/undokeys.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace hitspread {

MainWindow::MainWindow(CampaignHost& host, CampaignGateway& gateway, CampaignBackups& backups, ApplicationStyle& style,
                       Preferences& preferences, QWidget* parent)
    : QMainWindow(parent),
      m_host(host),
      m_style(style),
      m_preferences(preferences),
      m_fight(new Fight(gateway, this)),
      m_actions(new WindowActions(style, preferences, this)),
      m_windows(new AttackWindows(*m_fight, style, preferences, *this)),
      m_problem(new ProblemBar(style, ProblemBar::Lines::Two, this)),
      m_time(new RoundBar(*m_fight, this)),
      m_stage(new TargetPanel(*m_fight, style, this)),
      m_campaign(new ElidedLabel(this)),
      m_saved(new SavedLabel(gateway, this)),
      m_rules(new QLabel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    entitle(*this, QStringLiteral("Hitspread"));
    resizeWithinScreen(*this, QSize(1720, 980));
    // A screen may be smaller than the smallest good size: the window must fit all the same.
    setMinimumSize(QSize(1240, 680).boundedTo(size()));
    makeCentre();
    m_panels = new Panels(*this, *m_fight, m_style, m_preferences);
    makeStrip();
    makeToolBar();
    makeStatusBar();
    m_actions->fillMenus(*menuBar());
    connectActions();
    const WindowMenus& menus = m_actions->menus();
    m_sheets = new SheetCommands(*m_fight, m_style, menus, *this);
    m_library = new LibraryCommands({m_host, *m_fight, m_style, m_preferences}, *m_actions, *this);
    connect(m_library, &LibraryCommands::characterAsked, m_sheets, &SheetCommands::openCharacter);
    m_attacks = new ActionCommands(*m_fight, m_style, *m_actions, *m_windows, *this);
    m_tools->addAttacks(m_attacks->attacks());
    m_bars->add(&m_attacks->waiting());
    m_panels->activeCard().setMore(m_attacks->menu());
    connect(&m_panels->activeCard(), &ActiveCard::otherAsked, m_attacks, &ActionCommands::use);
    connect(m_attacks, &ActionCommands::refused, this, [this](const QString& words) { m_problem->show(words); });
    auto* turns = new TurnCommands(*m_fight, *m_attacks, m_style, menus, *this);
    for (QWidget* place : std::initializer_list<QWidget*>{&m_panels->combatants().list(), &m_stage->view(), m_strip})
        turns->goOnBySpace(*place);
    m_tools->addNext(turns->next());
    auto* actions = new NextActionCommands(
        *m_fight, m_style, {*m_actions, *m_windows, *m_attacks, *turns, m_panels->activeCard(), *m_stage}, *this);
    connect(actions, &NextActionCommands::sheetAsked, m_sheets, &SheetCommands::openCombatant);
    m_ruleCommands = new RuleCommands(*m_fight, m_style, menus, *this);
    new UndoKeys(this);
    menus.edit->addAction((new CommandPalette(*m_fight, m_style, *this))->command());
    makeEncounterCommands(*turns);
    auto* remedy = new ProblemRemedy(m_host, gateway, backups, *m_actions, *m_problem);
    connectRemedy(*remedy, *actions, *turns);
    makeBackupCommands(backups, *remedy);
    connectHost();
    connect(m_fight, &Fight::changed, this, &MainWindow::refresh);
    connect(m_fight, &Fight::choiceChanged, this, &MainWindow::refresh);
    connect(m_fight, &Fight::opened, this, [this] {
        m_tools->showClock(!m_fight->snapshot().encounter.between);
        m_tools->measure();           // the round has its phases now
        statusBar()->clearMessage();  // what a command said of the fight before
        m_stage->view().setFocus();
        m_windows->resumePending();
    });
    LateSheet::putOn(*qApp);
    m_campaign->setContentsMargins(6, 0, 0, 0);  // a change of style takes a label's own margins away
    m_rules->setContentsMargins(12, 0, 8, 0);
    m_tools->measure();
    m_panels->restore();
    m_bars->follow();
    refresh();
}

MainWindow::~MainWindow()
{
    // What is being typed there is stored as it closes, and that is told to panels of this window.
    delete m_library;
    delete m_sheets;
    delete m_ruleCommands;
}

void MainWindow::makeCentre()
{
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stage, 1);
    setCentralWidget(centre);
    connect(m_stage, &TargetPanel::sampleAsked, &m_host, &CampaignHost::openSample);
    connect(m_stage, &TargetPanel::told, this, &MainWindow::tellPlace);
}

/// Over the stage; it lists whom the list of combatants has.
void MainWindow::makeStrip()
{
    m_strip = new TurnOrderBar(*m_fight, m_panels->combatants().people(), m_style, centralWidget());
    static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, m_strip);
}

void MainWindow::makeToolBar()
{
    m_tools = new WindowTools(*m_actions, m_time, this);
    addToolBar(m_tools);
    addToolBarBreak();
    m_bars = new WindowBars(this);
    addToolBar(m_bars);
    m_bars->add(new WhatIfBar(*m_fight, m_style, m_bars));
    m_bars->add(m_problem);
    connect(m_bars, &QToolBar::visibilityChanged, m_strip, [this] { m_strip->fitInto(height(), !m_bars->isHidden()); });
    new CampaignBars(m_host, m_fight->gateway(), *m_actions, m_style, *m_bars, *m_saved);
}

void MainWindow::makeStatusBar()
{
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_campaign, 1);
    m_saved->hide();  // until something is open
    statusBar()->addPermanentWidget(m_saved);
    statusBar()->addPermanentWidget(m_rules);
    m_campaign->setObjectName(QStringLiteral("statusPlace"));
}

void MainWindow::connectActions()
{
    new CampaignCommands(m_host, *m_actions, *this);
    new RecentCommands({m_host, *m_fight, m_preferences, m_style, *m_stage}, *m_actions, *this);
    new PrintCommands(*m_fight, *m_actions, m_style, *this);
    addActions({m_actions->undo, m_actions->redo, m_actions->fire, m_actions->nextTarget});
    connect(m_actions, &WindowActions::said, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, 10000); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->undo, &QAction::triggered, &m_fight->steps(), &FightSteps::undo);
    connect(m_actions->redo, &QAction::triggered, &m_fight->steps(), &FightSteps::redo);
    connect(m_actions->nextTarget, &QAction::triggered, m_fight, &Fight::setNextTarget);
    connect(m_actions->help, &QAction::triggered, this, [this] {
        QMessageBox::about(
            this, tr("About Hitspread"),
            tr("Hitspread %1\nComputes the fight; the game master disposes.\nFree software under the GPL, version 3 or later.")
                .arg(QApplication::applicationVersion()));
    });
    m_panels->fillMenu(*m_actions->menus().panels);
    connect(m_actions->nextPanel, &QAction::triggered, m_panels, [this] { m_panels->focusNext(); });
    connect(m_actions->previousPanel, &QAction::triggered, m_panels, [this] { m_panels->focusNext(-1); });
    connect(m_actions->resetLayout, &QAction::triggered, m_panels, &Panels::reset);
    connect(m_panels, &Panels::wideChanged, m_time, [this](bool wide) {
        m_time->setCompact(!wide);
        // The bar asks its parts for their new widths a moment later.
        QMetaObject::invokeMethod(m_tools, &WindowTools::measure, Qt::QueuedConnection);
    });
    connect(&m_style, &ApplicationStyle::themeChanged, m_tools, &WindowTools::measure);
}

/// Commands about fights and the people in them; most stand in the menu of the list of combatants as well.
void MainWindow::makeEncounterCommands(TurnCommands& turns)
{
    const EncounterParts parts{*this, m_actions->menus(), m_panels->combatants()};
    connect(&parts.combatants, &CombatantsDock::sheetAsked, m_sheets, &SheetCommands::openCombatant);
    auto* fights = new FightCommands(m_host, *m_fight, m_preferences, m_style, parts);
    connect(m_stage, &TargetPanel::newFightAsked, fights, &FightCommands::newFight);
    fights->setLooked([this] { return m_library->looked(); });
    const auto* people = new CombatantCommands(*m_fight, m_style, parts);
    connect(m_stage, &TargetPanel::peopleAsked, people, &CombatantCommands::add);
    new ConditionCommands(*m_fight, m_style, parts);
    auto* rest = new RestCommand(*m_fight, m_style, parts);
    connect(rest, &RestCommand::actionAsked, m_windows, &AttackWindows::actionAsked);
    connect(&turns, &TurnCommands::timeAsked, rest, [rest, fights] {
        if (rest->isThere())
            rest->open();
        else
            fights->newFight();
    });
    auto* crossing = new CrossingCommand(*m_fight, parts);
    connect(crossing, &CrossingCommand::asked, this, [this](const Crossing& asked) {
        if (!m_windows->resumePending())
            m_windows->start(asked.start);
    });
    connect(crossing, &CrossingCommand::refused, this, [this](const QString& words) { m_problem->show(words); });
    const auto* ground = new GroundCommands(*m_fight, m_style, parts);
    connect(ground, &GroundCommands::crossAsked, crossing, &CrossingCommand::ask);
    connect(ground, &GroundCommands::goOffAsked, m_attacks, &ActionCommands::goOff);
}

void MainWindow::connectRemedy(ProblemRemedy& remedy, NextActionCommands& actions, TurnCommands& turns)
{
    connect(&remedy, &ProblemRemedy::pendingAsked, m_windows, &AttackWindows::resumePending);
    connect(m_actions, &WindowActions::languageChosen, &remedy, [this, &remedy] {
        remedy.offer(
            tr("The language changes when Hitspread is started the next time. Nothing is lost by that: dice on the table "
               "wait."),
            tr("Start it again"), [this] {
                m_startsAgain = true;
                close();
            });
    });
    connect(&actions, &NextActionCommands::refused, &remedy, [&actions, &remedy](const QString& why, bool lacksGear) {
        remedy.offer(why, lacksGear ? tr("Open the sheet") : QString(), [&actions] { actions.openSheet(); });
    });
    connect(&turns, &TurnCommands::warned, &remedy, [this, &turns, &remedy](const QString& words) {
        remedy.offer(words, nextWords(*m_fight).brief, [&turns] { turns.next()->trigger(); });
    });
    connect(&turns, &TurnCommands::calmed, m_problem, [this](const QString& words) {
        if (m_problem->text() == words)
            m_problem->hide();
    });
    connect(&turns, &TurnCommands::told, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, 10000); });
}

void MainWindow::makeBackupCommands(CampaignBackups& backups, ProblemRemedy& remedy)
{
    auto* commands = new BackupCommands({m_host, m_fight->gateway(), backups, m_preferences, m_style}, *m_actions,
                                        *m_bars, *this);
    connect(&remedy, &ProblemRemedy::backupsAsked, commands, &BackupCommands::show);
    connect(&remedy, &ProblemRemedy::backupsOfAsked, commands, &BackupCommands::showOf);
    connect(&remedy, &ProblemRemedy::recoveryAsked, commands, &BackupCommands::recoveryAsked);
    connect(commands, &BackupCommands::takeAsked, m_library, &LibraryCommands::take);
    const auto* exchange = new ExchangeCommands({m_host, *m_fight, backups, *m_library, m_style}, *m_actions, *this);
    connect(&remedy, &ProblemRemedy::importAsked, exchange, &ExchangeCommands::importFile);
    const auto* doors = new FileDoors(m_host, m_preferences, remedy, *this);
    connect(exchange, &ExchangeCommands::filesPasted, doors, &FileDoors::take);
}

void MainWindow::connectHost()
{
    connect(&m_host, &CampaignHost::opened, this, [this] {
        m_problem->hide();
        if (m_host.isOwn())
            m_preferences.addRecent(m_host.path());
    });
    connect(&m_host, &CampaignHost::kept, this, [this](const QString& path) { m_preferences.addRecent(path); });
    connect(&m_host, &CampaignHost::started, m_stage, [this] { m_stage->setWaiting(true); });
    connect(&m_host, &CampaignHost::ended, m_stage, [this] { m_stage->setWaiting(false); });
    connect(&m_host, &CampaignHost::copied, this,
            [this](const QString& path) { statusBar()->showMessage(tr("Copy saved as %1").arg(path), 10000); });
}

const System* MainWindow::system() const
{
    return m_fight->isLoaded() ? findSystem(m_fight->snapshot().encounter.system) : nullptr;
}

void MainWindow::refresh()
{
    const FightSnapshot& fight = m_fight->snapshot();
    const System* rules = system();
    m_actions->undo->setEnabled(fight.undoable != 0 && !fight.readOnly);
    m_actions->redo->setEnabled(fight.redoable != 0 && !fight.readOnly);
    m_actions->resetSample->setEnabled(m_host.isSample());
    const QString campaign = CampaignBars::nameOf(m_host);
    m_place = rules ? tr("%1 · %2").arg(text::shownName(fight.encounter), campaign) : campaign;
    m_saved->setVisible(m_fight->gateway().isOpen());
    tellPlace(m_stage->lowFoot());
    m_rules->setText(rules ? text::systemName(*rules) : QString());
    entitle(*this, m_place.isEmpty() ? tr("No campaign - Hitspread") : tr("%1 - Hitspread").arg(m_place));
}

void MainWindow::tellPlace(const QString& sentence)
{
    m_campaign->setText(sentence.isEmpty() ? m_place : sentence);
}

void MainWindow::tell(const QString& sentence)
{
    m_problem->show(sentence);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_panels->windowResized();
    m_tools->fitInto(width());
    m_strip->fitInto(height(), !m_bars->isHidden());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // They stand on their own; without this one they would be left behind. What they store then is waited for like all else.
    const int before = m_fight->gateway().waiting();
    if (!m_sheets->close() || !m_library->close()) {
        m_startsAgain = false;
        return event->ignore();
    }
    if (m_fight->gateway().waiting() > before && !std::exchange(m_hasWaited, true)) {
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
        return event->ignore();
    }
    m_hasWaited = false;
    m_panels->keep();
    QMainWindow::closeEvent(event);
}

}  // namespace hitspread
