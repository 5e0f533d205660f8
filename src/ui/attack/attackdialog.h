#pragma once

#include <QDialog>
#include <QPoint>

#include "models/fight/fight.h"
#include "ui/attack/attackhands.h"

#include <optional>
#include <vector>

class QLabel;

namespace hitspread {

class OutdatedBar;
class ApplicationStyle;
class AttackCures;
class AttackFoot;
class AttackLog;
class AttackPresenter;
class DicePanel;
class ExplanationPanel;
class NumberField;
class ProblemBar;
class ReasonBar;
struct AttackStart;
struct ActionOffer;

/// What every window with an action in it has in common, whatever stands in its middle: problems above, foot below, roll, roll
/// again, drop, apply, and the keyboard: focus follows the questions, digits find the die that is open. Closing loses nothing:
/// what has fallen is logged.
class AttackDialog : public QDialog {
    Q_OBJECT

public:
    ~AttackDialog() override;

    [[nodiscard]] AttackPresenter& presenter() { return *m_presenter; }

Q_SIGNALS:
    void applied();
    /// An action that takes more than this window, see AttackCures.
    void actionAsked(const hitspread::ActionOffer& offer);

protected:
    /// `log`: see AttackPresenter.
    AttackDialog(Fight& fight, ApplicationStyle& style, QWidget* parent, AttackLog* log = nullptr);
    Q_DISABLE_COPY_MOVE(AttackDialog)

    /// Once, by who derives: what stands between problems and foot.
    void layOut(QWidget& middle);
    /// Dice that have all fallen hand the keyboard on; what they refuse is said in the foot.
    void connectDice(DicePanel& dice);
    /// What a game master rules at a step goes into the action.
    void connectSteps(ExplanationPanel& steps);
    /// Comes to the front with the keyboard on the brass button.
    void open() override;
    /// Comes to the front as it is when it shows that action already: the log may lag behind the dice on the screen. False: it
    /// does not show it.
    bool comeForward(const PendingAction& pending);
    /// Puts the keyboard where the next question is: a choice nobody has looked at, a die, the brass button.
    void focusNext();
    /// What stands where the steps will: why no die can be rolled yet, else `words`; nothing before there is an action.
    [[nodiscard]] QString emptyWords(const QString& words) const;
    [[nodiscard]] QString emptyWords(const QString& words, const QStringList& missing) const;
    /// Says above the action what is unusual about those it is aimed at: own side, dead.
    void warnOfTargets() { m_warnsOfTargets = true; }
    /// Whether a choice, not a die, is asked for.
    [[nodiscard]] bool isChoosing() const;

    /// Once, by who derives: what it has for the keyboard. It outlives the window's events.
    void setHands(const AttackHands& hands) { m_hands = hands; }
    /// Once: what to say where a reason for dropping the action is asked: "Drop this blow:"
    void setDropWords(const QString& words) { m_dropWords = words; }
    /// A widget that does something of its own with Enter, with all that is in it.
    void leaveEnterTo(const QWidget& widget) { m_ownEnter.push_back(&widget); }

    /// What R does: rolls what is open, after what only has to be declared for that.
    void rollDeclared();
    /// Rolls what is open; a choice that opens then has the keyboard.
    void rollAll();
    /// Takes what stands at the choice that is open, and rolls what follows from it as what came before. False: none is open.
    bool takeStanding();
    /// What the brass button and Enter do: apply what is finished, else answer what is open.
    virtual void primary();
    /// A number was entered: the keyboard goes to whatever comes next.
    virtual void takeEntered();
    /// The last question has been answered.
    virtual void takeFall();
    /// Puts the keyboard on a number that has to be given before anything can be rolled, if there is one.
    virtual void focusMissing() {}

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
    OutdatedBar* m_anew;
    QLabel* m_note;  ///< what is unusual about the targets
    ReasonBar* m_reason;
    AttackFoot* m_foot;

private:
    void connectFoot();
    /// Gives the brass button the keyboard, at once or as soon as it has something to do; a number it waits for comes first.
    void focusBrass();
    void fitPast();
    void keepPlace();
    void sayOnce();
    void sayTargets();
    void answer();
    [[nodiscard]] bool keepsChoice() const;
    void tellPlace();
    void tellRule();
    void play();
    /// Ends what plays; false when nothing does.
    bool skip();
    void replay();
    bool toDice() { return m_hands.dice && m_hands.dice->focusDice(); }
    [[nodiscard]] bool onDice(const QWidget* widget) const { return m_hands.dice && m_hands.dice->holdsDice(widget); }
    [[nodiscard]] bool onChoice(const QWidget* widget) const
    {
        return m_hands.choices && m_hands.choices->holdsChoice(widget);
    }
    [[nodiscard]] bool hasOwnEnter(const QWidget* widget) const;
    [[nodiscard]] QString refusalOf(int digit) const;
    void askAgain(bool again);
    bool takeKey(QKeyEvent* event);
    bool takeEnter(QWidget* focus);
    bool rollBehind(NumberField& number, const QKeyEvent& event);
    bool takeDigit(QKeyEvent* event, QWidget* focus);
    bool takeAltDigit(const QKeyEvent& event);
    void takeNumbered(int digit);
    /// Whether a die waits for its face, and no choice before it.
    [[nodiscard]] bool isDieOpen() const;
    bool passToDice(QKeyEvent* event, QWidget* focus);
    bool takeBackspace(QWidget* focus);

    AttackCures* m_cures;
    AttackHands m_hands;
    QString m_dropWords;
    std::vector<const QWidget*> m_ownEnter;
    bool m_rollsAgain = false;
    std::optional<QPoint> m_place;  ///< where it stood when it was closed
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
