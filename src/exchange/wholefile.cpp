#include "exchange/wholefile.h"

#include "services/problem.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include <unistd.h>

namespace hitspread::exchange {

namespace {

[[noreturn]] void fail(const QSaveFile& file, const QString& path)
{
    const QStorageInfo disk(QFileInfo(path).path());  // not valid where there is no such folder
    if (file.error() == QFileDevice::ResourceError || (disk.isValid() && disk.bytesAvailable() < 4096))
        throw Failure(ProblemCode::DiskFull, path.toStdString());
    throw Failure(ProblemCode::BadInput, path.toStdString(),
                  {file.errorString().toStdString(),
                   QCoreApplication::translate("exchange", "name a place that can be written").toStdString()});
}

}  // namespace

void writeWhole(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    // Unbuffered: what write() returns then is what the disk took. QSaveFile alone renames a short file without a word.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        fail(file, path);
    if (file.write(bytes) != bytes.size() || file.size() != bytes.size() || ::fsync(file.handle()) != 0) {
        file.cancelWriting();
        fail(file, path);
    }
    if (!file.commit())
        fail(file, path);
}

}  // namespace hitspread::exchange
