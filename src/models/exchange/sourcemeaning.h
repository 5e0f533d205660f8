#pragma once

#include "models/exchange/givensource.h"
#include "models/exchange/recordcolumns.h"
#include "services/exchange/importservice.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// What a table is of, and which of its columns goes where. Remembered for its headings.
struct TableMeaning {
    std::string system;
    RecordKind kind = RecordKind::Character;
    /// By heading the key of its field, or kNowhere; a heading that is not there is taken at its word.
    QHash<QString, QString> fields{};

    friend bool operator==(const TableMeaning&, const TableMeaning&) = default;
};
inline constexpr QStringView kNowhere = u"-";

/// Keeps what tables of the same headings mean.
class MeaningMemory {
public:
    virtual ~MeaningMemory() = default;
    [[nodiscard]] virtual std::optional<TableMeaning> recall(const QStringList& headings) const = 0;
    virtual void keep(const QStringList& headings, const TableMeaning& meaning) = 0;
    virtual void forget(const QStringList& headings) = 0;
};

/// What would become of a source, as far as it is known what it means.
struct DraftedImport {
    std::shared_ptr<const ImportSource> read;
    TableMeaning meaning{};  ///< of a table; of another program's file its rule system
    bool isRemembered = false;
    std::shared_ptr<const RecordColumns> columns;  ///< likewise
    std::vector<MatchedColumn> matched{};          ///< by column
    bool hasNames = true;                          ///< without a column of names there is no plan
    std::optional<ImportReport> report{};          ///< what was taken of a document of another program
    ImportPlan plan{};
};

/// Finds out which records a table or another program's file holds, by what it means, and notes beside them how it was read; none where no column
/// of a table holds names. Precondition: `drafted.read` is of one of these forms, and the rule system of its meaning is one of ours.
[[nodiscard]] std::vector<ImportedRow> rowsMeantBy(DraftedImport& drafted);

}  // namespace hitspread
