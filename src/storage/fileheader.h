#pragma once

#include <QString>

namespace hitspread::storage {

/// "HITS" in big-endian bytes: marks an SQLite file as a Hitspread campaign.
inline constexpr quint32 kApplicationId = 0x48495453;

/// Looks at a file before SQLite does, which would take an empty file for an empty database and open anybody's. Only regular files
/// are opened, and nothing is waited for. Throws Failure: NotFound, BadInput, NotACampaign, ForeignDatabase, NewerCampaign or
/// DamagedCampaign. Returns the schema version found.
int schemaVersionOf(const QString& path, int newestKnown);

/// Refuses what is another program's, of no version, or newer than what is known; throws as above.
void requireKnownVersion(const QString& path, quint32 applicationId, qint64 version, int newestKnown);

/// Whether two names lead to one file that is there: spelled in two ways, by links, or both of them names of it (hard links). Asks for
/// names only and opens nothing.
[[nodiscard]] bool isSameFile(const QString& path, const QString& other);

/// What SQLite writes beside a campaign ("-wal", …): beside the file itself, where a link leads to it.
[[nodiscard]] QString besideFile(const QString& path, const QString& suffix);

/// Refuses a -wal, -shm or -journal that is a folder, a pipe or a device (BadInput).
void requireRegularSideFiles(const QString& path);

}  // namespace hitspread::storage
