#pragma once

#include <QObject>

#include "services/identity.h"

#include <string>
#include <vector>

class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class CampaignHost;
class Fight;
class LibraryWindow;
class Preferences;
class WindowActions;

/// The way to the library from the main window, and to what is taken from other campaigns. The window is made when it is asked for first.
class LibraryCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        CampaignHost& host;
        Fight& fight;
        const ApplicationStyle& style;
        Preferences& preferences;
    };
    LibraryCommands(const Parts& parts, const WindowActions& actions, QMainWindow& window);
    /// What is being typed there is stored as it closes.
    ~LibraryCommands() override;
    Q_DISABLE_COPY_MOVE(LibraryCommands)

    /// Shows the library of the fight's rule system.
    LibraryWindow& open();
    /// nullptr: it was not asked for yet.
    [[nodiscard]] LibraryWindow* window() const { return m_library; }
    /// The id of the rule system whose records were looked at last; empty: none were.
    [[nodiscard]] std::string looked() const;
    /// False: something there stands in the way.
    [[nodiscard]] bool close();

public Q_SLOTS:
    /// The library of another file, called something else than its name.
    void take(const QString& path, const QString& called);
    /// Shows records of a rule system.
    void show(const std::string& system, const std::vector<hitspread::RecordRef>& records);

Q_SIGNALS:
    void characterAsked(hitspread::RecordId character);
    /// The window was made.
    void made();

private:
    void callLocations();

    Parts m_parts;
    QMainWindow& m_window;
    LibraryWindow* m_library = nullptr;
};

}  // namespace hitspread
