#include "storage/guard/fileheader.h"

#include "formats/foreign/filekind.h"
#include "formats/wholefile.h"
#include "services/refusal/problem.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace hitspread::storage {

namespace {

constexpr qint64 kHeaderSize = 100;
constexpr qint64 kPageSizeAt = 16;
constexpr qint64 kPagesAt = 28;
constexpr qint64 kUserVersionAt = 60;
constexpr qint64 kApplicationIdAt = 68;

/// Whether the file is shorter than its header says; pages may lack only while they are in the -wal, or
/// while a -journal waits to take a change back.
bool isCutShort(const QByteArray& header, qint64 size)
{
    const qint64 pageSize = qFromBigEndian<quint16>(header.constData() + kPageSizeAt);
    const qint64 pages = qFromBigEndian<quint32>(header.constData() + kPagesAt);
    return size < (pageSize == 1 ? 65536 : pageSize) * pages;
}

/// Whether the header of a database of ours says what one can say: SQLite would take another one for no database at all, or for nothing.
bool isSoundHeader(const QByteArray& header)
{
    const auto at = [&header](qsizetype place) { return static_cast<quint8>(header[place]); };
    const auto number = [&header](qsizetype place) { return qFromBigEndian<quint32>(header.constData() + place); };
    const quint32 pageSize = qFromBigEndian<quint16>(header.constData() + kPageSizeAt);
    const bool isPage = pageSize == 1 || (pageSize >= 512 && (pageSize & (pageSize - 1)) == 0);
    const bool areVersions = at(18) >= 1 && at(18) <= 2 && at(19) >= 1 && at(19) <= 2;
    const bool areFractions = at(21) == 64 && at(22) == 32 && at(23) == 32;
    const bool isSchema = number(44) >= 1 && number(44) <= 4;
    const bool isEncoding = number(56) >= 1 && number(56) <= 3;
    return isPage && areVersions && areFractions && isSchema && isEncoding;
}

/// Opens a regular file for reading. Opening a pipe would wait for its writer, and reading a device might never end: not even
/// between the look at it and the opening may one take its place.
void openRegular(QFile& file, const QString& path)
{
    const Site where{SiteKind::File, path};
    if (QFileInfo(path).isDir())
        refuse<Reason::IsAFolder>(where);
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    const int error = errno;
    struct stat status {};
    if (handle < 0 && (error == ENOENT || error == ENOTDIR || error == ELOOP))
        throw Failure(ProblemCode::NotFound, where);
    if ((handle < 0 && error == ENXIO)
        || (handle >= 0 && (::fstat(handle, &status) != 0 || !S_ISREG(status.st_mode)))) {
        if (handle >= 0)
            ::close(handle);
        refuse<Reason::IsADevice>(where);
    }
    if (handle < 0 || !file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        throw Failure(ProblemCode::StorageFault, where, because<Reason::SaidElsewhere>(qt_error_string(error)));
}

}  // namespace

void requireOurs(const QString& path, quint32 applicationId, qint64 version)
{
    const Site where{SiteKind::File, path};
    if (applicationId != kApplicationId)
        throw Failure(ProblemCode::ForeignDatabase, where);
    if (version < 1)
        throw Failure(ProblemCode::DamagedCampaign, where, because<Reason::NoSchemaVersion>());
}

bool isSameFile(const QString& path, const QString& other)
{
    const auto name = [](const QString& file) { return std::filesystem::path(QFile::encodeName(file).toStdString()); };
    std::error_code neither;
    return std::filesystem::equivalent(name(path), name(other), neither);
}

QString besideFile(const QString& path, const QString& suffix)
{
    const QString itself = QFileInfo(path).canonicalFilePath();
    return (itself.isEmpty() ? path : itself) + suffix;
}

void requireRegularSideFiles(const QString& path)
{
    for (const QString& suffix : {QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")}) {
        const QFileInfo file(besideFile(path, suffix));
        // SQLite follows no link there.
        if (file.isSymLink() || (file.exists() && !file.isFile()))
            refuse<Reason::IsNoFile>({SiteKind::File, file.filePath()});
    }
}

int schemaVersionOf(const QString& path)
{
    const Site where{SiteKind::File, path};
    QFile file;
    openRegular(file, path);
    const QByteArray header = file.read(kHeaderSize);
    formats::requireRead(file, path);
    if (header.size() < kHeaderSize || !header.startsWith(QByteArrayLiteral("SQLite format 3\0"))) {
        const Cause what = formats::whatIsIn(file);
        formats::requireRead(file, path);
        throw Failure(ProblemCode::NotACampaign, where, what);
    }
    const auto version = qFromBigEndian<qint32>(header.constData() + kUserVersionAt);
    requireOurs(path, qFromBigEndian<quint32>(header.constData() + kApplicationIdAt), version);
    if (!isSoundHeader(header))
        throw Failure(ProblemCode::DamagedCampaign, where, because<Reason::PagesContradict>());
    const auto waits = [&path](const QString& suffix) { return QFileInfo(besideFile(path, suffix)).size() > 0; };
    if (isCutShort(header, file.size()) && !waits(QStringLiteral("-wal")) && !waits(QStringLiteral("-journal")))
        throw Failure(ProblemCode::DamagedCampaign, where, because<Reason::EndMissing>());
    return version;
}

void openForReading(QFile& file, const QString& path)
{
    openRegular(file, path);
}

}  // namespace hitspread::storage
