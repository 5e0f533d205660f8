#include "storage/start/samplecampaign.h"

#include "services/refusal/problem.h"
#include "storage/start/newcampaign.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace hitspread::storage {

std::unique_ptr<CampaignFile> SampleCampaign::create(const QString& path)
{
    return createNewCampaign(path, CampaignStart::Sample);
}

QString SampleCampaign::nameToKeep(const QString& path, const QDateTime& now)
{
    const QFileInfo file(path);
    const QString base = QStringLiteral("%1 before reset %2")
                             .arg(file.completeBaseName(), now.toString(QStringLiteral("yyyy-MM-dd HH-mm")));
    const QDir folder = file.absoluteDir();
    QString name = base;
    for (int number = 2; folder.exists(name + QStringLiteral(".hitspread")); ++number)
        name = QStringLiteral("%1 (%2)").arg(base, QString::number(number));
    return folder.filePath(name + QStringLiteral(".hitspread"));
}

std::unique_ptr<CampaignFile> SampleCampaign::recreate(const QString& path, const QString& kept)
{
    if (QFile::exists(kept))
        throw Failure(ProblemCode::FileExists, {SiteKind::File, kept});
    // What waits in the side files belongs to the older copy and goes with it.
    const QStringList parts{QString(), QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")};
    try {
        for (const QString& part : parts) {
            if (QFile::exists(path + part) && !QFile::rename(path + part, kept + part))
                throw Failure(ProblemCode::StorageFault, {SiteKind::File, kept});
        }
        return create(path);
    } catch (...) {
        if (!QFile::exists(path)) {
            for (const QString& part : parts)
                QFile::rename(kept + part, path + part);
        }
        throw;
    }
}

}  // namespace hitspread::storage
