#pragma once

#include "services/backup/backup.h"
#include "storage/campaignfile.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace hitspread {

/// Makes the backup before an import; empty: none is made.
using ImportKeeper = std::function<void(storage::CampaignFile&, BackupReason)>;

/// Reads a document of a fight or of a whole campaign into a campaign, behind a backup, and returns the fight to show then: the one that came,
/// of several one that goes on; 0: there is none. On the storage thread. Throws Failure with nothing changed.
[[nodiscard]] RecordId importDocument(storage::CampaignFile& file, const ImportKeeper& keep, const QByteArray& document,
                                      const QString& source);

}  // namespace hitspread
