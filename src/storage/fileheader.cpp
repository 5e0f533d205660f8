#include "storage/fileheader.h"

#include "services/problem.h"

#include <QFile>
#include <QtEndian>

namespace hitspread::storage {

namespace {

constexpr qint64 kHeaderSize = 100;
constexpr qint64 kUserVersionAt = 60;
constexpr qint64 kApplicationIdAt = 68;

}  // namespace

int schemaVersionOf(const QString& path, int newestKnown)
{
    const std::string where = path.toStdString();
    QFile file(path);
    if (!file.exists())
        throw Failure(ProblemCode::NotFound, where);
    if (!file.open(QIODevice::ReadOnly))
        throw Failure(ProblemCode::NotACampaign, where, {file.errorString().toStdString()});
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
    return version;
}

}  // namespace hitspread::storage
