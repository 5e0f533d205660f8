#include "ui/shell/recentcommands.h"

#include "models/campaignhost.h"
#include "models/fight/fight.h"
#include "text/echo.h"
#include "ui/commands/windowactions.h"
#include "ui/diagram/bodyview.h"
#include "ui/settings/preferences.h"
#include "ui/shell/recentcampaign.h"
#include "ui/shell/recentdialog.h"
#include "ui/shell/recentlist.h"
#include "ui/shell/targetpanel.h"

#include <QAction>
#include <QDateTime>
#include <QEvent>
#include <QPixmap>

namespace hitspread {

RecentCommands::RecentCommands(const Parts& parts, const WindowActions& actions, QWidget& window)
    : QObject(&window), m_parts(parts), m_window(window), m_start(new RecentList(parts.style, &window))
{
    m_start->show(parts.preferences.recentFiles());
    parts.stage.setStart(*m_start);
    window.addAction(actions.openRecent);
    window.installEventFilter(this);
    connect(actions.openRecent, &QAction::triggered, this, &RecentCommands::choose);
    connect(m_start, &RecentList::opened, &parts.host, &CampaignHost::open);
    // What is open then is still to be seen; and where nothing comes of it, the stage asks for the list.
    connect(&parts.host, &CampaignHost::started, this, [this] {
        keep();
        m_start->show(m_parts.preferences.recentFiles());
    });
}

bool RecentCommands::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close)
        keep();
    return QObject::eventFilter(watched, event);
}

void RecentCommands::keep()
{
    BodyView& body = m_parts.stage.view();
    if (!m_parts.host.isOwn() || !m_parts.fight.isLoaded() || !body.isVisible())
        return;
    RecentCampaign::keep(m_parts.host.path(), body.grab().toImage(),
                         text::asKept(m_parts.fight.snapshot().encounter.name), QDateTime::currentDateTime());
}

void RecentCommands::choose()
{
    auto* asked = new RecentDialog(m_parts.preferences, m_parts.style, &m_window);
    asked->setAttribute(Qt::WA_DeleteOnClose);
    connect(asked, &QDialog::accepted, this, [this, asked] {
        if (!asked->path().isEmpty())
            m_parts.host.open(asked->path());
    });
    asked->open();
}

}  // namespace hitspread
