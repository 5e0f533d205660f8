#pragma once

#include <QDialog>

#include "models/fight.h"

class QLabel;

namespace hitspread {

class ApplicationStyle;
class AttackFoot;
class AttackLog;
class AttackPresenter;
class DicePanel;
class ExplanationPanel;
class ProblemBar;
class ReasonBar;
struct AttackStart;

/// What every window with an action in it has in common, whatever stands in its middle: problems above, foot below, roll, roll
/// again, drop, apply, and the keyboard: focus follows the questions, digits find the die that is open. Closing loses nothing:
/// what has fallen is logged.
class AttackDialog : public QDialog {
    Q_OBJECT

public:
    [[nodiscard]] AttackPresenter& presenter() { return *m_presenter; }

Q_SIGNALS:
    void applied();

protected:
    /// `log`: see AttackPresenter.
    AttackDialog(Fight& fight, ApplicationStyle& style, QWidget* parent, AttackLog* log = nullptr);
    ~AttackDialog() override;

    /// Once, by who derives: what stands between problems and foot.
    void layOut(QWidget& middle);
    /// Dice that have all fallen hand the keyboard on; what they refuse is said in the foot.
    void connectDice(DicePanel& dice);
    /// What a game master rules at a step goes into the action.
    void connectSteps(ExplanationPanel& steps);
    /// Comes to the front with the keyboard on the brass button.
    void open();
    /// Comes to the front as it is when it shows that action already: the log may lag behind the dice on the screen. False: it
    /// does not show it.
    bool comeForward(const PendingAction& pending);
    /// Puts the keyboard where the next question is: a choice nobody has looked at, a die, the brass button.
    void focusNext();
    /// What stands where the steps will: why no die can be rolled yet, else `words`; nothing before there is an action.
    [[nodiscard]] QString emptyWords(const QString& words) const;
    /// Says above the action what is unusual about those it is aimed at: own side, dead.
    void warnOfTargets() { m_warnsOfTargets = true; }
    /// Whether a choice, not a die, is asked for.
    [[nodiscard]] bool isChoosing() const;

    /// Puts the keyboard on the first open die; false when there is none.
    virtual bool focusDice() = 0;
    /// Takes the die typed last back and goes there.
    virtual bool stepBack() = 0;
    [[nodiscard]] virtual bool holdsDice(const QWidget* widget) const = 0;
    /// Puts the keyboard on a choice that has come up and was not gone to yet; false when there is none.
    virtual bool focusNewChoice() { return false; }
    /// Goes back to the last choice; false when there is none.
    virtual bool focusLastChoice() { return false; }
    [[nodiscard]] virtual bool holdsChoice(const QWidget*) const { return false; }
    /// A digit on a choice, when one is asked for or once every die lies there. False: nothing offers that.
    virtual bool takeChoice(int) { return false; }
    /// Why takeChoice() took nothing, where there are choices.
    [[nodiscard]] virtual QString refusal(int digit) const;
    /// A digit with Alt, wherever the keyboard is.
    virtual bool takeCard(int) { return false; }
    /// A key with a meaning of its own in this window, before it gets the one it has in all of them; false: it has none.
    virtual bool takeOwnKey(const QKeyEvent&) { return false; }
    /// Widgets that do something of their own with Enter.
    [[nodiscard]] virtual bool hasOwnEnter(const QWidget*) const { return false; }
    /// What the brass button and Enter do: apply what is finished, else answer what is open.
    virtual void primary();
    /// The last question has been answered.
    virtual void takeFall();
    /// Ends what plays; false when nothing does.
    virtual bool skip() { return false; }
    virtual void play() {}
    /// "Drop this blow:"
    [[nodiscard]] virtual QString dropWords() const = 0;

    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

    Fight& m_fight;
    ApplicationStyle& m_style;
    AttackPresenter* m_presenter;
    ProblemBar* m_problem;
    QLabel* m_past;
    ProblemBar* m_rules;  ///< the house rules are others by now
    QLabel* m_note;       ///< what is unusual about the targets
    ReasonBar* m_reason;
    AttackFoot* m_foot;

private:
    void connectFoot();
    void fitPast();
    void sayRules();
    void sayTargets();
    void answer();
    [[nodiscard]] bool keepsChoice() const;
    void tellPlace();
    void tellRule();
    void replay();
    void askAgain(bool again);
    bool takeKey(QKeyEvent* event);
    bool takeEnter(QWidget* focus);
    bool takeDigit(QKeyEvent* event, QWidget* focus);
    bool takeBackspace(QWidget* focus);

    bool m_rollsAgain = false;
    bool m_warnsOfTargets = false;
};

/// A window that actions are begun in, and shown in again.
class ActionDialog : public AttackDialog {
    Q_OBJECT

public:
    /// Begins an action; nothing happens while somebody it needs is not there.
    virtual void startWith(const AttackStart& start) = 0;
    /// Shows an action whose dice have fallen.
    virtual void resume(const PendingAction& pending) = 0;

protected:
    using AttackDialog::AttackDialog;
};

}  // namespace hitspread
