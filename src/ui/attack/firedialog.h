#pragma once

#include <QDialog>

#include "models/fight.h"
#include "rules/core/hex.h"

namespace hitspread {

class ApplicationStyle;
class AttackFoot;
class AttackFrame;
class AttackPresenter;
class BodyView;
class DicePanel;
class ExplanationPanel;
class Preferences;
class ProblemBar;
class ReasonBar;
class ResultPanel;
class SpendPanel;
class StagePane;

/// The fire dialog: options at the left, the body in the middle, dice, choices, steps and result at the right. It only
/// puts the panels together; what is going on is the presenter's. Closing loses nothing: what has fallen is logged.
class FireDialog : public QDialog {
    Q_OBJECT

public:
    FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr);
    ~FireDialog() override;

    void start(const ActionOrder& order, std::optional<Hex> aim);
    void resume(const PendingAction& pending);
    [[nodiscard]] AttackPresenter& presenter() { return *m_presenter; }

Q_SIGNALS:
    void applied();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    [[nodiscard]] QWidget* makeRight();
    void connectAll();
    void takeReady();
    void refresh();
    void refreshFoot();
    void chooseHex(Hex hex);
    void pointAt(std::optional<Hex> hex);
    void play();
    void primary();
    void askAgain(bool again);
    bool focusDice();
    bool takeKey(QKeyEvent* event);
    bool takeEnter(QWidget* focus);
    bool takeDigit(QKeyEvent* event, QWidget* focus);
    bool takeBackspace(QWidget* focus);

    Fight& m_fight;
    ApplicationStyle& m_style;
    AttackPresenter* m_presenter;
    ProblemBar* m_problem;
    ReasonBar* m_reason;
    AttackFrame* m_frame;
    std::string m_optionsOf;
    StagePane* m_pane;
    BodyView* m_stage;
    DicePanel* m_dice;
    SpendPanel* m_spend;
    ExplanationPanel* m_steps;
    ResultPanel* m_result;
    AttackFoot* m_foot;
    bool m_rollsAgain = false;
};

}  // namespace hitspread
