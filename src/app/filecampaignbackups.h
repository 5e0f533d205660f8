#pragma once

#include "models/campaignbackups.h"
#include "storage/backup/backupthread.h"

#include <QTimer>

#include <chrono>
#include <exception>
#include <functional>
#include <memory>

namespace hitspread {

class FileCampaignHost;

/// Makes backups of the campaign that the host has open, and works with them on a thread beside its own.
class FileCampaignBackups final : public CampaignBackups {
    Q_OBJECT

public:
    /// `host` must outlive it.
    explicit FileCampaignBackups(FileCampaignHost& host, QObject* parent = nullptr);
    ~FileCampaignBackups() override;
    Q_DISABLE_COPY_MOVE(FileCampaignBackups)

    [[nodiscard]] const std::vector<Backup>& backups() const override { return m_backups; }
    [[nodiscard]] QString folder() const override;
    [[nodiscard]] const std::optional<Problem>& failure() const override { return m_failure; }
    [[nodiscard]] bool isBusy() const override { return m_tasks > 0; }
    void refresh() override;
    void make() override { backUp(BackupReason::Asked); }
    void makeBefore(BackupReason reason, std::function<void(const std::optional<Problem>&)> done) override;
    void setKept(const Backup& backup, bool isKept) override;
    void compare(const Backup& backup) override;
    void bringFight(const Backup& backup, RecordId fight) override;
    void restoreInto(const Backup& backup, const QString& path) override;
    void findCopies() override;
    void find(const QString& campaign) override;
    void restoreInPlace(const Backup& backup, const QString& campaign) override;
    void recover(const QString& damaged, const QString& path) override;
    void measure() override;
    void compact() override;
    void configure(const QString& folder, std::int64_t mostBytes) override;

    /// Waits for what is under way, at most so long; false: it still is. Nothing is begun any more.
    [[nodiscard]] bool end(std::chrono::milliseconds patience);

private:
    void begin();
    void makeMissing();
    void makeWhenDue();
    void backUp(BackupReason reason);
    /// Work on the backups' thread; `done` hears here what it threw, and nothing is heard once another campaign is open.
    void work(std::function<void()> work, std::function<void(const std::optional<Problem>&)> done);
    void tell(const std::optional<Problem>& problem);
    void compareWithNow(const Backup& backup, const std::shared_ptr<const CampaignContents>& then);
    [[nodiscard]] storage::BackupFolder placeOf(const QString& campaign) const;

    FileCampaignHost& m_host;
    QString m_chosen;
    std::int64_t m_mostBytes = kUsualBackupBytes;
    QString m_campaign;  ///< whose they are
    std::vector<Backup> m_backups;
    std::optional<Problem> m_failure;
    int m_tasks = 0;
    int m_opening = 0;  ///< which campaign, of those that were open one after the other
    QTimer m_timer;
    QTimer m_first{this};  ///< behind an opening
    storage::BackupThread m_thread;
};

}  // namespace hitspread
