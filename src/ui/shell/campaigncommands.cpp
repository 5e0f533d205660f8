#include "ui/shell/campaigncommands.h"

#include "models/campaignhost.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/newcampaign.h"
#include "ui/widgets/startfolder.h"

#include <QAction>
#include <QFileDialog>

namespace hitspread {

namespace {

QString campaignFilter()
{
    return CampaignCommands::tr("Hitspread campaigns (*.hitspread)");
}

QString folder()
{
    return startFolder(QStandardPaths::DocumentsLocation);
}

/// Nothing is ever written over, so nobody is asked whether it may be: the host refuses a name that is taken, and says so.
QString askNewFile(QWidget& window, const QString& title, const QString& filters)
{
    return QFileDialog::getSaveFileName(&window, title, folder(), filters, nullptr, QFileDialog::DontConfirmOverwrite);
}

QString withSuffix(const QString& path)
{
    return path.isEmpty() || path.endsWith(QStringLiteral(".hitspread")) ? path : path + QStringLiteral(".hitspread");
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
    NewCampaign asked(&m_window);
    if (asked.exec() != QDialog::Accepted)
        return;
    const QString path = withSuffix(askNewFile(m_window, tr("New campaign"), campaignFilter()));
    if (!path.isEmpty())
        m_host.create(path, asked.start());
}

void CampaignCommands::saveCopy()
{
    const QString path = withSuffix(askNewFile(m_window, tr("Save a copy"), campaignFilter()));
    if (!path.isEmpty())
        m_host.saveCopy(path);
}

}  // namespace hitspread
