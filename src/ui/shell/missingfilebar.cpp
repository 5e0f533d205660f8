#include "ui/shell/missingfilebar.h"

#include "models/campaigngateway.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/windowbars.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QFileInfo>

namespace hitspread {

MissingFileBar::MissingFileBar(CampaignHost& host, CampaignGateway& gateway, const WindowActions& actions,
                               const ApplicationStyle& style, WindowBars& bars)
    : QObject(&bars), m_host(host), m_actions(actions), m_bar(new ProblemBar(style, ProblemBar::Lines::Two, &bars))
{
    m_bar->setObjectName(QStringLiteral("fateBar"));
    bars.add(m_bar);
    const auto anew = [this] {
        m_copy.clear();
        tell();
    };
    connect(&host, &CampaignHost::fateChanged, this, anew);
    connect(&host, &CampaignHost::opened, this, anew);
    connect(&host, &CampaignHost::copied, this, [this](const QString& path) {
        if (m_host.fate() == CampaignFate::There)
            return;
        m_copy = path;
        tell();
    });
    connect(&gateway, &CampaignGateway::problem, this, [this] {
        if (m_host.fate() != CampaignFate::There)
            tell();
    });
    connect(m_bar, &ProblemBar::actionChosen, this, &MissingFileBar::act);
    connect(m_bar, &ProblemBar::otherChosen, this, [this] {
        m_actions.backups->trigger();
        // Until another file is open it is as bad as before.
        tell();
    });
}

void MissingFileBar::tell()
{
    const bool isLost = m_host.fate() != CampaignFate::There;
    Q_EMIT lost(isLost);
    if (!isLost)
        return m_bar->hide();
    if (m_host.fate() == CampaignFate::Migrated)
        m_bar->show(words(), tr("Open it again"), tr("Its backups…"));
    else if (m_copy.isEmpty() && m_host.fate() == CampaignFate::Unreachable)
        m_bar->show(words(), tr("Save a copy…"));
    else if (m_copy.isEmpty())
        m_bar->show(words(), tr("Save a copy…"), tr("Its backups…"));
    else
        m_bar->show(tr("All that was stored is in %1 now. Open it and go on there.").arg(m_copy), tr("Open the copy"));
}

void MissingFileBar::act()
{
    if (m_host.fate() == CampaignFate::Migrated)
        return m_host.open(m_host.path());
    if (!m_copy.isEmpty())
        return m_host.open(m_copy);
    m_actions.saveCopy->trigger();
    // As long as nothing is saved it is as bad as before.
    tell();
}

QString MissingFileBar::words() const
{
    const QString name = QFileInfo(m_host.path()).fileName();
    switch (m_host.fate()) {
    case CampaignFate::Unreachable:
        return tr("%1 cannot be reached just now: its folder or disk is away. Nothing can be done in it until it is back; "
                  "all that was stored can be saved as a copy.")
            .arg(name);
    case CampaignFate::Replaced:
        return tr("Another file has taken the place of %1 while it was open, perhaps by a sync program. Nothing more is "
                  "stored; save all that was stored so far as a copy, and go on with that.")
            .arg(name);
    case CampaignFate::Torn:
        return tr("A file that belongs to %1 (its name ends in -wal or -shm) was taken away while it was open. Nothing "
                  "more is stored; save all that was stored so far as a copy, and go on with that.")
            .arg(name);
    case CampaignFate::Migrated:
        return tr("A newer Hitspread has brought %1 to its own format while it was open here. All that was stored is in it; "
                  "go on with that version. Here it can only be read, if at all.")
            .arg(name);
    default:
        return tr("%1 was deleted or moved while it was open. Nothing more is stored; save all that was stored so far as a "
                  "copy, and go on with that.")
            .arg(name);
    }
}

}  // namespace hitspread
