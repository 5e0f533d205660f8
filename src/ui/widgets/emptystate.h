#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;

/// What stands where there is nothing to show yet: one sentence and one button, the quiet outline of a body behind them.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// An empty sentence leaves the outline alone; without words the button is not there.
    void say(const QString& sentence, const QString& button = {});
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QPushButton& button() const { return *m_button; }

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where the letters of the sentence stand.
    [[nodiscard]] QRect textPlace() const;

    const ApplicationStyle& m_style;
    QLabel* m_sentence;
    QPushButton* m_button;
};

}  // namespace hitspread
