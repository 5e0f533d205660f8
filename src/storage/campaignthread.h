#pragma once

#include "services/ports/campaign.h"

#include <QObject>
#include <QThread>
#include <QTimer>

#include <memory>

namespace hitspread::storage {

class CampaignFile;

/// The one thread all SQL of a campaign runs on. Work is done in the order it was posted; what is posted before the end is done
/// before the end. Whoever posts work turns its exceptions into an answer; one that leaves the work all the same is written to
/// the program's messages and ends nothing else. When nothing has come for a while the file is brought to rest.
class CampaignThread final : public CampaignQueue {
public:
    /// Opens a campaign (or creates it) on the new thread, using `make` there. Throws what `make` throws.
    explicit CampaignThread(const std::function<std::unique_ptr<CampaignFile>()>& make);
    ~CampaignThread() override;
    CampaignThread(const CampaignThread&) = delete;
    CampaignThread& operator=(const CampaignThread&) = delete;

    void post(std::function<void(Campaign&)> work) override;
    /// Runs work and waits for it; rethrows what it throws. Not from the storage thread itself.
    void runAndWait(const std::function<void(CampaignFile&)>& work);

private:
    void work(const std::function<void(Campaign&)>& work);

    QThread m_thread;
    std::unique_ptr<QObject> m_context;  ///< lives on the thread; work is queued to it
    std::unique_ptr<CampaignFile> m_file;
    std::unique_ptr<QTimer> m_idle;  ///< lives on the thread
};

}  // namespace hitspread::storage
