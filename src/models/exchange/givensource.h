#pragma once

#include "services/exchange/importsource.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

namespace hitspread {

/// Something to import, as it came.
struct GivenSource {
    QString path{};         ///< of a file, which is read then; empty: `bytes` were copied somewhere
    QByteArray bytes{};     ///< UTF-8
    QString encoding{};     ///< of a file, as somebody said; empty: as it says itself
    char separator = '\0';  ///< likewise
};

/// Reads a source, on the storage thread. Throws Failure (BadInput) naming the place.
using SourceReader = std::function<ImportSource(const GivenSource&)>;

/// Of a table; one without words has the number of its column. Of anything else none.
[[nodiscard]] QStringList headingsOf(const ImportSource& source);

/// Rows of a table, or records.
[[nodiscard]] std::size_t countOf(const ImportSource& source);

}  // namespace hitspread
