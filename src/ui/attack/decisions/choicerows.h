#pragma once

#include <QWidget>

#include "ui/attack/decisions/questionname.h"
#include "ui/widgets/segmentrow.h"

#include <functional>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace hitspread {

class AttackPresenter;
struct DiceQuestion;

/// Choices the rules leave, one row each: what is asked and its values as segments. The preset value is taken already.
class ChoiceRows : public QWidget {
    Q_OBJECT

public:
    using Accepts = std::function<bool(QuestionName question)>;

    /// `accepts`: which questions stand here.
    ChoiceRows(AttackPresenter& presenter, Accepts accepts, QWidget* parent = nullptr);

    /// As tall boxes that say where the attack would land and what it would do there.
    void setTall(bool tall) { m_tall = tall; }

    [[nodiscard]] bool answers(QuestionKey key) const;
    /// Puts the keyboard on what is taken of a choice.
    void focusCurrent(QuestionKey key);
    /// The choice that has the keyboard.
    [[nodiscard]] std::optional<QuestionKey> focused() const;
    /// Takes the value a digit stands for, of the row that has the keyboard; false: none does.
    bool take(int digit);
    /// The same of the row of a choice.
    bool take(QuestionKey key, int digit);
    /// Whether a row offers the very digits that take its values.
    [[nodiscard]] bool isCounted(QuestionKey key) const;
    void refresh();

Q_SIGNALS:
    /// A value was clicked: the keyboard has nothing more to do here.
    void taken();

private:
    struct Row {
        QuestionKey key;
        SegmentRow* boxes = nullptr;
    };

    void rebuild(const std::vector<DiceQuestion>& choices);
    void addBelow(const DiceQuestion& choice);
    void addLine(const DiceQuestion& choice);
    SegmentRow* makeBoxes(const DiceQuestion& choice, SegmentRow::Look look);
    [[nodiscard]] QString titleOf(QuestionKey key) const;
    [[nodiscard]] QStringList textsOf(const DiceQuestion& choice) const;
    [[nodiscard]] bool isAbove(const DiceQuestion& choice) const;
    [[nodiscard]] std::vector<DiceQuestion> mine() const;

    AttackPresenter& m_presenter;
    Accepts m_accepts;
    QVBoxLayout* m_column;
    QWidget* m_box = nullptr;
    std::vector<Row> m_rows;
    QStringList m_signature;
    bool m_tall = false;
};

}  // namespace hitspread
