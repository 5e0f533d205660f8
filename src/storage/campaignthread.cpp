#include "storage/campaignthread.h"

#include "services/problem.h"
#include "storage/campaignfile.h"

#include <QStringList>

#include <chrono>
#include <exception>

namespace hitspread::storage {

namespace {

constexpr std::chrono::milliseconds kRestAfter{2000};

}  // namespace

CampaignThread::CampaignThread(const std::function<std::unique_ptr<CampaignFile>()>& make)
    : m_context(std::make_unique<QObject>())
{
    m_thread.setObjectName(QStringLiteral("storage"));
    m_context->moveToThread(&m_thread);
    m_thread.start();
    std::exception_ptr error;
    QMetaObject::invokeMethod(
        m_context.get(),
        [&] {
            try {
                m_file = make();
                m_idle = std::make_unique<QTimer>();
                m_idle->setSingleShot(true);
                m_idle->setInterval(kRestAfter);
                QObject::connect(m_idle.get(), &QTimer::timeout, m_idle.get(), [this] { m_file->checkpoint(); });
            } catch (...) {
                error = std::current_exception();
            }
        },
        Qt::BlockingQueuedConnection);
    if (error) {
        m_thread.quit();
        m_thread.wait();
        std::rethrow_exception(error);
    }
}

CampaignThread::~CampaignThread()
{
    // Queued behind everything posted so far: the connection must die on the thread that made it.
    QMetaObject::invokeMethod(
        m_context.get(),
        [this] {
            m_idle.reset();
            m_file.reset();
        },
        Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void CampaignThread::post(std::function<void(Campaign&)> work)
{
    QMetaObject::invokeMethod(
        m_context.get(), [this, task = std::move(work)] { this->work(task); }, Qt::QueuedConnection);
}

void CampaignThread::work(const std::function<void(Campaign&)>& work)
{
    try {
        work(*m_file);
    } catch (const Failure& failure) {
        QStringList details;
        for (const std::string& detail : failure.problem().details)
            details += QString::fromStdString(detail);
        qWarning("storage: problem %d: %s: %s", static_cast<int>(failure.problem().code), failure.what(),
                 qPrintable(details.join(u' ')));
    } catch (const std::exception& error) {
        qWarning("storage: %s", error.what());
    }
    m_idle->start();
}

void CampaignThread::runAndWait(const std::function<void(CampaignFile&)>& work)
{
    std::exception_ptr error;
    QMetaObject::invokeMethod(
        m_context.get(),
        [&] {
            try {
                work(*m_file);
            } catch (...) {
                error = std::current_exception();
            }
            m_idle->start();
        },
        Qt::BlockingQueuedConnection);
    if (error)
        std::rethrow_exception(error);
}

}  // namespace hitspread::storage
