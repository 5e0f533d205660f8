#include "storage/copy/temporarycopy.h"

#include "services/refusal/problem.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace hitspread::storage {

namespace {

const QString kCopyFolder = QStringLiteral("hitspread-copy-");
const QString kCopyName = QStringLiteral("copy.hitspread");
/// Who makes a folder has not locked it at once.
constexpr qint64 kSecondsToLock = 60;

}  // namespace

TemporaryCopy::TemporaryCopy(const QString& told)
    : m_folder(QDir::tempPath() + u'/' + kCopyFolder + QStringLiteral("XXXXXX"))
{
    if (!m_folder.isValid())
        refuse<Reason::NoTemporaryFolder>({SiteKind::File, told}, m_folder.errorString());
    m_lock.emplace(path());
}

QString TemporaryCopy::path() const
{
    return m_folder.filePath(kCopyName);
}

void removeLeftCopies()
{
    const QDateTime now = QDateTime::currentDateTime();
    const QFileInfoList folders =
        QDir(QDir::tempPath()).entryInfoList({kCopyFolder + u'*'}, QDir::Dirs | QDir::NoSymLinks);
    for (const QFileInfo& folder : folders) {
        if (folder.lastModified().secsTo(now) < kSecondsToLock)
            continue;
        const DraftLock lock(folder.filePath() + u'/' + kCopyName);
        if (lock.isHeld())
            QDir(folder.filePath()).removeRecursively();
    }
}

}  // namespace hitspread::storage
