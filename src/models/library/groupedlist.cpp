#include "models/library/groupedlist.h"

#include <algorithm>

namespace hitspread {

void GroupedList::setRows(std::vector<GroupedRow> rows)
{
    const bool sameLines = std::ranges::equal(rows, m_rows, [](const GroupedRow& a, const GroupedRow& b) {
        return a.key == b.key && (!a.isHeading() || a.text == b.text);
    });
    if (!sameLines) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i])
            continue;
        m_rows[i] = std::move(rows[i]);
        const QModelIndex at = index(static_cast<int>(i));
        Q_EMIT dataChanged(at, at);
    }
}

int GroupedList::rowOf(int key) const
{
    const auto found = std::ranges::find(m_rows, key, &GroupedRow::key);
    return key < 0 || found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int GroupedList::firstRow() const
{
    const auto found = std::ranges::find_if(m_rows, [](const GroupedRow& row) { return !row.isHeading(); });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int GroupedList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant GroupedList::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const GroupedRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return row.spoken.isEmpty() ? row.text : row.spoken;
    case KeyRole: return row.key;
    case BeforeRole: return row.before;
    case BehindRole: return row.behind;
    case SignRole: return static_cast<int>(row.sign);
    default: return {};
    }
}

Qt::ItemFlags GroupedList::flags(const QModelIndex& index) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return Qt::NoItemFlags;
    // A heading that is not enabled is passed over by the arrow keys.
    return m_rows[static_cast<std::size_t>(index.row())].isHeading() ? Qt::ItemNeverHasChildren
                                                                     : QAbstractListModel::flags(index);
}

}  // namespace hitspread
