#pragma once

#include "storage/backup/backupfolder.h"

#include <QThreadPool>

#include <exception>
#include <functional>
#include <optional>

namespace hitspread::storage {

/// Where backups are made, read and looked through beside all work with the open campaign: one thread, one thing after the other. A campaign
/// is read there by a connection of its own, which sees one moment of it and keeps nobody from writing.
class BackupThread {
public:
    BackupThread() { m_pool.setMaxThreadCount(1); }

    /// Work on that thread. What it throws is `done`'s to hear, there as well.
    void post(std::function<void()> work, std::function<void(std::exception_ptr)> done);

    /// Waits for what is under way, at most so long; false: it still is. What was posted behind it is not begun.
    [[nodiscard]] bool end(int milliseconds);

private:
    QThreadPool m_pool;
};

/// Makes a backup of a campaign that is open elsewhere in this program; nothing where the newest one holds all that is there. Then takes away
/// what is no longer needed. Throws Failure as BackupFolder::make does.
std::optional<Backup> backUpOpenCampaign(const QString& campaign, const BackupFolder& folder, BackupReason reason,
                                         std::chrono::sys_seconds now, std::int64_t mostBytes);

}  // namespace hitspread::storage
