#include "ui/shell/awaitedfile.h"

#include <QFileInfo>

#include <chrono>
#include <utility>

namespace hitspread {

namespace {

constexpr std::chrono::milliseconds kLookForItEvery{700};

}  // namespace

AwaitedFile::AwaitedFile(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(kLookForItEvery);
    connect(&m_timer, &QTimer::timeout, this, &AwaitedFile::look);
}

void AwaitedFile::wait(const QString& path)
{
    m_path = path;
    m_size = 0;
    m_timer.start();
}

void AwaitedFile::look()
{
    // Each time anew: what is known of a file is kept.
    const qint64 size = QFileInfo(m_path).size();
    if (std::exchange(m_size, size) != size || size == 0)
        return;
    leaveOff();
    Q_EMIT arrived(m_path);
}

}  // namespace hitspread
