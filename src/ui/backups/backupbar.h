#pragma once

#include <QObject>

namespace hitspread {

class ApplicationStyle;
class CampaignBackups;
class ProblemBar;
class WindowBars;

/// Says in the main window that a backup that was due could not be made, until one was. Somebody who hid it sees it again with the next one
/// that fails.
class BackupBar : public QObject {
    Q_OBJECT

public:
    BackupBar(CampaignBackups& backups, const ApplicationStyle& style, WindowBars& bars);

Q_SIGNALS:
    /// Backups are to lie in another folder.
    void otherFolderAsked();

private:
    void tell();

    CampaignBackups& m_backups;
    ProblemBar* m_bar;
};

}  // namespace hitspread
