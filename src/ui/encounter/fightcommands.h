#pragma once

#include <QObject>

#include "models/fight/fight.h"

#include <functional>
#include <string>
#include <utility>

class QAction;
class QMainWindow;
class QToolButton;

namespace hitspread {

class ApplicationStyle;
class CampaignHost;
class DistanceEditor;
class EndFightDialog;
class FightsDialog;
class NewFightDialog;
class Preferences;
struct EncounterParts;

/// What there is to do with whole fights, in the menu Fight of the main window: a new one, the list of all, the next one, export and
/// import, the distances of the one in view. A campaign that is opened shows the fight that was in view last.
class FightCommands : public QObject {
    Q_OBJECT

public:
    FightCommands(CampaignHost& host, Fight& fight, Preferences& preferences, const ApplicationStyle& style,
                  const EncounterParts& parts);

    void newFight();
    /// Asked for the id of the rule system that is looked at elsewhere, for a campaign without a fight; empty: none is.
    void setLooked(std::function<std::string()> system) { m_looked = std::move(system); }

private:
    [[nodiscard]] QAction* make(const char* name, const QString& text, const QString& help, const QKeySequence& key);
    void refresh();
    void keepChoice();
    void refreshIcons();
    void showFights();
    void editDistances();
    void endFight();
    void openNext(int step);
    void exportFight(RecordId encounter, const QString& name);
    void importFight();

    CampaignHost& m_host;
    Fight& m_fight;
    Preferences& m_preferences;
    const ApplicationStyle& m_style;
    QMainWindow& m_window;
    QAction* m_new;
    QAction* m_all;
    QAction* m_next;
    QAction* m_previous;
    QAction* m_distances;
    QAction* m_end;
    QToolButton* m_button;  ///< the same beside the name of the fight
    std::function<std::string()> m_looked;
    NewFightDialog* m_newFight = nullptr;
    FightChoice m_kept;  ///< what the preferences know already
    FightsDialog* m_fights = nullptr;
    DistanceEditor* m_editor = nullptr;
    EndFightDialog* m_ending = nullptr;
};

}  // namespace hitspread
