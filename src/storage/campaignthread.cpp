#include "storage/campaignthread.h"

#include "services/refusal/problem.h"
#include "storage/campaignfile.h"

#include <QDeadlineTimer>

#include <utility>

namespace hitspread::storage {

namespace {

constexpr std::chrono::milliseconds kRestAfter{2000};
constexpr std::chrono::milliseconds kLookEvery{1000};

}  // namespace

CampaignThread::CampaignThread(const std::function<std::unique_ptr<CampaignFile>()>& make) : CampaignThread(make, {})
{
    std::exception_ptr error;
    QMetaObject::invokeMethod(
        m_context.get(), [&] { error = m_error; }, Qt::BlockingQueuedConnection);
    if (error)
        std::rethrow_exception(error);
}

CampaignThread::CampaignThread(std::function<std::unique_ptr<CampaignFile>()> make, Done opened)
    : m_context(std::make_unique<QObject>())
{
    m_thread.setObjectName(QStringLiteral("storage"));
    m_context->moveToThread(&m_thread);
    m_thread.start();
    QMetaObject::invokeMethod(
        m_context.get(),
        [this, make = std::move(make), opened = std::move(opened)] {
            try {
                start(make);
            } catch (...) {
                m_error = std::current_exception();
            }
            if (opened)
                opened(m_error);
        },
        Qt::QueuedConnection);
}

CampaignThread::~CampaignThread()
{
    while (!end(std::chrono::hours(1))) {
    }
}

bool CampaignThread::end(std::chrono::milliseconds patience)
{
    // Queued behind everything posted so far: the connection must die on the thread that made it.
    if (!std::exchange(m_isEnding, true))
        close([this] { m_thread.quit(); });
    return m_thread.wait(QDeadlineTimer(patience));
}

void CampaignThread::drop()
{
    m_idle.reset();
    m_watch.reset();
    const auto farewell = std::exchange(m_farewell, {});
    if (m_file && farewell && !m_thread.isInterruptionRequested()) {
        try {
            farewell(*m_file);
        } catch (const std::exception& error) {
            qWarning("storage: on closing: %s", error.what());
        }
    }
    m_file.reset();
}

void CampaignThread::start(const std::function<std::unique_ptr<CampaignFile>()>& make)
{
    m_file = make();
    m_idle = std::make_unique<QTimer>();
    m_idle->setSingleShot(true);
    m_idle->setInterval(kRestAfter);
    QObject::connect(m_idle.get(), &QTimer::timeout, m_idle.get(), [this] { m_file->checkpoint(); });
}

void CampaignThread::setFarewell(std::function<void(CampaignFile&)> farewell)
{
    QMetaObject::invokeMethod(
        m_context.get(), [this, farewell = std::move(farewell)] { m_farewell = farewell; }, Qt::QueuedConnection);
}

void CampaignThread::close(std::function<void()> closed)
{
    QMetaObject::invokeMethod(
        m_context.get(),
        [this, closed = std::move(closed)] {
            drop();
            closed();
        },
        Qt::QueuedConnection);
}

void CampaignThread::watch(FileGuard::Told told)
{
    QMetaObject::invokeMethod(
        m_context.get(),
        [this, told = std::move(told)] {
            FileGuard* const guard = m_file ? m_file->guard() : nullptr;
            if (!guard)
                return;
            guard->tell(told);
            m_watch = std::make_unique<QTimer>();
            QObject::connect(m_watch.get(), &QTimer::timeout, m_watch.get(), [guard] { guard->look(); });
            m_watch->start(kLookEvery);
        },
        Qt::QueuedConnection);
}

void CampaignThread::postToFile(std::function<void(CampaignFile&)> work, Done done)
{
    QMetaObject::invokeMethod(
        m_context.get(),
        [this, work = std::move(work), done = std::move(done)] {
            std::exception_ptr error;
            try {
                work(*m_file);
            } catch (...) {
                error = std::current_exception();
            }
            m_idle->start();
            done(error);
        },
        Qt::QueuedConnection);
}

void CampaignThread::post(std::function<void(Campaign&)> work)
{
    QMetaObject::invokeMethod(
        m_context.get(), [this, task = std::move(work), seen = m_seen] { this->work(task, seen); },
        Qt::QueuedConnection);
}

void CampaignThread::work(const std::function<void(Campaign&)>& work, std::uint64_t seen)
{
    if (m_thread.isInterruptionRequested())
        return;
    FileGuard* const guard = m_file->guard();
    if (guard) {
        guard->look();
        guard->expect(seen);
    }
    try {
        work(*m_file);
    } catch (const Failure& failure) {
        qWarning("storage: problem %d: %s", static_cast<int>(failure.problem().code), failure.what());
    } catch (const std::exception& error) {
        qWarning("storage: %s", error.what());
    }
    if (guard)
        guard->expect({});
    m_idle->start();
}

}  // namespace hitspread::storage
