#pragma once

#include "rules/core/declare/record.h"

#include <QString>

/// The statements that read and write one record of the library, made once for each of its tables.
namespace hitspread::storage::recordsql {

[[nodiscard]] bool hasPortrait(RecordKind kind);

/// What a record is read from. JSON comes as its bytes: as text it would be widened and narrowed again.
[[nodiscard]] QString columnsOf(RecordKind kind);

/// Loads the one of an id.
[[nodiscard]] const QString& loadOf(RecordKind kind);
/// Puts one in: its id or NULL, its system, and what updateOf writes, in that order.
[[nodiscard]] const QString& insertOf(RecordKind kind);
/// Writes the one of an id, which comes last, and brings it back where it was taken out.
[[nodiscard]] const QString& updateOf(RecordKind kind);
/// Takes the one of an id out.
[[nodiscard]] const QString& removeOf(RecordKind kind);

}  // namespace hitspread::storage::recordsql
