#include "ui/shell/mainwindow.h"

#include "models/campaignhost.h"
#include "models/historymodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "text/problems.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/dueldialog.h"
#include "ui/attack/firedialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/library/librarywindow.h"
#include "ui/printing/printcommands.h"
#include "ui/settings/preferences.h"
#include "ui/sheet/sheetcommands.h"
#include "ui/shell/activecard.h"
#include "ui/shell/campaigncommands.h"
#include "ui/shell/combatantsdock.h"
#include "ui/shell/historydelegate.h"
#include "ui/shell/stagepanel.h"
#include "ui/shell/timebar.h"
#include "ui/shell/whathappened.h"
#include "ui/shell/windowactions.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kWide = 1500;
}

MainWindow::MainWindow(CampaignHost& host, CampaignGateway& gateway, ApplicationStyle& style, Preferences& preferences,
                       QWidget* parent)
    : QMainWindow(parent),
      m_host(host),
      m_style(style),
      m_preferences(preferences),
      m_fight(new Fight(gateway, this)),
      m_actions(new WindowActions(style, preferences, this)),
      m_problem(new ProblemBar(style, this)),
      m_active(new ActiveCard(*m_fight, style, this)),
      m_stage(new StagePanel(*m_fight, style, this)),
      m_time(new TimeBar(*m_fight, this)),
      m_campaign(new QLabel(this)),
      m_saved(new QLabel(this)),
      m_rules(new QLabel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Hitspread"));
    setMinimumSize(1240, 680);
    const QSize room = screen() ? screen()->availableSize() : QSize(1280, 720);
    resize(QSize(1720, 980).boundedTo(room));
    setDockNestingEnabled(true);
    makeCentre();
    makeDocks();
    makeToolBar();
    makeStatusBar();
    m_actions->fillMenus(*menuBar());
    connectActions();
    m_sheets = new SheetCommands(*m_fight, m_style, *this);
    connectHost();
    connect(&gateway, &CampaignGateway::problem, this, &MainWindow::showProblem);
    connect(&gateway, &CampaignGateway::waitingChanged, this,
            [this](int waiting) { m_saved->setText(waiting > 0 ? tr("Saving…") : tr("✓ Every step saved")); });
    connect(m_fight, &Fight::changed, this, &MainWindow::refresh);
    connect(m_fight, &Fight::choiceChanged, this, &MainWindow::refresh);
    connect(m_fight, &Fight::opened, this, [this] {
        m_stage->view().setFocus();
        takeUpPending();
    });
    sizeDocks();
    preferences.restoreLayout(*this);
    refresh();
}

MainWindow::~MainWindow()
{
    // What is being typed there is stored as it closes, and that is told to panels of this window.
    delete m_library;
}

void MainWindow::makeCentre()
{
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_problem);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_active);
    row->addWidget(m_stage, 1);
    column->addLayout(row, 1);
    setCentralWidget(centre);
    connect(m_stage, &StagePanel::sampleAsked, &m_host, &CampaignHost::openSample);
    connect(m_stage, &StagePanel::hexChosen, this, [this](Hex hex) { fireAt(hex); });
    connect(m_active, &ActiveCard::fireAsked, this, [this] {
        if (m_actions->duel->isEnabled())
            duel();
        else
            fireAt({});
    });
    connect(m_problem, &ProblemBar::actionChosen, this, &MainWindow::takeUpPending);
}

void MainWindow::makeDocks()
{
    m_combatants = new CombatantsDock(*m_fight, m_style, this);
    addDockWidget(Qt::LeftDockWidgetArea, m_combatants);

    auto* what = new QDockWidget(tr("What happened"), this);
    what->setObjectName(QStringLiteral("whatHappenedDock"));
    auto* happened = new WhatHappened(*m_fight, m_style, what);
    happened->setMinimumWidth(280);
    what->setWidget(happened);
    addDockWidget(Qt::RightDockWidgetArea, what);
    connect(happened, &WhatHappened::undoAsked, m_fight, &Fight::undo);

    auto* past = new QDockWidget(tr("History"), this);
    past->setObjectName(QStringLiteral("historyDock"));
    auto* list = new QListView(past);
    list->setObjectName(QStringLiteral("history"));
    list->setAccessibleName(tr("History of the fight"));
    list->setModel(new HistoryModel(*m_fight, list));
    list->setItemDelegate(new HistoryDelegate(m_style, list));
    list->setMouseTracking(true);
    setLook(*list, "ground", QStringLiteral("none"));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    past->setWidget(list);
    addDockWidget(Qt::RightDockWidgetArea, past);
    connect(list, &QListView::activated, happened, [happened](const QModelIndex& index) {
        happened->showEntry(index.data(HistoryModel::EntryRole).toLongLong());
    });
    connect(list, &QListView::clicked, happened, [happened](const QModelIndex& index) {
        happened->showEntry(index.data(HistoryModel::EntryRole).toLongLong());
    });
    for (QDockWidget* dock : {what, past})
        dock->setFeatures(QDockWidget::DockWidgetMovable);
    m_what = what;
    sizeDocks();
    resizeDocks({what, past}, {460, 300}, Qt::Vertical);
}

void MainWindow::sizeDocks()
{
    m_wide = width() >= kWide;
    resizeDocks({m_combatants, m_what}, {m_wide ? 356 : 264, m_wide ? 410 : 290}, Qt::Horizontal);
    m_time->setCompact(!m_wide);
    // The body needs the room on small screens.
    m_active->setFixedWidth(m_wide ? 300 : 240);
}

void MainWindow::makeToolBar()
{
    auto* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(18, 18));
    bar->addActions({m_actions->undo, m_actions->redo});
    for (QAction* action : {m_actions->undo, m_actions->redo}) {
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    bar->addSeparator();
    bar->addWidget(m_time);
    bar->addSeparator();
    bar->addActions({m_actions->fire, m_actions->duel});
    bar->addSeparator();
    bar->addAction(m_actions->library);
}

void MainWindow::makeStatusBar()
{
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_campaign);
    statusBar()->addPermanentWidget(m_saved);
    statusBar()->addPermanentWidget(m_rules);
    m_campaign->setContentsMargins(6, 0, 0, 0);
    m_rules->setContentsMargins(12, 0, 8, 0);
    m_saved->setText(tr("✓ Every step saved"));
}

void MainWindow::connectActions()
{
    new CampaignCommands(m_host, *m_actions, *this);
    new PrintCommands(*m_fight, *m_actions, m_style, *this);
    addActions({m_actions->undo, m_actions->redo, m_actions->fire, m_actions->duel, m_actions->nextTarget});
    connect(m_actions, &WindowActions::said, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, 10000); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->undo, &QAction::triggered, m_fight, &Fight::undo);
    connect(m_actions->redo, &QAction::triggered, m_fight, &Fight::redo);
    connect(m_actions->fire, &QAction::triggered, this, [this] { fireAt({}); });
    connect(m_actions->duel, &QAction::triggered, this, &MainWindow::duel);
    connect(m_actions->nextTarget, &QAction::triggered, this, &MainWindow::nextTarget);
    connect(m_actions->library, &QAction::triggered, this, &MainWindow::openLibrary);
    connect(m_actions->help, &QAction::triggered, this, [this] {
        QMessageBox::about(
            this, tr("About Hitspread"),
            tr("Hitspread %1\nComputes the fight; the game master disposes.\nFree software under the GPL, version 3 or later.")
                .arg(QApplication::applicationVersion()));
    });
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
        dock->toggleViewAction()->setText(dock->windowTitle());
        m_actions->panels()->addAction(dock->toggleViewAction());
    }
}

void MainWindow::connectHost()
{
    connect(&m_host, &CampaignHost::opened, this, [this] {
        m_problem->hide();
        if (!m_host.isSample())
            m_preferences.addRecent(m_host.path());
        m_fight->open(0);
    });
    connect(&m_host, &CampaignHost::failed, this, &MainWindow::showProblem);
    connect(&m_host, &CampaignHost::copied, this,
            [this](const QString& path) { statusBar()->showMessage(tr("Copy saved as %1").arg(path), 10000); });
}

const System* MainWindow::system() const
{
    return m_fight->isLoaded() ? findSystem(m_fight->snapshot().encounter.system) : nullptr;
}

QString MainWindow::refusal() const
{
    if (!m_fight->active())
        return tr("Nobody is there to act.");
    if (!m_fight->target())
        return tr("Choose a target first: Ctrl+click a combatant.");
    return m_fight->weapon() == 0
        ? tr("%1 carries no weapon.").arg(QString::fromStdString(m_fight->active()->combatant.name))
        : QString();
}

void MainWindow::refresh()
{
    const FightSnapshot& fight = m_fight->snapshot();
    const System* rules = system();
    const QString why = refusal();
    const bool duels = rules && rules->duel();
    const bool fires = rules && rules->deviation();
    m_actions->fire->setVisible(!duels);
    m_actions->fire->setEnabled(fires && why.isEmpty());
    m_actions->fire->setStatusTip(why);
    m_actions->duel->setVisible(duels);
    m_actions->duel->setEnabled(duels && why.isEmpty());
    m_actions->undo->setEnabled(fight.undoable != 0);
    m_actions->redo->setEnabled(fight.redoable != 0);
    m_actions->resetSample->setEnabled(m_host.isSample());
    const QString target = m_fight->target() ? QString::fromStdString(m_fight->target()->combatant.name) : QString();
    m_active->setPrimary(duels ? tr("Duel with %1   D").arg(target) : tr("Fire at %1   F").arg(target), why);
    const QString file = QFileInfo(m_host.path()).completeBaseName();
    const QString campaign = m_host.isSample() ? tr("sample campaign") : file;
    m_campaign->setText(rules ? tr("%1 · %2").arg(QString::fromStdString(fight.encounter.name), campaign) : campaign);
    m_rules->setText(rules ? text::systemName(*rules) : QString());
    setWindowTitle(rules ? tr("%1 - Hitspread").arg(QString::fromStdString(fight.encounter.name))
                         : QStringLiteral("Hitspread"));
}

void MainWindow::takeUpPending()
{
    if (!m_fight->snapshot().pending)
        return;
    if (system() && system()->duel())
        duel();
    else
        fireAt({});
}

void MainWindow::fireAt(std::optional<Hex> hex)
{
    const System* rules = system();
    if (!rules)
        return;
    if (!m_fire) {
        m_fire = new FireDialog(*m_fight, m_style, m_preferences, this);
        m_fire->setModal(false);
    }
    // Dice that have fallen come first: what waits is shown before anything new is asked.
    if (const auto& pending = m_fight->snapshot().pending)
        return m_fire->resume(*pending);
    const QString why = refusal();
    if (!why.isEmpty())
        return m_problem->show(why);
    ActionOrder order;
    order.action = std::string(bodyAction(rules->id()));
    order.encounter = m_fight->snapshot().encounter.id;
    order.actor = m_fight->active()->combatant.id;
    order.target = m_fight->target()->combatant.id;
    order.weapon = m_fight->weapon();
    m_fire->start(order, hex);
}

void MainWindow::duel()
{
    if (!m_duel)
        m_duel = new DuelDialog(*m_fight, m_style, this);
    m_duel->start();
}

void MainWindow::openLibrary()
{
    if (!m_library) {
        m_library = new LibraryWindow(m_fight->gateway(), m_style, m_preferences, this);
        connect(&m_host, &CampaignHost::opened, &m_library->library(), &Library::reload);
        connect(m_library, &LibraryWindow::characterAsked, m_sheets, &SheetCommands::openCharacter);
    }
    m_library->open(m_fight->snapshot().encounter.system);
}

void MainWindow::nextTarget()
{
    const auto& all = m_fight->snapshot().combatants;
    if (all.size() < 2)
        return;
    const auto at = std::ranges::find_if(all, [this](const CombatantView& view) {
        return m_fight->target() && view.combatant.id == m_fight->target()->combatant.id;
    });
    auto index = static_cast<std::size_t>(at == all.end() ? 0 : at - all.begin());
    for (std::size_t i = 0; i < all.size(); ++i) {
        index = (index + 1) % all.size();
        if (all[index].combatant.side != m_fight->active()->combatant.side)
            return m_fight->setTarget(all[index].combatant.id);
    }
}

void MainWindow::showProblem(const Problem& problem)
{
    m_problem->show(text::sentenceFor(problem));
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    // Docks keep the size the GM gave them, until the window becomes wide or narrow.
    if (m_wide != (width() >= kWide))
        QTimer::singleShot(0, this, &MainWindow::sizeDocks);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_preferences.keepLayout(*this);
    QMainWindow::closeEvent(event);
}

}  // namespace hitspread
