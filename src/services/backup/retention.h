#pragma once

#include "services/backup/backup.h"

#include <vector>

namespace hitspread {

/// Which backups of a campaign are no longer needed at `now`, in no order. Needed are those kept for ever, the ten newest, the newest of each
/// hour of the last day, of each day of the last thirty, and of each month (hours, days and months of UTC). Where those take more
/// than `mostBytes`, the oldest of them go as well, but never one that is kept for ever and never the newest.
/// `backups`: of one campaign, in any order; those from the future (a clock that was set back) take no other's place: the ten newest of them
/// stay, and are the first to go for want of room.
[[nodiscard]] std::vector<Backup> superfluous(std::vector<Backup> backups, std::chrono::sys_seconds now,
                                              std::int64_t mostBytes);

}  // namespace hitspread
