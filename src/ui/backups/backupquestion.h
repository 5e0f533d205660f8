#pragma once

#include <QFrame>

#include <functional>

class QPushButton;

namespace hitspread {

class WrapLabel;

/// A question in the window of the backups: what is about to be done, before it is. While it is asked, the two buttons of the window's foot
/// are its answers.
class BackupQuestion : public QFrame {
    Q_OBJECT

public:
    BackupQuestion(QPushButton& leave, QPushButton& act, QWidget* parent = nullptr);

    /// `step` is done when it is answered with the button that says so.
    void ask(const QString& words, const QString& button, std::function<void()> step);
    void end();
    /// Does what was asked.
    void answer();
    [[nodiscard]] bool isAsking() const { return static_cast<bool>(m_step); }

Q_SIGNALS:
    /// Whether one is asked.
    void changed();

private:
    QPushButton& m_leave;
    QPushButton& m_act;
    WrapLabel* m_asked;
    std::function<void()> m_step;
};

}  // namespace hitspread
