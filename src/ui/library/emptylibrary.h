#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;

/// What stands where the table would be when there is nothing to list: one sentence and one button, the body's outline
/// behind them.
class EmptyLibrary : public QWidget {
    Q_OBJECT

public:
    explicit EmptyLibrary(const ApplicationStyle& style, QWidget* parent = nullptr);

    void say(const QString& sentence, const QString& button);
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ApplicationStyle& m_style;
    QLabel* m_sentence;
    QPushButton* m_button;
};

}  // namespace hitspread
