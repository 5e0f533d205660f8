#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace hitspread::formats {

/// How a table is written down.
struct TableForm {
    char separator = ',';
    bool hasMark = false;     ///< with a byte order mark, by which spreadsheets know UTF-8
    bool isReadBack = false;  ///< it is to come back with the texts it went out with (withGuard())
};

/// The form that a double click opens rightly where the language in force is spoken: with a mark, and with semicolons where numbers have a
/// decimal comma.
[[nodiscard]] TableForm spreadsheetForm(bool isReadBack = false);

/// A table as CSV (RFC 4180): UTF-8, lines ended by CR LF, cells quoted where they must be, by libcsv. A cell that a spreadsheet would run as
/// a formula gets an apostrophe in front (withGuard()), which readTable() takes off.
[[nodiscard]] QByteArray csvOf(const QList<QStringList>& rows, const TableForm& form = {});

/// The same, to be read back, as spreadsheets copy and paste it: cells parted by tabs, lines ended by LF; only what has a tab, a line break or a quote in it is
/// quoted.
[[nodiscard]] QString tabbedOf(const QList<QStringList>& rows);

}  // namespace hitspread::formats
