#pragma once

#include "ui/attack/attackdialog.h"
#include "ui/attack/attackstart.h"
#include "ui/systems/threed/threedmelee.h"

#include <QPointer>

#include <array>
#include <map>
#include <optional>
#include <set>

class QComboBox;
class QLabel;

namespace hitspread {

class AttackFrame;
class AttackVerdict;
class BodyView;
class Preferences;
class StagePane;

}  // namespace hitspread

namespace hitspread::threed {

class ChoiceCards;
class ChoiceRows;
class SidePanel;
class StageTrail;

/// Hand to hand, attacker and defender side by side with the body between them. Which weapons, options, defences and stages
/// there are, a system's panels say; what is going on is the presenter's.
class MeleeDialog : public ActionDialog,
                    protected DiceHand,
                    protected ChoiceHand,
                    protected FlightHand,
                    protected KeyHand {
    Q_OBJECT

public:
    MeleeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                AttackLog* log = nullptr);

    /// Who acts against whom he looks at; or what waits, if that is a blow. Precondition: the system of the fight has melee.
    void start(std::optional<Hex> aim = {});
    void startWith(const AttackStart& start) override;
    void resume(const PendingAction& pending) override;

protected:
    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    [[nodiscard]] bool holdsChoice(const QWidget* widget) const override;
    bool takeChoice(int digit) override;
    [[nodiscard]] QString refusal(int) const override { return {}; }
    bool takeOwnKey(const QKeyEvent& event) override;
    bool skip() override;
    void play() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choosePanels();
    void connectAll();
    void connectSide(SidePanel& side);
    void fillSecond(RecordId taken);
    void begin();
    void takeReady();
    void refresh();
    void refreshCards();
    void refreshStage();
    void refreshTrail();
    void chooseHex(Hex hex);
    void pointAt(std::optional<Hex> hex);
    /// Choices the keyboard can be put on, in the order they were asked; the cards are one.
    [[nodiscard]] std::vector<QuestionKey> stops() const;
    void focusChoice(QuestionKey key);
    [[nodiscard]] const DiceQuestion* pullChoice() const;

    MeleeQuestions m_questions;
    AttackFrame* m_frame;
    SidePanel* m_attacker;
    SidePanel* m_defender;
    StageTrail* m_trail;
    StagePane* m_pane;
    BodyView* m_stage;
    QComboBox* m_weapon;
    QComboBox* m_second;
    QComboBox* m_guard;
    ChoiceCards* m_cards;
    QLabel* m_undefended;  ///< why there are no cards
    AttackVerdict* m_verdict;
    QPointer<ChoiceRows> m_pulls;  ///< how far the blow goes back to where it was aimed
    QPointer<ChoiceRows> m_turns;  ///< what a parry does to its way
    std::array<QPointer<QWidget>, 2> m_options;
    std::vector<HandChoice> m_attacks;
    std::vector<HandChoice> m_seconds;
    std::vector<HandChoice> m_guards;
    std::set<QuestionKey> m_visited;  ///< choices the keyboard has been on
    std::map<RecordId, RecordId> m_lastWeapon;
    std::optional<Hex> m_aim;
};

}  // namespace hitspread::threed
