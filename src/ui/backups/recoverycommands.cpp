#include "ui/backups/recoverycommands.h"

#include "models/campaignbackups.h"
#include "models/campaignhost.h"
#include "ui/backups/recovereddialog.h"
#include "ui/widgets/campaignfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>

#include <utility>

namespace hitspread {

RecoveryCommands::RecoveryCommands(CampaignHost& host, CampaignBackups& backups, const ApplicationStyle& style,
                                   QMainWindow& window)
    : QObject(&window), m_host(host), m_backups(backups), m_style(style), m_window(window)
{
    connect(&backups, &CampaignBackups::recovered, this, [this](const QString& damaged, const Recovered& recovered) {
        m_damaged = damaged;
        m_recovered = recovered;
    });
    connect(&host, &CampaignHost::opened, this, &RecoveryCommands::tell);
    connect(&host, &CampaignHost::failed, this, [this] { m_recovered.reset(); });
}

void RecoveryCommands::begin(const QString& damaged)
{
    const QFileInfo file(damaged);
    const QString name = tr("%1 recovered").arg(file.completeBaseName()) + QStringLiteral(".hitspread");
    const QString path = askNewCampaign(m_window, tr("Recover what reads as"), file.dir().filePath(name));
    if (!path.isEmpty())
        m_backups.recover(damaged, path);
}

void RecoveryCommands::tell()
{
    const auto recovered = std::exchange(m_recovered, {});
    if (!recovered)
        return;
    auto* dialog = new RecoveredDialog(m_style, m_damaged, m_host.path(), *recovered, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

}  // namespace hitspread
