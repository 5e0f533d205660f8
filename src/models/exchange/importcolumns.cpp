#include "models/exchange/importcolumns.h"

#include "text/echo.h"

#include <algorithm>

namespace hitspread {

namespace {
constexpr std::size_t kLookedAt = 200;  ///< rows, for something that stands in a column
}  // namespace

ImportColumns::ImportColumns(ImportDraft& draft, QObject* parent) : QAbstractTableModel(parent), m_draft(draft)
{
    connect(&draft, &ImportDraft::planned, this, &ImportColumns::refill);
    refill();
}

void ImportColumns::refill()
{
    const std::shared_ptr<const DraftedImport>& now = m_draft.drafted();
    const auto headingsOf = [](const std::shared_ptr<const DraftedImport>& one) {
        return one ? one->matched.size() : std::size_t{0};
    };
    // Other fields for the same columns: whoever stands in the list stays where he is.
    if (m_drafted && now && m_drafted->read == now->read && headingsOf(m_drafted) == headingsOf(now)) {
        m_drafted = now;
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_drafted = now;
    endResetModel();
}

int ImportColumns::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_drafted ? 0 : static_cast<int>(m_drafted->matched.size());
}

int ImportColumns::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags ImportColumns::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == Field ? usual | Qt::ItemIsEditable : usual;
}

QVariant ImportColumns::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Heading: return tr("Column");
    case Field: return tr("Goes to");
    default: return tr("For example");
    }
}

QString ImportColumns::exampleOf(std::size_t column) const
{
    const std::vector<TableLine>& lines = m_drafted->read->table;
    for (std::size_t i = 1; i < std::min(lines.size(), kLookedAt); ++i) {
        if (column >= lines[i].cells.size())
            continue;
        const QString cell = text::visible(lines[i].cells[column]).trimmed();
        if (!cell.isEmpty())
            return text::echoedName(cell);
    }
    return {};
}

QVariant ImportColumns::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MatchedColumn& column = m_drafted->matched[static_cast<std::size_t>(index.row())];
    if (role == IsNowhereRole)
        return column.column == nullptr;
    if (role == IsGuessedRole)
        return column.isGuessed;
    if (role == Qt::ToolTipRole && index.column() == Field && column.isGuessed)
        return tr("%1: guessed by the heading or by what stands in the column").arg(column.column->heading);
    if (role == Qt::EditRole && index.column() == Field)
        return column.column ? column.column->key : kNowhere.toString();
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Heading: return text::visible(column.heading);
    case Field: return column.column ? column.column->heading : tr("nowhere");
    default: return exampleOf(static_cast<std::size_t>(index.row()));
    }
}

bool ImportColumns::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != Field || data(index, role) == value)
        return false;
    m_draft.setField(index.row(), value.toString());
    return true;
}

std::vector<std::pair<QString, QString>> ImportColumns::choices() const
{
    std::vector<std::pair<QString, QString>> all{{kNowhere.toString(), tr("nowhere")}};
    if (!m_drafted || !m_drafted->columns)
        return all;
    all.reserve(m_drafted->columns->all().size() + 1);
    for (const RecordColumn& column : m_drafted->columns->all())
        all.emplace_back(column.key, column.heading);
    return all;
}

int ImportColumns::nowhere() const
{
    return m_drafted ? static_cast<int>(std::ranges::count(m_drafted->matched, nullptr, &MatchedColumn::column)) : 0;
}

int ImportColumns::guessed() const
{
    return m_drafted ? static_cast<int>(std::ranges::count(m_drafted->matched, true, &MatchedColumn::isGuessed)) : 0;
}

}  // namespace hitspread
