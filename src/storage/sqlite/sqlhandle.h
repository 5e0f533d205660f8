#pragma once

struct sqlite3;
class QSqlDatabase;

namespace hitspread::storage {

/// What Qt's driver has opened; nullptr: it is another driver.
[[nodiscard]] sqlite3* handleOf(const QSqlDatabase& database);

/// Whether changes wait in a -wal beside the file.
[[nodiscard]] bool hasFilledWal(sqlite3* handle);

}  // namespace hitspread::storage
