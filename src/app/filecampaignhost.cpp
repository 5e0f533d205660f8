#include "app/filecampaignhost.h"

#include "models/campaigngateway.h"
#include "storage/campaignfile.h"
#include "storage/campaignthread.h"
#include "storage/samplecampaign.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace hitspread {

FileCampaignHost::FileCampaignHost(CampaignGateway& gateway, QObject* parent) : CampaignHost(parent), m_gateway(gateway)
{}

FileCampaignHost::~FileCampaignHost()
{
    m_gateway.setQueue(nullptr);
    // Ends the thread; what was asked for before is done before.
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

void FileCampaignHost::change(const QString& path, const std::function<std::unique_ptr<storage::CampaignFile>()>& make,
                              bool closeFirst)
{
    try {
        if (closeFirst) {
            m_gateway.setQueue(nullptr);
            m_thread.reset();
        }
        auto thread = std::make_unique<storage::CampaignThread>(make);
        m_gateway.setQueue(thread.get());
        m_thread = std::move(thread);
        m_path = path;
    } catch (const Failure& failure) {
        Q_EMIT failed(failure.problem());
        return;
    }
    Q_EMIT opened();
}

void FileCampaignHost::open(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    change(
        full, [full] { return storage::CampaignFile::open(full); }, full == m_path);
}

void FileCampaignHost::create(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    change(
        full, [full] { return storage::CampaignFile::create(full); }, false);
}

void FileCampaignHost::openSample()
{
    const QString path = samplePath();
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (QFileInfo::exists(path))
        open(path);
    else
        change(
            path, [path] { return storage::SampleCampaign::create(path); }, false);
}

void FileCampaignHost::resetSample()
{
    const QString path = samplePath();
    change(
        path, [path] { return storage::SampleCampaign::recreate(path); }, path == m_path);
}

void FileCampaignHost::saveCopy(const QString& path)
{
    if (!m_thread)
        return;
    const QString full = QFileInfo(path).absoluteFilePath();
    try {
        m_thread->runAndWait([full](storage::CampaignFile& file) { file.saveCopy(full); });
    } catch (const Failure& failure) {
        Q_EMIT failed(failure.problem());
        return;
    }
    Q_EMIT copied(full);
}

}  // namespace hitspread
