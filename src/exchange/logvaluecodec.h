#pragma once

#include "services/logentry.h"

#include <QJsonValue>
#include <QString>

#include <optional>

namespace hitspread::exchange {

/// A value the log keeps, as JSON: a number, a text, an array of [name, rank] pairs, or null for nothing.
[[nodiscard]] QJsonValue encodeLogValue(const LoggedValue& value);
[[nodiscard]] LoggedValue decodeLogValue(const QJsonValue& value);

/// Spelling of an entry's kind ("action", "undo"); nothing for a word that is none.
[[nodiscard]] QString entryKindText(EntryKind kind);
[[nodiscard]] std::optional<EntryKind> entryKindFromText(QStringView text);

/// A value of the log as text, for a column of it. The inverse throws Failure (DamagedCampaign).
[[nodiscard]] QString logValueText(const LoggedValue& value);
[[nodiscard]] LoggedValue logValueFromText(const QString& text);

}  // namespace hitspread::exchange
