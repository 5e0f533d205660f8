#include "models/library/libraryhits.h"

#include "models/library/librarycolumns.h"
#include "text/echo.h"
#include "text/kinds.h"

#include <algorithm>

namespace hitspread {

namespace {

/// More than anybody reads; how many there are beyond is told.
constexpr std::size_t kMost = 500;

/// Kind by kind, each by its names, as many as the list takes.
std::vector<LibraryHit> allOf(CampaignServices& services, const System& system, std::size_t& total)
{
    std::vector<LibraryHit> all;
    LibraryQuery query;
    query.system = system.id();
    for (const RecordKind kind : libraryKinds()) {
        if (!system.record(kind))
            continue;
        query.kind = kind;
        total += services.library.count(query);
        query.limit = kMost - all.size();
        if (query.limit == 0)
            continue;
        for (LibraryRow& row : services.library.list(query))
            all.push_back({kind, std::move(row)});
    }
    return all;
}

}  // namespace

LibraryHits::LibraryHits(Library& library, QObject* parent) : QAbstractTableModel(parent), m_library(library)
{
    connect(&library, &Library::changed, this, [this] {
        if (!m_stopped)
            lookFor(m_words);
    });
}

void LibraryHits::lookFor(const QString& words)
{
    m_words = words;
    m_stopped = false;
    if (m_asking)
        m_again = true;
    else
        ask();
}

void LibraryHits::stop()
{
    m_stopped = true;
    if (m_asking)
        m_again = true;
    else
        take({});
}

void LibraryHits::ask()
{
    m_again = false;
    if (m_stopped || !m_library.gateway().isOpen())
        return take({});
    m_asking = true;
    const auto finish = [this](Found found) {
        m_asking = false;
        if (m_again)
            return ask();
        take(std::move(found));
    };
    m_library.gateway().run(
        this,
        [words = m_words.toStdString(), &system = m_library.system()](CampaignServices& services) {
            Found found;
            if (words.empty()) {
                found.hits = allOf(services, system, found.total);
                return found;
            }
            const std::string id(system.id());
            for (const KindHits& kind : services.library.hits(words, id))
                found.total += kind.count;
            found.hits = services.library.find(words, id, kMost);
            return found;
        },
        finish,
        [this, finish](const Problem& what) {
            finish({});
            Q_EMIT m_library.problem(what);
        });
}

void LibraryHits::take(Found found)
{
    beginResetModel();
    m_hits = std::move(found.hits);
    m_total = found.total;
    endResetModel();
    Q_EMIT listed();
}

RecordRef LibraryHits::referenceAt(int row) const
{
    const LibraryHit& hit = m_hits[static_cast<std::size_t>(row)];
    return {hit.kind, hit.row.id};
}

int LibraryHits::rowOf(RecordRef record) const
{
    const auto found = std::ranges::find_if(
        m_hits, [record](const LibraryHit& hit) { return hit.kind == record.kind && hit.row.id == record.id; });
    return found == m_hits.end() ? -1 : static_cast<int>(found - m_hits.begin());
}

int LibraryHits::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

int LibraryHits::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant LibraryHits::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const LibraryHit& hit = m_hits[static_cast<std::size_t>(index.row())];
    if (role == KindRole)
        return static_cast<int>(hit.kind);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Name: return text::visible(hit.row.name);
    case Kind: return text::kindName(m_library.system(), hit.kind);
    default: {
        const RecordDeclaration* record = m_library.declaration(hit.kind);
        const QString detail = text::visible(hit.row.detail);
        return record ? detailWords(m_library.system(), *record, detail) : detail;
    }
    }
}

QVariant LibraryHits::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Name: return tr("Name");
    case Kind: return tr("Kind");
    default: return tr("In short");
    }
}

}  // namespace hitspread
