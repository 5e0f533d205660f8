#include "ui/exchange/exchangecommands.h"

#include "models/campaignhost.h"
#include "models/fight/fight.h"
#include "text/kinds.h"
#include "text/labels.h"
#include "ui/commands/windowactions.h"
#include "ui/exchange/exportrecords.h"
#include "ui/exchange/importwindow.h"
#include "ui/library/libraryactions.h"
#include "ui/library/librarycommands.h"
#include "ui/library/librarywindow.h"

#include <QAction>
#include <QLocale>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kToldFor = 15000;  ///< ms in the status bar
}  // namespace

ExchangeCommands::ExchangeCommands(const Parts& parts, const WindowActions& actions, QMainWindow& window)
    : QObject(&window), m_parts(parts), m_actions(actions), m_window(window)
{
    connect(actions.importFile, &QAction::triggered, this, [this] { importing().open(); });
    connect(actions.exportAll, &QAction::triggered, this, &ExchangeCommands::exportEverything);
    connect(&parts.library, &LibraryCommands::made, this, [this] { attach(*m_parts.library.window()); });
    connect(&parts.fight, &Fight::changed, this, &ExchangeCommands::follow);
    follow();
}

/// Without a campaign there is nothing to import into.
void ExchangeCommands::follow() const
{
    const bool isOpen = m_parts.fight.gateway().isOpen();
    m_actions.importFile->setEnabled(isOpen && !m_parts.fight.snapshot().readOnly);
    m_actions.exportAll->setEnabled(isOpen);
}

ImportWindow& ExchangeCommands::importing()
{
    if (!m_importing) {
        m_importing = new ImportWindow(m_parts.fight.gateway(), m_parts.backups, m_memory, m_parts.style, &m_window);
        connect(m_importing, &ImportWindow::showAsked, &m_parts.library, &LibraryCommands::show);
        connect(m_importing, &ImportWindow::filesPasted, this, &ExchangeCommands::filesPasted);
    }
    const LibraryWindow* library = m_parts.library.window();
    const bool isLookedAt = library && library->isVisible();
    m_importing->draft().setUsual(isLookedAt ? std::string(library->library().system().id())
                                             : m_parts.fight.snapshot().encounter.system,
                                  isLookedAt ? library->kind() : RecordKind::Character);
    return *m_importing;
}

void ExchangeCommands::importFile(const QString& path)
{
    importing().openFiles({path});
}

void ExchangeCommands::attach(LibraryWindow& library)
{
    LibraryActions& commands = library.commands();
    connect(commands.importFile, &QAction::triggered, this, [this] { importing().open(); });
    connect(commands.paste, &QAction::triggered, this, [this] { importing().paste(); });
    connect(commands.copy, &QAction::triggered, this, [this, &library] { copyOf(library); });
    connect(commands.exportChosen, &QAction::triggered, this, [this, &library] { exportOf(library, true, true); });
    connect(commands.exportKind, &QAction::triggered, this, [this, &library] { exportOf(library, false, true); });
    connect(commands.exportAll, &QAction::triggered, this, [this, &library] { exportOf(library, false, false); });
    // What can be duplicated can be exported; a new one can be made where one kind is looked at.
    const auto follow = [&commands] {
        commands.exportChosen->setEnabled(commands.duplicate->isEnabled());
        commands.exportKind->setEnabled(commands.create->isEnabled());
        commands.copy->setEnabled(commands.duplicate->isEnabled() && commands.create->isEnabled());
    };
    connect(commands.duplicate, &QAction::changed, commands.copy, follow);
    connect(commands.create, &QAction::changed, commands.copy, follow);
    follow();
}

void ExchangeCommands::exportEverything()
{
    ExportWish wish;
    wish.name = tr("Library");
    wish.whole = [this](const QString& path) { m_parts.host.exportFight(0, path); };
    exportRecords(m_parts.fight.gateway(), wish, m_window,
                  [this](const QString& path, int count) {
                      m_window.statusBar()->showMessage(
                          tr("Written to %1; records: %2").arg(path, QLocale().toString(count)), kToldFor);
                  },
                  {});
}

void ExchangeCommands::exportOf(LibraryWindow& library, bool isChosenOnly, bool isOneKind)
{
    const System& system = library.library().system();
    ExportWish wish;
    wish.system = system.id();
    if (isChosenOnly)
        wish.records = library.chosen();
    const bool isAlike = std::ranges::all_of(
        wish.records, [&](const RecordRef& one) { return one.kind == wish.records.front().kind; });
    if (isOneKind && isAlike)
        wish.kind = wish.records.empty() ? library.kind() : wish.records.front().kind;
    wish.name = wish.kind ? text::kindsName(system, *wish.kind) : tr("Library, %1").arg(text::systemName(system));
    exportRecords(
        library.library().gateway(), wish, library,
        [&library](const QString& path, int count) {
            library.statusBar()->showMessage(tr("Written to %1; records: %2").arg(path, QLocale().toString(count)),
                                             kToldFor);
        },
        [&library](const Problem& what) { Q_EMIT library.library().problem(what); });
}

void ExchangeCommands::copyOf(LibraryWindow& library)
{
    ExportWish wish;
    wish.system = library.library().system().id();
    wish.kind = library.kind();
    wish.records = library.chosen();
    if (wish.records.empty())
        return;
    copyRecords(
        library.library().gateway(), wish, library,
        [&library](int count) {
            library.statusBar()->showMessage(
                tr("Copied as a table, to be pasted into a spreadsheet; records: %1").arg(QLocale().toString(count)),
                kToldFor);
        },
        [&library](const Problem& what) { Q_EMIT library.library().problem(what); });
}

}  // namespace hitspread
