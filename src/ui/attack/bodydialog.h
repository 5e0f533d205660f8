#pragma once

#include "ui/attack/attackdialog.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/dice/spendhand.h"

#include <QPointer>

#include <string>

namespace hitspread {

class AttackFrame;
class AttackVerdict;
class BodyStage;
class BodyView;
class DicePanel;
class ExplanationPanel;
class OddsPane;
class Preferences;
class SpendPanel;
class StagePane;

/// The window of any attack on a body: options at the left, the body to click in the middle, dice, choices, steps and result at the
/// right. It serves every system that has no window of its own for it, and is what such a window is made of.
class BodyDialog : public ActionDialog,
                   protected DiceHand,
                   protected SpendHand,
                   protected FlightHand,
                   protected KeyHand {
    Q_OBJECT

public:
    BodyDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
               AttackLog* log = nullptr);

    void startWith(const AttackStart& start) override;
    void resume(const PendingAction& pending) override;

protected:
    /// For who derives: without anything in it until makeHand(), makeResult() and arrange() are called, in this order. What listens to
    /// the presenter before the panels do, or comes between them with Tab, is made in between.
    struct Bare {};
    BodyDialog(Fight& fight, ApplicationStyle& style, QWidget* parent, AttackLog* log, Bare);

    void makeHand(Preferences& preferences);
    void makeResult();
    /// `below`: stands between choices and steps.
    void arrange(BodyStage& body, QWidget* below = nullptr);
    /// Everything that shows the action, but for the stage.
    void showAction(const AttackFoot::State& state);
    /// What the foot is told of the action.
    [[nodiscard]] AttackFoot::State footState() const;
    void reveal();

    virtual void refresh();
    /// The options in the left column; nullptr: none yet.
    [[nodiscard]] QWidget* options() const { return m_options; }
    /// Another action is ready: what the window is called.
    [[nodiscard]] virtual QString titleWords() const;

    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    bool takeOwnKey(const QKeyEvent& event) override;
    void primary() override;
    bool skip() override;
    void play() override;
    void resizeEvent(QResizeEvent* event) override;

    StagePane* m_pane = nullptr;
    BodyView* m_stage = nullptr;
    DicePanel* m_dice = nullptr;
    SpendPanel* m_spend = nullptr;
    ExplanationPanel* m_steps = nullptr;
    AttackVerdict* m_verdict = nullptr;
    BodyStage* m_body = nullptr;

private:
    [[nodiscard]] QWidget* makeRight(QWidget* below);
    void takeReady();
    /// Odds stand where dice and steps will have their place, as long as no die lies.
    void showOdds();

    AttackFrame* m_frame = nullptr;
    OddsPane* m_odds = nullptr;
    Preferences* m_preferences = nullptr;
    std::string m_optionsOf;
    QPointer<QWidget> m_options;
};

}  // namespace hitspread
