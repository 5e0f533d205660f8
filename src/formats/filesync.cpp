#include "formats/filesync.h"

#include "services/refusal/problem.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace hitspread::formats {

namespace {

/// The error of syncing what lies at a path, 0 when it went well.
int errorOfSync(const QString& path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags);
    if (file < 0)
        return errno;
    const int error = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    return error;
}

}  // namespace

void syncFile(const QString& path)
{
    if (errorOfSync(path, 0) != 0)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, path}, because<Reason::NotSynced>());
}

void syncFolderOf(const QString& path)
{
    const int error = errorOfSync(QFileInfo(path).absolutePath(), O_DIRECTORY);
    if (error == EIO || error == ENOSPC || error == EDQUOT)
        throw Failure(ProblemCode::OutcomeUnknown, {SiteKind::File, path});
}

}  // namespace hitspread::formats
