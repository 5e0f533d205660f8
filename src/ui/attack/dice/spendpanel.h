#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/attack/dice/spendmodel.h"

#include <optional>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

/// Every choice the rules leave, as boxes that say what would come of each; the preset one is taken already.
class SpendPanel : public QWidget {
    Q_OBJECT

public:
    explicit SpendPanel(AttackPresenter& presenter, QWidget* parent = nullptr);

    /// Only the choices of one of several strands, and the one that is asked for; -1: all.
    void setStrand(int strand);
    /// In low windows choices about the action as a whole give way once they are taken: they stand with the first strand.
    void setCompact(bool compact);
    /// Puts the focus on what is taken of the choice in hand.
    void focusCurrent();
    /// Takes this value of the choice in hand; false when it does not offer it.
    bool take(int value);
    /// Takes the value of the choice in hand that a key stands for; false when none does.
    bool takeKey(QChar key);
    /// Whether the choice in hand offers the very digits that take its values.
    [[nodiscard]] bool isCounted() const;
    /// Takes what stands there already, which answers a choice that is asked for; false when none is.
    bool keep();
    /// Somebody points at a value of the choice in hand elsewhere; nothing: at none.
    void preview(std::optional<int> value);

Q_SIGNALS:
    /// A value was clicked: the keyboard has nothing more to do here.
    void taken();
    /// What a value of a choice would come to is wanted; nothing: of what is taken.
    void pointedAt(const std::optional<std::pair<hitspread::QuestionKey, int>>& value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    void refresh();
    void addChoice(const DiceQuestion& choice, bool focused);
    [[nodiscard]] bool isShown(const DiceQuestion& choice) const;
    [[nodiscard]] QString titleOf(const DiceQuestion& choice) const;

    AttackPresenter& m_presenter;
    QVBoxLayout* m_column;
    QWidget* m_box = nullptr;
    std::vector<SpendOption> m_options;  ///< of the choice in hand
    QuestionKey m_inHand;
    QPointer<QWidget> m_pointed;  ///< the box the pointer is on
    int m_strand = -1;
    bool m_compact = false;
};

}  // namespace hitspread
