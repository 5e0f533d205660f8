#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;

/// The bar at the top of a window: what happened, where, what to do. It stays until it is closed.
class ProblemBar : public QFrame {
    Q_OBJECT

public:
    ProblemBar(const ApplicationStyle& style, QWidget* parent = nullptr);

    void show(const QString& text);
    /// With a button that does something about it.
    void show(const QString& text, const QString& action);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void actionChosen();

private:
    const ApplicationStyle& m_style;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_action;
};

}  // namespace hitspread
