#include "ui/shell/campaigncommands.h"

#include "models/campaignhost.h"
#include "ui/shell/windowactions.h"

#include <QAction>
#include <QFileDialog>
#include <QStandardPaths>

namespace hitspread {

namespace {

QString filter()
{
    return CampaignCommands::tr("Hitspread campaigns (*.hitspread)");
}

QString folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
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
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open a campaign"), folder(), filter());
    if (!path.isEmpty())
        m_host.open(path);
}

void CampaignCommands::create()
{
    const QString path = withSuffix(QFileDialog::getSaveFileName(&m_window, tr("New campaign"), folder(), filter()));
    if (!path.isEmpty())
        m_host.create(path);
}

void CampaignCommands::saveCopy()
{
    const QString path = withSuffix(QFileDialog::getSaveFileName(&m_window, tr("Save a copy"), folder(), filter()));
    if (!path.isEmpty())
        m_host.saveCopy(path);
}

}  // namespace hitspread
