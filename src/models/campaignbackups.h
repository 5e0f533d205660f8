#pragma once

#include "models/conflictcopies.h"
#include "services/backup/backup.h"
#include "services/backup/campaigncontents.h"
#include "services/backup/recovered.h"
#include "services/refusal/problem.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace hitspread {

/// How much of the backups of one campaign stays where nobody has said otherwise, in bytes.
inline constexpr std::int64_t kUsualBackupBytes = 2'000'000'000;

/// The backups of the campaign that is open, and of one that cannot be opened, for the window, which knows nothing of storage. They are made
/// without being asked for: hourly while something changes, on closing, and before whatever changes the whole file. Nothing here waits for a
/// disk.
class CampaignBackups : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Of the open campaign, newest first, as they were found when changed() was told last.
    [[nodiscard]] virtual const std::vector<Backup>& backups() const = 0;
    /// Where they lie; empty: no campaign is open.
    [[nodiscard]] virtual QString folder() const = 0;
    /// Why the last one that was due could not be made; nothing once one was.
    [[nodiscard]] virtual const std::optional<Problem>& failure() const = 0;
    [[nodiscard]] virtual bool isBusy() const = 0;

    /// Looks for them anew; told by changed().
    virtual void refresh() = 0;
    /// Makes one now; told by changed(), or by failed().
    virtual void make() = 0;
    /// Makes one before the whole campaign is changed, unless what it is now is in one already; `done` hears when it is there, or why it could
    /// not be made.
    virtual void makeBefore(hitspread::BackupReason reason,
                            std::function<void(const std::optional<hitspread::Problem>&)> done) = 0;
    virtual void setKept(const hitspread::Backup& backup, bool isKept) = 0;
    /// What differs from now, or from nothing for one of a campaign that is not open; told by compared(), or by failed() where a byte of it
    /// is not what it was. One without a hash is a copy of the open campaign that somebody else made.
    virtual void compare(const hitspread::Backup& backup) = 0;
    /// Brings a fight of one into the open campaign, with its whole history and who and what it names, behind a backup; told by broughtFight()
    /// and by the host, or by failed() with nothing changed.
    virtual void bringFight(const hitspread::Backup& backup, hitspread::RecordId fight) = 0;
    /// Looks for copies that a sync program laid beside the open campaign; told by foundCopies().
    virtual void findCopies() = 0;
    /// Looks for those of a campaign that is not open; told by found().
    virtual void find(const QString& campaign) = 0;
    /// Makes a new campaign of one; told by restored(), or by failed().
    virtual void restoreInto(const hitspread::Backup& backup, const QString& path) = 0;
    /// Makes a campaign what it was, after a backup of what it is, and opens it; told by putBack() and as an opening is, by the host. One that
    /// cannot be read keeps another name.
    virtual void restoreInPlace(const hitspread::Backup& backup, const QString& campaign) = 0;
    /// Makes a new campaign of what can be read of a damaged one, which is left as it is, and opens it; told by recovered() and as an opening
    /// is, by the host.
    virtual void recover(const QString& damaged, const QString& path) = 0;
    /// How much of the open campaign is unused; told by measured().
    virtual void measure() = 0;
    /// Gives that back to the disk, behind a backup; told by compacted(), or by notCompacted() with nothing changed.
    virtual void compact() = 0;
    /// Where the backups of all campaigns lie (empty: each beside its campaign), and how much of each campaign's stays.
    virtual void configure(const QString& folder, std::int64_t mostBytes) = 0;

Q_SIGNALS:
    /// The list, the failure or whether it is busy.
    void changed();
    void compared(const hitspread::Backup& backup, const hitspread::ContentsDifference& difference);
    /// Those of a campaign from the newest good one on, newest first: one whose bytes have changed is passed by.
    void found(const QString& campaign, const std::vector<hitspread::Backup>& backups);
    void foundCopies(const std::vector<hitspread::ConflictCopy>& copies);
    /// `name`: what it is called here, which is another one where a fight has its name.
    void broughtFight(const hitspread::Backup& backup, const QString& name);
    void restored(const QString& path);
    /// Bytes: of the file, and of that what compacting it gives back at least.
    void measured(qint64 all, qint64 unused);
    void compacted(qint64 before, qint64 after);
    void notCompacted(const hitspread::Problem& problem);
    /// It will be open in a moment. `setAside`: where a present that could not be read lies now; empty: it was backed up.
    void putBack(const hitspread::Backup& backup, const QString& setAside);
    /// It will be open in a moment.
    void recovered(const QString& damaged, const hitspread::Recovered& recovered);
    void failed(const hitspread::Problem& problem);
};

}  // namespace hitspread
