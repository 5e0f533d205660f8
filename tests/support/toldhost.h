#pragma once

#include "models/campaignhost.h"
#include "services/ports/othercampaigns.h"

namespace hitspread::support {

/// A host that is told what to say.
class ToldHost final : public CampaignHost {
public:
    [[nodiscard]] QString path() const override { return file; }
    [[nodiscard]] bool isSample() const override { return false; }
    [[nodiscard]] const std::optional<Backup>& lookedInto() const override { return looked; }
    [[nodiscard]] QString campaign() const override { return looked ? before : file; }
    void open(const QString& path) override { opening = path; }
    void create(const QString&, CampaignStart) override {}
    void openSample() override {}
    void resetSample() override {}
    void saveCopy(const QString&) override {}
    void exportFight(RecordId, const QString&) override {}
    void importFight(const QString&) override {}
    [[nodiscard]] const OtherCampaigns& others() const override { return m_others; }
    [[nodiscard]] bool isBusy() const override { return busy; }
    [[nodiscard]] CampaignFate fate() const override { return CampaignFate::There; }
    void hurry() override {}
    void cancel() override
    {
        busy = false;
        Q_EMIT ended();
    }
    bool busy = false;
    QString file{};
    QString opening{};  ///< asked for last
    std::optional<Backup> looked{};
    QString before{};

private:
    class Nobody final : public OtherCampaigns {
        void with(const Campaign&, const std::string&, const std::function<void(Campaign&)>&) const override {}
    } m_others;
};

}  // namespace hitspread::support
