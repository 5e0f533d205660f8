#pragma once

#include "storage/campaignfile.h"
#include "support/faultwords.h"
#include "support/mixproperty.h"

#include <QFile>
#include <QTemporaryDir>

namespace hitspread::support {

/// The sample campaign in a file that is closed and opened for real.
class FileStage final : public MixStage {
public:
    explicit FileStage(const QString& sample)
    {
        RC_ASSERT(QFile::copy(sample, path("live")));
        RC_ASSERT(QFile::copy(sample, path("origin")));
        m_live = storage::CampaignFile::open(path("live"));
        m_origin = storage::CampaignFile::open(path("origin"));
    }
    Campaign& live() override { return *m_live; }
    Campaign& origin() override { return *m_origin; }
    void reopen() override
    {
        m_live.reset();
        m_live = storage::CampaignFile::open(path("live"));
    }
    [[nodiscard]] QStringList faults() { return faultWords(m_live->faults()); }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name) + QStringLiteral(".hitspread"));
    }
    QTemporaryDir m_folder;
    std::unique_ptr<storage::CampaignFile> m_live;
    std::unique_ptr<storage::CampaignFile> m_origin;
};

}  // namespace hitspread::support
