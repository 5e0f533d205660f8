#pragma once

#include "services/exchange/tabletext.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace hitspread::formats {

/// How large a table may be; more than any library, less than what takes a machine's memory.
struct TableLimits {
    qsizetype bytes = qsizetype{64} * 1024 * 1024;
    std::size_t columns = 1000;
    std::size_t rows = 100'000;
    std::size_t cells = 20'000'000;  ///< in all rows
};

/// A table as it was read, and how it was written.
struct ReadTable {
    std::vector<TableLine> rows;  ///< blank lines are none
    QString encoding;
    bool isEncodingGuessed = false;
    char separator = ',';
};

/// Reads CSV (RFC 4180, and what spreadsheets make of it) by libcsv: comma, semicolon or tab, as the first row says, or as somebody did
/// (`separator`); line breaks in quoted cells; the apostrophe csvOf() puts before a formula is taken off. `encoding` as decodedText() takes it.
/// Throws Failure (BadInput) whose place is "source:line" for a byte 0, a quote that is not closed, and what is beyond the limits.
[[nodiscard]] ReadTable readTable(const QByteArray& bytes, const QString& source, const QString& encoding = {},
                                  const TableLimits& limits = {}, char separator = '\0');

}  // namespace hitspread::formats
