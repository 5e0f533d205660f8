#pragma once

#include <QObject>

#include "ui/backups/backupsdialog.h"

#include <functional>

namespace hitspread {

class ProblemBar;
class WindowActions;
class WindowBars;

/// Says in the main window, as long as it is so, that what is open is a backup that is looked into, with the ways out of it: back to the
/// campaign, or putting that backup in its place. It cannot be closed.
class LookBar : public QObject {
    Q_OBJECT

public:
    /// `canRestore`: whether the campaign of a backup is known.
    LookBar(const BackupsDialog::Parts& parts, const WindowActions& actions, WindowBars& bars,
            std::function<bool(const Backup&)> canRestore);

Q_SIGNALS:
    void restoreAsked(const hitspread::Backup& backup);

private:
    void tell();

    CampaignHost& m_host;
    const WindowActions& m_actions;
    ProblemBar* m_bar;
    std::function<bool(const Backup&)> m_canRestore;
};

}  // namespace hitspread
