#pragma once

#include <QDialog>

#include "ui/attack/attackpresenter.h"

namespace hitspread {

class ApplicationStyle;
class AttackFoot;
class AttackFrame;
class BodyView;
class BulletCursor;
class BulletTable;
class DicePanel;
class ExplanationPanel;
class FireKeys;
class FireStage;
class Preferences;
class ProblemBar;
class ReasonBar;
class ResultPanel;
class SpendPanel;
class StagePane;

/// The fire dialog: options at the left, the body in the middle, dice, choices, steps and result at the right; it grows with the
/// mode. It only puts the panels together; what is going on is the presenter's. Closing loses nothing: what has fallen is
/// logged.
class FireDialog : public QDialog {
    Q_OBJECT

public:
    FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr);

    /// `settings`: declared values to start with.
    void start(const ActionOrder& order, std::optional<Hex> aim,
               const std::vector<AttackPresenter::Setting>& settings = {});
    void resume(const PendingAction& pending);
    [[nodiscard]] AttackPresenter& presenter() { return *m_presenter; }
    [[nodiscard]] BulletCursor& cursor() { return *m_cursor; }

Q_SIGNALS:
    void applied();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    [[nodiscard]] QWidget* makeRight();
    void connectPanels();
    void connectFoot();
    void open();
    void takeReady();
    void showBullet();
    void refresh();
    void refreshFoot();
    void play();
    void primary();
    void walk();
    void askAgain(bool again);

    Fight& m_fight;
    ApplicationStyle& m_style;
    AttackPresenter* m_presenter;
    BulletCursor* m_cursor;
    ProblemBar* m_problem;
    ReasonBar* m_reason;
    AttackFrame* m_frame;
    std::string m_optionsOf;
    StagePane* m_pane;
    BodyView* m_stage;
    DicePanel* m_dice;
    SpendPanel* m_spend;
    BulletTable* m_table;
    ExplanationPanel* m_steps;
    ResultPanel* m_result;
    AttackFoot* m_foot;
    FireKeys* m_keys;
    FireStage* m_body;
    bool m_rollsAgain = false;
};

}  // namespace hitspread
