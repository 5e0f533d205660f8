#include "storage/sqlite/sqlhandle.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace hitspread::storage {

namespace {

/// Where the disk or the way to it failed; locks and full disks leave other numbers there.
bool isOfReading(int systemError)
{
    constexpr std::array kOfReading{EIO, ENXIO, ENODEV, ESTALE, ETIMEDOUT, ENOTCONN, EHOSTDOWN};
    return std::ranges::find(kOfReading, systemError) != kOfReading.end();
}

}  // namespace

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

int errorOfReading(sqlite3* handle)
{
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        if (sqlite3_file_control(handle, "main", which, &file) != SQLITE_OK || !file || !file->pMethods)
            continue;
        // A journal in memory has no such function.
        const auto control = file->pMethods->xFileControl;
        int said = 0;
        if (control && control(file, SQLITE_FCNTL_LAST_ERRNO, &said) == SQLITE_OK && isOfReading(said))
            return said;
    }
    return 0;
}

}  // namespace hitspread::storage
