#pragma once

class QMainWindow;

namespace hitspread {

class CombatantsDock;
struct WindowMenus;

/// The parts of the main window that commands about a fight work with.
struct EncounterParts {
    QMainWindow& window;
    const WindowMenus& menus;
    CombatantsDock& combatants;
};

}  // namespace hitspread
