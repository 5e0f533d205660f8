#pragma once

#include "services/backup/backup.h"

#include <QString>

#include <chrono>
#include <vector>

namespace hitspread::storage {

class Connection;

/// Where the backups of one campaign lie: beside it, or in a folder somebody chose (a second disk). What has a backup's name is whole:
/// it is made under another one, checked, put on the disk for good and only then named.
class BackupFolder {
public:
    /// `chosen`: where the folders of all campaigns lie; empty: each beside its campaign. Nothing is looked at or made yet.
    explicit BackupFolder(const QString& campaign, const QString& chosen = {});

    [[nodiscard]] const QString& path() const { return m_path; }

    /// Newest first; empty where there is none, and where the folder cannot be read.
    [[nodiscard]] std::vector<Backup> backups() const;

    /// Makes one of what `campaign` is at this moment; other connections go on working with it. `made`: now. Throws Failure: CampaignLocked
    /// (another program makes one just now), DiskFull, CampaignReadOnly, DamagedCampaign (then none is made) …
    Backup make(Connection& campaign, BackupReason reason, std::chrono::sys_seconds made) const;

    /// Whether nothing was committed since one of them was made. Not only the newest by its time: a clock may have been wrong.
    [[nodiscard]] bool isUpToDate(Connection& campaign) const;

    /// Takes away what is no longer needed (`superfluous`). What cannot be removed stays.
    void thinOut(std::chrono::sys_seconds now, std::int64_t mostBytes) const;

    /// Keeps one for ever, or no longer; returns it under its new name. Throws Failure (NotFound, StorageFault, FileExists).
    static Backup setKept(const Backup& backup, bool isKept);

    /// Reads a backup from its first byte to its last. Throws Failure: DamagedCampaign where a byte is not what it was, NotFound.
    static void requireUnchanged(const Backup& backup);

private:
    QString m_campaign;  ///< its name without folder and ending
    QString m_path;
};

}  // namespace hitspread::storage
