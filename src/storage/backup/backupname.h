#pragma once

#include "services/backup/backup.h"

#include <QString>

#include <optional>

namespace hitspread::storage {

inline const QString kBackupSuffix = QString::fromLatin1(kBackupEnding.data(),
                                                         static_cast<qsizetype>(kBackupEnding.size()));

/// Whether a file has the ending of one, whatever else it is called.
[[nodiscard]] bool isCalledBackup(const QString& path);

/// The name of a backup's file says all there is to say of it, so that no list can contradict the files:
/// "<campaign> <when, UTC> <reason> <hash>[ kept].hitspread-backup". `backup.path` is not looked at.
[[nodiscard]] QString backupName(const QString& campaign, const Backup& backup);

/// Reads one back, with path and size of the file; nothing for a file of another name.
[[nodiscard]] std::optional<Backup> backupAt(const QString& path);

/// The campaign's part of such a name; empty for another name.
[[nodiscard]] QString campaignOfBackup(const QString& name);

/// The hash of every byte of a file, in hexadecimal. Throws Failure (StorageFault) when it cannot be read.
[[nodiscard]] std::string contentHashOf(const QString& path);

}  // namespace hitspread::storage
