#pragma once

#include "cli/command.h"
#include "services/backup/backup.h"

#include <QJsonObject>

namespace hitspread::cli {

/// Where backups lie: --folder; empty: beside each campaign. Throws Failure (BadInput) for an empty name.
[[nodiscard]] QCommandLineOption backupFolderOption();
[[nodiscard]] std::string backupFolderOf(const QCommandLineParser& parser);

[[nodiscard]] QJsonObject encodeBackup(const Backup& backup);

/// How many megabytes of backups of one campaign stay where nobody says otherwise.
inline constexpr int kUsualMegabytes = 2000;
inline constexpr std::int64_t kMegabyte = 1000000;

}  // namespace hitspread::cli
