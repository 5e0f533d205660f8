#pragma once

#include "rules/core/declare/record.h"
#include "services/ports/libraryquery.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace hitspread::storage {

/// The SQL of one library query: from which rows, in which order. Columns carry their table's name.
struct LibrarySelection {
    QString from;                       ///< "weapon WHERE …"
    QString order;                      ///< "weapon.name COLLATE NATURAL_ORDER, weapon.id"
    std::vector<QVariant> values;       ///< of the conditions
    std::vector<QVariant> orderValues;  ///< of the order
};

/// Throws Failure BadInput naming field and reason: a field no system declares for the kind, an element it does not have, a
/// comparison or value that does not suit it.
[[nodiscard]] LibrarySelection selectionFor(const LibraryQuery& query);

/// Rank lists of characters have rows of their own, in the order given, which a JSON object would not keep.
[[nodiscard]] bool hasOwnRows(const RecordDeclaration& declaration, const FieldDeclaration& field);

/// Words to an FTS5 query: each quoted, the last one a prefix. Empty when there is nothing to look for.
[[nodiscard]] QString matchFor(const std::string& search);

}  // namespace hitspread::storage
