#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace hitspread {

/// Asks for a word of reason in place, without a window of its own.
class ReasonBar : public QFrame {
    Q_OBJECT

public:
    explicit ReasonBar(QWidget* parent = nullptr);

    /// `what` says what will be done; `done` names the button.
    void ask(const QString& what, const QString& done);

Q_SIGNALS:
    void given(const QString& reason);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void accept();

    QLabel* m_what;
    QLineEdit* m_reason;
    QPushButton* m_done;
};

}  // namespace hitspread
