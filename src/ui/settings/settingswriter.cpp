#include "ui/settings/settingswriter.h"

#include <QSettings>

#include <utility>

namespace hitspread {

SettingsWriter::~SettingsWriter()
{
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_isLeft = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

QVariant SettingsWriter::value(const QString& key, const QVariant& fallback) const
{
    const std::lock_guard lock(m_mutex);
    // While the file is written QSettings keeps every reader waiting.
    if (m_waiting.isEmpty())
        return QSettings().value(key, fallback);
    const auto waiting = m_waiting.constFind(key);
    if (waiting != m_waiting.cend())
        return waiting->isValid() ? *waiting : fallback;
    return m_written.value(key, fallback);
}

void SettingsWriter::set(const QString& key, const QVariant& value)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_waiting.isEmpty()) {
            m_written.clear();
            const QSettings settings;
            const QStringList keys = settings.allKeys();
            for (const QString& known : keys)
                m_written.insert(known, settings.value(known));
        }
        m_waiting.insert(key, value);
        m_next.insert(key, value);
        if (!m_thread.joinable())
            m_thread = std::thread(&SettingsWriter::run, this);
    }
    m_changed.notify_all();
}

bool SettingsWriter::end(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, patience, [this] { return m_waiting.isEmpty(); });
}

void SettingsWriter::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_isLeft || !m_next.isEmpty(); });
        if (m_next.isEmpty())
            return;
        const QHash<QString, QVariant> taken = std::exchange(m_next, {});
        lock.unlock();
        {
            QSettings settings;
            for (auto change = taken.cbegin(); change != taken.cend(); ++change) {
                if (change->isValid())
                    settings.setValue(change.key(), *change);
                else
                    settings.remove(change.key());
            }
        }  // which writes the file and waits for the disk
        lock.lock();
        if (m_next.isEmpty()) {
            m_waiting.clear();
            m_changed.notify_all();
        }
    }
}

}  // namespace hitspread
