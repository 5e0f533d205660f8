#include "storage/sqlite/sqlfailure.h"

#include "services/refusal/problem.h"

#include <QFile>
#include <QLoggingCategory>

#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace hitspread::storage {

namespace {

Q_LOGGING_CATEGORY(lcStorage, "hitspread.storage", QtWarningMsg)  // told when it is switched on

ProblemCode codeFor(int result)
{
    switch (result & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return ProblemCode::CampaignLocked;
    case SQLITE_READONLY: return ProblemCode::CampaignReadOnly;
    case SQLITE_FULL: return ProblemCode::DiskFull;
    case SQLITE_CORRUPT: return ProblemCode::DamagedCampaign;
    case SQLITE_NOTADB: return ProblemCode::NotACampaign;
    case SQLITE_CONSTRAINT: return ProblemCode::BadInput;
    case SQLITE_INTERRUPT: return ProblemCode::Stopped;
    case SQLITE_NOMEM: return ProblemCode::OutOfMemory;
    default: return ProblemCode::StorageFault;
    }
}

/// The same, where the system has said why.
ProblemCode codeFor(int result, int systemError)
{
    if (result == SQLITE_IOERR_NOMEM || systemError == ENOMEM)
        return ProblemCode::OutOfMemory;
    if (systemError == ENOSPC || systemError == EDQUOT)
        return ProblemCode::DiskFull;
    return codeFor(result);
}

/// What could not be done to the file, or to one beside it.
Cause causeFor(int result)
{
    switch (result) {
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_CORRUPTFS:
    case SQLITE_IOERR_SHORT_READ:
    case SQLITE_IOERR_FSTAT:
    case SQLITE_IOERR_SEEK: return because<Reason::ReadingFails>();
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_DELETE: return because<Reason::WritingFails>();
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC: return because<Reason::NotSynced>();
    case SQLITE_IOERR_LOCK:
    case SQLITE_IOERR_UNLOCK:
    case SQLITE_IOERR_RDLOCK:
    case SQLITE_IOERR_CHECKRESERVEDLOCK:
    case SQLITE_PROTOCOL: return because<Reason::NotLocked>();
    case SQLITE_IOERR_SHMOPEN:
    case SQLITE_IOERR_SHMSIZE:
    case SQLITE_IOERR_SHMLOCK:
    case SQLITE_IOERR_SHMMAP: return because<Reason::ShmUnusable>();
    default: break;
    }
    if ((result & 0xFF) == SQLITE_CANTOPEN)
        return because<Reason::NotOpened>();
    return because<Reason::DatabaseSays>(sqlite3_errstr(result));
}

/// Only what says more than that it went wrong; the number may be left of a call before.
bool isTelling(int systemError)
{
    constexpr std::array kTelling{EACCES, EIO, ELOOP, EMFILE, ENAMETOOLONG, ENFILE, ENODEV, EPERM, EROFS, ESTALE};
    return std::ranges::find(kTelling, systemError) != kTelling.end();
}

[[noreturn]] void refuseValue(int result, const Site& where)
{
    switch (result) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
    case SQLITE_CONSTRAINT_UNIQUE: refuse<Reason::ThereIsOneAlready>(where);
    case SQLITE_CONSTRAINT_FOREIGNKEY: refuse<Reason::RefersToNothing>(where);
    default: refuse<Reason::ValueNotTaken>(where);
    }
}

}  // namespace

void failWith(const QString& path, const QSqlError& error, int systemError)
{
    const int result = error.nativeErrorCode().toInt();
    const ProblemCode code = codeFor(result, systemError);
    qCDebug(lcStorage, "%s: %s", qPrintable(path), qPrintable(error.text()));
    const Site where{SiteKind::File, path};
    if (code == ProblemCode::BadInput)
        refuseValue(result, where);
    if (code != ProblemCode::StorageFault)
        throw Failure(code, where);
    Problem problem{code, where, {causeFor(result)}};
    if (isTelling(systemError))
        problem.causes.push_back(because<Reason::SaidElsewhere>(qt_error_string(systemError)));
    throw Failure(std::move(problem));
}

int errorOfName(const QString& path)
{
    struct stat found {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 || errno == ENOENT ? 0 : errno;
}

}  // namespace hitspread::storage
