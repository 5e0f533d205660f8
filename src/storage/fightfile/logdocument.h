#pragma once

#include "formats/json/documentpath.h"
#include "services/undo/logentry.h"

#include <QJsonArray>
#include <QJsonObject>

#include <span>
#include <vector>

namespace hitspread::storage {

class DeclaredChanges;

/// The log of a scope as documents write it: entries with changes and action. Under the document's own numbers; knows no campaign. What is read
/// throws Failure (BadInput) naming the place.
namespace logdocument {

[[nodiscard]] QJsonObject encoded(const LogEntry& entry);
[[nodiscard]] QJsonArray encodedMarks(std::span<const LogMark> marks);

/// Oldest first; `place` is that of the array.
[[nodiscard]] std::vector<LogEntry> entriesIn(const QJsonArray& log, const formats::DocumentPath& place);

/// The action of a value, as formats::actionText writes it.
[[nodiscard]] ActionRecord actionIn(const QJsonValue& value, const formats::DocumentPath& place);

/// A number from 0 on.
[[nodiscard]] RecordId idIn(const QJsonObject& object, const QString& member, const formats::DocumentPath& place);

/// Makes every row known that the log tells of as a whole; `system`: each must be of that one, empty: of any.
void makeKnown(std::span<const LogEntry> log, const std::string& system, const formats::DocumentPath& place,
               DeclaredChanges& declared);
/// Throws for the first entry that cannot be, with all rows known.
void requireDeclared(std::span<const LogEntry> log, const formats::DocumentPath& place,
                     const DeclaredChanges& declared);

}  // namespace logdocument

}  // namespace hitspread::storage
