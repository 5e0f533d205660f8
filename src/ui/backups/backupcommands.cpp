#include "ui/backups/backupcommands.h"

#include "models/campaignhost.h"
#include "ui/backups/backupbar.h"
#include "ui/backups/compactdialog.h"
#include "ui/backups/conflictbar.h"
#include "ui/backups/lookbar.h"
#include "ui/backups/recoverycommands.h"
#include "ui/commands/windowactions.h"

#include <QAction>
#include <QMainWindow>

namespace hitspread {

BackupCommands::BackupCommands(const BackupsDialog::Parts& parts, const WindowActions& actions, WindowBars& bars,
                               QMainWindow& window)
    : QObject(&window), m_parts(parts), m_window(window)
{
    window.addAction(actions.backups);
    connect(actions.backups, &QAction::triggered, this, &BackupCommands::show);
    window.addAction(actions.compact);
    connect(actions.compact, &QAction::triggered, this, &BackupCommands::compact);
    const auto refresh = [compact = actions.compact, &host = parts.host] {
        compact->setEnabled(!host.path().isEmpty() && !host.lookedInto());
    };
    refresh();
    connect(&parts.host, &CampaignHost::opened, actions.compact, refresh);
    const auto* looking = new LookBar(parts, actions, bars,
                                      [this](const Backup& backup) { return dialog().knows(backup); });
    connect(looking, &LookBar::restoreAsked, this, [this](const Backup& backup) { dialog().startToRestore(backup); });
    const auto* copies = new ConflictBar(parts, bars);
    connect(copies, &ConflictBar::takeAsked, this, &BackupCommands::takeAsked);
    const auto* bar = new BackupBar(parts.backups, parts.style, bars);
    connect(bar, &BackupBar::otherFolderAsked, this, [this] { dialog().chooseFolder(); });
    auto* recovery = new RecoveryCommands(parts.host, parts.backups, parts.style, window);
    connect(this, &BackupCommands::recoveryAsked, recovery, &RecoveryCommands::begin);
}

BackupsDialog& BackupCommands::dialog()
{
    if (!m_dialog) {
        m_dialog = new BackupsDialog(m_parts, &m_window);
        connect(m_dialog, &BackupsDialog::takeAsked, this, &BackupCommands::takeAsked);
    }
    return *m_dialog;
}

void BackupCommands::show()
{
    dialog().start();
}

void BackupCommands::compact()
{
    auto* asked = new CompactDialog(m_parts.backups, m_parts.style, &m_window);
    asked->setAttribute(Qt::WA_DeleteOnClose);
    asked->open();
}

void BackupCommands::showOf(const QString& campaign, const std::vector<Backup>& backups)
{
    dialog().startWith(campaign, backups);
}

}  // namespace hitspread
