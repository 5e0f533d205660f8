#include "ui/shell/campaigncommands.h"

#include "models/campaignhost.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/newcampaigndialog.h"
#include "ui/widgets/campaignfiles.h"
#include "ui/widgets/startfolder.h"

#include <QAction>
#include <QFileDialog>

namespace hitspread {

namespace {

QString folder()
{
    return startFolder(QStandardPaths::DocumentsLocation);
}

}  // namespace

CampaignCommands::CampaignCommands(CampaignHost& host, WindowActions& actions, QWidget& window)
    : QObject(&window), m_host(host), m_window(window)
{
    connect(actions.open, &QAction::triggered, this, &CampaignCommands::open);
    connect(actions.create, &QAction::triggered, this, &CampaignCommands::create);
    connect(actions.saveCopy, &QAction::triggered, this, &CampaignCommands::saveCopy);
    connect(actions.openSample, &QAction::triggered, &host, &CampaignHost::openSample);
    connect(actions.resetSample, &QAction::triggered, &host, &CampaignHost::resetSample);
    connect(&actions, &WindowActions::recentChosen, &host, &CampaignHost::open);
}

void CampaignCommands::open()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open a campaign"), folder(), campaignFilter());
    if (!path.isEmpty())
        m_host.open(path);
}

void CampaignCommands::create()
{
    NewCampaignDialog asked(&m_window);
    if (asked.exec() != QDialog::Accepted)
        return;
    const QString path = askNewCampaign(m_window, tr("New campaign"), folder());
    if (!path.isEmpty())
        m_host.create(path, asked.start());
}

void CampaignCommands::saveCopy()
{
    const QString path = askNewCampaign(m_window, tr("Save a copy"), folder());
    if (!path.isEmpty())
        m_host.saveCopy(path);
}

}  // namespace hitspread
