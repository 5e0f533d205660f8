#include "storage/start/shippedfile.h"

#include <QFile>

#include <new>

namespace hitspread::storage {

QByteArray shippedFile(const QString& name)
{
    QFile file(QStringLiteral(":/database/") + name);
    if (!file.exists())
        qFatal("%s is missing from the program", qPrintable(name));
    // What is compressed is unpacked by being opened.
    if (!file.open(QIODevice::ReadOnly))
        throw std::bad_alloc();
    return file.readAll();
}

}  // namespace hitspread::storage
