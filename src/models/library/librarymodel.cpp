#include "models/library/librarymodel.h"

#include "models/systemview.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"

#include <QTimer>

#include <algorithm>

namespace hitspread {

namespace {

constexpr std::size_t kEverything = 10'000'000;
// A few screens of rows; what scrolled away long ago is fetched again when it comes back.
constexpr std::size_t kMostRecords = 600;
// Rows fetched around the one that is asked for.
constexpr int kBefore = 8;
constexpr int kAfter = 24;

StoredRecord kept(const StoredRecord& stored)
{
    StoredRecord copy = stored;
    copy.record = stored.record.cloned();
    return copy;
}

bool isSame(const StoredRecord& a, const StoredRecord& b, RecordKind kind)
{
    return &a.record.declaration() == &b.record.declaration() && a.sample == b.sample
        && differences({kind, a.id}, a, b).empty();
}

std::unordered_map<RecordId, StoredRecord> loadAll(CampaignServices& services, RecordKind kind,
                                                   const std::vector<RecordId>& ids)
{
    std::unordered_map<RecordId, StoredRecord> records;
    for (const RecordId id : ids) {
        try {
            records.emplace(id, services.library.load({kind, id}));
        } catch (const Failure& failure) {
            // Deleted since the list was made; the next list leaves it out.
            if (failure.problem().code != ProblemCode::NotFound)
                throw;
        }
    }
    return records;
}

}  // namespace

LibraryModel::LibraryModel(Library& library, QObject* parent) : QAbstractTableModel(parent), m_library(library)
{
    connect(&library, &Library::renamed, this, [this] {
        if (!m_declaration || m_declaration != m_library.declaration(m_shown.kind))
            return;
        beginResetModel();
        m_columns = tableColumns(m_library.naming(), *m_declaration);
        endResetModel();
    });
    connect(&library, &Library::changed, this, [this] {
        m_isStale = true;
        list();
    });
}

void LibraryModel::setQuery(const LibraryQuery& query)
{
    m_query = query;
    m_query.offset = 0;
    m_query.limit = kEverything;
    list();
}

void LibraryModel::list()
{
    if (m_query.system.empty() || !m_library.gateway().isOpen())
        return;
    if (m_listing) {
        m_again = true;
        return;
    }
    m_listing = true;
    m_again = false;
    std::vector<RecordId> held;
    if (m_isStale) {
        held.assign(m_asked.begin(), m_asked.end());
        for (const auto& [id, record] : m_records)
            held.push_back(id);
    }
    m_isStale = false;
    const LibraryQuery query = m_query;
    const auto finish = [this] {
        m_listing = false;
        if (m_again)
            list();
        else
            Q_EMIT listed();
    };
    m_library.gateway().run(
        this,
        [query, held = std::move(held)](CampaignServices& services) {
            Listing listing;
            const std::vector<LibraryRow> rows = services.library.list(query);
            listing.ids.reserve(rows.size());
            for (const LibraryRow& row : rows)
                listing.ids.push_back(row.id);
            listing.records = loadAll(services, query.kind, held);
            return listing;
        },
        [this, query, finish](Listing listing) {
            take(query, std::move(listing));
            finish();
        },
        [this, finish](const Problem& what) {
            finish();
            Q_EMIT m_library.problem(what);
        });
}

void LibraryModel::take(const LibraryQuery& query, Listing listing)
{
    if (query == m_shown && m_declaration) {
        adopt(std::move(listing.ids));
        refresh(std::move(listing.records));
        return;
    }
    beginResetModel();
    if (query.kind != m_shown.kind || query.system != m_shown.system || !m_declaration) {
        m_declaration = m_library.declaration(query.kind);
        m_columns = m_declaration ? tableColumns(m_library.naming(), *m_declaration) : std::vector<LibraryColumn>{};
        m_records.clear();
        m_asked.clear();
    }
    for (auto& [id, record] : listing.records) {
        if (const auto held = m_records.find(id); held != m_records.end())
            held->second = std::move(record);
    }
    m_shown = query;
    m_wanted.clear();
    m_ids = std::move(listing.ids);
    endResetModel();
}

void LibraryModel::adopt(std::vector<RecordId> ids)
{
    removeGone(ids);
    reorder(ids);
    insertNew(ids);
}

void LibraryModel::removeGone(const std::vector<RecordId>& ids)
{
    const std::unordered_set<RecordId> staying(ids.begin(), ids.end());
    for (auto last = m_ids.size(); last > 0;) {
        if (staying.contains(m_ids[last - 1])) {
            --last;
            continue;
        }
        auto first = last - 1;
        while (first > 0 && !staying.contains(m_ids[first - 1]))
            --first;
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last) - 1);
        for (auto i = first; i < last; ++i)
            m_records.erase(m_ids[i]);
        m_ids.erase(m_ids.begin() + static_cast<std::ptrdiff_t>(first),
                    m_ids.begin() + static_cast<std::ptrdiff_t>(last));
        endRemoveRows();
        last = first;
    }
}

void LibraryModel::reorder(const std::vector<RecordId>& ids)
{
    const std::unordered_set<RecordId> known(m_ids.begin(), m_ids.end());
    std::vector<RecordId> wanted;
    wanted.reserve(m_ids.size());
    std::ranges::copy_if(ids, std::back_inserter(wanted), [&](RecordId id) { return known.contains(id); });
    const auto [mine, theirs] = std::ranges::mismatch(m_ids, wanted);
    if (mine == m_ids.end())
        return;
    // One record that changed its name moves; everything else is a new order.
    const auto first = static_cast<int>(mine - m_ids.begin());
    std::vector<RecordId> moved = m_ids;
    auto from = first;
    auto to = rowOf(*theirs);
    if (moved[static_cast<std::size_t>(first) + 1] == *theirs) {
        to = static_cast<int>(std::ranges::find(wanted, *mine) - wanted.begin());
        std::rotate(moved.begin() + from, moved.begin() + from + 1, moved.begin() + to + 1);
    } else {
        std::swap(from, to);
        std::rotate(moved.begin() + to, moved.begin() + from, moved.begin() + from + 1);
    }
    if (moved == wanted) {
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        m_ids = std::move(moved);
        endMoveRows();
        return;
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    std::unordered_map<RecordId, int> rows;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        rows[wanted[i]] = static_cast<int>(i);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex& index : before)
        after << this->index(rows.at(idAt(index.row())), index.column());
    m_ids = std::move(wanted);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void LibraryModel::insertNew(const std::vector<RecordId>& ids)
{
    for (std::size_t first = 0; first < ids.size();) {
        if (first < m_ids.size() && m_ids[first] == ids[first]) {
            ++first;
            continue;
        }
        auto last = first + 1;
        while (last < ids.size() && (first >= m_ids.size() || ids[last] != m_ids[first]))
            ++last;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(last) - 1);
        m_ids.insert(m_ids.begin() + static_cast<std::ptrdiff_t>(first),
                     ids.begin() + static_cast<std::ptrdiff_t>(first), ids.begin() + static_cast<std::ptrdiff_t>(last));
        endInsertRows();
        first = last;
    }
}

void LibraryModel::refresh(Records records)
{
    std::vector<int> rows;
    std::unordered_map<RecordId, int> places;
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        places[m_ids[i]] = static_cast<int>(i);
    for (auto& [id, record] : records) {
        const auto held = m_records.find(id);
        const auto place = places.find(id);
        if (held == m_records.end() || place == places.end() || isSame(held->second, record, m_shown.kind))
            continue;
        held->second = std::move(record);
        rows.push_back(place->second);
    }
    tellRows(rows);
}

void LibraryModel::tellRows(const std::vector<int>& rows)
{
    std::vector<int> sorted = rows;
    std::ranges::sort(sorted);
    for (std::size_t first = 0; first < sorted.size();) {
        auto last = first;
        while (last + 1 < sorted.size() && sorted[last + 1] == sorted[last] + 1)
            ++last;
        Q_EMIT dataChanged(index(sorted[first], 0), index(sorted[last], columnCount() - 1));
        first = last + 1;
    }
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

bool LibraryModel::holds(const QModelIndex& index) const
{
    return index.isValid() && index.row() < rowCount() && index.column() < columnCount();
}

LoggedValue LibraryModel::valueAt(const StoredRecord& record, const LibraryColumn& column) const
{
    return valueOf(fieldOf(*m_declaration, column), record.record.data(), column.element);
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!holds(index))
        return {};
    const LibraryColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const FieldDeclaration& field = fieldOf(*m_declaration, column);
    switch (role) {
    case IdRole: return idAt(index.row());
    case NumberRole: return readsAsNumber(system(), *m_declaration, column);
    case Qt::TextAlignmentRole: return alignmentOf(system(), *m_declaration, column);
    default: break;
    }
    const bool isAboutRecord = role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole
        || role == Qt::CheckStateRole || role == SampleRole;
    if (!isAboutRecord)
        return {};
    const StoredRecord* record = recordAt(index.row());
    if (!record) {
        want(index.row());
        return {};
    }
    if (column.joined && (role == Qt::DisplayRole || role == Qt::EditRole))
        return column.joined->words(record->record);
    if (column.joined && role == Qt::ToolTipRole)
        return u"%1: %2"_qs.arg(column.title, column.joined->words(record->record));
    const LoggedValue value = valueAt(*record, column);
    const bool isFlag = field.kind == FieldKind::Flag;
    const FieldsFacet* facet = facetsOf(record->system).fields;
    const QString idle = facet ? facet->idleWords(record->record, field) : QString();
    if (!idle.isEmpty() && role == Qt::DisplayRole)
        return u"–"_qs;
    if (!idle.isEmpty() && role == Qt::ToolTipRole)
        return u"%1: %2"_qs.arg(column.title, idle);
    switch (role) {
    case SampleRole: return record->sample;
    case Qt::DisplayRole: return isFlag ? QVariant() : valueWords(m_library.naming(), field, value);
    case Qt::ToolTipRole: return u"%1: %2"_qs.arg(column.title, valueWords(m_library.naming(), field, value));
    case Qt::EditRole: return typedWords(system(), field, value);
    case Qt::CheckStateRole:
        return isFlag ? QVariant(std::get<std::int64_t>(value) != 0 ? Qt::Checked : Qt::Unchecked) : QVariant();
    default: return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const LibraryColumn& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.heading;
    if (role == Qt::ToolTipRole)
        return column.tip;
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(system(), *m_declaration, column);
    return {};
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex& index) const
{
    if (!holds(index))
        return Qt::NoItemFlags;
    const FieldKind kind = fieldOf(*m_declaration, m_columns[static_cast<std::size_t>(index.column())]).kind;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (kind == FieldKind::Flag)
        flags |= Qt::ItemIsUserCheckable;
    else if (kind != FieldKind::RankList)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool LibraryModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!holds(index) || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const auto held = m_records.find(idAt(index.row()));
    if (held == m_records.end())
        return false;
    const LibraryColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    if (column.joined)
        return setJoined(index, value.toString());
    const FieldDeclaration& field = fieldOf(*m_declaration, column);
    auto typed = valueTyped(system(), field,
                            role == Qt::CheckStateRole ? QVariant(value.toInt() == Qt::Checked) : value);
    if (!typed)
        return false;
    if (&field == nameField(*m_declaration)) {
        const std::string name = onOneLine(std::get<std::string>(*typed));
        if (isBlank(name))
            return false;
        typed = name;
    }
    if (*typed == valueAt(held->second, column))
        return true;
    StoredRecord changed = kept(held->second);
    setValue(field, changed.record.data(), column.element, *typed);
    const auto faults = faultsOf(*m_declaration, changed.record.data());
    if (std::ranges::find(faults, field.id, &FieldFault::field) != faults.end())
        return false;
    std::swap(held->second, changed);
    Q_EMIT dataChanged(index, index);
    m_library.change({std::move(changed)}, std::string(field.id), column.element, *typed);
    return true;
}

bool LibraryModel::setJoined(const QModelIndex& index, const QString& typed)
{
    StoredRecord& held = m_records.at(idAt(index.row()));
    StoredRecord changed = kept(held);
    if (!writeJoined(*m_columns[static_cast<std::size_t>(index.column())].joined, typed, changed.record))
        return false;
    std::swap(held, changed);
    Q_EMIT dataChanged(index, index);
    m_library.edit(referenceAt(index.row()), changed.record, held.record);
    return true;
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    LibraryQuery query = m_query;
    query.descending = order == Qt::DescendingOrder;
    query.sortBy = {};
    if (column >= 0 && column < columnCount()) {
        const LibraryColumn& by = m_columns[static_cast<std::size_t>(column)];
        if (!hasOrder(fieldOf(*m_declaration, by)))
            return;
        query.sortBy = pathOf(*m_declaration, by);
    }
    if (query != m_query)
        setQuery(query);
}

RecordId LibraryModel::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_ids[static_cast<std::size_t>(row)] : 0;
}

int LibraryModel::rowOf(RecordId id) const
{
    const auto found = std::ranges::find(m_ids, id);
    return found == m_ids.end() ? -1 : static_cast<int>(found - m_ids.begin());
}

void LibraryModel::findName(const QString& beginning, int from)
{
    if (m_shown.system.empty() || rowCount() == 0)
        return;
    m_library.gateway().run(
        this, [query = m_shown](CampaignServices& services) { return services.library.list(query); },
        [this, beginning, from](const std::vector<LibraryRow>& rows) {
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const LibraryRow& row = rows[(static_cast<std::size_t>(std::max(0, from)) + i) % rows.size()];
                if (!text::asKept(row.name).startsWith(beginning, Qt::CaseInsensitive))
                    continue;
                if (rowOf(row.id) >= 0)
                    Q_EMIT nameFound(row.id);
                return;
            }
        },
        [this](const Problem& what) { Q_EMIT m_library.problem(what); });
}

const StoredRecord* LibraryModel::recordAt(int row) const
{
    const auto found = m_records.find(idAt(row));
    return found == m_records.end() ? nullptr : &found->second;
}

void LibraryModel::want(int row) const
{
    if (m_asked.contains(idAt(row)))
        return;
    // Painting asks cell by cell: they are fetched together when it is done.
    if (m_wanted.empty())
        QTimer::singleShot(0, this, &LibraryModel::fetchWanted);
    if (m_wanted.empty() || m_wanted.back() != row)
        m_wanted.push_back(row);
}

void LibraryModel::fetchWanted()
{
    std::vector<RecordId> ids;
    for (const int wanted : m_wanted) {
        const int last = std::min(wanted + kAfter, rowCount() - 1);
        for (int row = std::max(0, wanted - kBefore); row <= last; ++row) {
            const RecordId id = idAt(row);
            if (!m_records.contains(id) && m_asked.insert(id).second)
                ids.push_back(id);
        }
    }
    m_wanted.clear();
    if (ids.empty())
        return;
    if (m_records.size() + ids.size() > kMostRecords)
        m_records.clear();
    const RecordKind kind = m_shown.kind;
    const RecordDeclaration* declaration = m_declaration;
    m_library.gateway().run(
        this, [kind, ids](CampaignServices& services) { return loadAll(services, kind, ids); },
        [this, ids, declaration](Records records) {
            for (const RecordId id : ids)
                m_asked.erase(id);
            if (declaration != m_declaration)
                return;
            std::vector<int> rows;
            for (auto& [id, record] : records) {
                if (const int row = rowOf(id); row >= 0) {
                    m_records.insert_or_assign(id, std::move(record));
                    rows.push_back(row);
                }
            }
            tellRows(rows);
        },
        [this](const Problem& what) { Q_EMIT m_library.problem(what); });
}

}  // namespace hitspread
