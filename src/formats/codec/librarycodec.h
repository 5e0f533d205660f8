#pragma once

#include "formats/json/documentpath.h"
#include "services/exchange/exportedrecord.h"
#include "services/exchange/importplan.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace hitspread::formats {

inline constexpr int kLibraryVersion = 1;

using hitspread::ExportedRecord;

/// Records of a library as a document (schema "library"): every field, tags, portraits, kits, and the members of documents they came from that
/// nobody here knows.
[[nodiscard]] QByteArray libraryDocument(std::span<const ExportedRecord> records);

/// The records of such a document; what a record does not name is not given. What is wrong with one is a fault of its row. Throws Failure
/// (BadInput) for what is no such document; `source` names it.
[[nodiscard]] std::vector<ImportedRow> readLibrary(const QByteArray& document, const QString& source);

/// One record as it stands in such a document.
[[nodiscard]] QJsonObject libraryRecord(const ExportedRecord& record);
/// A document of records that are objects already.
[[nodiscard]] QJsonObject libraryOf(const QJsonArray& records);
/// The same of a document that is part of another, `place` where it stands.
[[nodiscard]] std::vector<ImportedRow> libraryRows(const QJsonObject& library, const DocumentPath& place);

/// What an import would do (schema "import-preview"), row by row; `words` says what is wrong.
[[nodiscard]] QJsonObject encodePlan(const ImportPlan& plan, const std::function<QString(const Cause&)>& words);

}  // namespace hitspread::formats
