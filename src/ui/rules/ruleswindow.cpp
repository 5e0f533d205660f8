#include "ui/rules/ruleswindow.h"

#include "models/fight/fight.h"
#include "models/rules/rulebook.h"
#include "models/rules/rulehistory.h"
#include "models/rules/switchboard.h"
#include "ui/rules/entrydialog.h"
#include "ui/rules/rulebrowser.h"
#include "ui/rules/rulelink.h"
#include "ui/rules/switchpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/undokeys.h"
#include "ui/widgets/segmentrow.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>
#include <QWindow>

#include <utility>

namespace hitspread {

RulesWindow::RulesWindow(Fight& fight, std::shared_ptr<ProfileStore> profiles, const ApplicationStyle& style,
                         QWidget* parent)
    : QMainWindow(parent, Qt::Window),
      m_fight(fight),
      m_style(style),
      m_book(new RuleBook(fight, this)),
      m_history(new RuleHistory(fight, this)),
      m_board(new SwitchBoard(fight, std::move(profiles), this)),
      m_tabs(new SegmentRow(this)),
      m_pages(new QStackedWidget(this)),
      m_rules(new RuleBrowser(*m_book, *m_history, style)),
      m_switches(new SwitchPanel(*m_board, style))
{
    setObjectName(QStringLiteral("rulesWindow"));
    entitle(*this, tr("Rules - Hitspread"));
    setMinimumWithinScreen(*this, {1060, 560});
    resizeWithinScreen(*this, {1240, 800});
    m_pages->addWidget(m_rules);
    m_pages->addWidget(m_switches);
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(space::kMedium, space::kMedium, space::kMedium, space::kMedium);
    column->addWidget(m_pages);
    setCentralWidget(centre);
    makeTools();
    connect(m_rules, &RuleBrowser::picked, this, &RulesWindow::walk);
    connect(m_switches, &SwitchPanel::picked, this, &RulesWindow::walk);
    connect(m_rules, &RuleBrowser::linkFollowed, this, &RulesWindow::follow);
    connect(m_switches, &SwitchPanel::linkFollowed, this, &RulesWindow::follow);
    connect(m_switches, &SwitchPanel::givenUp, this, &RulesWindow::givenUp);
    connect(&fight, &Fight::changed, this, [this] {
        if (isVisible())
            m_history->catchUp();
        refreshTools();
    });
    connect(&fight, &Fight::opened, this, [this] {
        if (m_entry)
            m_entry->close();
    });
    connect(&fight.gateway(), &CampaignGateway::leaving, this, [this] {
        // What is being typed is meant for the campaign that is left.
        if (QWidget* at = focusWidget())
            at->clearFocus();
    });
    connect(&style, &ApplicationStyle::themeChanged, this, &RulesWindow::refreshTools);
    refreshTools();
}

RulesWindow::~RulesWindow()
{
    // Views go before the models they show.
    hide();
    delete takeCentralWidget();
}

QAction* RulesWindow::make(const char* name, const QString& text, const QList<QKeySequence>& keys)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QStringLiteral("rules_") + QLatin1String(name));
    action->setShortcuts(keys);
    action->setToolTip(tr("%1 (%2)").arg(text, keys.front().toString(QKeySequence::NativeText)));
    addAction(action);
    return action;
}

void RulesWindow::makeTools()
{
    m_back = make("back", tr("Back"), {QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)});
    m_forward = make("forward", tr("Forward"), {QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::Key_Forward)});
    m_undo = make("undo", tr("Undo"), {QKeySequence(QKeySequence::Undo)});
    m_redo = make("redo", tr("Redo"), redoKeys());
    QAction* search = make("search", tr("Search"),
                           {QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(QKeySequence::Find)});
    m_tabs->setObjectName(QStringLiteral("rulesTabs"));
    m_tabs->setAccessibleName(tr("What to look at"));
    m_tabs->setChoices({tr("Rules"), tr("House rules of this fight")});
    m_tabs->setCurrent(0);
    QToolBar* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("rulesTools"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setIconSize(QSize(18, 18));
    bar->addActions({m_back, m_forward});
    bar->addSeparator();
    bar->addWidget(m_tabs);
    bar->addSeparator();
    bar->addActions({m_undo, m_redo});
    connect(m_tabs, &SegmentRow::chosen, this, [this](int tab) {
        showPage(tab == 1);
        go(here());
    });
    connect(m_back, &QAction::triggered, this, [this] { step(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { step(1); });
    connect(m_undo, &QAction::triggered, m_board, &SwitchBoard::undo);
    connect(m_redo, &QAction::triggered, m_board, &SwitchBoard::redo);
    connect(search, &QAction::triggered, this, [this] {
        if (m_pages->currentWidget() == m_switches)
            m_switches->focusSearch();
        else
            m_rules->focusSearch();
    });
}

void RulesWindow::refreshTools()
{
    const Theme& theme = m_style.theme();
    m_back->setIcon(iconOf(Icon::Previous, theme));
    m_forward->setIcon(iconOf(Icon::Next, theme));
    m_undo->setIcon(iconOf(Icon::Undo, theme));
    m_redo->setIcon(iconOf(Icon::Redo, theme));
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_trail.size());
    m_undo->setEnabled(m_board->canUndo());
    m_redo->setEnabled(m_board->canRedo());
}

void RulesWindow::showPage(bool switches)
{
    m_tabs->setCurrent(switches ? 1 : 0);
    m_pages->setCurrentWidget(switches ? static_cast<QWidget*>(m_switches) : m_rules);
}

RulesWindow::Place RulesWindow::here() const
{
    if (m_pages->currentWidget() == m_switches)
        return {{}, m_switches->current()};
    const RuleList& list = m_book->list();
    const auto rule = m_rules->current();
    const QString system = QString::fromUtf8(list.system);
    return {system, rule ? m_book->facts(*rule).id : QString()};
}

void RulesWindow::go(const Place& place)
{
    if (m_isStepping)
        return;
    if (m_trail.empty() || m_trail[m_at] != place) {
        if (!m_trail.empty())
            m_trail.resize(m_at + 1);
        m_trail.push_back(place);
        m_at = m_trail.size() - 1;
    }
    refreshTools();
}

void RulesWindow::walk()
{
    if (m_isStepping)
        return;
    if (m_trail.empty())
        return go(here());
    m_trail[m_at] = here();
    refreshTools();
}

void RulesWindow::step(int by)
{
    const auto to = static_cast<std::ptrdiff_t>(m_at) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(m_trail.size()))
        return;
    m_at = static_cast<std::size_t>(to);
    m_isStepping = true;
    show(m_trail[m_at]);
    m_isStepping = false;
    refreshTools();
}

void RulesWindow::show(const Place& place)
{
    showPage(place.system.isEmpty());
    if (place.system.isEmpty()) {
        m_switches->show(place.id.toStdString());
        return;
    }
    m_book->setSystem(place.system.toStdString());
    if (const auto rule = m_book->find(place.id))
        m_rules->show(*rule);
}

/// A dialog that waits for an answer shuts every other window off but those that belong to it: while there is one, this does.
void RulesWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    const QWidget* modal = QApplication::activeModalWidget();
    const QWidget* owner = modal && modal != this ? modal : parentWidget();
    if (windowHandle() && owner)
        windowHandle()->setTransientParent(owner->window()->windowHandle());
}

void RulesWindow::bringUp()
{
    const QWidget* modal = QApplication::activeModalWidget();
    if (modal && isVisible() && windowHandle()->transientParent() != modal->windowHandle())
        hide();  // shown anew it belongs to the dialog
    QMainWindow::show();
    raise();
    activateWindow();
    m_history->catchUp();
}

void RulesWindow::openRules()
{
    if (m_trail.empty() && m_fight.isLoaded())
        m_book->setSystem(m_fight.snapshot().encounter.system);
    showPage(false);
    go(here());
    bringUp();
    m_rules->focusSearch();
}

void RulesWindow::openRule(const QString& system, const QString& id)
{
    const Place place{system, id};
    show(place);
    go(here());
    bringUp();
}

bool RulesWindow::mayClose()
{
    if (m_switches->mayClose())
        return true;
    showPage(true);
    bringUp();
    return false;
}

void RulesWindow::openSwitches()
{
    m_board->load();
    showPage(true);
    go(here());
    bringUp();
    m_switches->focusSearch();
}

void RulesWindow::openSwitch(const QString& id)
{
    show({{}, id});
    go(here());
    bringUp();
}

void RulesWindow::follow(const QString& link)
{
    if (const auto rule = rulelink::ruleOf(link)) {
        // From the house rules the way leads to the rules of the fight.
        const std::string_view system = m_pages->currentWidget() == m_switches && m_board->system()
            ? m_board->system()->id()
            : m_book->list().system;
        openRule(QString::fromUtf8(system), *rule);
    } else if (const auto one = rulelink::switchOf(link)) {
        openSwitch(*one);
    } else if (const auto entry = rulelink::entryOf(link)) {
        openEntry(*entry);
    }
}

void RulesWindow::openEntry(long long entry)
{
    const std::uint16_t rule = m_rules->current().value_or(0);
    m_fight.gateway().run(
        this, [entry](CampaignServices& services) { return services.history.entry(entry); },
        [this, rule](LogEntry loaded) {
            if (!loaded.action)
                return;
            if (!m_entry)
                m_entry = new EntryDialog(m_style, this);
            m_entry->show(loaded, rule);
        });
}

void RulesWindow::closeEvent(QCloseEvent* event)
{
    if (m_switches->mayHide())
        return QMainWindow::closeEvent(event);
    showPage(true);
    event->ignore();
}

void RulesWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->text() == QStringLiteral("/"))
        (m_pages->currentWidget() == m_switches) ? m_switches->focusSearch() : m_rules->focusSearch();
    else
        QMainWindow::keyPressEvent(event);
}

}  // namespace hitspread
