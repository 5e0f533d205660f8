#pragma once

#include "rules/core/declare/record.h"

#include <QString>

#include <array>

namespace hitspread::storage {

/// Which table keeps which kind of library record.
struct RecordTable {
    RecordKind kind;
    QString name;
    int number;  ///< low part of the row's id in the search index
};

/// Row of the search index = record id * kSearchKinds + number of its kind.
inline constexpr int kSearchKinds = 32;

/// Every kind of library record, in the order of their numbers.
[[nodiscard]] const std::array<RecordTable, 10>& libraryTables();

/// Throws Failure (BadInput) for a kind that is no library record.
[[nodiscard]] const RecordTable& libraryTable(RecordKind kind);

/// The declaration of a system's record, Failure (BadInput) when the system or the record type is unknown.
[[nodiscard]] const RecordDeclaration& declarationFor(const std::string& system, RecordKind kind);

}  // namespace hitspread::storage
