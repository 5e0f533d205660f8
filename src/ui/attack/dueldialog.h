#pragma once

#include <QDialog>

#include "models/fight.h"

#include <array>

class QComboBox;
class QLabel;

namespace hitspread {

class ApplicationStyle;
class AttackFoot;
class AttackPresenter;
class DicePanel;
class ExplanationPanel;
class ProblemBar;
class ReasonBar;
class ResultPanel;

/// Two sides at once, for systems with a duel, side by side: weapons, dice, explanation, and the result below. It knows none of
/// their rules.
class DuelDialog : public QDialog {
    Q_OBJECT

public:
    DuelDialog(Fight& fight, ApplicationStyle& style, QWidget* parent = nullptr);

    void start();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// One of the two: who, with what, dice and steps.
    struct Half {
        QLabel* name = nullptr;
        QComboBox* weapon = nullptr;
        DicePanel* dice = nullptr;
        ExplanationPanel* steps = nullptr;
    };

    [[nodiscard]] QWidget* makeHalf(int side, const QString& role);
    void fill(QComboBox& weapons, const CombatantView* who);
    void begin();
    void refresh();
    void primary();
    bool focusOpen();
    void alignDice();
    [[nodiscard]] bool diceHold(const QWidget* widget) const;

    Fight& m_fight;
    ApplicationStyle& m_style;
    AttackPresenter* m_presenter;
    ProblemBar* m_problem;
    ReasonBar* m_reason;
    std::array<Half, 2> m_halves;
    ResultPanel* m_result;
    AttackFoot* m_foot;
    bool m_rollsAgain = false;
};

}  // namespace hitspread
