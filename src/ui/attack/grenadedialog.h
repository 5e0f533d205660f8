#pragma once

#include "ui/attack/attackdialog.h"
#include "ui/attack/grenadepanels.h"

#include <QPointer>

#include <optional>
#include <set>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace hitspread {

class AttackFrame;
class BodyView;
class ChoiceRows;
struct DiceQuestion;
class DicePanel;
class ExplanationPanel;
class LabelColumn;
class Preferences;
class ResultPanel;
class StagePane;
class StagesBar;
class TargetList;
class TargetTable;

/// A grenade: who throws or places it and who is near at the left, the body of one of them with the zone over it in the middle,
/// dice, everybody near and what befalls the one in view at the right. What there is to set, a system's panels say.
class GrenadeDialog : public AttackDialog {
    Q_OBJECT

public:
    GrenadeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                  AttackLog* log = nullptr);

    /// Who acts, at whom he looks and whoever stands near that one. Precondition: the system of the fight has grenades.
    void start();
    void resume(const PendingAction& pending);

protected:
    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    [[nodiscard]] bool holdsChoice(const QWidget* widget) const override;
    bool takeChoice(int digit) override;
    bool takeOwnKey(const QKeyEvent& event) override;
    [[nodiscard]] bool hasOwnEnter(const QWidget* widget) const override;
    bool skip() override;
    void play() override;
    [[nodiscard]] QString dropWords() const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choosePanels();
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeRight();
    void connectAll();
    void fillGrenades();
    void begin();
    void takeReady();
    void refresh();
    void refreshStages();
    void refreshStage();
    void refreshTable();
    void chooseHex(Hex hex);
    [[nodiscard]] const DiceQuestion* pullChoice() const;
    [[nodiscard]] std::vector<AreaDigest> areas() const;
    [[nodiscard]] std::vector<RecordId> near(RecordId target, const CombatantView& thrower,
                                             const HandChoice& grenade) const;

    const GrenadePanels* m_panels = nullptr;
    std::string m_system;
    AttackFrame* m_frame;
    LabelColumn* m_labels = nullptr;
    QComboBox* m_thrower;
    QComboBox* m_grenade;
    TargetList* m_who;
    QVBoxLayout* m_left = nullptr;
    QVBoxLayout* m_right = nullptr;
    QPointer<QWidget> m_options;
    StagesBar* m_bodies;
    StagePane* m_pane;
    BodyView* m_stage;
    DicePanel* m_dice;
    QPointer<ChoiceRows> m_pulls;
    TargetTable* m_table;
    ExplanationPanel* m_steps;
    ResultPanel* m_result;
    std::vector<HandChoice> m_grenades;
    std::set<QuestionKey> m_visited;  ///< choices the keyboard has been on
};

}  // namespace hitspread
