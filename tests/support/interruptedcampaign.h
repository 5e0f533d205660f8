#pragma once

#include "services/ports/campaign.h"

#include <functional>
#include <string>
#include <utility>

namespace hitspread::support {

/// A campaign in whose next transaction somebody else comes first: what another program does between the moment a service looks and the
/// moment it writes.
class InterruptedCampaign final : public Campaign {
public:
    explicit InterruptedCampaign(Campaign& campaign) : m_campaign(campaign) {}
    /// Done once, before the next transaction begins.
    void interruptWith(std::function<void()> work) { m_first = std::move(work); }

    LibraryStore& library() override { return m_campaign.library(); }
    EncounterStore& encounters() override { return m_campaign.encounters(); }
    LogStore& log() override { return m_campaign.log(); }
    AnyRecord load(RecordRef record) override { return m_campaign.load(record); }
    void save(RecordRef record, const AnyRecord& value) override { m_campaign.save(record, value); }
    std::string snapshot(RecordRef record) override { return m_campaign.snapshot(record); }
    std::string snapshotOfNew(const StoredRecord& record) override { return m_campaign.snapshotOfNew(record); }
    void restore(RecordRef record, const std::string& snapshot) override { m_campaign.restore(record, snapshot); }
    void erase(RecordRef record) override { m_campaign.erase(record); }
    std::string path() const override { return m_campaign.path(); }
    bool isReadOnly() const override { return m_campaign.isReadOnly(); }

private:
    void transact(const std::function<void()>& work) override
    {
        if (const auto first = std::exchange(m_first, {}))
            first();
        m_campaign.atomically(work);
    }
    void transactInVain(const std::function<void()>& work) override { m_campaign.rehearse(work); }
    void readTogether(const std::function<void()>& work) override
    {
        (void)m_campaign.atOneMoment([&work] {
            work();
            return true;
        });
    }

    Campaign& m_campaign;
    std::function<void()> m_first;
};

}  // namespace hitspread::support
