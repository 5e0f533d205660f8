#pragma once

#include <QMainWindow>

#include "models/fight/fight.h"
#include "ui/rules/rulecommands.h"

#include <QPointer>

class QLabel;

namespace hitspread {

class ApplicationStyle;
class ActionCommands;
class AttackWindows;
class CampaignBackups;
class CampaignHost;
class NextActionCommands;
class ElidedLabel;
class LibraryCommands;
class Panels;
class Preferences;
class ProblemBar;
class ProblemRemedy;
class TurnOrderBar;
class SavedLabel;
class SheetCommands;
class TargetPanel;
class RoundBar;
class TurnCommands;
class WindowActions;
class WindowBars;
class WindowTools;

/// The fight on one screen. It puts the panels together and passes commands on; it holds no rules and no state of a fight.
class MainWindow : public QMainWindow, public RuleHost {
    Q_OBJECT

public:
    MainWindow(CampaignHost& host, CampaignGateway& gateway, CampaignBackups& backups, ApplicationStyle& style,
               Preferences& preferences, QWidget* parent = nullptr);
    ~MainWindow() override;
    Q_DISABLE_COPY_MOVE(MainWindow)

    [[nodiscard]] Fight& fight() { return *m_fight; }
    /// Whether it was closed to be started anew at once, in another language.
    [[nodiscard]] bool startsAgain() const { return m_startsAgain; }
    [[nodiscard]] RuleCommands* ruleCommands() const override { return m_ruleCommands; }
    /// Says something that stays until the next campaign is open.
    void tell(const QString& sentence);

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeCentre();
    void makeStrip();
    void tellPlace(const QString& sentence);
    void makeToolBar();
    void makeStatusBar();
    void connectActions();
    void makeEncounterCommands(TurnCommands& turns);
    void makeBackupCommands(CampaignBackups& backups, ProblemRemedy& remedy);
    void connectRemedy(ProblemRemedy& remedy, NextActionCommands& actions, TurnCommands& turns);
    void connectHost();
    void refresh();
    [[nodiscard]] const System* system() const;

    CampaignHost& m_host;
    ApplicationStyle& m_style;
    Preferences& m_preferences;
    Fight* m_fight;
    WindowActions* m_actions;
    AttackWindows* m_windows;
    ProblemBar* m_problem;
    RoundBar* m_time;
    TargetPanel* m_stage;
    TurnOrderBar* m_strip = nullptr;
    WindowTools* m_tools = nullptr;
    WindowBars* m_bars = nullptr;
    ElidedLabel* m_campaign;
    QString m_place;  ///< fight and campaign, while the status bar has nothing else to say
    SavedLabel* m_saved;
    QLabel* m_rules;
    LibraryCommands* m_library = nullptr;
    Panels* m_panels = nullptr;
    SheetCommands* m_sheets = nullptr;
    ActionCommands* m_attacks = nullptr;
    QPointer<RuleCommands> m_ruleCommands;
    bool m_startsAgain = false;
    bool m_hasWaited = false;  ///< for what the other windows stored as they closed
};

}  // namespace hitspread
