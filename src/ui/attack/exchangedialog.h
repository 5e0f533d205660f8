#pragma once

#include "ui/attack/attackdialog.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/attackwindows.h"
#include "ui/attack/exchangepanels.h"

#include <optional>
#include <set>
#include <vector>

class QLabel;

namespace hitspread {

class AttackFrame;
class AttackVerdict;
class BodyOdds;
class BodyView;
class ChoiceCards;
class ChoiceRows;
class ExchangeWeapons;
class BystanderList;
class OddsPane;
class SidePanel;
class StagePane;
class ProgressTrail;

/// Attacker and defender side by side with the body between them. Which weapons, options, defences and stages there are, a system's
/// panels say; what is going on is the presenter's.
class ExchangeDialog : public ActionDialog,
                       protected DiceHand,
                       protected ChoiceHand,
                       protected FlightHand,
                       protected KeyHand {
    Q_OBJECT

public:
    /// `panels` outlive it. Precondition of all that begins something: the fight is of their system.
    ExchangeDialog(const WindowContext& context, const ExchangePanels& panels);

    /// Who acts against whom he looks at.
    void start(std::optional<Hex> aim = {});
    void startWith(const AttackStart& start) override;
    void resume(const PendingAction& pending) override;

protected:
    void primary() override;
    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    [[nodiscard]] bool holdsChoice(const QWidget* widget) const override;
    bool takeChoice(int digit) override;
    [[nodiscard]] bool isCounted() const override;
    [[nodiscard]] QString refusal(int) const override { return {}; }
    bool takeOwnKey(const QKeyEvent& event) override;
    bool skip() override;
    void play() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeChoices();
    void connectAll();
    void connectSide(SidePanel& side);
    void begin();
    /// Those near the target, as the fight has them, and who was taken along by hand.
    void takeAlong(ActionOrder& order, const ActionOrder* known);
    void takeReady();
    void refresh();
    void refreshSteps();
    void refreshCards();
    void refreshStage();
    void refreshTrail();
    void chooseHex(Hex hex);
    void pointAt(std::optional<Hex> hex);
    [[nodiscard]] bool isCovered(Hex hex) const;
    /// Choices the keyboard can be put on, in the order they were asked; the cards are one.
    [[nodiscard]] std::vector<QuestionKey> stops() const;
    void focusChoice(QuestionKey key);
    /// Nothing: no choice of a place is there.
    [[nodiscard]] const DiceQuestion* placeChoice() const;

    const ExchangePanels& m_panels;
    ExchangeWords m_words;
    ExchangeQuestions m_questions;
    AttackFrame* m_frame;
    SidePanel* m_attacker;
    SidePanel* m_defender;
    ProgressTrail* m_trail;
    StagePane* m_pane;
    BodyView* m_stage;
    ExchangeWeapons* m_arms;
    BystanderList* m_near = nullptr;  ///< of who may be struck, too; null: nobody ever is
    ChoiceCards* m_cards;
    QLabel* m_undefended;  ///< why there are no cards
    AttackVerdict* m_verdict;
    BodyOdds* m_odds;
    OddsPane* m_oddsPlace;
    ChoiceRows* m_own = nullptr;      ///< where it strikes, and what else the attacker decides
    ChoiceRows* m_others = nullptr;   ///< what the defender decides
    std::set<QuestionKey> m_visited;  ///< choices the keyboard has been on
    std::optional<Hex> m_aim;
    std::optional<Hex> m_clicked;                      ///< what it was opened with, until that is answered
    std::vector<AttackPresenter::Setting> m_settings;  ///< it was asked to begin with
    RecordId m_attacking = 0;                          ///< combatants it was opened for, whoever acts meanwhile
    RecordId m_attacked = 0;
};

/// The window of a system's exchange, see AttackPanels::windows.
template <const ExchangePanels& (*Panels)()>
ActionDialog* makeExchange(const WindowContext& context)
{
    return new ExchangeDialog(context, Panels());
}

}  // namespace hitspread
