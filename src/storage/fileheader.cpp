#include "storage/fileheader.h"

#include "services/problem.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace hitspread::storage {

namespace {

constexpr qint64 kHeaderSize = 100;
constexpr qint64 kPageSizeAt = 16;
constexpr qint64 kPagesAt = 28;
constexpr qint64 kUserVersionAt = 60;
constexpr qint64 kApplicationIdAt = 68;

/// Whether the file is shorter than its header says; pages may lack only while they are in the -wal.
bool isCutShort(const QByteArray& header, qint64 size)
{
    const qint64 pageSize = qFromBigEndian<quint16>(header.constData() + kPageSizeAt);
    const qint64 pages = qFromBigEndian<quint32>(header.constData() + kPagesAt);
    return size < (pageSize == 1 ? 65536 : pageSize) * pages;
}

}  // namespace

int schemaVersionOf(const QString& path, int newestKnown)
{
    const std::string where = path.toStdString();
    QFile file(path);
    if (!file.exists())
        throw Failure(ProblemCode::NotFound, where);
    if (QFileInfo(path).isDir())
        throw Failure(ProblemCode::BadInput, where, {"this is a folder", "choose a .hitspread file in it"});
    if (!file.open(QIODevice::ReadOnly))
        throw Failure(ProblemCode::StorageFault, where, {file.errorString().toStdString()});
    const QByteArray header = file.read(kHeaderSize);
    if (header.size() < kHeaderSize)
        throw Failure(ProblemCode::NotACampaign, where, {"it is too short"});
    if (!header.startsWith(QByteArrayLiteral("SQLite format 3\0")))
        throw Failure(ProblemCode::NotACampaign, where, {"it is no database"});
    if (qFromBigEndian<quint32>(header.constData() + kApplicationIdAt) != kApplicationId)
        throw Failure(ProblemCode::ForeignDatabase, where);
    const auto version = qFromBigEndian<qint32>(header.constData() + kUserVersionAt);
    if (version < 1)
        throw Failure(ProblemCode::DamagedCampaign, where, {"it has no schema version"});
    if (version > newestKnown)
        throw Failure(ProblemCode::NewerCampaign, where, {std::to_string(version), std::to_string(newestKnown)});
    if (isCutShort(header, file.size()) && QFileInfo(path + QStringLiteral("-wal")).size() <= 0)
        throw Failure(ProblemCode::DamagedCampaign, where, {"its end is missing"});
    return version;
}

}  // namespace hitspread::storage
