#pragma once

#include "formats/json/documentpath.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace hitspread::formats {

/// How large and how deeply nested a document may be; checked before and while it is read.
struct JsonLimits {
    qsizetype bytes = qsizetype{8} * 1024 * 1024;
    int depth = 32;
    qsizetype firstLine = 1;       ///< number of the document's first line, where it is one of a stream
    qsizetype values = 8'000'000;  ///< each takes room, an empty object fifty times the two letters it is written with
};

/// Reads a JSON object strictly (RFC 8259): valid UTF-8, no duplicate member, no lone surrogate, no NaN or Infinity, no
/// number beyond a double, within the limits. `source` names the document in messages ("request.json").
/// Throws Failure (BadInput) whose place is "source:line:column".
[[nodiscard]] QJsonObject readJsonObject(const QByteArray& utf8, const DocumentPath& source,
                                         const JsonLimits& limits = {});
/// The same of an object or an array.
[[nodiscard]] QJsonValue readJsonDocument(const QByteArray& utf8, const DocumentPath& source,
                                          const JsonLimits& limits = {});

}  // namespace hitspread::formats
