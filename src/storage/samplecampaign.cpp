#include "storage/samplecampaign.h"

#include "storage/librarydocument.h"

#include <QFile>
#include <QStringList>

namespace hitspread::storage {

std::unique_ptr<CampaignFile> SampleCampaign::create(const QString& path)
{
    return CampaignFile::create(path, [](CampaignFile& file) {
        loadDocuments(file, Shipped::Presets);
        loadDocuments(file, Shipped::Sample);
    });
}

std::unique_ptr<CampaignFile> SampleCampaign::recreate(const QString& path)
{
    // The older copy goes when the fresh one is there: when that cannot be made, there is still something to work with.
    const QString older = path + QStringLiteral(".old");
    const QStringList parts{QString(), QStringLiteral("-wal"), QStringLiteral("-shm")};
    for (const QString& part : parts) {
        QFile::remove(older + part);
        QFile::rename(path + part, older + part);
    }
    std::unique_ptr<CampaignFile> fresh;
    try {
        fresh = create(path);
    } catch (...) {
        for (const QString& part : parts)
            QFile::rename(older + part, path + part);
        throw;
    }
    for (const QString& part : parts)
        QFile::remove(older + part);
    return fresh;
}

}  // namespace hitspread::storage
