#include "ui/backups/backupbar.h"

#include "models/campaignbackups.h"
#include "text/problems.h"
#include "ui/shell/windowbars.h"
#include "ui/widgets/problembar.h"

namespace hitspread {

BackupBar::BackupBar(CampaignBackups& backups, const ApplicationStyle& style, WindowBars& bars)
    : QObject(&bars), m_backups(backups), m_bar(new ProblemBar(style, ProblemBar::Lines::Two, &bars))
{
    m_bar->setObjectName(QStringLiteral("backupBar"));
    bars.add(m_bar);
    connect(&backups, &CampaignBackups::changed, this, &BackupBar::tell);
    connect(m_bar, &ProblemBar::actionChosen, &backups, [this] { m_backups.make(); });
    connect(m_bar, &ProblemBar::otherChosen, this, &BackupBar::otherFolderAsked);
    tell();
}

void BackupBar::tell()
{
    const auto& failure = m_backups.failure();
    if (!failure)
        return m_bar->hide();
    // What is under way may cure it.
    if (!m_backups.isBusy())
        m_bar->show(tr("No backup could be made: %1. The campaign itself is stored.").arg(text::sentenceFor(*failure)),
                    tr("Try again"), tr("Choose another folder…"));
}

}  // namespace hitspread
