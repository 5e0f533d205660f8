#include "app/filecampaignbackups.h"

#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "services/backup/campaigncontents.h"
#include "storage/backup/restore.h"
#include "storage/campaignfile.h"
#include "storage/copy/temporarycopy.h"
#include "storage/fightfile/fightfile.h"
#include "storage/recovery/recovery.h"

#include <QDateTime>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <memory>
#include <utility>

namespace hitspread {

namespace {

constexpr std::chrono::minutes kLookEvery{5};
/// Somebody who opens a campaign wants to see it first.
constexpr std::chrono::seconds kFirstAfter{20};
constexpr std::chrono::hours kDueAfter{1};
constexpr std::chrono::milliseconds kPatience{3000};

std::chrono::sys_seconds now()
{
    return std::chrono::sys_seconds(std::chrono::seconds(QDateTime::currentSecsSinceEpoch()));
}

/// What a backup holds, and what a campaign holds that is not open: neither is opened for work.
CampaignContents contentsAt(const QString& path)
{
    return contentsOf(*storage::CampaignFile::openCopyOf(path));
}

}  // namespace

FileCampaignBackups::FileCampaignBackups(FileCampaignHost& host, QObject* parent)
    : CampaignBackups(parent), m_host(host)
{
    connect(&m_host, &CampaignHost::opened, this, &FileCampaignBackups::begin);
    connect(&m_timer, &QTimer::timeout, this, &FileCampaignBackups::makeWhenDue);
    m_timer.start(kLookEvery);
    connect(&m_first, &QTimer::timeout, this, &FileCampaignBackups::makeMissing);
    m_first.setObjectName(QStringLiteral("firstBackup"));
    m_first.setSingleShot(true);
    m_first.setInterval(kFirstAfter);
    m_thread.post(storage::removeLeftCopies, [](const std::exception_ptr&) {});
}

FileCampaignBackups::~FileCampaignBackups()
{
    // Half a backup is none: the next one takes away what is left of it.
    static_cast<void>(end(kPatience));
}

bool FileCampaignBackups::end(std::chrono::milliseconds patience)
{
    m_timer.stop();
    m_first.stop();
    return m_thread.end(static_cast<int>(patience.count()));
}

storage::BackupFolder FileCampaignBackups::placeOf(const QString& campaign) const
{
    return storage::BackupFolder(campaign, m_chosen);
}

QString FileCampaignBackups::folder() const
{
    return m_host.campaign().isEmpty() ? QString() : placeOf(m_host.campaign()).path();
}

void FileCampaignBackups::configure(const QString& folder, std::int64_t mostBytes)
{
    m_chosen = folder;
    m_mostBytes = mostBytes;
    m_host.setKeeper([chosen = folder, mostBytes](storage::CampaignFile& file, BackupReason reason) {
        const storage::BackupFolder place(QString::fromStdString(file.path()), chosen);
        if (file.isReadOnly() || (reason == BackupReason::Closing && !file.hasWritten()) || file.isBackedUp(place))
            return;
        file.backUp(place, reason, now());
        place.thinOut(now(), mostBytes);
    });
    refresh();
}

void FileCampaignBackups::begin()
{
    ++m_opening;
    // Who looks into a backup stays with its campaign.
    if (std::exchange(m_campaign, m_host.campaign()) != m_host.campaign()) {
        m_backups.clear();
        m_failure.reset();
    }
    refresh();
    m_first.start();
}

/// The one on closing may have failed, when nobody could be told any more: whatever is not in a backup yet is put into one, and where that
/// cannot be done, it stands in the window.
void FileCampaignBackups::makeMissing()
{
    if (m_host.fate() == CampaignFate::There && !m_host.isReadOnly())
        backUp(BackupReason::Hourly);
}

void FileCampaignBackups::tell(const std::optional<Problem>& problem)
{
    if (problem)
        Q_EMIT failed(*problem);
}

void FileCampaignBackups::work(std::function<void()> work, std::function<void(const std::optional<Problem>&)> done)
{
    ++m_tasks;
    Q_EMIT changed();
    m_thread.post(
        std::move(work), [this, done = std::move(done), opening = m_opening](const std::exception_ptr& error) {
            // The thread ends before this does.
            QMetaObject::invokeMethod(
                this,
                [this, done, error, opening] {
                    --m_tasks;
                    if (opening == m_opening)
                        done(error ? std::optional(FileCampaignHost::problemOf(error, folder())) : std::nullopt);
                    Q_EMIT changed();
                },
                Qt::QueuedConnection);
        });
}

void FileCampaignBackups::refresh()
{
    if (m_host.campaign().isEmpty())
        return;
    const auto found = std::make_shared<std::vector<Backup>>();
    work([found, place = placeOf(m_host.campaign())] { *found = place.backups(); },
         [this, found](const std::optional<Problem>&) { m_backups = std::move(*found); });
}

void FileCampaignBackups::makeWhenDue()
{
    // One from the future was made while the clock was wrong.
    const bool isRecent = std::ranges::any_of(m_backups, [](const Backup& backup) {
        const auto age = now() - backup.made;
        return age >= std::chrono::seconds(0) && age < kDueAfter;
    });
    if (m_host.fate() == CampaignFate::There && !m_host.isReadOnly() && !isBusy() && (!isRecent || m_failure))
        backUp(BackupReason::Hourly);
}

void FileCampaignBackups::backUp(BackupReason reason)
{
    if (m_host.path().isEmpty() || m_host.lookedInto())
        return;
    work([place = placeOf(m_host.path()), campaign = m_host.path(), reason,
          most = m_mostBytes] { storage::backUpOpenCampaign(campaign, place, reason, now(), most); },
         [this, reason](const std::optional<Problem>& problem) {
             // Another program makes one just now.
             if (!problem || problem->code != ProblemCode::CampaignLocked)
                 m_failure = problem;
             if (reason == BackupReason::Asked)
                 tell(problem);
             refresh();
         });
}

void FileCampaignBackups::makeBefore(BackupReason reason, std::function<void(const std::optional<Problem>&)> done)
{
    m_host.workQuietly(
        [reason, place = placeOf(m_host.path()), most = m_mostBytes](storage::CampaignFile& file) {
            if (file.isReadOnly())
                throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, file.path()});
            if (file.isBackedUp(place))
                return;
            file.backUp(place, reason, now());
            place.thinOut(now(), most);
        },
        [this, done = std::move(done), opening = m_opening](const std::exception_ptr& error) {
            if (opening != m_opening)
                return;
            refresh();
            done(error ? std::optional(FileCampaignHost::problemOf(error, folder())) : std::nullopt);
        });
}

void FileCampaignBackups::setKept(const Backup& backup, bool isKept)
{
    work([backup, isKept] { storage::BackupFolder::setKept(backup, isKept); },
         [this](const std::optional<Problem>& problem) {
             tell(problem);
             refresh();
         });
}

void FileCampaignBackups::compare(const Backup& backup)
{
    const auto then = std::make_shared<CampaignContents>();
    work([then, backup] { *then = contentsAt(QString::fromStdString(backup.path)); },
         [this, then, backup](const std::optional<Problem>& problem) {
             if (problem)
                 return tell(problem);
             const QString folder = QFileInfo(QString::fromStdString(backup.path)).absolutePath();
             if (!backup.contentHash.empty() && QFileInfo(this->folder()) != QFileInfo(folder))
                 Q_EMIT compared(backup, differenceOf(*then, {}));
             else
                 compareWithNow(backup, then);
         });
}

void FileCampaignBackups::compareWithNow(const Backup& backup, const std::shared_ptr<const CampaignContents>& then)
{
    const auto present = std::make_shared<CampaignContents>();
    if (m_host.lookedInto()) {
        // What is open is a backup: the campaign lies closed.
        return work([present, campaign = m_host.campaign()] { *present = contentsAt(campaign); },
                    [this, then, present, backup](const std::optional<Problem>& problem) {
                        tell(problem);
                        if (!problem)
                            Q_EMIT compared(backup, differenceOf(*then, *present));
                    });
    }
    m_host.workQuietly([present](storage::CampaignFile& file) { *present = contentsOf(file); },
                       [this, then, present, backup, opening = m_opening](const std::exception_ptr& error) {
                           if (opening != m_opening)
                               return;
                           if (error)
                               tell(FileCampaignHost::problemOf(error, m_host.path()));
                           else
                               Q_EMIT compared(backup, differenceOf(*then, *present));
                       });
}

void FileCampaignBackups::bringFight(const Backup& backup, RecordId fight)
{
    const auto document = std::make_shared<QByteArray>();
    const QString path = QString::fromStdString(backup.path);
    work(
        [document, path, fight] {
            *document = storage::fightfile::packed(*storage::CampaignFile::openCopyOf(path), fight, WallClock());
        },
        [this, document, path, backup](const std::optional<Problem>& problem) {
            if (problem)
                return tell(problem);
            m_host.takeFight(*document, path,
                             [this, backup, path](const std::string& name, const std::exception_ptr& error) {
                                 refresh();
                                 if (error)
                                     tell(FileCampaignHost::problemOf(error, path));
                                 else
                                     Q_EMIT broughtFight(backup, QString::fromStdString(name));
                             });
        });
}

void FileCampaignBackups::findCopies()
{
    const auto copies = std::make_shared<std::vector<ConflictCopy>>();
    work([copies, campaign = m_host.path()] { *copies = conflictCopiesOf(campaign); },
         [this, copies](const std::optional<Problem>&) { Q_EMIT foundCopies(*copies); });
}

void FileCampaignBackups::find(const QString& campaign)
{
    const auto all = std::make_shared<std::vector<Backup>>();
    work(
        [all, place = placeOf(campaign)] {
            *all = place.backups();
            const auto good = std::ranges::find_if(*all, [](const Backup& backup) {
                try {
                    storage::BackupFolder::requireUnchanged(backup);
                    return true;
                } catch (const Failure&) {
                    return false;
                }
            });
            all->erase(all->begin(), good);
        },
        [this, all, campaign](const std::optional<Problem>&) { Q_EMIT found(campaign, *all); });
}

void FileCampaignBackups::restoreInto(const Backup& backup, const QString& path)
{
    work([backup, path] { storage::restoreInto(backup, path); },
         [this, path](const std::optional<Problem>& problem) {
             tell(problem);
             if (!problem)
                 Q_EMIT restored(path);
         });
}

void FileCampaignBackups::restoreInPlace(const Backup& backup, const QString& campaign)
{
    m_host.openAfter(CampaignHost::Work::Restoring, campaign,
                     [host = &m_host, self = QPointer(this), backup, place = placeOf(campaign), campaign] {
                         const Replaced replaced = storage::restoreInPlace(backup, campaign, place, now());
                         // The host ends this thread before it goes.
                         QMetaObject::invokeMethod(
                             host,
                             [self, backup, aside = QString::fromStdString(replaced.setAside)] {
                                 if (self)
                                     Q_EMIT self->putBack(backup, aside);
                             },
                             Qt::QueuedConnection);
                     });
}

void FileCampaignBackups::recover(const QString& damaged, const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    m_host.openAfter(CampaignHost::Work::Recovering, full, [host = &m_host, self = QPointer(this), damaged, full] {
        const Recovered recovered = storage::recover(damaged, full);
        // The host ends this thread before it goes.
        QMetaObject::invokeMethod(
            host,
            [self, damaged, recovered] {
                if (self)
                    Q_EMIT self->recovered(damaged, recovered);
            },
            Qt::QueuedConnection);
    });
}

void FileCampaignBackups::measure()
{
    const auto room = std::make_shared<storage::CampaignFile::Room>();
    m_host.workQuietly([room](storage::CampaignFile& file) { *room = file.room(); },
                       [this, room, opening = m_opening](const std::exception_ptr& error) {
                           if (opening == m_opening && !error)
                               Q_EMIT measured(room->all, room->unused);
                       });
}

void FileCampaignBackups::compact()
{
    const auto sizes = std::make_shared<std::pair<qint64, qint64>>();
    m_host.workQuietly(
        [sizes, place = placeOf(m_host.path()), most = m_mostBytes](storage::CampaignFile& file) {
            if (const std::optional<Problem> why = file.refusal())
                throw Failure(*why);
            if (file.isReadOnly())
                throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, file.path()});
            sizes->first = file.room().all;
            if (!file.isBackedUp(place))
                file.backUp(place, BackupReason::Compaction, now());
            place.thinOut(now(), most);
            file.compact();
            sizes->second = file.room().all;
        },
        [this, sizes, opening = m_opening](const std::exception_ptr& error) {
            if (opening != m_opening)
                return;
            refresh();
            if (error)
                Q_EMIT notCompacted(FileCampaignHost::problemOf(error, m_host.path()));
            else
                Q_EMIT compacted(sizes->first, sizes->second);
        });
}

}  // namespace hitspread
