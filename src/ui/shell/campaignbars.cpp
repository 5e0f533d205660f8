#include "ui/shell/campaignbars.h"

#include "models/campaigngateway.h"
#include "text/echo.h"
#include "text/problems.h"
#include "ui/backups/backupwords.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/missingfilebar.h"
#include "ui/shell/savedlabel.h"
#include "ui/shell/savingguard.h"
#include "ui/shell/windowbars.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/busybar.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>

namespace hitspread {

CampaignBars::CampaignBars(CampaignHost& host, CampaignGateway& gateway, WindowActions& actions,
                           const ApplicationStyle& style, WindowBars& bars, SavedLabel& saved)
    : QObject(&bars),
      m_host(host),
      m_gateway(gateway),
      m_saved(saved),
      m_busy(new BusyBar(&bars)),
      m_readOnly(new ProblemBar(style, ProblemBar::Lines::Two, &bars)),
      m_kept(new ProblemBar(style, ProblemBar::Lines::Two, &bars))
{
    m_readOnly->setObjectName(QStringLiteral("readOnlyBar"));
    m_kept->setObjectName(QStringLiteral("keptBar"));
    bars.add(m_readOnly);
    bars.add(m_kept);
    bars.add(m_busy);
    const auto* fate = new MissingFileBar(host, gateway, actions, style, bars);
    connect(fate, &MissingFileBar::lost, &saved, &SavedLabel::setLost);
    new SavingGuard(host, gateway, style, bars);
    connect(&host, &CampaignHost::changedElsewhere, &actions, [&actions] {
        Q_EMIT actions.said(tr("Another program has changed this campaign; everything was read anew."));
    });
    connect(&host, &CampaignHost::started, this, &CampaignBars::tellWork);
    connect(&host, &CampaignHost::ended, this, [this] {
        if (!m_host.isBusy())
            m_busy->end();
    });
    connect(&host, &CampaignHost::opened, this, &CampaignBars::tellRights);
    connect(&host, &CampaignHost::newerOpened, this, &CampaignBars::tellNewer);
    connect(&host, &CampaignHost::started, m_kept, &QWidget::hide);
    connect(&host, &CampaignHost::kept, this, [this](const QString& path) {
        m_keptPath = path;
        m_kept->show(tr("The sample is as it was at first; what you had made of it was kept as %1.").arg(path),
                     tr("Open what was kept"));
    });
    connect(m_kept, &ProblemBar::actionChosen, &host, [this] { m_host.open(m_keptPath); });
    connect(m_busy, &BusyBar::cancelled, &host, &CampaignHost::cancel);
    connect(m_readOnly, &ProblemBar::actionChosen, this, [this, &actions] {
        (m_isNewer ? actions.backups : actions.saveCopy)->trigger();
        // What it says is as true as before.
        m_readOnly->setVisible(m_isNewer);
    });
}

QString CampaignBars::nameOf(const CampaignHost& host)
{
    if (host.lookedInto())
        return tr("backup of %1").arg(backupwords::when(*host.lookedInto(), QDateTime::currentDateTime()));
    return host.isSample() ? tr("sample campaign") : QFileInfo(host.path()).completeBaseName();
}

void CampaignBars::tellWork(CampaignHost::Work work, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (work == CampaignHost::Work::Opening && name.endsWith(text::asKept(std::string(kBackupEnding))))
        return m_busy->begin(tr("Opening the backup…"), true);
    switch (work) {
    case CampaignHost::Work::Opening: return m_busy->begin(tr("Opening %1…").arg(name), true);
    case CampaignHost::Work::Creating:
    case CampaignHost::Work::CreatingEmpty: return m_busy->begin(tr("Creating %1…").arg(name), true);
    case CampaignHost::Work::Copying: return m_busy->begin(tr("Writing the copy %1…").arg(name), false);
    case CampaignHost::Work::Exporting: return m_busy->begin(tr("Exporting the fight as %1…").arg(name), false);
    case CampaignHost::Work::Restoring: return m_busy->begin(tr("Restoring %1…").arg(name), false);
    case CampaignHost::Work::Recovering: return m_busy->begin(tr("Recovering what reads as %1…").arg(name), true);
    case CampaignHost::Work::Importing: return m_busy->begin(tr("Importing the fight %1…").arg(name), false);
    }
}

void CampaignBars::tellRights()
{
    m_readOnly->hide();
    m_isNewer = false;
    m_gateway.run(
        this, [](CampaignServices& services) { return services.campaign.isReadOnly(); },
        [this](bool readOnly) {
            m_saved.setReadOnly(readOnly);
            if (readOnly && !m_isNewer && !m_host.lookedInto())
                m_readOnly->show(
                    tr("%1 can only be read: nothing you change here can be stored. Save a copy where you may "
                       "write, and open that.")
                        .arg(QFileInfo(m_host.path()).fileName()),
                    tr("Save a copy…"));
        });
}

void CampaignBars::tellNewer(const Problem& problem)
{
    m_isNewer = true;
    const Cause newer = because<Reason::NewerIsRead>();
    QStringList why{text::wordsFor(newer)};
    for (const Cause& cause : problem.causes) {
        if (cause.reason == Reason::WrittenBy)
            why << text::wordsFor(cause);
    }
    m_readOnly->show(
        tr("%1: %2. To go on in it, open it with that version; what an older version had is in its backups.")
            .arg(QFileInfo(m_host.path()).fileName(), why.join(QStringLiteral(", "))),
        tr("Its backups…"));
}

}  // namespace hitspread
