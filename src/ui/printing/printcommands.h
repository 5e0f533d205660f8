#pragma once

#include <QObject>
#include <QPointer>

#include "services/identity.h"

#include <vector>

namespace hitspread {

class ApplicationStyle;
class Fight;
class PrintDialog;
class WindowActions;

/// Carries out what the main window's menu offers to print.
class PrintCommands : public QObject {
    Q_OBJECT

public:
    PrintCommands(Fight& fight, WindowActions& actions, const ApplicationStyle& style, QWidget& window);

private:
    void combatSheet();
    void wholeFight();
    void houseRules();
    [[nodiscard]] PrintDialog& dialog();
    void show(std::vector<RecordId> combatants);
    void refresh();

    Fight& m_fight;
    WindowActions& m_actions;
    const ApplicationStyle& m_style;
    QWidget& m_window;
    QPointer<PrintDialog> m_dialog;
};

}  // namespace hitspread
