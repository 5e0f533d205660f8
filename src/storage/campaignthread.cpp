#include "storage/campaignthread.h"

#include "storage/campaignfile.h"

#include <exception>

namespace hitspread::storage {

CampaignThread::CampaignThread(const std::function<std::unique_ptr<CampaignFile>()>& make) : m_context(std::make_unique<QObject>())
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
        m_context.get(), [this] { m_file.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void CampaignThread::post(std::function<void(Campaign&)> work)
{
    QMetaObject::invokeMethod(
        m_context.get(), [this, work = std::move(work)] { work(*m_file); }, Qt::QueuedConnection);
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
        },
        Qt::BlockingQueuedConnection);
    if (error)
        std::rethrow_exception(error);
}

}  // namespace hitspread::storage
