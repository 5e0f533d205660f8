#pragma once

#include <QObject>

#include <QString>
#include <QTimer>

namespace hitspread {

/// A file of no bytes that a sync program may still fetch: looked at until there is something in it. It asks for its size only, and opens
/// nothing.
class AwaitedFile : public QObject {
    Q_OBJECT

public:
    explicit AwaitedFile(QObject* parent = nullptr);

    /// From now on for this one, and for no other.
    void wait(const QString& path);
    void leaveOff() { m_timer.stop(); }
    [[nodiscard]] bool isWaiting() const { return m_timer.isActive(); }

Q_SIGNALS:
    /// It has come, and grows no longer. Nothing is waited for any more.
    void arrived(const QString& path);

private:
    void look();

    QString m_path;
    qint64 m_size = 0;  ///< when it was looked at last
    QTimer m_timer;
};

}  // namespace hitspread
