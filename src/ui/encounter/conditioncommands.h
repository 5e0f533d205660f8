#pragma once

#include <QObject>

class QAction;
class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class CombatantsDock;
class ConditionDialog;
class Fight;
struct EncounterParts;

/// Putting conditions on people: the menu Fight, the menu of the list, and a key.
class ConditionCommands : public QObject {
    Q_OBJECT

public:
    ConditionCommands(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts);

private:
    void refresh();
    void put();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    CombatantsDock& m_dock;
    QMainWindow& m_window;
    QAction* m_put;
    ConditionDialog* m_dialog = nullptr;
};

}  // namespace hitspread
