#pragma once

#include "services/ports/backupstore.h"
#include "storage/backup/backupfolder.h"

#include <QString>

#include <chrono>

namespace hitspread::storage {

/// Makes a new campaign of a backup. Throws Failure: DamagedCampaign where a byte of the backup is not what it was, FileExists …
void restoreInto(const Backup& backup, const QString& path);

/// Makes a campaign what it was when the backup was made; what it is now can be had back. Its present is backed up into `folder`
/// first, or set aside beside it where it cannot be read. A power cut leaves one or the other. The campaign must not be open in
/// this program. Throws Failure as restoreInto does; CampaignLocked where another program works with it.
Replaced restoreInPlace(const Backup& backup, const QString& campaign, const BackupFolder& folder,
                        std::chrono::sys_seconds now);

}  // namespace hitspread::storage
