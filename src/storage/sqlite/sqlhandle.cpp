#include "storage/sqlite/sqlhandle.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

namespace hitspread::storage {

sqlite3* handleOf(const QSqlDatabase& database)
{
    const QVariant handle = database.driver()->handle();
    return handle.isValid() ? *static_cast<sqlite3* const*>(handle.constData()) : nullptr;
}

bool hasFilledWal(sqlite3* handle)
{
    const char* const name = sqlite3_db_filename(handle, "main");
    return name && *name && QFileInfo(QFile::decodeName(sqlite3_filename_wal(name))).size() > 0;
}

}  // namespace hitspread::storage
