#include "storage/backup/backupthread.h"

#include "storage/sqlite/connection.h"

#include <utility>

namespace hitspread::storage {

void BackupThread::post(std::function<void()> work, std::function<void(std::exception_ptr)> done)
{
    m_pool.start([work = std::move(work), done = std::move(done)] {
        std::exception_ptr error;
        try {
            work();
        } catch (...) {
            error = std::current_exception();
        }
        done(error);
    });
}

bool BackupThread::end(int milliseconds)
{
    m_pool.clear();
    return m_pool.waitForDone(milliseconds);
}

std::optional<Backup> backUpOpenCampaign(const QString& campaign, const BackupFolder& folder, BackupReason reason,
                                         std::chrono::sys_seconds now, std::int64_t mostBytes)
{
    Connection connection(campaign, Connection::Access::ReadOnly);
    if (reason != BackupReason::Asked && folder.isUpToDate(connection))
        return std::nullopt;
    Backup made = folder.make(connection, reason, now);
    folder.thinOut(now, mostBytes);
    return made;
}

}  // namespace hitspread::storage
