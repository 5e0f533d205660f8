#pragma once

#include <QWidget>

#include "rules/core/action.h"
#include "services/encounterservice.h"
#include "ui/widgets/badge.h"

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class DicePanel;
class ElidedLabel;
class ExplanationPanel;
class LabelColumn;
class ResultPanel;

}  // namespace hitspread

namespace hitspread::threed {

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
    /// Without steps and result before the first die.
    void showAction(const ActionRecord& action, bool fallen, bool finished, const QString& outcome);
    void setLow(bool low);

    [[nodiscard]] DicePanel& dice() const { return *m_dice; }
    [[nodiscard]] ExplanationPanel& steps() const { return *m_steps; }
    /// Stands below the panel, where it stays in sight: for the window to place.
    [[nodiscard]] ResultPanel& result() const { return *m_result; }

private:
    void refreshBadge();

    ApplicationStyle& m_style;
    LabelColumn* m_labels;
    QLabel* m_badge;
    ElidedLabel* m_name;
    ElidedLabel* m_words;
    QVBoxLayout* m_above;
    DicePanel* m_dice;
    ExplanationPanel* m_steps;
    ResultPanel* m_result;
    BadgeFace m_face;
};

}  // namespace hitspread::threed
