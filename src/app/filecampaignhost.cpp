#include "app/filecampaignhost.h"

#include "app/documentimport.h"
#include "app/ports.h"
#include "formats/wholefile.h"
#include "models/campaigngateway.h"
#include "services/fight/encounterlistservice.h"
#include "storage/backup/backupname.h"
#include "storage/campaignfile.h"
#include "storage/campaignthread.h"
#include "storage/fightfile/fightfile.h"
#include "storage/guard/fileheader.h"
#include "storage/start/foreigncampaign.h"
#include "storage/start/newcampaign.h"
#include "storage/start/samplecampaign.h"
#include "storage/wholecampaign/wholecampaign.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

/// What is told of a backup's file; nothing of a campaign's.
std::optional<Backup> backupIn(const QString& path)
{
    if (!storage::isCalledBackup(path))
        return std::nullopt;
    if (std::optional<Backup> known = storage::backupAt(path))
        return known;
    const auto changed = std::chrono::seconds(QFileInfo(path).lastModified().toSecsSinceEpoch());
    return Backup{.path = path.toStdString(), .made = std::chrono::sys_seconds(changed)};
}

}  // namespace

FileCampaignHost::FileCampaignHost(CampaignGateway& gateway, QObject* parent) : CampaignHost(parent), m_gateway(gateway)
{}

Problem FileCampaignHost::problemOf(const std::exception_ptr& error, const QString& path)
{
    try {
        std::rethrow_exception(error);
    } catch (const std::exception& fault) {
        return problemFrom(fault, {SiteKind::File, path});
    }
}

const OtherCampaigns& FileCampaignHost::others() const
{
    static const storage::ForeignCampaigns all;
    return all;
}

bool FileCampaignHost::end(std::chrono::milliseconds patience)
{
    m_gateway.setQueue(nullptr);
    std::vector<storage::CampaignThread*> threads;
    for (const Thread* one : {&m_thread, &m_coming}) {
        if (*one)
            threads.push_back(one->get());
    }
    for (const Thread& one : m_leaving)
        threads.push_back(one.get());
    const auto allEnd = [&threads](std::chrono::milliseconds within) {
        const QDeadlineTimer until(within);
        // Each is told before any is waited for.
        const auto ends = [&until](storage::CampaignThread* one) {
            return one->end(std::chrono::milliseconds(until.remainingTime()));
        };
        for (storage::CampaignThread* one : threads)
            static_cast<void>(one->end(std::chrono::milliseconds(0)));
        return std::ranges::all_of(threads, ends);
    };
    if (!m_isHurried && allEnd(patience))
        return true;
    for (storage::CampaignThread* one : threads)
        one->cancel();
    return allEnd(patience);
}

void FileCampaignHost::rest()
{
    if (m_thread)
        m_thread->postToFile([](storage::CampaignFile& file) { file.checkpoint(); }, [](const std::exception_ptr&) {});
}

FileCampaignHost::~FileCampaignHost()
{
    m_gateway.setQueue(nullptr);
    // Ends the threads; what was asked for before is done before, but for an opening nobody waits for any more.
    if (m_coming)
        m_coming->cancel();
    m_coming.reset();
    m_leaving.clear();
    m_thread.reset();
}

QString FileCampaignHost::samplePath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("sample.hitspread"));
}

bool FileCampaignHost::isSample() const
{
    return m_path == samplePath();
}

void FileCampaignHost::change(Work work, const QString& path, const Make& make)
{
    if (m_stage == Stage::Switching) {
        m_next = [this, work, path, make] { change(work, path, make); };
        return;
    }
    giveUp();
    // Queued before what comes of it: a campaign can be opened while the window that shows it is still being made.
    QMetaObject::invokeMethod(
        this,
        [this, turn = m_turn + 1, work, path] {
            if (turn == m_turn)
                Q_EMIT started(work, path);
        },
        Qt::QueuedConnection);
    begin(path, make);
}

void FileCampaignHost::begin(const QString& path, const Make& make)
{
    m_stage = Stage::Opening;
    m_comingPath = path;
    const int turn = ++m_turn;
    m_coming = std::make_unique<storage::CampaignThread>(make, [this, turn](const std::exception_ptr& error) {
        QMetaObject::invokeMethod(
            this, [this, turn, error] { arrive(turn, error); }, Qt::QueuedConnection);
    });
}

void FileCampaignHost::arrive(int turn, const std::exception_ptr& error)
{
    if (turn != m_turn)
        return;
    if (error) {
        m_coming.reset();
        m_stage = Stage::Rest;
        const Problem problem = problemOf(error, m_comingPath);
        if (std::exchange(m_resetting, false)) {
            // The file is as it was, only closed.
            m_afterwards = problem;
            begin(m_comingPath, [path = m_comingPath] { return storage::CampaignFile::open(path); });
            return;
        }
        m_afterwards.reset();
        Q_EMIT ended();
        Q_EMIT failed(problem);
        return;
    }
    m_resetting = false;
    if (!m_thread)
        return install();
    // What still comes back from the campaign before comes back before the next one is told to be there.
    m_stage = Stage::Switching;
    m_gateway.setQueue(nullptr);
    leave(std::move(m_thread), [this] { install(); });
}

void FileCampaignHost::install()
{
    m_thread = std::move(m_coming);
    m_before = campaign();
    m_path = m_comingPath;
    m_lookedInto = backupIn(m_path);
    m_gateway.setQueue(m_thread.get());
    m_stage = Stage::Rest;
    if (m_keeper)
        m_thread->setFarewell([keep = m_keeper](storage::CampaignFile& file) { keep(file, BackupReason::Closing); });
    watch();
    Q_EMIT ended();
    Q_EMIT opened();
    if (const auto why = std::exchange(m_afterwards, {}))
        Q_EMIT failed(*why);
    if (const auto next = std::exchange(m_next, {}))
        next();
}

void FileCampaignHost::watch()
{
    m_fate = CampaignFate::There;
    const int opening = ++m_opening;
    m_isReadOnly = false;
    m_gateway.run(
        this, [](CampaignServices& services) { return services.campaign.isReadOnly(); },
        [this, opening](bool isReadOnly) {
            if (opening == m_opening)
                m_isReadOnly = isReadOnly;
        });
    tellNewer();
    // Of one that is open no more by the time it comes here, nobody wants to know.
    m_thread->watch({[this, opening](CampaignFate fate) {
                         QMetaObject::invokeMethod(
                             this,
                             [this, opening, fate] {
                                 if (opening == m_opening && m_thread)
                                     tellFate(fate);
                             },
                             Qt::QueuedConnection);
                     },
                     [this, opening](std::uint64_t written) {
                         QMetaObject::invokeMethod(
                             this,
                             [this, opening, written] {
                                 if (opening == m_opening && m_thread)
                                     tellWritten(written);
                             },
                             Qt::QueuedConnection);
                     }});
}

void FileCampaignHost::tellNewer()
{
    const auto newer = std::make_shared<std::optional<Problem>>();
    workQuietly([newer](storage::CampaignFile& file) { *newer = file.newer(); },
                [this, newer, opening = m_opening](const std::exception_ptr&) {
                    if (opening == m_opening && *newer)
                        Q_EMIT newerOpened(**newer);
                });
}

void FileCampaignHost::tellFate(CampaignFate fate)
{
    m_fate = fate;
    Q_EMIT fateChanged(fate);
    // Whether anything can be done with it is read with everything else.
    Q_EMIT m_gateway.changed({.scope = {ScopeKind::Library, 0}, .isAll = true});
}

void FileCampaignHost::tellWritten(std::uint64_t written)
{
    Q_EMIT changedElsewhere();
    // What is carried and worn everywhere may have changed: whoever hears this of the library reads everything anew, a moment later.
    Q_EMIT m_gateway.changed({.scope = {ScopeKind::Library, 0}, .isAll = true});
    // Behind all of that: from then on the new state is what is seen.
    QMetaObject::invokeMethod(
        this,
        [this, written, opening = m_opening] {
            if (opening != m_opening || !m_gateway.isOpen())
                return;
            m_gateway.run(
                this, [](CampaignServices&) {},
                [this, written, opening] {
                    if (opening == m_opening && m_thread)
                        m_thread->setSeen(written);
                });
        },
        Qt::QueuedConnection);
}

void FileCampaignHost::giveUp()
{
    ++m_turn;
    if (m_coming) {
        m_coming->cancel();  // nobody waits for it, and nobody has worked in it
        leave(std::move(m_coming), {});
    }
    m_resetting = false;
    if (std::exchange(m_stage, Stage::Rest) != Stage::Rest)
        Q_EMIT ended();
}

void FileCampaignHost::cancel()
{
    // A sample that is being reset is the only campaign there is.
    if (m_stage == Stage::Opening && !m_resetting && !m_afterwards)
        giveUp();
}

void FileCampaignHost::leave(Thread thread, std::function<void()> then)
{
    storage::CampaignThread* leaving = thread.get();
    m_leaving.push_back(std::move(thread));
    leaving->close([this, leaving, then = std::move(then)] {
        QMetaObject::invokeMethod(
            this,
            [this, leaving, then] {
                std::erase_if(m_leaving, [leaving](const Thread& one) { return one.get() == leaving; });
                if (then)
                    then();
            },
            Qt::QueuedConnection);
    });
}

bool FileCampaignHost::isAtWorkOn(const QString& path) const
{
    return m_thread && m_fate == CampaignFate::There && !m_isReadOnly && storage::isSameFile(path, m_path);
}

/// Later: whoever asks is not yet done asking.
void FileCampaignHost::tellOwn(const QString& path)
{
    QMetaObject::invokeMethod(
        this,
        [this, path] {
            const Failure failure(ProblemCode::BadInput, {SiteKind::File, path}, because<Reason::OwnCampaign>());
            Q_EMIT failed(failure.problem());
        },
        Qt::QueuedConnection);
}

void FileCampaignHost::open(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    if (m_stage == Stage::Switching) {
        m_next = [this, full] { open(full); };
        return;
    }
    if (isAtWorkOn(full)) {
        cancel();
        // Another name of the same file has side files of its own: SQLite would not see what waits beside the first.
        if (QFileInfo(full) != QFileInfo(m_path))
            tellOwn(full);
        return;
    }
    change(Work::Opening, full, [full] { return storage::CampaignFile::open(full); });
}

void FileCampaignHost::create(const QString& path, CampaignStart start)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    const Work work = start == CampaignStart::Empty ? Work::CreatingEmpty : Work::Creating;
    change(work, full, [full, start] { return storage::createNewCampaign(full, start); });
}

void FileCampaignHost::openSample()
{
    const QString path = samplePath();
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (QFileInfo::exists(path))
        open(path);
    else
        change(Work::Creating, path, [path] { return storage::SampleCampaign::create(path); });
}

void FileCampaignHost::resetSample()
{
    const QString path = samplePath();
    const Make make = [this, path] {
        const QString aside = storage::SampleCampaign::nameToKeep(path, QDateTime::currentDateTime());
        auto fresh = storage::SampleCampaign::recreate(path, aside);
        // Also true when the fresh one is given up meanwhile.
        if (QFileInfo::exists(aside))
            QMetaObject::invokeMethod(
                this, [this, aside] { Q_EMIT kept(aside); }, Qt::QueuedConnection);
        return fresh;
    };
    if (path != m_path || !m_thread || m_stage != Stage::Rest)
        return change(Work::Creating, path, make);
    // The file goes away under its name: it must be closed first.
    reopen(Work::Creating, make);
}

void FileCampaignHost::reopen(Work work, const Make& make)
{
    m_stage = Stage::Switching;
    m_gateway.setQueue(nullptr);
    Q_EMIT started(work, m_path);
    leave(std::move(m_thread), [this, make] {
        m_resetting = true;
        begin(m_path, make);
    });
}

void FileCampaignHost::openAfter(Work kind, const QString& path, const std::function<void()>& work)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    if (m_stage == Stage::Switching) {
        m_next = [this, kind, full, work] { openAfter(kind, full, work); };
        return;
    }
    const Make make = [full, work] {
        work();
        return storage::CampaignFile::open(full);
    };
    if (!m_thread || full != m_path)
        return change(kind, full, make);
    giveUp();
    // What it is now is kept by that work.
    m_thread->setFarewell({});
    reopen(kind, make);
}

void FileCampaignHost::workQuietly(std::function<void(storage::CampaignFile&)> work,
                                   std::function<void(std::exception_ptr)> done)
{
    if (!m_thread)
        return;
    m_thread->postToFile(std::move(work), [this, done = std::move(done)](const std::exception_ptr& error) {
        QMetaObject::invokeMethod(
            this, [done, error] { done(error); }, Qt::QueuedConnection);
    });
}

void FileCampaignHost::workBeside(Work kind, const QString& path, std::function<void(storage::CampaignFile&)> work,
                                  std::function<void()> done)
{
    if (!m_thread)
        return;
    ++m_copies;
    Q_EMIT started(kind, path);
    m_thread->postToFile(std::move(work), [this, path, done = std::move(done)](const std::exception_ptr& error) {
        QMetaObject::invokeMethod(
            this,
            [this, path, done, error] {
                --m_copies;
                Q_EMIT ended();
                if (error)
                    Q_EMIT failed(problemOf(error, path));
                else
                    done();
            },
            Qt::QueuedConnection);
    });
}

void FileCampaignHost::saveCopy(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    workBeside(
        Work::Copying, full, [full](storage::CampaignFile& file) { file.saveCopy(full); },
        [this, full] { Q_EMIT copied(full); });
}

void FileCampaignHost::exportFight(RecordId encounter, const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    workBeside(
        Work::Exporting, full,
        [full, encounter](storage::CampaignFile& file) {
            formats::requireNew(full);
            formats::writeWhole(full,
                                encounter == 0 ? storage::wholecampaign::packed(file)
                                               : storage::fightfile::packed(file, encounter, WallClock()));
        },
        [this, full] { Q_EMIT fightExported(full); });
}

void FileCampaignHost::importFight(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    const auto made = std::make_shared<RecordId>(0);
    workBeside(
        Work::Importing, full,
        [full, made, keep = m_keeper](storage::CampaignFile& file) {
            *made = importDocument(file, keep, storage::fightfile::documentAt(file, full), QFileInfo(full).fileName());
        },
        [this, made] {
            if (*made != 0)
                Q_EMIT fightImported(*made);
        });
}

void FileCampaignHost::takeFight(const QByteArray& document, const QString& source,
                                 std::function<void(const std::string& name, std::exception_ptr)> done)
{
    struct Made {
        RecordId id = 0;
        std::string name;
    };
    const auto made = std::make_shared<Made>();
    workQuietly(
        [document, source, made, keep = m_keeper](storage::CampaignFile& file) {
            made->id = importDocument(file, keep, document, source);
            made->name = file.encounters().encounter(made->id).name;
        },
        [this, made, done = std::move(done), opening = m_opening](const std::exception_ptr& error) {
            if (opening != m_opening)
                return;
            if (!error)
                Q_EMIT fightImported(made->id);
            done(made->name, error);
        });
}

}  // namespace hitspread
