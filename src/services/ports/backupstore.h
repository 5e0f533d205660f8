#pragma once

#include "services/backup/backup.h"
#include "services/backup/recovered.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// What became of the present of a campaign when a backup took its place.
struct Replaced {
    std::optional<Backup> backup{};  ///< of the present
    std::string setAside{};          ///< where a present that could not be read lies now; empty: it could
};

/// What a campaign file takes up before and after what is unused in it was given back, in bytes.
struct Compacted {
    std::int64_t before = 0;
    std::int64_t after = 0;
};

/// Backups of campaign files that are not open in this program. `folder` is where those of all campaigns lie; empty: each beside its
/// campaign. Everything throws Failure, and nothing is changed then.
class BackupStore {
public:
    virtual ~BackupStore() = default;
    /// Newest first.
    [[nodiscard]] virtual std::vector<Backup> list(const std::string& campaign, const std::string& folder) const = 0;
    /// Makes one, then takes away those that are no longer needed, of which `mostBytes` may be kept.
    virtual Backup make(const std::string& campaign, const std::string& folder, std::int64_t mostBytes,
                        BackupReason reason) = 0;
    /// The backup a file is; throws BadInput for a file of another name, and DamagedCampaign where a byte is not what it was.
    [[nodiscard]] virtual Backup checked(const std::string& file) const = 0;
    /// Makes a new campaign of one.
    virtual void restoreInto(const Backup& backup, const std::string& path) = 0;
    /// Makes a campaign what it was; its present is backed up first, or set aside where it cannot be read.
    virtual Replaced restoreInPlace(const Backup& backup, const std::string& campaign, const std::string& folder) = 0;
    /// Makes a new campaign of what can be read of a damaged one, which is left as it is. Throws BadInput where nothing can.
    virtual Recovered recover(const std::string& damaged, const std::string& path) = 0;
    /// Gives back what is unused in a campaign file, after a backup.
    virtual Compacted compact(const std::string& campaign, const std::string& folder) = 0;
};

}  // namespace hitspread
