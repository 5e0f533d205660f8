#pragma once

#include "ui/attack/attackdialog.h"

#include <array>
#include <string>

class QComboBox;
class QLabel;
class QScrollArea;

namespace hitspread {

class ActionOdds;
class AttackVerdict;
class DicePanel;
class ExplanationPanel;
class OddsPlace;
class Preferences;

}  // namespace hitspread

namespace hitspread::percentile {

/// Two sides at once, side by side: weapons, dice, explanation, and the result below. It knows none of
/// their rules.
class DuelDialog : public ActionDialog, protected DiceHand, protected KeyHand {
    Q_OBJECT

public:
    DuelDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
               AttackLog* log = nullptr);

    /// Active one and target, or what waits.
    void startWith(const AttackStart& start) override;
    void resume(const PendingAction& pending) override;

protected:
    bool takeOwnKey(const QKeyEvent& event) override;
    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// One of the two: who, with what, dice and steps.
    struct Half {
        QScrollArea* area = nullptr;
        QLabel* name = nullptr;
        QComboBox* weapon = nullptr;
        DicePanel* dice = nullptr;
        ExplanationPanel* steps = nullptr;
    };

    void showPair(const CombatantView& left, const CombatantView& right);
    [[nodiscard]] QWidget* makeHalf(int side);
    void fill(QComboBox& weapons, const CombatantView& who);
    void begin();
    void refresh();
    void alignDice();

    std::array<Half, 2> m_halves;
    std::string m_action;  ///< id of the duel
    AttackVerdict* m_verdict;
    ActionOdds* m_odds;
    OddsPlace* m_oddsPlace;
};

}  // namespace hitspread::percentile
