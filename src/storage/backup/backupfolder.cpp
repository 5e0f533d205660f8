#include "storage/backup/backupfolder.h"

#include "formats/filesync.h"
#include "services/backup/retention.h"
#include "services/refusal/problem.h"
#include "storage/backup/backupname.h"
#include "storage/copy/closedcopy.h"
#include "storage/copy/draft.h"
#include "storage/guard/filestate.h"
#include "storage/sqlite/connection.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <future>

namespace hitspread::storage {

namespace {

constexpr QFileDevice::Permissions kOnlyRead = QFileDevice::ReadOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther;

QString nameOf(const Backup& backup)
{
    return QString::fromStdString(backup.path);
}

/// Two campaigns of one name have a folder each, and a campaign that is made anew under an old one's name finds its backups.
QString folderIn(const QString& chosen, const QFileInfo& campaign)
{
    constexpr int kDigits = 8;
    const QByteArray place = QFile::encodeName(campaign.absoluteFilePath());
    const QByteArray digest = QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().first(kDigits);
    return QStringLiteral("%1/%2 %3")
        .arg(QDir::cleanPath(chosen), campaign.completeBaseName(), QString::fromLatin1(digest));
}

void requireFolder(const QString& path)
{
    const QFileInfo folder(path);
    if (folder.isDir())
        return;
    if (folder.exists() || !QDir().mkpath(path))
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, path});
    formats::syncFolderOf(path);
}

/// Checked while it is hashed: both read the whole file, and neither changes it. Where there is no room for a thread it is hashed behind that.
std::string soundAndHashed(const QString& draft, const QString& told)
{
    std::future<std::string> hash = std::async(std::launch::async | std::launch::deferred,
                                               [&draft] { return contentHashOf(draft); });
    requireSound(draft, told);
    return hash.get();
}

}  // namespace

BackupFolder::BackupFolder(const QString& campaign, const QString& chosen)
{
    const QFileInfo file(campaign);
    // One of another ending is another campaign.
    m_campaign = file.suffix() == u"hitspread" ? file.completeBaseName() : file.fileName();
    m_path = chosen.isEmpty() ? file.absolutePath() + u'/' + m_campaign + QStringLiteral(" backups")
                              : folderIn(chosen, file);
}

std::vector<Backup> BackupFolder::backups() const
{
    std::vector<Backup> found;
    const QStringList names = QDir(m_path).entryList({u'*' + kBackupSuffix}, QDir::Files | QDir::Hidden);
    found.reserve(static_cast<std::size_t>(names.size()));
    for (const QString& name : names) {
        if (std::optional<Backup> backup = backupAt(m_path + u'/' + name))
            found.push_back(std::move(*backup));
    }
    std::ranges::stable_sort(found, std::greater{}, &Backup::made);
    return found;
}

Backup BackupFolder::make(Connection& campaign, BackupReason reason, std::chrono::sys_seconds made) const
{
    requireFolder(m_path);
    Backup backup{.made = made, .reason = reason};
    makeNamedDraft(m_path + QStringLiteral("/unfinished.part"), m_path, [&](const QString& draft) {
        copyPages(campaign, draft);
        backup.contentHash = soundAndHashed(draft, campaign.path());
        QFile::setPermissions(draft, kOnlyRead);
        backup.bytes = QFileInfo(draft).size();
        QString path = m_path + u'/' + backupName(m_campaign, backup);
        backup.path = path.toStdString();
        return path;
    });
    return backup;
}

bool BackupFolder::isUpToDate(Connection& campaign) const
{
    return std::ranges::any_of(backups(), [&campaign](const Backup& backup) {
        try {
            Connection copy(nameOf(backup), Connection::Access::Immutable);
            return isOfPresentState(copy, campaign);
        } catch (const Failure&) {
            return false;
        }
    });
}

void BackupFolder::thinOut(std::chrono::sys_seconds now, std::int64_t mostBytes) const
{
    for (const Backup& backup : superfluous(backups(), now, mostBytes))
        QFile::remove(nameOf(backup));
}

Backup BackupFolder::setKept(const Backup& backup, bool isKept)
{
    std::optional<Backup> changed = backupAt(nameOf(backup));
    if (!changed || !QFileInfo::exists(nameOf(backup)))
        throw Failure(ProblemCode::NotFound, {SiteKind::File, nameOf(backup)});
    if (changed->isKept == isKept)
        return *changed;
    changed->isKept = isKept;
    const QFileInfo file(nameOf(backup));
    const QString campaign = campaignOfBackup(file.fileName());
    const QString path = file.absolutePath() + u'/' + backupName(campaign, *changed);
    if (!QFile::rename(nameOf(backup), path))
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, nameOf(backup)}, because<Reason::NotRenamed>());
    formats::syncFolderOf(path);
    changed->path = path.toStdString();
    return *changed;
}

void BackupFolder::requireUnchanged(const Backup& backup)
{
    if (!QFileInfo::exists(nameOf(backup)))
        throw Failure(ProblemCode::NotFound, {SiteKind::File, nameOf(backup)});
    if (contentHashOf(nameOf(backup)) != backup.contentHash)
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, nameOf(backup)}, because<Reason::BackupChanged>());
}

}  // namespace hitspread::storage
