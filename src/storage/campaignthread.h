#pragma once

#include "services/ports/campaign.h"
#include "storage/guard/fileguard.h"

#include <QObject>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <exception>
#include <functional>
#include <memory>

namespace hitspread::storage {

class CampaignFile;

/// The one thread all SQL of a campaign runs on. Work is done in the order it was posted; what is posted before the end is done
/// before the end. Whoever posts work turns its exceptions into an answer; one that leaves the work all the same is written to
/// the program's messages and ends nothing else. When nothing has come for a while the file is brought to rest. What others do to
/// the file is looked for before each piece of work, and every second once somebody wants to hear of it.
class CampaignThread final : public CampaignQueue {
public:
    /// Opens a campaign (or creates it) on the new thread, using `make` there. Throws what `make` throws.
    explicit CampaignThread(const std::function<std::unique_ptr<CampaignFile>()>& make);

    /// Told on the storage thread: null when all went well, else what was thrown.
    using Done = std::function<void(std::exception_ptr)>;
    /// The same without waiting: `opened` tells when the campaign is there or why not. Nothing is posted before that.
    CampaignThread(std::function<std::unique_ptr<CampaignFile>()> make, Done opened);
    /// Waits for what is under way and closes the file, unless close() has done it.
    ~CampaignThread() override;
    CampaignThread(const CampaignThread&) = delete;
    CampaignThread& operator=(const CampaignThread&) = delete;

    /// What it writes is refused when others have written more often by then than setSeen() said last.
    void post(std::function<void(Campaign&)> work) override;
    /// How many of the writings `told` was called for are shown by now. On the thread that posts.
    void setSeen(std::uint64_t written) { m_seen = written; }
    /// Who hears, on the storage thread, what others do to the file.
    void watch(FileGuard::Told told);
    /// Runs work on the file itself, without waiting.
    void postToFile(std::function<void(CampaignFile&)> work, Done done);
    /// What is done with the file right before it is closed, on the storage thread; not when it was given up. What it throws is lost.
    void setFarewell(std::function<void(CampaignFile&)> farewell);
    /// Closes the file behind everything posted so far, then tells, on the storage thread. Nothing is posted after that.
    void close(std::function<void()> closed);
    /// The same, waiting for at most `patience`; false: something is still under way, and it can be asked again.
    [[nodiscard]] bool end(std::chrono::milliseconds patience);
    /// For what nobody waits for any more: the statement under way fails, as does every later one, and what was posted behind is
    /// not begun. What is committed stays. From any thread.
    void cancel() { m_thread.requestInterruption(); }

private:
    void start(const std::function<std::unique_ptr<CampaignFile>()>& make);
    void work(const std::function<void(Campaign&)>& work, std::uint64_t seen);
    void drop();

    QThread m_thread;
    std::exception_ptr m_error;          ///< why there is no file; the thread's own
    std::unique_ptr<QObject> m_context;  ///< lives on the thread; work is queued to it
    std::unique_ptr<CampaignFile> m_file;
    std::uint64_t m_seen = 0;
    bool m_isEnding = false;
    std::function<void(CampaignFile&)> m_farewell;  ///< the thread's own
    std::unique_ptr<QTimer> m_idle;                 ///< lives on the thread
    std::unique_ptr<QTimer> m_watch;                ///< likewise
};

}  // namespace hitspread::storage
