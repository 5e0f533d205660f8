#include "storage/filesync.h"

#include "services/problem.h"

#include <QFile>

#include <fcntl.h>
#include <unistd.h>

namespace hitspread::storage {

void syncFile(const QString& path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    if (file >= 0)
        ::close(file);
    if (!synced)
        throw Failure(ProblemCode::StorageFault, path.toStdString(), {"it could not be written to the disk for good"});
}

}  // namespace hitspread::storage
