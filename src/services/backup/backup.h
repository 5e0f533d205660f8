#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace hitspread {

/// Why a backup of a campaign was made. Part of its name; never renamed.
enum class BackupReason : std::uint8_t { Asked, Hourly, Closing, Migration, Import, Compaction, Restore };

inline constexpr std::array<std::pair<std::string_view, BackupReason>, 7> kBackupReasons{{
    {"asked", BackupReason::Asked},
    {"hourly", BackupReason::Hourly},
    {"closing", BackupReason::Closing},
    {"before-migration", BackupReason::Migration},
    {"before-import", BackupReason::Import},
    {"before-compaction", BackupReason::Compaction},
    {"before-restore", BackupReason::Restore},
}};

[[nodiscard]] constexpr std::string_view wordOf(BackupReason reason)
{
    for (const auto& [word, one] : kBackupReasons) {
        if (one == reason)
            return word;
    }
    return {};
}

/// What the names of backups end with: another ending than a campaign's, so that none is opened for work by mistake.
inline constexpr std::string_view kBackupEnding = ".hitspread-backup";

/// A copy of a campaign as it was at one moment: a file that is whole, or it would not have its name.
struct Backup {
    std::string path{};
    std::chrono::sys_seconds made{};
    BackupReason reason = BackupReason::Asked;
    bool isKept = false;  ///< for ever, whatever its age
    std::int64_t bytes = 0;
    std::string contentHash{};  ///< hexadecimal, of every byte of the file
};

}  // namespace hitspread
