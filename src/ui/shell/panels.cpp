#include "ui/shell/panels.h"

#include "models/fight/fight.h"
#include "models/fight/fightsteps.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/history/amendments.h"
#include "ui/history/historypanel.h"
#include "ui/settings/preferences.h"
#include "ui/shell/activecard.h"
#include "ui/shell/dockheights.h"
#include "ui/shell/lastactionpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/focushome.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMenu>
#include <QPointer>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>
#include <array>
#include <chrono>
#include <initializer_list>
#include <numeric>
#include <utility>

namespace hitspread {

namespace {

using namespace std::chrono_literals;

constexpr int kPanelsWide = 1500;
/// Widths of combatants, the one who acts, and what happened (px at 100 %).
constexpr std::array kWideDocks{372, 316, 424};
constexpr std::array kSmallDocks{276, 232, 300};
/// What the body needs beside the docks for callouts with boxes, and for small ones.
constexpr int kWideStage = 680;
constexpr int kSmallStage = 472;
/// The boxes at both sides of the body with what is around them, which grow with the text (px at 100 %, kSmallStage has them).
constexpr int kSmallBoxes = 2 * 132;
/// Docks may be squeezed to this share of their width before the two at the left share one place.
constexpr double kLeastShare = 0.85;
/// Lower than that (px at 100 %), what happened and the history have no room above each other.
constexpr int kLeastHigh = 630;
/// A window on its way to being maximized is small for a moment; its docks must not be resized for that.
constexpr auto kSettled = 60ms;
/// Nobody drags a window that long without moving it; then the place is kept, also for a program that is killed.
constexpr auto kAtRest = 1s;

int leastStageOf(int textPercent)
{
    return kSmallStage + kSmallBoxes * (textPercent - 100) / 100;
}

/// The first widget in `part` the keyboard can go to; nullptr: none.
QWidget* firstFocus(QWidget* part)
{
    const auto takes = [](const QWidget* widget) {
        return widget->focusPolicy() & Qt::TabFocus && widget->isEnabled() && widget->isVisible();
    };
    if (takes(part))
        return part;
    for (QWidget* next = part->nextInFocusChain(); next != part; next = next->nextInFocusChain()) {
        if (part->isAncestorOf(next) && takes(next))
            return next;
    }
    return nullptr;
}

}  // namespace

Panels::Panels(QMainWindow& window, Fight& fight, ApplicationStyle& style, Preferences& preferences)
    : QObject(&window),
      m_window(window),
      m_fight(fight),
      m_style(style),
      m_preferences(preferences),
      m_combatants(new CombatantsDock(fight, style, &window)),
      m_card(new ActiveCard(fight, style)),
      m_active(addDock("activeDock", tr("Acting now"), m_card)),
      m_resized(new QTimer(this)),
      m_moved(new QTimer(this)),
      m_percent(style.theme().textPercent())
{
    makeHistory();
    window.setDockNestingEnabled(true);
    m_resized->setSingleShot(true);
    m_resized->setInterval(kSettled);
    connect(m_resized, &QTimer::timeout, this, [this] {
        if (m_wide != (m_window.width() >= kPanelsWide) || m_narrow != isNarrow())
            fit();
        else if (m_low != isLow())
            placeRight();
        keepStage();
        m_room->share();
    });
    m_moved->setSingleShot(true);
    m_moved->setInterval(kAtRest);
    connect(m_moved, &QTimer::timeout, this, [this] {
        if (m_window.isVisible())
            keep();
    });
    for (QObject* part : std::initializer_list<QObject*>{&window, m_combatants, m_active, m_what, m_past})
        part->installEventFilter(this);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        // A larger text needs wider docks; another colour does not.
        const int before = std::exchange(m_percent, m_style.theme().textPercent());
        if (before != m_percent)
            fit();
    });
    // Between fights nobody acts.
    connect(&fight, &Fight::opened, m_active,
            [this] { entitle(*m_active, m_fight.snapshot().encounter.between ? tr("In view") : tr("Acting now")); });
    new FocusHome(window, FocusHome::Kind::Desk, [this] { goToFight(); });
    arrange();
}

QList<QDockWidget*> Panels::docks() const
{
    return {m_combatants, m_active, m_what, m_past};
}

void Panels::reset()
{
    arrange();
    // Panels that change places are hidden for a moment.
    QMetaObject::invokeMethod(this, &Panels::goToFight, Qt::QueuedConnection);
}

void Panels::goToFight()
{
    // Behind the panel of who acts it stays behind. One that shares its place with nobody is in front, even while panels are laid out.
    const bool behind = !m_window.tabifiedDockWidgets(m_combatants).isEmpty()
        && m_combatants->visibleRegion().isEmpty();
    if (m_fight.isLoaded() && m_combatants->isVisible() && !behind)
        m_combatants->takeKeyboard();
    else if (QWidget* stage = firstFocus(m_window.centralWidget()))
        stage->setFocus(Qt::OtherFocusReason);
}

QDockWidget* Panels::addDock(const char* name, const QString& title, QWidget* content)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setWidget(content);
    return dock;
}

void Panels::makeHistory()
{
    auto* happened = new LastActionPanel(m_fight, m_style);
    happened->setMinimumWidth(260);
    m_what = addDock("whatHappenedDock", tr("What happened"), happened);
    connect(happened, &LastActionPanel::undoAsked, &m_fight.steps(), &FightSteps::undo);
    auto* history = new HistoryPanel(m_fight, m_style);
    m_past = addDock("historyDock", tr("History"), history);
    m_room = new DockHeights(m_window, *m_what, *m_past, history->list());
    connect(history, &HistoryPanel::chosen, happened, &LastActionPanel::showEntry);
    // Where both share a place, the answer would be given behind the question.
    connect(history, &HistoryPanel::chosen, m_what, &QDockWidget::raise);
    connect(history, &HistoryPanel::exported, &m_window, [this](const QString& path) {
        m_window.statusBar()->showMessage(tr("History written to %1").arg(path), 10000);
    });
    // Behind another panel nobody sees what is typed into its search.
    const auto leave = [this](bool isSeen) {
        if (!isSeen && m_past->isAncestorOf(m_window.focusWidget()))
            goToFight();
    };
    // Later: it is told while the window is taken apart as well.
    connect(m_past, &QDockWidget::visibilityChanged, this, leave, Qt::QueuedConnection);
    const auto* amendments = new Amendments(m_fight, m_style, m_preferences, m_window);
    connect(history, &HistoryPanel::amendAsked, amendments, &Amendments::amend);
}

void Panels::fillMenu(QMenu& menu) const
{
    for (QDockWidget* dock : docks())
        menu.addAction(dock->toggleViewAction());
}

void Panels::arrange()
{
    for (QDockWidget* dock : docks()) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_combatants);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_what);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_active);
    m_window.splitDockWidget(m_what, m_past, Qt::Vertical);
    for (QDockWidget* dock : docks())
        dock->show();
    placeLeft();
    placeRight();
    fit();
    m_room->setByHand(false);
}

int Panels::leastStage() const
{
    return leastStageOf(m_style.theme().textPercent());
}

bool Panels::isNarrow(int width, int textPercent)
{
    const int docks = std::accumulate(kSmallDocks.begin(), kSmallDocks.end(), 0);
    return width < docks * kLeastShare * textPercent / 100.0 + leastStageOf(textPercent);
}

bool Panels::isLow(int height, int textPercent)
{
    return height < kLeastHigh * textPercent / 100;
}

bool Panels::isNarrow() const
{
    return isNarrow(m_window.width(), m_style.theme().textPercent());
}

bool Panels::isLow() const
{
    return isLow(m_window.height(), m_style.theme().textPercent());
}

bool Panels::isShared(QDockWidget* one, QDockWidget* other) const
{
    return m_window.tabifiedDockWidgets(other).contains(one);
}

void Panels::placeLeft()
{
    m_narrow = isNarrow();
    place({m_combatants, m_active, m_active, Qt::Horizontal}, m_narrow);
}

void Panels::placeRight()
{
    m_low = isLow();
    place({m_what, m_past, m_what, Qt::Vertical}, m_low);
}

void Panels::place(const Pair& pair, bool together)
{
    const auto area = m_window.dockWidgetArea(pair.first);
    if (pair.first->isFloating() || pair.second->isFloating() || area != m_window.dockWidgetArea(pair.second))
        return;
    if (together) {
        m_window.tabifyDockWidget(pair.front, pair.front == pair.first ? pair.second : pair.first);
        pair.front->raise();
        return;
    }
    // Taken out of its place it is hidden for a moment: the keyboard comes back with it.
    const QPointer<QWidget> focus(m_window.focusWidget());
    const bool isShown = !pair.second->isHidden();
    // Beside one that shares its place, a dock would be put into that place as well.
    m_window.removeDockWidget(pair.second);
    m_window.addDockWidget(area, pair.second);
    m_window.splitDockWidget(pair.first, pair.second, pair.along);
    pair.second->setVisible(isShown);
    if (focus && pair.second->isAncestorOf(focus))
        focus->setFocus();
}

void Panels::fit()
{
    if (m_narrow != isNarrow())
        placeLeft();
    if (m_low != isLow())
        placeRight();
    m_wide = m_window.width() >= kPanelsWide;
    const auto& wanted = m_wide ? kWideDocks : kSmallDocks;
    const bool together = isShared(m_combatants, m_active);
    // Docks grow with the text as far as the body leaves them room.
    const int all = (together ? wanted[0] : wanted[0] + wanted[1]) + wanted[2];
    const double room = (m_window.width() - (m_wide ? std::max(kWideStage, leastStage()) : leastStage()))
        / static_cast<double>(all);
    const double scale = std::min(m_style.theme().textPercent() / 100.0, room);
    const auto scaled = [scale](int width) { return static_cast<int>(width * scale); };
    m_window.resizeDocks({m_combatants, m_active, m_what},
                         {scaled(wanted[0]), scaled(wanted[together ? 0 : 1]), scaled(wanted[2])}, Qt::Horizontal);
    Q_EMIT wideChanged(m_wide);
}

void Panels::keepStage()
{
    const int before = std::exchange(m_width, m_window.width());
    if (m_width < before && m_window.centralWidget()->width() < leastStage())
        fit();
}

bool Panels::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide: m_moved->start(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void Panels::restore()
{
    if (!m_preferences.restoreLayout(m_window)) {
        arrange();
        return;
    }
    m_narrow = isNarrow();
    m_low = isLow();
    m_wide = m_window.width() >= kPanelsWide;
    m_width = m_preferences.layoutWidth();
    m_window.layout()->activate();
    // Those that had room beside each other where they were kept may have none here; those that shared a place only for want of it
    // part again. Who shares one although there was room was put there by hand.
    const int percent = m_preferences.layoutTextPercent();
    const bool wasNarrow = m_width > 0 && isNarrow(m_width, percent);
    if (m_narrow ? !wasNarrow : wasNarrow && isShared(m_combatants, m_active)) {
        placeLeft();
        fit();
    }
    keepStage();
    m_room->setByHand(m_preferences.historyByHand());
    const int height = m_preferences.layoutHeight();
    const bool wasLow = height > 0 && isLow(height, percent);
    if (m_low ? !m_room->isByHand() : wasLow && isShared(m_what, m_past))
        placeRight();
    fetchLost();
    Q_EMIT wideChanged(m_wide);
}

void Panels::fetchLost()
{
    for (QDockWidget* dock : docks()) {
        // A panel that was never moved has no place of its own, which is kept as the corner of the screen.
        if (dock->isFloating() && (dock->pos().isNull() || !isOnScreen(*dock)))
            placeBeside(*dock, m_window);
    }
}

void Panels::keep() const
{
    m_preferences.keepLayout(m_window, m_style.theme().textPercent());
    m_preferences.setHistoryByHand(m_room->isByHand());
}

void Panels::windowResized()
{
    m_resized->start();
}

std::vector<QWidget*> Panels::parts() const
{
    std::vector<QWidget*> all{m_combatants, m_active, m_window.centralWidget(), m_what, m_past};
    std::erase_if(all, [](const QWidget* part) { return !part || part->isHidden(); });
    return all;
}

void Panels::focusNext(int step)
{
    const std::vector<QWidget*> all = parts();
    const QWidget* now = QApplication::focusWidget();
    const auto at = std::ranges::find_if(all, [now](const QWidget* part) { return part->isAncestorOf(now); });
    const int count = static_cast<int>(all.size());
    int index = at == all.end() ? (step > 0 ? -1 : count) : static_cast<int>(at - all.begin());
    for (int tried = 0; tried < count; ++tried) {
        index = (index + step + count) % count;
        QWidget* part = all[static_cast<std::size_t>(index)];
        part->raise();  // in front of those it shares a place with
        QWidget* target = firstFocus(part);
        if (!target)
            continue;
        part->activateWindow();
        target->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return;
    }
}

}  // namespace hitspread
