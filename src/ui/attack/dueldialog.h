#pragma once

#include <QDialog>

#include "models/fight.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class DicePanel;
class ExplanationPanel;
class ProblemBar;
class ReasonBar;
class ResultPanel;

/// Two sides at once, for systems with a duel: weapons, dice, explanation, result. It knows none of their rules.
class DuelDialog : public QDialog {
    Q_OBJECT

public:
    DuelDialog(Fight& fight, ApplicationStyle& style, QWidget* parent = nullptr);

    void start();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QLayout* makeSides();
    [[nodiscard]] QLayout* makeFoot();
    void fill(QComboBox& weapons, const CombatantView* who);
    void begin();
    void refresh();
    void primary();

    Fight& m_fight;
    AttackPresenter* m_presenter;
    ProblemBar* m_problem;
    ReasonBar* m_reason;
    QLabel* m_left;
    QLabel* m_right;
    QComboBox* m_leftWeapon;
    QComboBox* m_rightWeapon;
    DicePanel* m_dice;
    ExplanationPanel* m_steps;
    ResultPanel* m_result;
    QPushButton* m_drop;
    QPushButton* m_primary;
};

}  // namespace hitspread
