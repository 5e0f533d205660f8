#pragma once

#include "models/campaignhost.h"
#include "services/backup/backup.h"

#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

class CampaignGateway;

namespace storage {
class CampaignFile;
class CampaignThread;
}  // namespace storage

/// Opens campaign files, each on a storage thread of its own, and points the gateway at the one that is open. Of several requests that
/// come while one is under way the last one counts.
class FileCampaignHost final : public CampaignHost {
    Q_OBJECT

public:
    explicit FileCampaignHost(CampaignGateway& gateway, QObject* parent = nullptr);
    ~FileCampaignHost() override;
    Q_DISABLE_COPY_MOVE(FileCampaignHost)

    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] bool isSample() const override;
    [[nodiscard]] const std::optional<Backup>& lookedInto() const override { return m_lookedInto; }
    [[nodiscard]] QString campaign() const override { return m_lookedInto ? m_before : m_path; }
    void open(const QString& path) override;
    void create(const QString& path, CampaignStart start) override;
    void openSample() override;
    void resetSample() override;
    void saveCopy(const QString& path) override;
    void exportFight(RecordId encounter, const QString& path) override;
    void importFight(const QString& path) override;
    [[nodiscard]] const OtherCampaigns& others() const override;
    [[nodiscard]] bool isBusy() const override { return m_stage != Stage::Rest || m_copies > 0; }
    void cancel() override;
    [[nodiscard]] CampaignFate fate() const override { return m_fate; }
    void hurry() override { m_isHurried = true; }

    /// Closes everything, waiting for what is under way for at most `patience`, and for as long again for it to give up; false: something
    /// neither ends nor gives up (a disk that does not answer), and only leaving the program helps.
    [[nodiscard]] bool end(std::chrono::milliseconds patience);

    /// How a backup of the open file is made on its thread: right before it is closed and before a fight comes into it. For campaigns that
    /// are opened from now on.
    using Keeper = std::function<void(storage::CampaignFile&, BackupReason)>;
    void setKeeper(Keeper keeper) { m_keeper = std::move(keeper); }

    /// Whether the open file can only be read.
    [[nodiscard]] bool isReadOnly() const { return m_isReadOnly; }

    /// Runs work on the open file on its thread; `done`, on this one, hears what it threw. Nothing is shown of it.
    void workQuietly(std::function<void(storage::CampaignFile&)> work, std::function<void(std::exception_ptr)> done);

    /// Opens a campaign after `work`, which is done where nobody in this program has it open: the open one is closed first, and opened again
    /// whatever came of it. Told as an opening is; what `work` threw is told by failed(), behind that.
    void openAfter(Work kind, const QString& path, const std::function<void()>& work);

    /// Brings a fight that is a document into the open campaign, as importFight() does; `done`, on this thread, hears what it is called there
    /// or what was thrown.
    void takeFight(const QByteArray& document, const QString& source,
                   std::function<void(const std::string& name, std::exception_ptr)> done);

    /// Moves what waits beside the file into it, behind everything asked for so far.
    void rest();

    /// What work on a file threw, as it is told; what is no Failure already happened to `path`.
    [[nodiscard]] static Problem problemOf(const std::exception_ptr& error, const QString& path);

    /// Where the working copy of the sample campaign lies.
    [[nodiscard]] static QString samplePath();

private:
    using Make = std::function<std::unique_ptr<storage::CampaignFile>()>;
    using Thread = std::unique_ptr<storage::CampaignThread>;
    /// Closes the open campaign, which must be there and at rest, and opens what `make` gives.
    void reopen(Work work, const Make& make);
    enum class Stage : std::uint8_t {
        Rest,
        Opening,   ///< the next campaign is on its way; it can still be given up
        Switching  ///< it is there; the one before is being closed
    };

    /// Whether it is the campaign that is open and can be worked with: opened once more, its locks would go with the first one.
    [[nodiscard]] bool isAtWorkOn(const QString& path) const;
    void tellOwn(const QString& path);
    void change(Work work, const QString& path, const Make& make);
    void begin(const QString& path, const Make& make);
    void arrive(int turn, const std::exception_ptr& error);
    void install();
    void watch();
    void tellNewer();
    void tellFate(CampaignFate fate);
    void tellWritten(std::uint64_t written);
    void giveUp();
    /// Work on the open file beside everything else; `done` when it went well.
    void workBeside(Work kind, const QString& path, std::function<void(storage::CampaignFile&)> work,
                    std::function<void()> done);
    /// Closes a campaign without waiting, then goes on with `then`.
    void leave(Thread thread, std::function<void()> then);

    CampaignGateway& m_gateway;
    Thread m_thread;
    QString m_path;
    std::optional<Backup> m_lookedInto;  ///< the open file is this
    QString m_before;                    ///< the campaign that was open then
    Thread m_coming;
    QString m_comingPath;
    std::vector<Thread> m_leaving;
    std::function<void()> m_next;  ///< asked for while campaigns were being switched
    Stage m_stage = Stage::Rest;
    int m_turn = 0;
    int m_copies = 0;
    CampaignFate m_fate = CampaignFate::There;
    int m_opening = 0;          ///< which campaign, of those that were open one after the other
    bool m_isReadOnly = false;  ///< then opening it anew may help
    bool m_isHurried = false;
    bool m_resetting = false;
    Keeper m_keeper;
    std::optional<Problem> m_afterwards;  ///< why the sample was not reset, to be told when the older one is open again
};

}  // namespace hitspread
