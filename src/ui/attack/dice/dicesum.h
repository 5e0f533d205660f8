#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace hitspread {

class ApplicationStyle;
class NumberField;
struct Question;

/// Whether what the dice of a roll come to may be typed instead of each: nobody looks at such dice one by one.
[[nodiscard]] bool mayTypeSum(const Question& question);

/// Beside the dice of a roll, what they come to together: to be read, or to be typed instead of the dice. Enter takes it and goes on,
/// Backspace takes the dice back.
class DiceSum : public QWidget {
    Q_OBJECT

public:
    /// `title`: what is rolled; `edge`: of the dice it stands beside, at 100 %.
    DiceSum(const ApplicationStyle& style, const Question& roll, const QString& title, int edge,
            QWidget* parent = nullptr);

    /// Nothing: not all of the dice lie there.
    void setSum(std::optional<std::int32_t> sum);
    void takeKeyboard();

Q_SIGNALS:
    /// The dice can come to it.
    void typed(std::int32_t sum);
    /// Enter, with nothing new.
    void passed();
    void backspaced();
    /// What was typed the dice cannot come to; why, in words.
    void refused(const QString& words);

private:
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] bool takeKey(const QKeyEvent& event);
    void take(std::int32_t sum);
    /// What the dice say, whatever is typed.
    void putBack();

    NumberField* m_field;
    std::optional<std::int32_t> m_sum;
    std::int32_t m_least;
    std::int32_t m_most;
};

}  // namespace hitspread
