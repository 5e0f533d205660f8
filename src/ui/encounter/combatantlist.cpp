#include "ui/encounter/combatantlist.h"

#include <QMouseEvent>

#include <algorithm>

namespace hitspread {

CombatantList::CombatantList(const ApplicationStyle& style, QWidget* parent) : QuietList(style, parent)
{
    setSelectionMode(QAbstractItemView::ExtendedSelection);
}

std::vector<int> CombatantList::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex& index : selectedIndexes())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void CombatantList::goTo(const QModelIndex& index)
{
    if (selectionModel()->isSelected(index))
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    else
        setCurrentIndex(index);
}

void CombatantList::select(const std::vector<int>& rows)
{
    QItemSelection selection;
    for (const int row : rows)
        selection.select(model()->index(row, 0), model()->index(row, 0));
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

/// How high a row is follows from its group alone, and where groups change the model lays out anew: nothing has to be laid out, nor the
/// rest painted, for one that looks otherwise.
void CombatantList::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): what QListView adds is the layout.
    QAbstractItemView::dataChanged(first, last, roles);
}

/// Where rows get another height, whoever the keyboard is at stays in sight.
void CombatantList::resizeEvent(QResizeEvent* event)
{
    QuietList::resizeEvent(event);
    QMetaObject::invokeMethod(
        this, [this] { scrollTo(currentIndex()); }, Qt::QueuedConnection);
}

void CombatantList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QuietList::currentChanged(current, previous);
    Q_EMIT choiceMoved();
}

void CombatantList::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QuietList::selectionChanged(selected, deselected);
    // One alone looks otherwise than one of several, also where nothing was selected or left out.
    viewport()->update();
    Q_EMIT choiceMoved();
}

QItemSelectionModel::SelectionFlags CombatantList::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    // What the program itself goes to is selected alone, whatever keys are held down for the command that made it do so.
    if (!event)
        return QItemSelectionModel::ClearAndSelect;
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (!isPress && event->type() != QEvent::MouseMove)
        return QuietList::selectionCommand(index, event);
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    if (!mouse.modifiers().testFlag(Qt::ControlModifier) || mouse.button() == Qt::RightButton)
        return QuietList::selectionCommand(index, event);
    if (!isPress || !index.isValid())
        return QItemSelectionModel::NoUpdate;
    return mouse.modifiers().testFlag(Qt::ShiftModifier) ? QItemSelectionModel::Toggle
                                                         : QItemSelectionModel::ClearAndSelect;
}

}  // namespace hitspread
