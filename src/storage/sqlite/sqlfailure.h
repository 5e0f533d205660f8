#pragma once

#include <QSqlError>
#include <QString>

namespace hitspread::storage {

/// Throws what SQLite refused as a Failure in words of ours: its own help nobody at the table, and its numbers even less.
/// `systemError`: what the system said (errno); 0: nothing is known of it.
[[noreturn]] void failWith(const QString& path, const QSqlError& error, int systemError = 0);

/// What the system says of a file's name alone (errno); 0: nothing.
[[nodiscard]] int errorOfName(const QString& path);

}  // namespace hitspread::storage
