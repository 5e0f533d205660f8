#include "formats/wholefile.h"

#include "formats/filesync.h"
#include "services/refusal/problem.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include <cerrno>
#include <unistd.h>

namespace hitspread::formats {

namespace {

[[noreturn]] void fail(const QSaveFile& file, const QString& path)
{
    const int error = errno;
    const QStorageInfo disk(QFileInfo(path).path());  // not valid where there is no such folder
    // What is no disk (/proc) has no room, and is not full.
    const bool hasNoRoom = disk.isValid() && disk.bytesTotal() > 0 && disk.bytesAvailable() < 4096;
    const bool tookTooLittle = file.error() == QFileDevice::ResourceError && error != EMFILE && error != ENFILE;
    if (error == ENOSPC || error == EDQUOT || tookTooLittle || hasNoRoom)
        throw Failure(ProblemCode::DiskFull, {SiteKind::File, path});
    refuse<Reason::NotWritable>({SiteKind::File, path}, file.errorString());
}

}  // namespace

void requireNew(const QString& path)
{
    const QFileInfo there(path);
    if (there.exists())
        throw Failure(ProblemCode::FileExists, {SiteKind::File, path});
    // Writing would put the file in the link's place.
    if (there.isSymLink())
        refuse<Reason::LinkToNowhere>({SiteKind::File, path});
}

bool wasRead(QFileDevice& file)
{
    if (file.error() == QFileDevice::NoError && !file.atEnd())
        static_cast<void>(file.peek(1));
    return file.error() == QFileDevice::NoError;
}

void requireRead(QFileDevice& file, const QString& path)
{
    if (!wasRead(file))
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, path}, because<Reason::ReadingFails>());
}

void writeWhole(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    errno = 0;
    // Unbuffered: what write() returns then is what the disk took. QSaveFile alone renames a short file without a word.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        fail(file, path);
    errno = 0;
    if (file.write(bytes) != bytes.size() || file.size() != bytes.size() || ::fsync(file.handle()) != 0) {
        const int error = errno;
        file.cancelWriting();
        errno = error;
        fail(file, path);
    }
    if (!file.commit())
        fail(file, path);
    syncFolderOf(path);
}

}  // namespace hitspread::formats
