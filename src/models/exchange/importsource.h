#pragma once

#include "services/exchange/importplan.h"
#include "services/exchange/tabletext.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace hitspread {

/// Something to import, as it came.
struct ImportSource {
    QString path{};         ///< of a file, which is read then; empty: `bytes` were copied somewhere
    QByteArray bytes{};     ///< UTF-8
    QString encoding{};     ///< of a file, as somebody said; empty: as it says itself
    char separator = '\0';  ///< likewise
};

/// What was read of it: a table, before anybody knows what its columns mean, or records that name their fields themselves.
struct ReadSource {
    std::vector<TableLine> table{};  ///< the headings first; empty: it has records
    QString encoding{};
    bool isEncodingGuessed = false;
    char separator = '\0';
    std::vector<ImportedRow> records{};
    QStringList left{};  ///< what of it has no place in a library, a line each

    [[nodiscard]] bool isTable() const { return !table.empty(); }
    /// Rows of a table, or records.
    [[nodiscard]] std::size_t count() const { return isTable() ? table.size() - 1 : records.size(); }
    /// Of a table; one without words has the number of its column.
    [[nodiscard]] QStringList headings() const;
};

/// Reads a source, on the storage thread. Throws Failure (BadInput) naming the place.
using SourceReader = std::function<ReadSource(const ImportSource&)>;

}  // namespace hitspread
