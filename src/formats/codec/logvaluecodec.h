#pragma once

#include "formats/json/documentpath.h"
#include "services/undo/logentry.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <span>
#include <string>

namespace hitspread::formats {

/// A value the log keeps, as JSON: a number, a text, an array of [name, rank] pairs, one of rows of a table, or null for nothing.
[[nodiscard]] QJsonValue encodeLogValue(const LoggedValue& value);
/// The inverse. Throws Failure (BadInput) for rows of a table that are none.
[[nodiscard]] LoggedValue decodeLogValue(const QJsonValue& value, const DocumentPath& place);

/// Spelling of an entry's kind ("action", "undo"); nothing for a word that is none.
[[nodiscard]] QString entryKindText(EntryKind kind);
[[nodiscard]] std::optional<EntryKind> entryKindFromText(QStringView text);

/// What a list of the log says of an entry, without its action and values.
[[nodiscard]] QJsonObject encodeEntry(const LogEntry& entry);
[[nodiscard]] QJsonArray encodeEntries(std::span<const LogEntry> entries);

/// A value of the log as text, for a column of it: an import writes ten thousand rows there at once, so that what is everyday is not built
/// as a tree first. The inverse throws Failure (DamagedCampaign).
[[nodiscard]] std::string logValueText(const LoggedValue& value);
[[nodiscard]] LoggedValue logValueFromText(const QByteArray& text);

}  // namespace hitspread::formats
