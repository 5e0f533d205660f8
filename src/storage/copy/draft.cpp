#include "storage/copy/draft.h"

#include "formats/filesync.h"
#include "services/refusal/problem.h"
#include "storage/guard/filelocks.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace hitspread::storage {

namespace {

/// Gives a finished draft its name, so that the name never stands for half a file.
void publish(const QString& draft, const QString& path)
{
    formats::syncFile(draft);
    if (!QFile::rename(draft, path))
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, path}, because<Reason::NotRenamed>());
    formats::syncFolderOf(path);
}

}  // namespace

void requireOwnName(const QString& path)
{
    if (path.startsWith(u':'))
        refuse<Reason::BeginsWithColon>({SiteKind::File, path});
}

void requireSpotFor(const QString& path)
{
    if (path.isEmpty())
        refuse<Reason::FileNameMissing>({SiteKind::Place, "file"});
    requireOwnName(path);
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (file.exists())
        throw Failure(ProblemCode::FileExists, {SiteKind::File, path});
    if (file.isSymLink())
        refuse<Reason::LinkToNowhere>({SiteKind::File, path});
    // What an earlier campaign of this name left there would be taken for the new one's.
    for (const QString& suffix : {QStringLiteral("-wal"), QStringLiteral("-journal")}) {
        if (const QFileInfo left(path + suffix);
            left.isSymLink() || (left.exists() && (left.size() > 0 || !left.isFile())))
            throw Failure(ProblemCode::FileExists, {SiteKind::File, left.filePath()});
    }
    if (!folder.isDir())
        throw Failure(ProblemCode::NotFound, {SiteKind::File, folder.filePath()});
    if (!folder.isWritable())
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, folder.filePath()});
}

void removeWithSideFiles(const QString& path)
{
    for (const QString& suffix :
         {QString(), QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")})
        QFile::remove(path + suffix);
}

void makeAsDraft(const QString& path, const QString& suffix, const std::function<void(const QString& draft)>& make)
{
    makeNamedDraft(path + suffix, path, [&](const QString& draft) {
        make(draft);
        return path;
    });
}

void makeNamedDraft(const QString& draft, const QString& told, const std::function<QString(const QString& draft)>& make)
{
    const DraftLock own(draft);
    if (own.isTaken())
        throw Failure(ProblemCode::CampaignLocked, {SiteKind::File, told});
    removeWithSideFiles(draft);
    try {
        publish(draft, make(draft));
    } catch (const Failure& failure) {
        removeWithSideFiles(draft);
        Problem problem = failure.problem();
        if (problem.where != Site(SiteKind::File, draft))
            throw;
        problem.where = {SiteKind::File, told};
        throw Failure(std::move(problem));
    } catch (...) {
        removeWithSideFiles(draft);
        throw;
    }
}

}  // namespace hitspread::storage
