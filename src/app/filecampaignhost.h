#pragma once

#include "models/campaignhost.h"

#include <functional>
#include <memory>

namespace hitspread {

class CampaignGateway;

namespace storage {
class CampaignFile;
class CampaignThread;
}  // namespace storage

/// Opens campaign files on a storage thread of their own and points the gateway at the one that is open.
class FileCampaignHost final : public CampaignHost {
    Q_OBJECT

public:
    explicit FileCampaignHost(CampaignGateway& gateway, QObject* parent = nullptr);
    ~FileCampaignHost() override;

    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] bool isSample() const override;
    void open(const QString& path) override;
    void create(const QString& path) override;
    void openSample() override;
    void resetSample() override;
    void saveCopy(const QString& path) override;

    /// Where the working copy of the sample campaign lies.
    [[nodiscard]] static QString samplePath();

private:
    void change(const QString& path, const std::function<std::unique_ptr<storage::CampaignFile>()>& make,
                bool closeFirst);

    CampaignGateway& m_gateway;
    std::unique_ptr<storage::CampaignThread> m_thread;
    QString m_path;
};

}  // namespace hitspread
