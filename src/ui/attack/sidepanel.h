#pragma once

#include <QWidget>

#include "rules/core/action.h"
#include "services/fight/encounterservice.h"
#include "ui/widgets/badge.h"

#include <vector>

class QComboBox;
class QFrame;
class QLabel;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class DicePanel;
class ElidedLabel;
class FewLinesLabel;
class ExplanationPanel;
class LabelColumn;

/// One side of a fight between two: who, with what, options and decisions, the dice of this side, how its numbers come about and
/// what comes of it for him. What stands in it is for the window to say.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    /// `side`: 0 or 1, in the words of the system's view.
    SidePanel(AttackPresenter& presenter, ApplicationStyle& style, int side, QWidget* parent = nullptr);

    /// A row with something to choose from, below the name.
    QComboBox* addCombo(const QString& label, const QString& name);
    /// Hides a row made by addCombo with its label.
    void showCombo(QComboBox& combo, bool shown);
    /// What stands above the dice, in order.
    void addAboveDice(QWidget* widget);
    void show(const CombatantView* who, const QString& words);
    /// Without steps before the first die, unless it `tells` what the number is put together from. `standing`: in words, which the verdict on the whole takes the place of once all is over and
    /// nothing is left to decide.
    void showAction(const ActionRecord& action, bool fallen, bool finished, const QString& standing,
                    bool tells = false);
    void setLow(bool low);
    /// Gives the dice the height they need, once they are laid out.
    void fitDice();

    [[nodiscard]] DicePanel& dice() const { return *m_dice; }
    [[nodiscard]] ExplanationPanel& steps() const { return *m_steps; }
    /// How it stands for this side, and what it decides about it. Stands below the panel, where it stays in sight: for the window to
    /// place.
    [[nodiscard]] QFrame& standing() const { return *m_standing; }
    void addDecision(QWidget* widget);
    void addBelowDice(QWidget* widget);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshBadge();

    ApplicationStyle& m_style;
    LabelColumn* m_labels;
    QLabel* m_badge;
    ElidedLabel* m_name;
    FewLinesLabel* m_words;
    QVBoxLayout* m_above;
    DicePanel* m_dice;
    ExplanationPanel* m_steps;
    QVBoxLayout* m_below;
    QFrame* m_standing;
    QLabel* m_title;
    QWidget* m_decision = nullptr;
    BadgeFace m_face;
};

}  // namespace hitspread
