#pragma once

#include <QObject>
#include <QPointer>

#include "services/identity.h"

#include <vector>

class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class Fight;
class PrintDialog;
class WindowActions;

/// Carries out what the main window's menu offers to print.
class PrintCommands : public QObject {
    Q_OBJECT

public:
    PrintCommands(Fight& fight, WindowActions& actions, const ApplicationStyle& style, QMainWindow& window);

private:
    void combatSheet();
    void wholeFight();
    void houseRules();
    void keys();
    [[nodiscard]] PrintDialog& dialog();
    void show(std::vector<RecordId> combatants);
    void refresh();

    Fight& m_fight;
    WindowActions& m_actions;
    const ApplicationStyle& m_style;
    QMainWindow& m_window;
    QPointer<PrintDialog> m_dialog;
};

}  // namespace hitspread
