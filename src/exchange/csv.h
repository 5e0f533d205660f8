#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace hitspread::exchange {

/// A table as CSV (RFC 4180): UTF-8, lines ended by CR LF, cells quoted where they must be. A cell that a spreadsheet would run as
/// a formula (it begins with = + - @, a tab or a return) gets an apostrophe in front.
[[nodiscard]] QByteArray csvOf(const QList<QStringList>& rows);

}  // namespace hitspread::exchange
