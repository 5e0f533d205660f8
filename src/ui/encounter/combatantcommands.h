#pragma once

#include "services/identity.h"

#include <QObject>

#include <vector>

class QAction;
class QMainWindow;
class QMenu;

namespace hitspread {

class AddCombatants;
class ApplicationStyle;
class CombatantsDock;
class Fight;
struct CombatantView;
struct EncounterParts;

/// Who comes into the fight, who leaves it, flees or comes back, on whose side he is, his colour and name: the menu Fight of the main
/// window, the menu of the list, the button beside the encounter, and keys. All but the name is about everybody selected, as one step.
class CombatantCommands : public QObject {
    Q_OBJECT

public:
    CombatantCommands(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts);

    void add();

private:
    void refresh();
    void remove();
    void rename();
    void flee();
    void fillSides();
    void fillColours();
    void refreshTexts(const std::vector<const CombatantView*>& all);
    /// Whom the commands are about, in the order of the list.
    [[nodiscard]] std::vector<const CombatantView*> meant() const;
    QAction* make(const char* name, const QKeySequence& key);

    Fight& m_fight;
    const ApplicationStyle& m_style;
    CombatantsDock& m_dock;
    QMainWindow& m_window;
    QAction* m_add;
    QAction* m_remove;
    QAction* m_flee;
    QAction* m_rename;
    QMenu* m_sides;
    QMenu* m_colours;
    QAction* m_openColours;
    AddCombatants* m_dialog = nullptr;
};

}  // namespace hitspread
