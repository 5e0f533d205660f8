#pragma once

#include "services/ports/campaign.h"
#include "services/refusal/problem.h"
#include "storage/backup/backupfolder.h"
#include "storage/campaignrows.h"
#include "storage/copy/temporarycopy.h"
#include "storage/encounterrepository.h"
#include "storage/guard/fileguard.h"
#include "storage/keptmembers.h"
#include "storage/library/libraryrepository.h"
#include "storage/log/logrepository.h"
#include "storage/log/snapshots.h"
#include "storage/sqlite/migrator.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace hitspread::storage {

/// A campaign in one SQLite file. Lives on the thread that opened it.
class CampaignFile final : public Campaign {
public:
    /// Makes a new campaign, empty or with what `fill` puts in; the file appears under its name when it is whole.
    /// Throws Failure: FileExists when there is something at `path`, NotFound and CampaignReadOnly for its folder.
    [[nodiscard]] static std::unique_ptr<CampaignFile> create(const QString& path,
                                                              const std::function<void(CampaignFile&)>& fill = {});

    /// Opens one; an older file is copied beside itself and then migrated; a file or folder that cannot be written, and a file of a
    /// newer schema that holds all this version reads, is opened for reading. A file that is refused or only read is left as it was.
    /// A backup is opened for reading from a copy of its own, which goes as it is closed; the backup is not touched.
    /// Throws Failure: NotFound, BadInput (no regular file), NotACampaign, ForeignDatabase, NewerCampaign, DamagedCampaign, StaleWal,
    /// CampaignLocked.
    /// `migrations` is the schema's history, the one that ships with the program unless a test brings a longer one.
    [[nodiscard]] static std::unique_ptr<CampaignFile> open(const QString& path,
                                                            const QStringList& migrations = shippedMigrations());

    /// Opens a copy of one, which goes as it is closed, to read what is in the file now; the file itself and what lies beside it stay as they are,
    /// also where it is of an older schema. A backup is opened as open() does. Throws Failure as open() and copyAsItIs() do.
    [[nodiscard]] static std::unique_ptr<CampaignFile> openCopyOf(const QString& path);

    /// Writes a closed copy of a campaign that is not opened for work, of whatever schema it is: checked as open() checks, read only
    /// where nothing waits beside it. Throws Failure as open() and saveCopy() do.
    static void copyAsItIs(const QString& path, const QString& copy,
                           const QStringList& migrations = shippedMigrations());

    /// One that is being made under another name, as it is by now: its connection is neither trusted nor watched.
    [[nodiscard]] static std::unique_ptr<CampaignFile> ofDraft(std::unique_ptr<Connection> connection)
    {
        return std::unique_ptr<CampaignFile>(new CampaignFile(std::move(connection)));
    }

    [[nodiscard]] LibraryStore& library() override { return m_library; }
    [[nodiscard]] EncounterStore& encounters() override { return m_encounters; }
    [[nodiscard]] LogStore& log() override { return m_log; }
    [[nodiscard]] AnyRecord load(RecordRef record) override;
    void save(RecordRef record, const AnyRecord& value) override;
    [[nodiscard]] std::string snapshot(RecordRef record) override;
    [[nodiscard]] std::string snapshotOfNew(const StoredRecord& record) override { return Snapshots::ofNew(record); }
    void restore(RecordRef record, const std::string& snapshot) override;
    void erase(RecordRef record) override;
    void writesByValue() override;
    [[nodiscard]] std::string path() const override;
    /// Also while its file is away or once it is lost.
    [[nodiscard]] bool isReadOnly() const override;
    /// That a newer version made it, and which.
    [[nodiscard]] const std::optional<Problem>& newer() const { return m_newer; }
    /// What everything that would change it is refused with: a newer version made it, or it is a backup.
    [[nodiscard]] std::optional<Problem> refusal() const;

    /// Everything that is wrong with pages, references, records, log and search index; empty: the file is sound.
    [[nodiscard]] std::vector<Cause> faults();

    /// Writes a closed copy, fit for a stick: under a temporary name, checked, synced, then renamed. Throws Failure.
    void saveCopy(const QString& path);

    /// Makes a backup of what is committed by now. Throws Failure as BackupFolder::make does.
    Backup backUp(const BackupFolder& folder, BackupReason reason, std::chrono::sys_seconds made);

    /// Whether a backup made now would hold nothing that the newest does not.
    [[nodiscard]] bool isBackedUp(const BackupFolder& folder);

    /// What it takes up, and how much of that compact() gives back at least, in bytes.
    struct Room {
        qint64 all = 0;
        qint64 unused = 0;
    };
    [[nodiscard]] Room room();

    /// Gives back what is unused in the file. Throws Failure: CampaignLocked where another program works with it.
    void compact();

    /// Becomes what a closed campaign is, in one step that a power cut leaves whole or undone; other programs see it as something written.
    /// `copy` is written to: an older one is migrated. Not inside a transaction. Throws Failure as open() does of the copy, which is what it
    /// names then.
    void replaceBy(const QString& copy);

    /// Whether anything was changed since it was opened.
    [[nodiscard]] bool hasWritten() const;

    /// Makes the search index anew from the records there are. Inside a transaction.
    void indexAnew() { m_library.indexAnew(); }

    /// What documents held that nobody here knows.
    [[nodiscard]] KeptMembers& kept() { return m_kept; }

    [[nodiscard]] CampaignRows& rows() { return m_rows; }

    /// A number from which on no row of this kind (of the library, Condition for combatants, Possession) ever was.
    [[nodiscard]] RecordId firstFree(RecordKind kind);

    /// Moves what waits beside the file into it; for moments of rest.
    void checkpoint();

    /// What others do to the file; nullptr while it is being made.
    [[nodiscard]] FileGuard* guard() { return m_guard.get(); }

private:
    explicit CampaignFile(std::unique_ptr<Connection> connection);
    [[nodiscard]] static std::unique_ptr<CampaignFile> openBackup(const QString& path, const QStringList& migrations);
    /// What is refused of the copy is refused of `told`.
    [[nodiscard]] static std::unique_ptr<CampaignFile> openIn(std::unique_ptr<TemporaryCopy> place, const QString& told,
                                                              const QStringList& migrations);
    [[nodiscard]] static std::unique_ptr<CampaignFile> guarded(std::unique_ptr<Connection> connection, FileWatch watch);
    void requireOpenForWork() const;
    void transact(const std::function<void()>& work) override;
    /// Also inside a transaction.
    void transactInVain(const std::function<void()>& work) override;
    void readTogether(const std::function<void()>& work) override;
    [[nodiscard]] AnyRecord stored(RecordRef record);

    std::unique_ptr<TemporaryCopy> m_place;  ///< of the copy that is read; goes last
    QString m_backup;                        ///< the backup that is; empty: it is a campaign
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<FileGuard> m_guard;
    LibraryRepository m_library;
    EncounterRepository m_encounters;
    LogRepository m_log;
    KeptMembers m_kept;
    CampaignRows m_rows;
    Snapshots m_snapshots;
    std::optional<Problem> m_newer;
};

}  // namespace hitspread::storage
