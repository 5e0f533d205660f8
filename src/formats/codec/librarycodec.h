#pragma once

#include "services/exchange/importplan.h"
#include "services/ports/librarystore.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace hitspread::formats {

inline constexpr int kLibraryVersion = 1;

/// A record with what stands beside it.
struct ExportedRecord {
    StoredRecord stored;
    std::vector<std::byte> portrait{};  ///< the file; no bytes: none
    std::vector<ExchangedThing> kit{};  ///< of a character
};

/// Records of a library as a document (schema "library"): every field, tags, portraits, kits, and the members of documents they came from that
/// nobody here knows.
[[nodiscard]] QByteArray libraryDocument(std::span<const ExportedRecord> records);

/// The records of such a document; what a record does not name is not given. What is wrong with one is a fault of its row. Throws Failure
/// (BadInput) for what is no such document; `source` names it.
[[nodiscard]] std::vector<ImportedRow> readLibrary(const QByteArray& document, const QString& source);

/// What an import would do (schema "import-preview"), row by row; `words` says what is wrong.
[[nodiscard]] QJsonObject encodePlan(const ImportPlan& plan, const std::function<QString(const Cause&)>& words);

}  // namespace hitspread::formats
