#pragma once

#include "models/library/library.h"
#include "models/library/librarycolumns.h"

#include <QAbstractTableModel>

#include <unordered_map>
#include <unordered_set>

namespace hitspread {

/// The records of one kind as a query finds them. Knows the id of every row and fetches a record only when its row is asked
/// for; after a change of the library it tells which rows came, went, moved or have other values, nothing more.
class LibraryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1, SampleRole, NumberRole };

    explicit LibraryModel(Library& library, QObject* parent = nullptr);

    /// Lists another kind, or by another search; `offset` and `limit` of the query do not matter. While a list is on its
    /// way only the newest query is kept waiting, so that typing never queues up.
    void setQuery(const LibraryQuery& query);
    [[nodiscard]] const LibraryQuery& query() const { return m_query; }
    /// Whether the rows are those of the query.
    [[nodiscard]] bool isCurrent() const { return !m_listing && !m_again; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// False, and nothing changes, for a value that is none of the field's or out of range.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] const std::vector<LibraryColumn>& columns() const { return m_columns; }
    [[nodiscard]] const RecordDeclaration* declaration() const { return m_declaration; }
    [[nodiscard]] const System& system() const { return m_library.system(); }
    [[nodiscard]] Library& library() const { return m_library; }
    [[nodiscard]] RecordId idAt(int row) const;
    [[nodiscard]] RecordRef referenceAt(int row) const { return {m_query.kind, idAt(row)}; }
    /// -1: not among the rows.
    [[nodiscard]] int rowOf(RecordId id) const;
    /// The first record from this row on, and then from the first one, whose name begins so, told by nameFound(). Records
    /// that have not been fetched are found, too.
    void findName(const QString& beginning, int from);
    /// nullptr while it has not been fetched.
    [[nodiscard]] const StoredRecord* recordAt(int row) const;
    /// How many records are held.
    [[nodiscard]] std::size_t fetched() const { return m_records.size(); }

Q_SIGNALS:
    /// The rows are those of the query again.
    void listed();
    void nameFound(hitspread::RecordId record);

private:
    using Records = std::unordered_map<RecordId, StoredRecord>;
    struct Listing {
        std::vector<RecordId> ids;
        Records records;
    };

    void list();
    void take(const LibraryQuery& query, Listing listing);
    void adopt(std::vector<RecordId> ids);
    void removeGone(const std::vector<RecordId>& ids);
    void insertNew(const std::vector<RecordId>& ids);
    void reorder(const std::vector<RecordId>& ids);
    /// All of them as one step.
    [[nodiscard]] bool setJoined(const QModelIndex& index, const QString& typed);
    void refresh(Records records);
    void want(int row) const;
    void fetchWanted();
    void tellRows(const std::vector<int>& rows);
    [[nodiscard]] bool holds(const QModelIndex& index) const;
    [[nodiscard]] LoggedValue valueAt(const StoredRecord& record, const LibraryColumn& column) const;

    Library& m_library;
    LibraryQuery m_query;
    LibraryQuery m_shown;  ///< the query the rows are from
    const RecordDeclaration* m_declaration = nullptr;
    std::vector<LibraryColumn> m_columns;
    std::vector<RecordId> m_ids;
    Records m_records;
    std::unordered_set<RecordId> m_asked;  ///< on their way
    mutable std::vector<int> m_wanted;     ///< rows asked for and not fetched
    bool m_isStale = false;                ///< records that are held may have other values by now
    bool m_listing = false;
    bool m_again = false;
};

}  // namespace hitspread
