#pragma once

#include <QString>
#include <QStringList>

namespace hitspread::storage {

/// Splits an SQL script into its statements; the driver takes one at a time. Knows strings, quoted names, comments and the
/// BEGIN … END of triggers. Empty statements are left out.
[[nodiscard]] QStringList statementsOf(const QString& script);

}  // namespace hitspread::storage
