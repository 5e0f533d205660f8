#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QString>
#include <QTimer>

#include <functional>

namespace hitspread::support {

/// Answers the next file dialog while `act` waits for it.
inline void withFile(const QString& path, const std::function<void()>& act)
{
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&path] {
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            dialog->findChild<QLineEdit*>()->setText(path);
            QMetaObject::invokeMethod(dialog, "accept", Qt::DirectConnection);
        }
    });
    poll.start(20);
    act();
}

}  // namespace hitspread::support
