#pragma once

#include "rules/core/declare/record.h"
#include "storage/recovery/treereader.h"

#include <QString>

#include <optional>
#include <vector>

namespace hitspread::storage {

class Connection;

/// What the rows of one of our tables look like in a file, in the order in which it keeps their values.
struct RowShape {
    enum class Type : std::uint8_t { Integer, Text, Blob };
    struct Column {
        QString name;
        Type type = Type::Integer;
        bool isNeeded = false;  ///< never NULL
        bool isRowid = false;   ///< its value is the number of the row
    };

    QString name;
    bool hasRowids = true;
    std::vector<Column> columns{};
    std::size_t least = 0;             ///< how many of them every row has: later ones were added behind the oldest rows
    std::optional<RecordKind> kind{};  ///< of the library

    /// Whether a row can be one of this table, by its values and, of a record of the library, by the names in it.
    [[nodiscard]] bool fits(const RawRow& row) const;
};

/// Those of the tables that hold a campaign; what SQLite keeps for itself, and the search index, are none.
[[nodiscard]] std::vector<RowShape> shapesOf(Connection& campaign);

}  // namespace hitspread::storage
