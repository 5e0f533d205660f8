#pragma once

#include "models/exchange/recordcolumns.h"
#include "services/exchange/importsource.h"

#include <optional>
#include <span>
#include <vector>

namespace hitspread {

/// What the rows of a table say; of a document of another program also what became of its members.
struct TableRows {
    std::vector<ImportedRow> rows;
    std::optional<ImportReport> report{};
};

/// The rows of a source behind its headings. In a document a value that cannot be read or is out of range is left out and told: nobody mends it by
/// hand. In a table it is a fault of its row.
[[nodiscard]] TableRows tableRows(const RecordColumns& columns, std::span<const MatchedColumn> matched,
                                  const ImportSource& source);

/// Whether a column that is called like a field holds anything of it: "speed" of another game may be "30 ft.". Of a table with few rows it does, as
/// somebody who typed it is told of each.
[[nodiscard]] bool holdsItsField(const RecordColumns& columns, const RecordColumn& column, const ImportSource& source,
                                 std::size_t index);

}  // namespace hitspread
