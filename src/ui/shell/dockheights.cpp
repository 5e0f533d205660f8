#include "ui/shell/dockheights.h"

#include "models/history/historymodel.h"

#include <QAbstractItemModel>
#include <QDockWidget>
#include <QEvent>
#include <QListView>
#include <QMainWindow>
#include <QMouseEvent>
#include <QTimer>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kHistoryRoomLeastLines = 3;
constexpr int kMostShare = 38;   ///< percent of both heights
constexpr int kEmptyShare = 66;  ///< likewise, while there is nothing to be worked out above

}  // namespace

DockHeights::DockHeights(QMainWindow& window, QDockWidget& above, QDockWidget& history, QListView& list)
    : QObject(&window), m_window(window), m_above(above), m_history(history), m_list(list), m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    connect(m_soon, &QTimer::timeout, this, &DockHeights::shareNow);
    connect(list.model(), &QAbstractItemModel::rowsInserted, this, &DockHeights::share);
    connect(list.model(), &QAbstractItemModel::modelReset, this, &DockHeights::share);
    window.installEventFilter(this);
}

void DockHeights::setByHand(bool byHand)
{
    m_byHand = byHand;
    share();
}

void DockHeights::share()
{
    m_soon->start();
}

bool DockHeights::isShared() const
{
    const auto there = [](const QDockWidget& dock) { return dock.isVisible() && !dock.isFloating(); };
    return there(m_above) && there(m_history)
        && m_window.dockWidgetArea(&m_above) == m_window.dockWidgetArea(&m_history) && m_above.x() == m_history.x()
        && m_above.geometry().bottom() < m_history.y();
}

void DockHeights::shareNow()
{
    if (m_byHand || !isShared())
        return;
    const int both = m_above.height() + m_history.height();
    const int line = m_list.fontMetrics().height() * 3 / 2;
    // Fewer lines than these are no list, however little room there is.
    const int most = std::max(both * kMostShare / 100 - (m_history.height() - m_list.viewport()->height()),
                              kHistoryRoomLeastLines * line);
    int lines = 0;
    for (int row = 0; row < m_list.model()->rowCount() && lines < most; ++row)
        lines += m_list.sizeHintForRow(row);
    lines = std::min(std::max(lines + line / 2, kHistoryRoomLeastLines * line), most);
    const auto* model = qobject_cast<const HistoryModel*>(m_list.model());
    const bool isNew = model && model->rowCount() == 0 && !model->isFiltered();
    const int high = isNew ? both * kEmptyShare / 100 : lines + m_history.height() - m_list.viewport()->height();
    if (high != m_history.height())
        m_window.resizeDocks({&m_above, &m_history}, {both - high, high}, Qt::Vertical);
}

bool DockHeights::eventFilter(QObject* watched, QEvent* event)
{
    // The lines between docks belong to the window itself, which shows by its cursor that one is under the mouse.
    if (watched == &m_window && event->type() == QEvent::MouseButtonPress && isShared()) {
        const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
        const bool between = at.y() > m_above.geometry().bottom() - 2 && at.y() < m_history.y() + 2
            && at.x() >= m_above.x() && at.x() <= m_above.geometry().right();
        m_byHand = m_byHand || between;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace hitspread
