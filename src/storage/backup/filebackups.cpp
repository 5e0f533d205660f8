#include "storage/backup/filebackups.h"

#include "services/ports/campaign.h"
#include "services/refusal/problem.h"
#include "storage/backup/backupfolder.h"
#include "storage/backup/backupname.h"
#include "storage/backup/restore.h"
#include "storage/campaignfile.h"
#include "storage/recovery/recovery.h"

#include <QDateTime>
#include <QFileInfo>

namespace hitspread::storage {

namespace {

BackupFolder folderOf(const std::string& campaign, const std::string& folder)
{
    return BackupFolder(QString::fromStdString(campaign), QString::fromStdString(folder));
}

}  // namespace

std::chrono::sys_seconds FileBackups::now() const
{
    const QDateTime now = QDateTime::fromString(QString::fromStdString(m_clock.now()), Qt::ISODate);
    return std::chrono::sys_seconds(std::chrono::seconds(now.toSecsSinceEpoch()));
}

std::vector<Backup> FileBackups::list(const std::string& campaign, const std::string& folder) const
{
    return folderOf(campaign, folder).backups();
}

Backup FileBackups::make(const std::string& campaign, const std::string& folder, std::int64_t mostBytes,
                         BackupReason reason)
{
    const BackupFolder place = folderOf(campaign, folder);
    Backup made = CampaignFile::open(QString::fromStdString(campaign))->backUp(place, reason, now());
    // One that was made before something else is not what was asked for: that may fail yet.
    m_changed = m_changed || reason == BackupReason::Asked;
    place.thinOut(now(), mostBytes);
    return made;
}

Backup FileBackups::checked(const std::string& file) const
{
    const QString path = QString::fromStdString(file);
    const std::optional<Backup> backup = backupAt(path);
    if (!QFileInfo::exists(path))
        throw Failure(ProblemCode::NotFound, {SiteKind::File, path});
    if (!backup)
        refuse<Reason::NotABackup>({SiteKind::File, path});
    BackupFolder::requireUnchanged(*backup);
    return *backup;
}

void FileBackups::restoreInto(const Backup& backup, const std::string& path)
{
    storage::restoreInto(backup, QString::fromStdString(path));
    m_changed = true;
}

Replaced FileBackups::restoreInPlace(const Backup& backup, const std::string& campaign, const std::string& folder)
{
    Replaced replaced = storage::restoreInPlace(backup, QString::fromStdString(campaign), folderOf(campaign, folder),
                                                now());
    m_changed = true;
    return replaced;
}

Recovered FileBackups::recover(const std::string& damaged, const std::string& path)
{
    Recovered recovered = storage::recover(QString::fromStdString(damaged), QString::fromStdString(path));
    m_changed = true;
    return recovered;
}

Compacted FileBackups::compact(const std::string& campaign, const std::string& folder)
{
    const QString path = QString::fromStdString(campaign);
    const auto file = CampaignFile::open(path);
    if (const std::optional<Problem> why = file->refusal())
        throw Failure(*why);
    if (file->isReadOnly())
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, path});
    file->backUp(folderOf(campaign, folder), BackupReason::Compaction, now());
    Compacted compacted{.before = QFileInfo(path).size()};
    file->compact();
    m_changed = true;
    compacted.after = QFileInfo(path).size();
    return compacted;
}

}  // namespace hitspread::storage
