#pragma once

#include "services/backup/backup.h"

#include <QString>

class QDateTime;

namespace hitspread::backupwords {

/// When it was made, as one says it, in local time: "today 20:15", "yesterday 23:40", "Friday 22:40", "7 November 22:40".
[[nodiscard]] QString when(const Backup& backup, const QDateTime& now);
/// What stands over those of the same time: "Today", "Friday, 27 November", "October 2026".
[[nodiscard]] QString heading(const Backup& backup, const QDateTime& now);
/// What is left to say of the time below that heading: "20:15", "Wed 7, 20:15".
[[nodiscard]] QString whenBelow(const Backup& backup, const QDateTime& now);
/// Why it was made: "on closing".
[[nodiscard]] QString why(BackupReason reason);
[[nodiscard]] QString size(std::int64_t bytes);

}  // namespace hitspread::backupwords
