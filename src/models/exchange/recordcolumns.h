#pragma once

#include "models/exchange/cellwords.h"
#include "services/exchange/tabletext.h"
#include "services/ports/librarystore.h"
#include "text/joinedfields.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace hitspread {

/// A column for one element of one field, for the tags, or for several numbers that people write as one ("2d6+1").
struct RecordColumn {
    std::uint16_t field = 0;
    std::uint16_t element = 0;
    bool isTags = false;
    const text::JoinedFields* joined = nullptr;
    QString key;          ///< "range", "hitsMax.head", "tags": what mappings call it
    QString heading;      ///< in the language in force
    QStringList names{};  ///< what any language calls it
    std::shared_ptr<const CellWords> cells{};
};

/// A column of a table and what it holds; nothing: it is for nobody here.
struct MatchedColumn {
    QString heading;
    const RecordColumn* column = nullptr;
    bool isGuessed = false;  ///< neither its heading nor anybody says so
};

/// A kind of record of a rule system as a table: every field is a column, found by what any language calls it.
class RecordColumns {
public:
    /// Both must outlive it.
    RecordColumns(const System& system, const RecordDeclaration& record);

    [[nodiscard]] const System& system() const { return m_system; }
    [[nodiscard]] const RecordDeclaration& declaration() const { return m_record; }
    [[nodiscard]] const std::vector<RecordColumn>& all() const { return m_columns; }

    /// Headings and a row for each record, which read as the same records.
    [[nodiscard]] QList<QStringList> table(std::span<const StoredRecord> records) const;

    /// The column a heading or a key means, or nullptr.
    [[nodiscard]] const RecordColumn* meantBy(const QString& heading) const;
    /// Whether a cell of such a column can be read; an empty one says nothing and can.
    [[nodiscard]] bool canRead(const RecordColumn& column, const QString& cell) const;

    /// What the columns of a table hold, by `mapping` (heading, field) and else by their headings; a field "-" is none. Throws Failure (BadInput)
    /// for what a mapping names in vain, for a field two columns hold, and where no column holds names. Of two columns with one heading the first
    /// counts.
    [[nodiscard]] std::vector<MatchedColumn> matched(const std::vector<std::string>& headings,
                                                     std::span<const std::pair<QString, QString>> mapping) const;

    /// What the rows behind the headings say; cells that cannot be read are faults of their row.
    [[nodiscard]] std::vector<ImportedRow> rows(std::span<const MatchedColumn> columns,
                                                std::span<const TableLine> lines) const;

private:
    void addField(std::size_t index);
    void addJoined(const text::JoinedFields& joined);
    void know(const QString& name, std::size_t column);
    void readCell(const MatchedColumn& column, const QString& cell, ImportedRow& row) const;
    void readJoined(const MatchedColumn& column, const QString& cell, ImportedRow& row) const;
    [[nodiscard]] std::optional<std::vector<GivenValue>> joinedIn(const text::JoinedFields& joined,
                                                                  const QString& cell) const;

    const System& m_system;
    const RecordDeclaration& m_record;
    std::vector<RecordColumn> m_columns;
    QHash<QString, int> m_byName;  ///< by every name, plain
};

}  // namespace hitspread
