#pragma once

#include <QString>

namespace hitspread::storage {

/// "HITS" in big-endian bytes: marks an SQLite file as a Hitspread campaign.
inline constexpr quint32 kApplicationId = 0x48495453;

/// Looks at a file before SQLite does, which would take an empty file for an empty database and open anybody's.
/// Throws Failure: NotFound, NotACampaign, ForeignDatabase, NewerCampaign or DamagedCampaign. Returns the schema version found.
[[nodiscard]] int schemaVersionOf(const QString& path, int newestKnown);

}  // namespace hitspread::storage
