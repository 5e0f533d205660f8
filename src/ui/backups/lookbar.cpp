#include "ui/backups/lookbar.h"

#include "models/campaignhost.h"
#include "ui/backups/backupwords.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/windowbars.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QDateTime>

#include <utility>

namespace hitspread {

LookBar::LookBar(const BackupsDialog::Parts& parts, const WindowActions& actions, WindowBars& bars,
                 std::function<bool(const Backup&)> canRestore)
    : QObject(&bars),
      m_host(parts.host),
      m_actions(actions),
      m_bar(new ProblemBar(parts.style, ProblemBar::Lines::Two, &bars)),
      m_canRestore(std::move(canRestore))
{
    m_bar->setObjectName(QStringLiteral("lookBar"));
    m_bar->setClosable(false);
    bars.add(m_bar);
    connect(&m_host, &CampaignHost::opened, this, &LookBar::tell);
    connect(m_bar, &ProblemBar::actionChosen, this, [this] {
        tell();  // until another file is open
        m_host.open(m_host.campaign());
    });
    connect(m_bar, &ProblemBar::otherChosen, this, [this] {
        tell();
        const Backup backup = *m_host.lookedInto();
        if (m_canRestore(backup))
            Q_EMIT restoreAsked(backup);
        else
            m_actions.saveCopy->trigger();
    });
}

void LookBar::tell()
{
    if (!m_host.lookedInto())
        return m_bar->hide();
    const Backup& backup = *m_host.lookedInto();
    m_bar->show(tr("You are looking into the backup of %1: the campaign as it was then. Nothing you do here is stored.")
                    .arg(backupwords::when(backup, QDateTime::currentDateTime())),
                m_host.campaign().isEmpty() ? QString() : tr("Back to the campaign"),
                m_canRestore(backup) ? tr("Put this backup back…") : tr("Save a copy…"));
}

}  // namespace hitspread
