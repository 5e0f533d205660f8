#include "storage/backup/restore.h"

#include "formats/filesync.h"
#include "services/refusal/problem.h"
#include "storage/backup/backupname.h"
#include "storage/campaignfile.h"
#include "storage/copy/closedcopy.h"
#include "storage/copy/draft.h"
#include "storage/guard/fileheader.h"
#include "storage/guard/filelocks.h"
#include "storage/guard/filestate.h"
#include "storage/guard/newerschema.h"
#include "storage/sqlite/migrator.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

namespace hitspread::storage {

namespace {

/// A copy of a backup that can be written to and is no backup any more.
void copyTo(const Backup& backup, const QString& draft)
{
    const QString path = QString::fromStdString(backup.path);
    if (!QFile::copy(path, draft))
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, draft}, because<Reason::WritingFails>());
    QFile::setPermissions(draft, QFile::permissions(draft) | QFileDevice::WriteOwner);
    // What was written may not be what is there.
    if (contentHashOf(draft) != backup.contentHash)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, draft}, because<Reason::WritingFails>());
    Connection copy(draft, Connection::Access::ReadWrite);
    if (const qsizetype newest = shippedMigrations().size(); formatOf(copy) > newest) {
        // Stamping it would pass off as ours what this version does not know.
        Problem problem = newerProblem(copy, newest);
        problem.where = {SiteKind::File, path};
        throw Failure(std::move(problem));
    }
    stampState(copy);
}

std::filesystem::path nativeName(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

/// The present as it can be worked with; nothing where it is damaged or gone.
std::unique_ptr<CampaignFile> presentOf(const QString& campaign)
{
    try {
        return CampaignFile::open(campaign);
    } catch (const Failure& failure) {
        switch (failure.problem().code) {
        case ProblemCode::NotFound:
        case ProblemCode::NotACampaign:
        case ProblemCode::DamagedCampaign:
        case ProblemCode::StaleWal: return nullptr;
        default: throw;
        }
    }
}

/// A backup of the present; nothing where it is damaged in a way that shows only when all of it is read.
std::optional<Backup> backedUp(CampaignFile& present, const BackupFolder& folder, std::chrono::sys_seconds now)
{
    try {
        return present.backUp(folder, BackupReason::Restore, now);
    } catch (const Failure& failure) {
        if (failure.problem().code != ProblemCode::DamagedCampaign)
            throw;
        return std::nullopt;
    }
}

/// Gives a file that cannot be read another name, and moves what lies beside it there; returns where it lies now.
QString setAside(const QString& campaign, std::chrono::sys_seconds now)
{
    const QDateTime when = QDateTime::fromSecsSinceEpoch(now.time_since_epoch().count(), Qt::UTC);
    const QFileInfo file(campaign);
    const QString base = QStringLiteral("%1/%2 damaged %3")
                             .arg(file.absolutePath(), file.completeBaseName(),
                                  when.toString(QStringLiteral("yyyy-MM-ddTHH-mm-ssZ")));
    QString aside = base + u'.' + file.suffix();
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = QStringLiteral("%1 %2.%3").arg(base, QString::number(number), file.suffix());
    for (const QString& suffix : {QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")}) {
        const QString name = campaign + suffix;
        if (QFileInfo::exists(name) && !QFile::rename(name, aside + suffix))
            throw Failure(ProblemCode::StorageFault, {SiteKind::File, name}, because<Reason::NotRenamed>());
    }
    // It keeps its name until the restored one takes it: then there is always a campaign of that name.
    std::error_code fault;
    std::filesystem::create_hard_link(nativeName(campaign), nativeName(aside), fault);
    if (fault) {
        if (!QFile::copy(campaign, aside))
            throw Failure(ProblemCode::StorageFault, {SiteKind::File, aside}, because<Reason::WritingFails>());
        formats::syncFile(aside);
    }
    formats::syncFolderOf(campaign);
    return aside;
}

}  // namespace

void restoreInto(const Backup& backup, const QString& path)
{
    requireSpotFor(path);
    BackupFolder::requireUnchanged(backup);
    makeAsDraft(path, QStringLiteral(".part"), [&](const QString& draft) {
        copyTo(backup, draft);
        requireSound(draft, QString::fromStdString(backup.path));
    });
}

Replaced restoreInPlace(const Backup& backup, const QString& campaign, const BackupFolder& folder,
                        std::chrono::sys_seconds now)
{
    BackupFolder::requireUnchanged(backup);
    Replaced replaced;
    std::unique_ptr<CampaignFile> present = presentOf(campaign);
    if (const std::optional<Problem> why = present ? present->refusal() : std::nullopt)
        throw Failure(*why);
    if (present && present->isReadOnly())
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, campaign});
    replaced.backup = present ? backedUp(*present, folder, now) : std::nullopt;
    if (replaced.backup) {
        const QString draft = campaign + QStringLiteral(".part");
        const DraftLock own(draft);
        if (own.isTaken())
            throw Failure(ProblemCode::CampaignLocked, {SiteKind::File, campaign});
        removeWithSideFiles(draft);
        const auto tidyUp = qScopeGuard([&draft] { removeWithSideFiles(draft); });
        copyTo(backup, draft);
        try {
            present->replaceBy(draft);
        } catch (const Failure& failure) {
            // What is wrong with the copy is wrong with the backup, which stays.
            Problem problem = failure.problem();
            if (problem.where == Site(SiteKind::File, draft))
                problem.where = {SiteKind::File, backup.path};
            throw Failure(std::move(problem));
        }
        return replaced;
    }
    present.reset();
    // The finished file is made first, so that what is left to do is giving names; a link to the campaign stays one.
    const QString itself = besideFile(campaign, {});
    const QString ready = itself + QStringLiteral(".restored");
    removeWithSideFiles(ready);
    restoreInto(backup, ready);
    if (QFileInfo::exists(itself))
        replaced.setAside = setAside(itself, now).toStdString();
    std::error_code fault;
    std::filesystem::rename(nativeName(ready), nativeName(itself), fault);
    if (fault)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, campaign}, because<Reason::NotRenamed>());
    formats::syncFolderOf(itself);
    return replaced;
}

}  // namespace hitspread::storage
