#pragma once

#include <QObject>

#include "services/identity.h"

class QAction;
class QMainWindow;
class QMenu;

namespace hitspread {

class ApplicationStyle;
class Fight;
class PrintDialog;
class SheetWindow;
struct WindowMenus;

/// The menu Library of the main window as far as sheets go: the sheet of who acts, a new character, any character of the library.
/// Owns the one sheet window.
class SheetCommands : public QObject {
    Q_OBJECT

public:
    SheetCommands(Fight& fight, const ApplicationStyle& style, const WindowMenus& menus, QMainWindow& window);

    ~SheetCommands() override;
    Q_DISABLE_COPY_MOVE(SheetCommands)

    void openCharacter(RecordId character);
    void openCombatant(RecordId combatant);
    /// Stores and closes the sheet; false: it keeps what cannot be stored, and says so.
    [[nodiscard]] bool close();

private:
    void refresh();
    void callLocations();
    /// The campaign is being left: its sheet is stored and closed.
    void leave();
    void fillCharacters();
    void openActive();
    void createCharacter();
    void print(RecordId character, RecordId combatant);
    [[nodiscard]] SheetWindow& sheet();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QMainWindow& m_window;
    QAction* m_open;
    QAction* m_create;
    QMenu* m_characters;
    SheetWindow* m_sheet = nullptr;
    PrintDialog* m_print = nullptr;
};

}  // namespace hitspread
