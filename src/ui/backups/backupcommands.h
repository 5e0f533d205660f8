#pragma once

#include "ui/backups/backupsdialog.h"

#include <QObject>

class QMainWindow;

namespace hitspread {

class WindowActions;
class WindowBars;

/// The way to the backups: from the menu, from the message of a campaign that cannot be opened, and from the bar that says that none could
/// be made; to copies a sync program made; and to compacting the file, which begins with a backup.
class BackupCommands : public QObject {
    Q_OBJECT

public:
    BackupCommands(const BackupsDialog::Parts& parts, const WindowActions& actions, WindowBars& bars,
                   QMainWindow& window);

    /// Those of the open campaign.
    void show();
    /// Those found of one that cannot be opened.
    void showOf(const QString& campaign, const std::vector<Backup>& backups);

Q_SIGNALS:
    /// What reads of a campaign that cannot be opened is to come into a new one.
    void recoveryAsked(const QString& damaged);
    void takeAsked(const QString& path, const QString& called);

private:
    [[nodiscard]] BackupsDialog& dialog();
    void compact();

    BackupsDialog::Parts m_parts;
    QMainWindow& m_window;
    BackupsDialog* m_dialog = nullptr;
};

}  // namespace hitspread
