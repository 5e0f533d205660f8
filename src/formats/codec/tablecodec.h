#pragma once

#include "formats/json/documentpath.h"
#include "rules/core/declare/record.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

namespace hitspread::formats {

/// A table in its JSON form: rows as objects with `from`, `to` and a member for each column.
[[nodiscard]] QJsonArray encodeTable(const TableShape& shape, const Table& table);

/// The inverse; a row without `from` begins behind the one before. Throws Failure (BadInput) naming row and member: also where rows
/// leave results out, share them or do not reach the end.
[[nodiscard]] Table decodeTable(const FieldDeclaration& field, const QJsonValue& value, const DocumentPath& place);

/// What decodeTable takes, and encodeTable writes.
[[nodiscard]] QJsonObject tableSchema(const TableShape& shape);

/// A table without its shape, cells by their place: as the log keeps one.
[[nodiscard]] QJsonArray encodeRows(const Table& table);
/// The inverse. Throws Failure (BadInput) naming the row and what of it is none.
[[nodiscard]] Table decodeRows(const QJsonArray& rows, const DocumentPath& place);

}  // namespace hitspread::formats
