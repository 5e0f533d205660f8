#pragma once

#include "ui/attack/attackdialog.h"
#include "ui/attack/attackstart.h"

namespace hitspread {

class AttackFrame;
class BodyView;
class BulletCursor;
class BulletTable;
class DicePanel;
class ExplanationPanel;
class FireStage;
class Preferences;
class ResultPanel;
class SpendPanel;
class StagePane;

/// The window of any attack on a body, and of fire: options at the left, the body in the middle, dice, choices, steps and result at the right; it grows with the
/// mode. It only puts the panels together; what is going on is the presenter's.
class FireDialog : public ActionDialog {
    Q_OBJECT

public:
    FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
               AttackLog* log = nullptr);

    void startWith(const AttackStart& start) override;
    void resume(const PendingAction& pending) override;
    [[nodiscard]] BulletCursor& cursor() { return *m_cursor; }

protected:
    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    [[nodiscard]] bool holdsChoice(const QWidget* widget) const override;
    bool takeChoice(int digit) override;
    [[nodiscard]] QString refusal(int digit) const override;
    bool takeOwnKey(const QKeyEvent& event) override;
    [[nodiscard]] bool hasOwnEnter(const QWidget* widget) const override;
    void primary() override;
    void takeFall() override;
    bool skip() override;
    void play() override;
    [[nodiscard]] QString dropWords() const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeRight();
    void connectPanels();
    void takeReady();
    void showBullet();
    void refresh();
    /// Whether several bullets fly, one question after the other.
    [[nodiscard]] bool isSeveral() const;
    void roll(bool all);
    void walk();
    bool takeSign(QChar sign);
    bool takeArrow(int key);

    BulletCursor* m_cursor;
    AttackFrame* m_frame;
    std::string m_optionsOf;
    StagePane* m_pane;
    BodyView* m_stage;
    DicePanel* m_dice;
    SpendPanel* m_spend;
    BulletTable* m_table;
    ExplanationPanel* m_steps;
    ResultPanel* m_result;
    FireStage* m_body;
};

}  // namespace hitspread
