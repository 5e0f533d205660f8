#pragma once

#include <QObject>

namespace hitspread {

/// When the system asks the program to end (SIGTERM; SIGHUP, SIGINT where they are not ignored) it is left as Quit leaves it: dialogs
/// that ask something are cancelled, windows store what is typed in them, dice stay on the table. What then still does not close
/// holds nobody up. One of them, while there is an application.
class QuitSignals : public QObject {
    Q_OBJECT

public:
    explicit QuitSignals(QObject* parent = nullptr);
    ~QuitSignals() override;
    Q_DISABLE_COPY_MOVE(QuitSignals)

private:
    void end();
};

}  // namespace hitspread
