#pragma once

#include "services/ports/backupstore.h"

namespace hitspread {

class Clock;

namespace storage {

/// Backups in files beside the campaigns, or in a folder for all.
class FileBackups final : public BackupStore {
public:
    /// `clock` must outlive it.
    explicit FileBackups(const Clock& clock) : m_clock(clock) {}

    [[nodiscard]] std::vector<Backup> list(const std::string& campaign, const std::string& folder) const override;
    Backup make(const std::string& campaign, const std::string& folder, std::int64_t mostBytes,
                BackupReason reason) override;
    [[nodiscard]] Backup checked(const std::string& file) const override;
    void restoreInto(const Backup& backup, const std::string& path) override;
    Replaced restoreInPlace(const Backup& backup, const std::string& campaign, const std::string& folder) override;
    Recovered recover(const std::string& damaged, const std::string& path) override;
    Compacted compact(const std::string& campaign, const std::string& folder) override;

    /// Whether any of this has done to a file what was asked of it.
    [[nodiscard]] bool hasChanged() const { return m_changed; }

private:
    [[nodiscard]] std::chrono::sys_seconds now() const;

    const Clock& m_clock;
    bool m_changed = false;
};

}  // namespace storage

}  // namespace hitspread
