#pragma once

#include <QHash>
#include <QString>
#include <QVariant>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace hitspread {

/// The platform's settings for a thread that must not wait for a disk: what is set can be read at once and goes to the file on a thread of
/// its own. Used by one thread.
class SettingsWriter {
public:
    SettingsWriter() = default;
    /// Waits until everything is written.
    ~SettingsWriter();
    Q_DISABLE_COPY_MOVE(SettingsWriter)

    [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const;
    /// Nothing as value: the key is removed.
    void set(const QString& key, const QVariant& value);

    /// Writes what is left; false: it is not written yet after so long, and what remains goes on being written.
    bool end(std::chrono::milliseconds patience);

private:
    void run();

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    QHash<QString, QVariant> m_written;  ///< what the file held before the first of what is waiting
    QHash<QString, QVariant> m_waiting;  ///< set, and not known to be in the file
    QHash<QString, QVariant> m_next;     ///< of those, what the next writing takes along
    bool m_isLeft = false;
    std::thread m_thread;  ///< from the first change on
};

}  // namespace hitspread
