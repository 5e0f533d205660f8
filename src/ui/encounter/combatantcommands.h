#pragma once

#include <QObject>

class QAction;
class QMainWindow;

namespace hitspread {

class AddCombatants;
class ApplicationStyle;
class CombatantsDock;
class Fight;

/// Who comes into the fight and who leaves it: the menu Fight of the main window, the button beside the encounter, Delete in
/// the list.
class CombatantCommands : public QObject {
    Q_OBJECT

public:
    CombatantCommands(Fight& fight, const ApplicationStyle& style, CombatantsDock& dock, QMainWindow& window);

private:
    void refresh();
    void add();
    void remove();
    /// Who would be taken out: the one the keyboard is at, else who acts.
    [[nodiscard]] long long leaving() const;

    Fight& m_fight;
    const ApplicationStyle& m_style;
    CombatantsDock& m_dock;
    QMainWindow& m_window;
    QAction* m_add;
    QAction* m_remove;
    AddCombatants* m_dialog = nullptr;
};

}  // namespace hitspread
