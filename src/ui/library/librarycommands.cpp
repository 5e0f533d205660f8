#include "ui/library/librarycommands.h"

#include "models/campaignhost.h"
#include "models/fight/fight.h"
#include "text/naming.h"
#include "ui/commands/windowactions.h"
#include "ui/library/libraryactions.h"
#include "ui/library/librarywindow.h"
#include "ui/library/takedialog.h"
#include "ui/widgets/windowsize.h"

#include <QAction>
#include <QMainWindow>

namespace hitspread {

LibraryCommands::LibraryCommands(const Parts& parts, const WindowActions& actions, QMainWindow& window)
    : QObject(&window), m_parts(parts), m_window(window)
{
    connect(actions.library, &QAction::triggered, this, [this] { open(); });
    connect(actions.takeFrom, &QAction::triggered, this, [this] { open().commands().takeFrom->trigger(); });
}

LibraryCommands::~LibraryCommands()
{
    delete m_library;
}

LibraryWindow& LibraryCommands::open()
{
    if (!m_library) {
        m_library = new LibraryWindow(m_parts.fight.gateway(), m_parts.host.others(), m_parts.style,
                                      m_parts.preferences, &m_window);
        standAlone(*m_library);
        connect(&m_parts.host, &CampaignHost::opened, &m_library->library(), &Library::reload);
        m_parts.fight.follow(FightChange::Rules | FightChange::Fights, this, &LibraryCommands::callLocations);
        callLocations();
        connect(m_library, &LibraryWindow::characterAsked, this, &LibraryCommands::characterAsked);
        Q_EMIT made();
    }
    m_library->open(m_parts.fight.snapshot().encounter.system);
    return *m_library;
}

void LibraryCommands::take(const QString& path, const QString& called)
{
    open().taking().open(path, called);
}

void LibraryCommands::show(const std::string& system, const std::vector<RecordRef>& records)
{
    LibraryWindow& library = open();
    library.open(system);
    if (!records.empty())
        library.goTo(records);
}

std::string LibraryCommands::looked() const
{
    return m_library ? std::string(m_library->library().system().id()) : std::string();
}

bool LibraryCommands::close()
{
    return !m_library || m_library->close();
}

/// Records of the library are worded as in the fight they are looked at beside.
void LibraryCommands::callLocations()
{
    if (m_library)
        m_library->library().setNaming(text::Naming::of(m_parts.fight.snapshot().encounter));
}

}  // namespace hitspread
