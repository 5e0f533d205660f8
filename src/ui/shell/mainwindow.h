#pragma once

#include <QMainWindow>

#include "models/fight.h"
#include "rules/core/hex.h"

class QDockWidget;
class QLabel;
class QToolBar;

namespace hitspread {

class ActiveCard;
class ApplicationStyle;
class CampaignHost;
class DuelDialog;
class FireDialog;
class LibraryWindow;
class Preferences;
class ProblemBar;
class SheetCommands;
class StagePanel;
class TimeBar;
class WindowActions;

/// The fight on one screen. It puts the panels together and passes commands on; it holds no rules and no state of a fight.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(CampaignHost& host, CampaignGateway& gateway, ApplicationStyle& style, Preferences& preferences,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Fight& fight() { return *m_fight; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeCentre();
    void makeDocks();
    void sizeDocks();
    void makeToolBar();
    void makeStatusBar();
    void connectActions();
    void connectHost();
    void refresh();
    void takeUpPending();
    void fireAt(std::optional<Hex> hex);
    void duel();
    void nextTarget();
    void openLibrary();
    void showProblem(const Problem& problem);
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] const System* system() const;

    CampaignHost& m_host;
    ApplicationStyle& m_style;
    Preferences& m_preferences;
    Fight* m_fight;
    WindowActions* m_actions;
    ProblemBar* m_problem;
    ActiveCard* m_active;
    StagePanel* m_stage;
    TimeBar* m_time;
    QLabel* m_campaign;
    QLabel* m_saved;
    QLabel* m_rules;
    FireDialog* m_fire = nullptr;
    DuelDialog* m_duel = nullptr;
    LibraryWindow* m_library = nullptr;
    QDockWidget* m_combatants = nullptr;
    QDockWidget* m_what = nullptr;
    bool m_wide = false;
    SheetCommands* m_sheets = nullptr;
};

}  // namespace hitspread
