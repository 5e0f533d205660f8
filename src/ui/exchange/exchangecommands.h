#pragma once

#include <QObject>

#include "ui/settings/rememberedtables.h"

#include <QPointer>

class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class CampaignBackups;
class CampaignHost;
class Fight;
class ImportWindow;
class LibraryCommands;
class LibraryWindow;
class WindowActions;

/// Import and export, copy and paste, wherever they are asked for: in the menus of the main window and of the library.
class ExchangeCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        CampaignHost& host;
        Fight& fight;
        CampaignBackups& backups;
        LibraryCommands& library;
        const ApplicationStyle& style;
    };
    ExchangeCommands(const Parts& parts, const WindowActions& actions, QMainWindow& window);

public Q_SLOTS:
    /// Shows what a table or a document of a library would do.
    void importFile(const QString& path);

Q_SIGNALS:
    /// Files of any kind were pasted.
    void filesPasted(const QStringList& paths);

private:
    [[nodiscard]] ImportWindow& importing();
    void attach(LibraryWindow& library);
    void exportEverything();
    void exportOf(LibraryWindow& library, bool isChosenOnly, bool isOneKind);
    void copyOf(LibraryWindow& library);
    void follow() const;

    Parts m_parts;
    const WindowActions& m_actions;
    QMainWindow& m_window;
    RememberedTables m_memory;
    QPointer<ImportWindow> m_importing;
};

}  // namespace hitspread
