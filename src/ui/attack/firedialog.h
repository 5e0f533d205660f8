#pragma once

#include <QDialog>

#include "models/fight.h"
#include "rules/core/hex.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace hitspread {

class ElidedLabel;
class ApplicationStyle;
class AttackPresenter;
class BodyView;
class DicePanel;
class ExplanationPanel;
class PlayerBar;
class Preferences;
class ProblemBar;
class ReasonBar;
class ResultPanel;
class SpendPanel;
class StageHeader;

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
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    [[nodiscard]] QWidget* makeOptions();
    [[nodiscard]] QWidget* makeStage();
    [[nodiscard]] QWidget* makeRight();
    [[nodiscard]] QWidget* makeFoot();
    void takeReady();
    void refresh();
    void refreshFoot();
    void fitOptions();
    void placeHeader();
    void play();
    void primary();
    void askAgain(bool again);
    bool takeKey(QKeyEvent* event);

    Fight& m_fight;
    ApplicationStyle& m_style;
    Preferences& m_preferences;
    AttackPresenter* m_presenter;
    ProblemBar* m_problem;
    ReasonBar* m_reason;
    QScrollArea* m_options;
    QWidget* m_right = nullptr;
    std::string m_optionsOf;
    StageHeader* m_header;
    QWidget* m_middle = nullptr;
    BodyView* m_stage;
    PlayerBar* m_player;
    DicePanel* m_dice;
    SpendPanel* m_spend;
    ExplanationPanel* m_steps;
    ResultPanel* m_result;
    QPushButton* m_replay;
    QPushButton* m_again;
    QPushButton* m_drop;
    QPushButton* m_close;
    QPushButton* m_primary;
    ElidedLabel* m_note;
    bool m_rollsAgain = false;
};

}  // namespace hitspread
