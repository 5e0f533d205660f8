#pragma once

#include <QString>

namespace hitspread::storage {

class Connection;

/// Writes a closed copy of a campaign, laid out anew without what is unused, fit for a stick: checked and put on the disk before it gets
/// its name. Throws Failure (FileExists, DiskFull, DamagedCampaign …).
void writeCopy(Connection& campaign, const QString& path);

/// The closed copy page by page that a backup is: into `draft`, which nobody else sees, checked. Throws Failure.
void copyPages(Connection& campaign, const QString& draft);

/// Whether all pages and all references of a closed copy at `path` are sound. Throws Failure (DamagedCampaign), said of `told`.
void requireSound(const QString& path, const QString& told);

}  // namespace hitspread::storage
