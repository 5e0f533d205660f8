#pragma once

#include <QString>

class QFile;

namespace hitspread::storage {

/// "HITS" in big-endian bytes: marks an SQLite file as a Hitspread campaign.
inline constexpr quint32 kApplicationId = 0x48495453;

/// Looks at a file before SQLite does, which would take an empty file for an empty database and open anybody's. Only regular files
/// are opened, and nothing is waited for. Throws Failure: NotFound, BadInput, NotACampaign (saying what it holds, where that can be
/// told), ForeignDatabase or DamagedCampaign. Returns the schema version found, which may be newer than what is known.
int schemaVersionOf(const QString& path);

/// Refuses what is another program's or of no version; throws as above.
void requireOurs(const QString& path, quint32 applicationId, qint64 version);

/// Whether two names lead to one file that is there: spelled in two ways, by links, or both of them names of it (hard links). Asks for
/// names only and opens nothing.
[[nodiscard]] bool isSameFile(const QString& path, const QString& other);

/// What SQLite writes beside a campaign ("-wal", …): beside the file itself, where a link leads to it.
[[nodiscard]] QString besideFile(const QString& path, const QString& suffix);

/// Opens a regular file for reading, whatever is in it. Waits for nothing. Throws Failure: NotFound, BadInput (no regular file), StorageFault.
void openForReading(QFile& file, const QString& path);

/// Refuses a -wal, -shm or -journal that is a folder, a pipe or a device (BadInput).
void requireRegularSideFiles(const QString& path);

}  // namespace hitspread::storage
